// Apart from the queries, which every page may begin with: these come with the pages that change something.
import { generateUserDailyChart, getDailyChart } from '@astrarium/contracts'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useSingleMutation } from '../../../lib/hooks/use-single-mutation.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { dailyChartErrorCopy } from './error-copy.ts'
import { type DailyChartShown, dailyChartQuery } from './queries.ts'

const { queryKey } = dailyChartQuery
const mutationKey = ['daily-chart']

/** Makes today's chart and fetches it; `open` lets the chat begin once it was looked at. */
export function useGenerateDailyChart() {
  const queryClient = useQueryClient()
  const isUnderWay = useIsMutating({ mutationKey }) > 0
  const generate = useSingleMutation<DailyChartShown, string>({
    mutationKey,
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
    /** begun here, or on a page that was left */
    isUnderWay,
    open: () => void (generate.data && queryClient.setQueryData(queryKey, generate.data)),
  }
}

/** Without a word: for whoever asked something already, whose answer does not wait for it. */
export function useMakeDayReady() {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey,
    mutationFn: (forDate: string) => call(generateUserDailyChart, { forDate }),
    onSuccess: (_made, forDate) =>
      queryClient.setQueryData(queryKey, (daily) => daily && { ...daily, forDate, isReady: true }),
  })
}
