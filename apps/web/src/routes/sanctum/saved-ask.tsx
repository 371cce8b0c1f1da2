import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { savedAsksQuery } from '../../features/chat/queries.ts'
import { SavedChatsPage } from '../../features/chat/saved/components/saved-chats-page.tsx'

export const Route = createFileRoute('/sanctum/saved-ask')({
  loader: ({ context: { queryClient } }) => void queryClient.query(savedAsksQuery).catch(noop),
  component: SavedChatsPage,
})
