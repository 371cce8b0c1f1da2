import { deleteAsk, type SavedAsk, setFavourite } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useSingleMutation } from '../../../lib/hooks/use-single-mutation.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { savedAsksQuery, threadQuery, threadsQuery } from '../queries.ts'

const copy = words.savedChats

/** @param onGone closes what shows it, before it goes */
export function useRemoveFavourite(ask: SavedAsk, onGone: () => void) {
  const leave = useLeave(onGone)
  return useSingleMutation({
    mutationKey: ['favourite', ask.askId],
    mutationFn: () => call(setFavourite, { isFavourite: false }, { askId: ask.askId }),
    onSuccess: () => {
      toast.success(copy.removed)
      return leave(ask)
    },
    onError: () => toast.destructive(copy.removeFailed),
  })
}

/** @param onGone closes what shows it, before it goes */
export function useDeleteAsk(ask: SavedAsk, onGone: () => void) {
  const leave = useLeave(onGone)
  return useSingleMutation({
    mutationKey: ['delete-ask', ask.askId],
    mutationFn: () => call(deleteAsk, {}, { askId: ask.askId }),
    onSuccess: () => {
      toast.success(copy.deleted)
      return leave(ask)
    },
    onError: () => toast.destructive(copy.deleteFailed),
  })
}

/** Gone from the saved chats at once; its conversation is looked up anew. */
function useLeave(onGone: () => void) {
  const queryClient = useQueryClient()
  return async ({ askId, threadId }: SavedAsk) => {
    onGone()
    queryClient.setQueryData(savedAsksQuery.queryKey, (asks) =>
      asks?.filter((other) => other.askId !== askId),
    )
    if (threadId) await queryClient.invalidateQueries({ queryKey: threadQuery(threadId).queryKey })
    await queryClient.invalidateQueries({ queryKey: threadsQuery.queryKey, exact: true })
  }
}
