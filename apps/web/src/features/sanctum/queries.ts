import { moonNow } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** The Moon of this hour; it moves half a degree in one. */
export const moonQuery = queryOptions({
  queryKey: ['moon'],
  queryFn: ({ signal }) => call(moonNow, {}, undefined, signal),
  staleTime: 3_600_000,
  refetchInterval: 3_600_000,
})
