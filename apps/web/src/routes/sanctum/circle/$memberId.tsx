import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../features/circle/components/member-page.tsx'
import { memberQuery } from '../../../features/circle/queries.ts'

export const Route = createFileRoute('/sanctum/circle/$memberId')({
  loader: ({ context: { queryClient }, params: { memberId } }) =>
    void queryClient.query(memberQuery(memberId)).catch(noop),
  component: Member,
})

function Member() {
  const { memberId } = Route.useParams()
  return <MemberPage key={memberId} memberId={memberId} />
}
