import type { Twin } from '../../packages/stripe-twin/src/index.ts'

const PLANS = ['flow', 'radiance', 'infinity']
const DAYS = 31
const GRACE_MS = 7 * 86_400_000

/** As much of one as is looked at here. */
interface Subscription {
  id: string
  object: string
  customer: string
  status: string
  cancel_at_period_end: boolean
  default_payment_method: string
  items: { data: { price: { id: string }; current_period_start: number }[] }
}

type Ask = (method: 'POST' | 'DELETE', path: string, fields?: Record<string, string>) => Promise<string>

/** Calls of its API; each answers the id of what it made. */
export function askTwin(twin: Twin): Ask {
  return async (method, path, fields) => {
    const answer = await twin.app.request(path, {
      method,
      headers: { Authorization: 'Bearer sk_test_bench' },
      ...(fields && { body: new URLSearchParams(fields) }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return ((await answer.json()) as { id: string }).id
  }
}

/** So many customers, each with one of the plans. */
export async function subscribe(ask: Ask, count: number): Promise<string[]> {
  const customers: string[] = []
  for (let at = 0; at < count; at++) {
    const customer = await ask('POST', '/v1/customers', { payment_method: 'pm_card_visa' })
    await ask('POST', '/v1/subscriptions', { customer, 'items[0][price]': `price_${PLANS[at % 3]}` })
    customers.push(customer)
  }
  return customers
}

/** Every tenth cancels, every tenth changes, every tenth ends, every tenth has a card that is refused. */
export async function liveAMonth(twin: Twin, ask: Ask, passDays: (days: number) => void): Promise<void> {
  const all = twin.state.all<Subscription>('subscription')
  for (let day = 0; day < DAYS; day++) {
    for (const [at, subscription] of all.entries()) {
      if (at % DAYS !== day) continue
      const path = `/v1/subscriptions/${subscription.id}`
      if (at % 10 === 1) await ask('POST', path, { cancel_at_period_end: 'true' })
      if (at % 10 === 2) await ask('POST', path, { 'items[0][price]': `price_${PLANS[(at + 1) % 3]}` })
      if (at % 10 === 3) await ask('DELETE', path)
      if (at % 10 === 4)
        subscription.default_payment_method = await ask('POST', '/v1/payment_methods', {
          'card[token]': 'pm_card_chargeCustomerFail',
        })
    }
    passDays(1)
    await twin.moveClock(0)
  }
}

/** What a customer's account has to say afterwards, in the order in which it is read. */
export function expectedOf(twin: Twin, customerId: string, now: Date): object {
  const paid = twin.state
    .all<Subscription>('subscription')
    .find(({ customer, status }) => customer === customerId && /^(active|past_due)$/.test(status))
  const isBehind = paid?.status === 'past_due'
  const item = paid?.items.data[0]
  const isGraceOver = isBehind && item!.current_period_start * 1000 + GRACE_MS <= now.getTime()
  const plan = !item || isGraceOver ? 'free' : item.price.id.replace('price_', '')
  return {
    plan,
    creditPlan: plan,
    id: paid?.id ?? null,
    isCancelled: paid?.cancel_at_period_end ?? false,
    next: null,
    isBehind,
  }
}
