import { deleteThread, listThreads, renameThread, searchThreads } from '@astrarium/contracts'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/toast.ts'
import { words } from '../../words/index.ts'
import { threadQuery, threadsQuery } from '../ask/queries.ts'

/** The server lists so many at once. */
const PAGE = 500

/** All conversations, the latest first, page by page. Always looked up anew. */
export const historyQuery = infiniteQueryOptions({
  queryKey: ['threads', 'history'],
  queryFn: ({ pageParam, signal }) => call(listThreads, pageParam ? { before: pageParam } : {}, undefined, signal),
  initialPageParam: '',
  getNextPageParam: (page) => (page.length < PAGE ? null : page.at(-1)?.lastMessageAt),
  staleTime: 0,
})

export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['threads', 'search', q],
    queryFn: ({ signal }) => call(searchThreads, { q }, undefined, signal),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export function useRenameThread(threadId: string) {
  const refresh = useRefresh()
  return useMutation({
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
  return useMutation({
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
