// Apart from the queries, which every page may begin with: these come with the pages that change something.
import { generateUserDailyChart, getDailyChart } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useSingleMutation } from '../../../lib/hooks/use-single-mutation.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { dailyChartErrorCopy } from './error-copy.ts'
import { type DailyChartShown, dailyChartQuery } from './queries.ts'

const { queryKey } = dailyChartQuery

/** Makes today's chart and fetches it; `open` lets the chat begin once it was looked at. */
export function useGenerateDailyChart() {
  const queryClient = useQueryClient()
  const generate = useSingleMutation<DailyChartShown, string>({
    mutationKey: ['daily-chart'],
    mutationFn: async (forDate) => {
      await call(generateUserDailyChart, { forDate })
      return call(getDailyChart, {})
    },
    onError: (error) => {
      toast.destructive(dailyChartErrorCopy(error))
      // the day may have changed meanwhile, or another device made it
      return queryClient.invalidateQueries({ queryKey })
    },
  })
  return {
    ...generate,
    open: () => {
      if (!generate.data) return
      toast.success(words.dailyGate.ready(generate.data.transits?.length ?? 0))
      queryClient.setQueryData(queryKey, generate.data)
    },
  }
}

/** Without a word: for whoever asked something already, whose answer does not wait for it. */
export function useMakeDayReady() {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['daily-chart'],
    mutationFn: (forDate: string) => call(generateUserDailyChart, { forDate }),
    onSuccess: (_made, forDate) =>
      queryClient.setQueryData(queryKey, (daily) => daily && { ...daily, forDate, isReady: true }),
  })
}
