import { transitsNow } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Today's weightiest transits to the person's own chart. */
export const transitsQuery = queryOptions({
  queryKey: ['chart', 'transits'],
  queryFn: () => call(transitsNow, {}),
  staleTime: 600_000,
})
