import { listBirthVersions, transitsNow } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Birth details that stood before a correction. */
export const birthVersionsQuery = queryOptions({
  queryKey: ['birth-versions'],
  queryFn: () => call(listBirthVersions, {}),
})

/** Today's weightiest transits to the person's own chart. */
export const transitsQuery = queryOptions({
  queryKey: ['chart', 'transits'],
  queryFn: () => call(transitsNow, {}),
  staleTime: 600_000,
})
