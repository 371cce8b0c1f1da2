import { showBranch } from '@astrarium/contracts'
import type { Thread } from '@astrarium/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { threadQuery } from '../queries.ts'

/** Turns a conversation to the branch that leads through an ask. */
export function useShowBranch(threadId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (askId: string) => call(showBranch, { askId }, { threadId }),
    onSuccess: (thread: Thread) => queryClient.setQueryData(threadQuery(threadId).queryKey, thread),
    onError: () => toast.destructive(words.ask.failed.load),
  })
}
