import { noop } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { threadQuery } from '../../../features/chat/queries.ts'

/** Drawn by the page above it. */
export const Route = createFileRoute('/sanctum/ask/$threadId')({
  loader: ({ context: { queryClient }, params: { threadId } }) =>
    void queryClient.query(threadQuery(threadId)).catch(noop),
  component: () => null,
})
