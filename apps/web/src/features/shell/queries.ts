import { getDailySky } from '@astrarium/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/**
 * The sky of the person's day: asked for anew when the day of this browser changes, and every few minutes,
 * since the Moon moves on (by a degree in two hours) and a zone may change.
 */
export const dailySkyQuery = (today: Date) =>
  queryOptions({
    queryKey: ['daily-sky', today.toDateString()],
    queryFn: ({ signal }) => call(getDailySky, {}, undefined, signal),
    staleTime: TEN_MINUTES,
    refetchInterval: TEN_MINUTES,
  })

const TEN_MINUTES = 600_000
