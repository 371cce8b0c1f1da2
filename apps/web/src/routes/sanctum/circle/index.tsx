import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CirclePage } from '../../../features/circle/components/circle-page.tsx'
import { circleQuery } from '../../../features/circle/queries.ts'

export const Route = createFileRoute('/sanctum/circle/')({
  validateSearch: (search: Record<string, unknown>): { requests?: true } =>
    search['requests'] === true ? { requests: true } : {},
  loader: async ({ context: { queryClient } }) => {
    void queryClient.query(circleQuery).catch(noop)
    // by a script of the page: the start is to know of no drawing
    const drawing = await import('../../../features/circle/components/drawing-here.ts').catch(noop)
    await drawing?.loadDrawing()
  },
  component: Circle,
})

function Circle() {
  const { requests = false } = Route.useSearch()
  return <CirclePage key={String(requests)} showsRequests={requests} />
}
