// script/bench billing: a month of 1,000 subscriptions at the provider's twin, of which nobody is told a
// thing, and then one reconciliation: how long it takes, how many requests a second it makes, and how many
// differ afterwards. Each request waits as long as one to the provider does.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { reconcileBilling } from '../apps/server/src/features/billing/service/reconcile-billing.ts'
import { openAuth } from '../apps/server/src/platform/auth/auth.ts'
import { readConfig } from '../apps/server/src/platform/config/config.ts'
import type { Context } from '../apps/server/src/platform/context.ts'
import { openDatabase, openPool } from '../apps/server/src/platform/db/database.ts'
import { migrateDatabase } from '../apps/server/src/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { openLog } from '../apps/server/src/platform/log.ts'
import { noMeter } from '../apps/server/src/platform/metrics/meter.ts'
import { openStripe } from '../apps/server/src/platform/payments/stripe-payments.ts'
import { newKeyRing, openVault } from '../apps/server/src/platform/vault/vault.ts'
import { TWIN_PRICES } from '../apps/server/src/twin-prices.ts'
import { openSky } from '../packages/sky/src/index.ts'
import { noStore, openTwin } from '../packages/stripe-twin/src/index.ts'
import { askTwin, expectedOf, liveAMonth, subscribe } from './billing/month.ts'

const SUBSCRIPTIONS = 1000
const BUDGET_S = 60
/** The provider's limit with keys of its test mode; with others it is 100. */
const MOST_A_SECOND = 25
const PROVIDER_TAKES_MS = 200

const dataDir = mkdtempSync('/tmp/astrarium-bench-')
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
await migrateDatabase(postgres.url)
const ignore = () => {}
const db = openDatabase(postgres.url, ignore, 5)
const authPool = openPool(postgres.url, 'app_auth', ignore, 2)
const owner = new pg.Pool({ connectionString: postgres.url, max: 1 })
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })

let now = new Date('2026-11-20T12:00:00Z')
const twin = await openTwin({
  store: noStore,
  now: () => now,
  pagesUrl: 'http://127.0.0.1/dev/stripe',
  prices: TWIN_PRICES,
  deliver: ignore,
})
const requests: number[] = []
const payments = openStripe({
  key: 'sk_test_twin',
  webhookSecret: 'whsec_bench',
  apiBase: null,
  priceIds: Object.fromEntries(TWIN_PRICES.map(({ plan, id }) => [plan, [id]])),
  fetch: async (input, init) => {
    requests.push(performance.now())
    await wait(PROVIDER_TAKES_MS)
    return twin.app.fetch(new Request(input, init))
  },
})
const context = {
  config,
  db,
  serverId: randomUUID(),
  vault: openVault(newKeyRing()),
  sky: await openSky(),
  auth: openAuth(authPool, config, 'bench-secret-of-at-least-32-characters'),
  jobs: { send: async () => {}, forget: async () => {} },
  payments,
  log: openLog('silent'),
  meter: noMeter,
  now: () => now,
} as unknown as Context

try {
  const ask = askTwin(twin)
  const customers = await subscribe(ask, SUBSCRIPTIONS)
  await arrive(customers)
  await liveAMonth(twin, ask, (days) => {
    now = new Date(now.getTime() + days * 86_400_000)
  })
  console.log(`${SUBSCRIPTIONS} subscriptions after a month, load ${loadavg()[0]!.toFixed(1)}\n`)
  console.log('                        seconds  looked  failed  differ  requests  most in a second')
  await measure('nothing was heard', customers)
  await measure('nothing has changed', customers)
} finally {
  await Promise.all([db.close(), authPool.end(), owner.end()])
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function measure(name: string, customers: readonly string[]): Promise<void> {
  requests.length = 0
  const begun = performance.now()
  const { looked, failed } = await reconcileBilling(context)
  const seconds = (performance.now() - begun) / 1000
  const most = Math.max(...requests.map((at, n) => n - requests.findIndex((other) => other > at - 1000) + 1))
  const differ = await countDifferences(customers)
  const isKept = seconds <= BUDGET_S && most <= MOST_A_SECOND && differ + failed === 0
  const columns = [seconds.toFixed(1), looked, failed, differ, requests.length, most]
  const widths = [9, 8, 8, 8, 10, 18]
  console.log(
    name.padEnd(22) + columns.map((one, at) => String(one).padStart(widths[at]!)).join(''),
    isKept ? ' kept' : ' MISSED',
  )
}

/** An account for each customer, on Free as far as it knows. */
async function arrive(customers: readonly string[]): Promise<void> {
  for (const customer of customers) {
    const userId = randomUUID()
    await owner.query('set role app_auth')
    await owner.query(`insert into users (id, name, email, email_verified) values ($1, 'Mara', $2, true)`, [
      userId,
      `${userId}@example.com`,
    ])
    await owner.query('set role app_jobs')
    await owner.query('update subscriptions set provider_customer_id = $2 where user_id = $1', [
      userId,
      customer,
    ])
    await owner.query('reset role')
  }
}

async function countDifferences(customers: readonly string[]): Promise<number> {
  const { rows } = await owner.query<Record<string, unknown>>(
    `select provider_customer_id as customer, s.plan_id as plan, c.plan_id as "creditPlan", provider_subscription_id as id,
      cancel_at_period_end as "isCancelled", next_plan_id as next, past_due_since is not null as "isBehind"
      from subscriptions s join user_credits c using (user_id)`,
  )
  const here = new Map(rows.map(({ customer, ...row }) => [customer, JSON.stringify(row)]))
  return customers.filter(
    (customer) => here.get(customer) !== JSON.stringify(expectedOf(twin, customer, now)),
  ).length
}
