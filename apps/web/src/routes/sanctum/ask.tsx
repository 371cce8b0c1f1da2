import { noop } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { AskPage } from '../../features/chat/components/ask-page.tsx'
import { circleQuery } from '../../features/circle/queries.ts'
import { homeQuery } from '../../features/daily/queries.ts'
import { suggestionsQuery } from '../../features/chat/queries.ts'
import { dailyChartQuery } from '../../features/chat/gate/queries.ts'
import { profileQuery } from '../../features/profile/queries.ts'

/**
 * One page for the new chat and for every conversation, so that a new one gets its address without being
 * drawn anew.
 */
export const Route = createFileRoute('/sanctum/ask')({
  validateSearch: ({
    relationship,
    circleMember,
    prompt,
  }: Record<string, unknown>): { relationship?: true; circleMember?: unknown; prompt?: string } =>
    relationship === true || relationship === 'true'
      ? { relationship: true, circleMember, ...(typeof prompt === 'string' && { prompt }) }
      : {},
  loader: ({ context: { queryClient } }) => {
    void queryClient.query(suggestionsQuery).catch(noop)
    void queryClient.query(circleQuery).catch(noop)
    void queryClient.query(homeQuery(new Date())).catch(noop)
    void queryClient.query(profileQuery).catch(noop)
    void queryClient.query(dailyChartQuery).catch(noop)
  },
  component: Ask,
})

function Ask() {
  const { threadId } = useParams({ strict: false })
  return <AskPage threadId={threadId ?? null} />
}
