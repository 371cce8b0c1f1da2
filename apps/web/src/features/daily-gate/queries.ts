import { generateUserDailyChart, getDailyChart } from '@astrarium/contracts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/toast.ts'
import { words } from '../../words/index.ts'
import { gateRefusal } from './gate-refusal.ts'

/** Which day it is for the person, and whether its chart was made. A tab that is looked at again asks again. */
export const dailyChartQuery = queryOptions({
  queryKey: ['daily-chart'],
  queryFn: ({ signal }) => call(getDailyChart, {}, undefined, signal),
  staleTime: 300_000,
})

/** Does the chart of the day still have to be made? Without a natal chart there is nothing to make it from. */
export function isGated({ hasChart, isReady }: { hasChart: boolean; isReady: boolean }): boolean {
  return hasChart && !isReady
}

export function useGenerateDailyChart() {
  const queryClient = useQueryClient()
  const { queryKey } = dailyChartQuery
  return useMutation({
    mutationFn: (forDate: string) => call(generateUserDailyChart, { forDate }),
    onSuccess: ({ transitCount }, forDate) => {
      toast.success(words.dailyGate.ready(transitCount))
      queryClient.setQueryData(queryKey, (daily) => daily && { ...daily, forDate, isReady: true })
    },
    onError: (error) => {
      toast.destructive(gateRefusal(error))
      // the day may have changed meanwhile, or another device made it
      return queryClient.invalidateQueries({ queryKey })
    },
  })
}
