import { generateMemberInsight } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, call } from '../../../lib/api.ts'
import { useSingleMutation } from '../../../lib/hooks/use-single-mutation.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { balanceQuery } from '../../billing/queries.ts'
import { insightErrorCopy } from '../error-copy.ts'
import { memberInsightsQuery } from '../queries.ts'

/** Why nothing was made, where the balance is the reason: that is said; all else is answered by the ring. */
const OF_THE_BALANCE = ['ask_limit_daily', 'ask_limit_monthly', 'subscription_required', 'rate_limited']

/** Makes today's insight of somebody. Where it fails, nothing is taken, and nothing is kept. */
export function useCheckIn() {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['check-in'],
    mutationFn: async (circleMemberId: string) =>
      (await call(generateMemberInsight, { circleMemberId })).insight,
    onSuccess: (insight) => {
      queryClient.setQueryData(
        memberInsightsQuery.queryKey,
        (today) =>
          today && { ...today, insights: [...today.insights.filter(({ id }) => id !== insight.id), insight] },
      )
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || !OF_THE_BALANCE.includes(error.code)) return
      const { title, text } = insightErrorCopy(error)
      toast.destructive(title, text)
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey }),
  })
}
