import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ChatHistoryPage } from '../../features/chat/history/components/chat-history-page.tsx'
import { historyQuery } from '../../features/chat/history/queries.ts'

export const Route = createFileRoute('/sanctum/ask-history')({
  loader: ({ context: { queryClient } }) => void queryClient.infiniteQuery(historyQuery).catch(noop),
  component: ChatHistoryPage,
})
