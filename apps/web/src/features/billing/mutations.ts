import { createCheckoutSession, manageSubscription } from '@astrarium/contracts'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useSingleMutation } from '../../lib/hooks/use-single-mutation.ts'
import { billingErrorCopy } from './error-copy.ts'
import { balanceQuery, subscriptionQuery } from './queries.ts'
import { toast } from '../../ui/toast/toast.ts'
import { words } from '../../words/index.ts'

/** To where a plan is paid; the page is left, so it stays busy. */
export function useCheckout() {
  return useSingleMutation({
    mutationKey: ['checkout'],
    mutationFn: async (priceId: string) => {
      const home = `${window.location.origin}/sanctum`
      const addresses = { successUrl: `${home}?success=true`, cancelUrl: `${home}?cancelled=true` }
      window.location.assign((await call(createCheckoutSession, { priceId, ...addresses })).url)
    },
    onError: (error) => toast.destructive(billingErrorCopy(error, 'signIn')),
  })
}

export function useBillingPortal() {
  return useSingleMutation({
    mutationKey: ['billing-portal'],
    mutationFn: async () => {
      const returnUrl = `${window.location.origin}/subscription`
      const { url } = await call(manageSubscription, { action: 'create_portal_session', returnUrl })
      if (url !== undefined) window.location.assign(url)
    },
    onError: (error) => toast.destructive(billingErrorCopy(error, 'noSession')),
  })
}

/** Ends the plan with its period, or takes that back. */
export function useCancelAtPeriodEnd(onDone?: () => void) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationKey: ['cancel-at-period-end'],
    mutationFn: (action: 'cancel_at_period_end' | 'resume_subscription') =>
      call(manageSubscription, { action }),
    onSuccess: async (_, action) => {
      const { free, page } = words.billing
      toast.success(action === 'resume_subscription' ? page.resumed : free.ends)
      onDone?.()
      await showWhatStands(queryClient)
    },
    onError: (error) => toast.destructive(billingErrorCopy(error, 'noSession')),
  })
}

async function showWhatStands(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey }),
  ])
}
