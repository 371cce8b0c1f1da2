// Apart from the queries, which every page may begin with: these come with the pages that change something.
import { generateUserDailyChart } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useSingleMutation } from '../../../lib/hooks/use-single-mutation.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { words } from '../../../words/index.ts'
import { dailyChartErrorCopy } from './error-copy.ts'
import { dailyChartQuery } from './queries.ts'

export function useGenerateDailyChart() {
  const queryClient = useQueryClient()
  const { queryKey } = dailyChartQuery
  return useSingleMutation({
    mutationKey: ['daily-chart'],
    mutationFn: (forDate: string) => call(generateUserDailyChart, { forDate }),
    onSuccess: ({ transitCount }, forDate) => {
      toast.success(words.dailyGate.ready(transitCount))
      queryClient.setQueryData(queryKey, (daily) => daily && { ...daily, forDate, isReady: true })
    },
    onError: (error) => {
      toast.destructive(dailyChartErrorCopy(error))
      // the day may have changed meanwhile, or another device made it
      return queryClient.invalidateQueries({ queryKey })
    },
  })
}
