import { getDebugAccess, listDebugEntries } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export const debugAccessQuery = queryOptions({
  queryKey: ['debug', 'access'],
  queryFn: ({ signal }) => call(getDebugAccess, {}, undefined, signal),
  staleTime: Infinity,
})

/** The newest ten; each answer brings another. */
export const debugEntriesQuery = queryOptions({
  queryKey: ['debug', 'entries'],
  queryFn: ({ signal }) => call(listDebugEntries, {}, undefined, signal),
  staleTime: 0,
})
