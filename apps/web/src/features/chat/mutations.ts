import { setFavourite, showBranch, type Thread, type ThreadMessage } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useSingleMutation } from '../../lib/hooks/use-single-mutation.ts'
import { toast } from '../../ui/toast/toast.ts'
import { words } from '../../words/index.ts'
import { savedAsksQuery, threadQuery } from './queries.ts'

/** Turns the star of an answer, on the screen alone. */
export function useShowFavourite(threadId: string, askId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = threadQuery(threadId)
  return (isFavourite: boolean) =>
    void queryClient.setQueryData(
      queryKey,
      (thread) => thread && { ...thread, messages: thread.messages.map(marked(askId, isFavourite)) },
    )
}

/**
 * An answer comes among the saved ones, or leaves them.
 * @param show turns the star at once, and back when it is refused
 */
export function useFavourite(askId: string, show: (isFavourite: boolean) => void) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['favourite', askId],
    mutationFn: (isFavourite: boolean) => call(setFavourite, { isFavourite }, { askId }),
    onMutate: show,
    onSuccess: ({ isFavourite }) => {
      toast.success(isFavourite ? words.chat.favourite.added : words.chat.favourite.removed)
      return queryClient.invalidateQueries({ queryKey: savedAsksQuery.queryKey })
    },
    onError: (_, isFavourite) => {
      show(!isFavourite)
      toast.destructive(words.chat.favourite.failed)
    },
  })
}

function marked(askId: string, isFavourite: boolean) {
  return (message: ThreadMessage): ThreadMessage =>
    message.askId === askId ? { ...message, isFavourite } : message
}

/** Turns a conversation to the branch that leads through an ask. */
export function useShowBranch(threadId: string) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['show-branch', threadId],
    mutationFn: (askId: string) => call(showBranch, { askId }, { threadId }),
    onSuccess: (thread: Thread) => queryClient.setQueryData(threadQuery(threadId).queryKey, thread),
    onError: () => toast.destructive(words.chat.failed.load),
  })
}
