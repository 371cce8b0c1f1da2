import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { delivery, openOwnProvider } from '../../../test/own-provider.ts'
import type { OwnProvider } from '../../../test/own-provider.ts'
import { paidHere, paidThere } from '../../../test/paid-there.ts'
import { testApp } from '../../../test/test-app.ts'
import type { PersonContext } from '../../platform/context.ts'
import { cancelBillingNow } from './service/cancel-billing-now.ts'
import { createCheckoutSession } from './service/create-checkout-session.ts'
import { openBillingPortal } from './service/open-billing-portal.ts'
import { reconcileBilling } from './service/reconcile-billing.ts'
import { reserveAsk } from './service/reserve-ask.ts'
import { setCancelAtPeriodEnd } from './service/set-cancel-at-period-end.ts'

const house = testApp()

// More of them: HISTORIES=10000 npx vitest run --project server apps/server/src/features/billing/histories
const RUNS = Number(process.env['HISTORIES'] ?? 20)
const SEED = Number(process.env['HISTORIES_SEED'] ?? Date.now() % 2 ** 31)
const START = new Date('2026-11-20T12:00:00Z')
const LIMITS: Record<string, number> = { free: 5, flow: 500, radiance: 1000 }

const card = fc.constantFrom('4242424242424242', '4000000000000341', '4000000000000002')
const plan = fc.constantFrom('flow', 'radiance', 'infinity')
const action = fc.constantFrom('cancel', 'resume', 'card')
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('buy' as const), plan, card }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('buy beside it' as const), plan }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const, 'resume' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('portal' as const), action, card }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('end there' as const, 'erase' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pass' as const), days: fc.nat(40) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('ask' as const), times: fc.nat(7) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('hear' as const), delivery }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function live(mara: PersonContext, { twin, press, call, deliver }: OwnProvider, next: Step) {
  const { userId } = mara.actor
  const home = house.context.config.publicUrl
  switch (next.kind) {
    case 'buy': {
      const priceId = `price_${next.plan}`
      const { url } = await createCheckoutSession(mara, { priceId, successUrl: home, cancelUrl: home })
      return press(url, { action: url.includes('/portal/') ? 'confirm' : 'pay', card: next.card })
    }
    case 'buy beside it': {
      const { customerId } = await paidHere(house, userId)
      const fields = { customer: String(customerId), 'items[0][price]': `price_${next.plan}` }
      return call('POST', '/v1/subscriptions', fields)
    }
    case 'cancel':
    case 'resume':
      // refused where nothing is paid for, as the portal is
      return setCancelAtPeriodEnd(mara, next.kind).catch(() => {})
    case 'portal': {
      const url = await openBillingPortal(mara, home).catch(() => null)
      return url && press(url, { action: next.action, card: next.card })
    }
    case 'end there': {
      const [latest] = twin.state.all<{ id: string; object: string }>('subscription')
      return latest && call('DELETE', `/v1/subscriptions/${latest.id}`)
    }
    case 'erase':
      return cancelBillingNow(house.context, userId)
    case 'pass':
      house.clock.now = new Date(house.clock.now.getTime() + next.days * 86_400_000)
      return twin.moveClock(0)
    case 'ask':
      for (let asked = 0; asked < next.times; asked++)
        await mara.db
          .asUser(userId, (tx) => reserveAsk(mara, tx, userId, randomUUID(), 'Europe/London'))
          .catch(() => {})
      return undefined
    case 'hear':
      return deliver(next.delivery)
  }
}

async function expectNoDifference({ twin }: OwnProvider, userId: string): Promise<void> {
  const [here, there] = [await paidHere(house, userId), paidThere(twin, house.clock.now)]
  expect(there.plans).toBeLessThanOrEqual(1)
  expect(here.row).toEqual(there.row)
  const limit = LIMITS[there.row.plan_id]
  if (limit === undefined) return
  expect(here.left).toBeGreaterThanOrEqual(0)
  expect(here.left).toBeLessThanOrEqual(limit)
  if (there.periodStart)
    expect(here.left).toBe(Math.max(0, limit - (await takenSince(userId, there.periodStart))))
}

it(`after any history, one reconciliation makes what stands here equal to what the provider has (seed ${SEED})`, async () => {
  let [lived, steps] = [0, 0]
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (life) => {
      house.clock.now = START
      house.asked.length = 0
      const provider = await openOwnProvider(house)
      const mara = await somebody()
      const { userId } = mara.actor
      for (const next of life) await live(mara, provider, next)
      house.asked.length = 0
      const { customerId } = await paidHere(house, userId)
      expect(await reconcileBilling(house.context)).toEqual({ looked: customerId ? 1 : 0, failed: 0 })
      await expectNoDifference(provider, userId)
      await provider.deliverLate()
      await expectNoDifference(provider, userId)
      // the next one is looked at alone
      await asAuth('delete from users where id = $1', [userId])
      lived += 1
      steps += life.length
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: RUNS > 100 },
  )
  console.log(`${lived} histories of ${steps} steps, seed ${SEED}: 0 differences`)
}, 36_000_000)

/** Somebody with an account and nothing else. */
async function somebody(): Promise<PersonContext> {
  const [userId, email] = [randomUUID(), `${randomUUID()}@example.com`]
  await asAuth(`insert into users (id, name, email, email_verified) values ($1, 'Mara', $2, true)`, [
    userId,
    email,
  ])
  return { ...house.context, actor: { kind: 'person', userId, email, name: 'Mara' } }
}

async function asAuth(statement: string, values: string[]): Promise<void> {
  await house.owner.query('set role app_auth')
  await house.owner.query(statement, values)
  await house.owner.query('reset role')
}

async function takenSince(userId: string, since: Date): Promise<number> {
  const { rows } = await house.owner.query<{ taken: number }>(
    `select count(*)::int as taken from credit_entries where user_id = $1 and at >= $2 and reason = 'reserve'`,
    [userId, since],
  )
  return rows[0]!.taken
}
