import { ConfigError } from './config-error.ts'

export interface StripeSettings {
  key: string
  webhookSecret: string
  /** null: Stripe's own */
  apiBase: string | null
  /** for each plan its prices: the first is sold, those after it are still known */
  prices: Readonly<Record<string, readonly string[]>>
}

const PRICES = ['FLOW', 'RADIANCE', 'INFINITY'] as const

type Settings = Record<
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | `STRIPE_PRICE_${(typeof PRICES)[number]}`,
  string | null
> & { STRIPE_API_BASE?: string | undefined }

/** Payment is set up wholly or not at all. */
export function readStripeConfig(env: Settings): StripeSettings | null {
  const key = env.STRIPE_SECRET_KEY
  if (!key) {
    if (env.STRIPE_WEBHOOK_SECRET)
      throw new ConfigError('STRIPE_SECRET_KEY must be set when STRIPE_WEBHOOK_SECRET is')
    return null
  }
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET
  if (!webhookSecret)
    throw new ConfigError(
      'STRIPE_WEBHOOK_SECRET must be set when STRIPE_SECRET_KEY is: whsec_… of the webhook',
    )
  const prices = PRICES.map((plan) => {
    const ids = (env[`STRIPE_PRICE_${plan}`] ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean)
    if (ids.length === 0)
      throw new ConfigError(
        `STRIPE_PRICE_${plan} must be set when STRIPE_SECRET_KEY is: the id of a monthly price`,
      )
    return [plan.toLowerCase(), ids] as const
  })
  return { key, webhookSecret, apiBase: env.STRIPE_API_BASE ?? null, prices: Object.fromEntries(prices) }
}
