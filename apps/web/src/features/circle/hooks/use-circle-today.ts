import { getCircleToday } from '@astrarium/contracts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useToday } from '../../../lib/hooks/use-today.ts'
import { circleQuery, circleTodayKey } from '../queries.ts'

/**
 * What today is on in the Circle: anew when this browser's day changes, and every few minutes, as the Moon
 * goes; after the people themselves, which it would hold up. All that it marks is whole without it.
 */
export function useCircleToday() {
  const { isSuccess } = useQuery(circleQuery)
  return useQuery({
    queryKey: [...circleTodayKey, useToday().toDateString()],
    queryFn: ({ signal }) => call(getCircleToday, {}, undefined, signal),
    staleTime: TEN_MINUTES,
    enabled: isSuccess,
    refetchInterval: TEN_MINUTES,
  })
}

const TEN_MINUTES = 600_000
