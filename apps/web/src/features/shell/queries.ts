import { getDailySky } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/**
 * The sky of the person's day: asked for anew when the day of this browser changes, and every hour for a
 * change of zone.
 */
export const dailySkyQuery = (today: Date) =>
  queryOptions({
    queryKey: ['daily-sky', today.toDateString()],
    queryFn: ({ signal }) => call(getDailySky, {}, undefined, signal),
    staleTime: 3_600_000,
    refetchInterval: 3_600_000,
  })
