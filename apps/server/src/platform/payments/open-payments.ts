import { randomBytes } from 'node:crypto'
import type { Twin } from '@astrarium/stripe-twin'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { Payments } from './payments.ts'
import { twinStore } from './repository.ts'
import { openStripe } from './stripe-payments.ts'

export const WEBHOOK_PATH = '/api/stripe-webhook'
export const TWIN_PAGES = '/dev/stripe'

/** A price of the twin, and the plan that it is of. */
export interface TwinPrice {
  plan: string
  id: string
  name: string
  amount: number
  currency: string
}

/**
 * Stripe where a key is set, its twin in development, and nobody in production without a key.
 * @param prices what the twin sells
 */
export async function openPayments(
  config: Config,
  db: Database,
  prices: readonly TwinPrice[],
): Promise<{ payments: Payments | null; twin: Twin | null }> {
  if (config.stripe)
    return { payments: openStripe({ ...config.stripe, priceIds: config.stripe.prices }), twin: null }
  if (config.isProduction) return { payments: null, twin: null }
  const { deliverTo, openTwin } = await import('@astrarium/stripe-twin')
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`
  const twin = await openTwin({
    store: twinStore(db),
    now: () => new Date(),
    pagesUrl: `${config.publicUrl}${TWIN_PAGES}`,
    prices,
    deliver: deliverTo(`http://${config.host}:${config.port}${WEBHOOK_PATH}`, webhookSecret),
  })
  return { payments: openTwinPayments(twin, webhookSecret, prices), twin }
}

/** The same library as for Stripe itself; only its requests stay in the process. */
export function openTwinPayments(
  twin: Twin,
  webhookSecret: string,
  prices: readonly Pick<TwinPrice, 'plan' | 'id'>[],
): Payments {
  return openStripe({
    key: 'sk_test_twin',
    webhookSecret,
    apiBase: null,
    priceIds: Object.fromEntries(prices.map(({ plan, id }) => [plan, [id]])),
    fetch: async (input, init) => twin.app.fetch(new Request(input, init)),
  })
}
