import { AppError } from '../../../platform/app-error.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { checkOurAddress } from '../our-address.ts'
import type { Payments } from '../../../platform/payments/payments.ts'
import { CURRENCY } from '../limits.ts'
import { paymentsOf, planOfPrice, priceOfPlan } from '../plan-prices.ts'
import { standingOf } from '../standing.ts'
import { customerOf } from './customer-of.ts'

/**
 * Where a plan is paid; for somebody who pays for one already, where the change is agreed to. Nobody is asked
 * to buy a second one. Throws plan_not_found, payment_unavailable or checkout_failed.
 */
export async function createCheckoutSession(
  context: PersonContext,
  { priceId, successUrl, cancelUrl }: { priceId: string; successUrl: string; cancelUrl: string },
): Promise<{ url: string }> {
  checkOurAddress(context, { successUrl, cancelUrl })
  const payments = paymentsOf(context)
  const planId = planOfPrice(payments, priceId)
  if (planId === null || priceOfPlan(payments, planId) !== priceId)
    throw new AppError('plan_not_found', 'No plan is sold at this price')
  try {
    await checkCurrency(payments, priceId)
    const customerId = await customerOf(context)
    const { paid, status } = standingOf(
      await payments.subscriptionsOf(customerId),
      (id) => planOfPrice(payments, id),
      context.now(),
    )
    const addresses = { customerId, priceId, successUrl, cancelUrl }
    const url =
      paid && status !== 'incomplete'
        ? await payments.startChange({ ...addresses, subscription: paid })
        : await payments.startCheckout(addresses)
    return { url }
  } catch (error) {
    throw new AppError('checkout_failed', 'The checkout could not be begun', { cause: error })
  }
}

/** The price that was shown is in this currency, and a customer pays in one for ever. */
async function checkCurrency(payments: Payments, priceId: string): Promise<void> {
  const { currency } = await payments.priceOf(priceId)
  if (currency !== CURRENCY) throw new Error(`A price in ${currency}`)
}
