import {
  getThread,
  listSavedAsks,
  listThreads,
  setFavourite,
  showBranch,
  suggestedQuestions,
  type Thread,
  type ThreadMessage,
} from '@astrarium/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/toast.ts'
import { words } from '../../words/index.ts'

export const threadQuery = (threadId: string) =>
  queryOptions({ queryKey: ['threads', threadId], queryFn: ({ signal }) => call(getThread, {}, { threadId }, signal) })

/** All conversations, the latest first. */
export const threadsQuery = queryOptions({ queryKey: ['threads'], queryFn: ({ signal }) => call(listThreads, {}, undefined, signal) })

/** Favourites, newest asked first. */
export const savedAsksQuery = queryOptions({
  queryKey: ['saved-asks'],
  queryFn: ({ signal }) => call(listSavedAsks, {}, undefined, signal),
})

export const suggestionsQuery = queryOptions({
  queryKey: ['suggestions'],
  queryFn: () => call(suggestedQuestions, {}),
  staleTime: Infinity,
})

/** The star of an answer. It turns at once, and back when the server refuses. */
export function useFavourite(threadId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = threadQuery(threadId)
  const show = (askId: string, isFavourite: boolean) =>
    queryClient.setQueryData(queryKey, (thread) => thread && { ...thread, messages: thread.messages.map(marked(askId, isFavourite)) })
  return useMutation({
    mutationFn: ({ askId, isFavourite }: { askId: string; isFavourite: boolean }) => call(setFavourite, { isFavourite }, { askId }),
    onMutate: ({ askId, isFavourite }) => show(askId, isFavourite),
    onSuccess: ({ isFavourite }) => {
      toast.success(isFavourite ? words.ask.favourite.added : words.ask.favourite.removed)
      return queryClient.invalidateQueries({ queryKey: savedAsksQuery.queryKey })
    },
    onError: (_, { askId, isFavourite }) => {
      show(askId, !isFavourite)
      toast.destructive(words.ask.favourite.failed)
    },
  })
}

/** Turns a conversation to the branch that leads through an ask. */
export function useShowBranch(threadId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (askId: string) => call(showBranch, { askId }, { threadId }),
    onSuccess: (thread: Thread) => queryClient.setQueryData(threadQuery(threadId).queryKey, thread),
    onError: () => toast.destructive(words.ask.failed.load),
  })
}

function marked(askId: string, isFavourite: boolean) {
  return (message: ThreadMessage): ThreadMessage => (message.askId === askId ? { ...message, isFavourite } : message)
}
