import { refreshSubscription } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useSingleMutation } from '../../lib/hooks/use-single-mutation.ts'
import { balanceQuery, subscriptionQuery } from './queries.ts'

/** Looks at the provider again; who calls it says that it failed. Home does without this file. */
export function useRefreshSubscription() {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['refresh-subscription'],
    mutationFn: () => call(refreshSubscription, {}),
    onSuccess: async (subscription) => {
      queryClient.setQueryData(subscriptionQuery.queryKey, subscription)
      await queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey })
    },
  })
}
