// Apart from the queries, which every page may begin with: these come with the pages that change something.
import { deleteThread, renameThread } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useSingleMutation } from '../../../lib/hooks/use-single-mutation.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { threadQuery, threadsQuery } from '../queries.ts'

export function useRenameThread(threadId: string) {
  const refresh = useRefresh()
  return useSingleMutation({
    mutationKey: ['rename-thread', threadId],
    mutationFn: (title: string) => call(renameThread, { title }, { threadId }),
    onSuccess: () => {
      toast.success(words.chatHistory.rename.done)
      return refresh()
    },
    onError: () => toast.destructive(words.chatHistory.rename.failed),
  })
}

/** @param onEnd closes what asked, before the row that it belongs to goes */
export function useDeleteThread(threadId: string, onEnd: () => void) {
  const queryClient = useQueryClient()
  const refresh = useRefresh()
  return useSingleMutation({
    mutationKey: ['delete-thread', threadId],
    mutationFn: () => call(deleteThread, {}, { threadId }),
    onSuccess: () => {
      toast.success(words.chatHistory.delete.done)
      onEnd()
      queryClient.removeQueries({ queryKey: threadQuery(threadId).queryKey })
      return refresh()
    },
    onError: () => {
      toast.destructive(words.chatHistory.delete.failed)
      onEnd()
    },
  })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: threadsQuery.queryKey })
}
