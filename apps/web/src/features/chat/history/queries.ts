import { listThreads, searchThreads } from '@astrarium/contracts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** The server lists so many at once. */
const PAGE = 500

/** All conversations, the latest first, page by page. Always looked up anew. */
export const historyQuery = infiniteQueryOptions({
  queryKey: ['threads', 'history'],
  queryFn: ({ pageParam, signal }) =>
    call(listThreads, pageParam ? { before: pageParam } : {}, undefined, signal),
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
