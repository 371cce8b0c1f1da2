import { setFavourite } from '@astrarium/contracts'
import type { ThreadMessage } from '@astrarium/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { savedAsksQuery, threadQuery } from '../queries.ts'

/** The star of an answer. It turns at once, and back when the server refuses. */
export function useFavourite(threadId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = threadQuery(threadId)
  const show = (askId: string, isFavourite: boolean) =>
    queryClient.setQueryData(
      queryKey,
      (thread) => thread && { ...thread, messages: thread.messages.map(marked(askId, isFavourite)) },
    )
  return useMutation({
    mutationFn: ({ askId, isFavourite }: { askId: string; isFavourite: boolean }) =>
      call(setFavourite, { isFavourite }, { askId }),
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

function marked(askId: string, isFavourite: boolean) {
  return (message: ThreadMessage): ThreadMessage =>
    message.askId === askId ? { ...message, isFavourite } : message
}
