import { randomUUID } from 'node:crypto'
import { openReader } from '@astrarium/arion'
import type { Reader } from '@astrarium/arion'
import { openSky } from '@astrarium/sky'
import type { Hono } from 'hono'
import pg from 'pg'
import { inject } from 'vitest'
import { createApp } from '../src/app.ts'
import { openAuth } from '../src/platform/auth/auth.ts'
import { readConfig } from '../src/platform/config/config.ts'
import type { Config } from '../src/platform/config/config.ts'
import { openDatabase, openPool } from '../src/platform/db/database.ts'
import type { Way } from '../src/platform/db/database.ts'
import { openRateLimiter } from '../src/platform/http/rate-limit.ts'
import { openLog } from '../src/platform/log.ts'
import type { Letter } from '../src/platform/mail/letter.ts'
import { noMeter } from '../src/platform/metrics/meter.ts'
import { FIVE_CITIES } from '../src/platform/places/lookup/places.ts'
import type { Places } from '../src/platform/places/lookup/places.ts'
import { newKeyRing, openVault } from '../src/platform/vault/vault.ts'
import type { KeyRing } from '../src/platform/vault/vault.ts'
import type { Context } from '../src/platform/context.ts'
import { noStore, openTwin, signedWebhook } from '@astrarium/stripe-twin'
import type { Twin, TwinEvent } from '@astrarium/stripe-twin'
import { TWIN_PRICES } from '../src/twin-prices.ts'
import { openTwinPayments, TWIN_PAGES, WEBHOOK_PATH } from '../src/platform/payments/open-payments.ts'
import { JOB_HANDLERS } from '../src/background-jobs.ts'
import { heldAnswer } from './held-answer.ts'
import { Person } from './person.ts'

export interface TestApp {
  app: Hono
  context: Context
  ring: KeyRing
  /** letters that were sent, newest last */
  letters: Letter[]
  /** letters wait in the queue instead of leaving at once */
  post: { isHeld: boolean }
  /** work that was asked for and waits: nobody does it until a test does */
  asked: { name: string; key: string }[]
  /** does all of it */
  work(): Promise<void>
  /** whoever takes the money, with a clock that follows the test's */
  twin: Twin
  /** what it told, and nobody has heard yet */
  told: TwinEvent[]
  /** has an event arrive, as the provider sends it; the next one that was told unless one is named */
  hear(event?: TwinEvent): Promise<Response>
  /** the moment that the app believes it is */
  clock: { now: Date }
  /** how the app reaches the database; `directUrl` past the pooler */
  reach: { url: string; directUrl: string; way: Way }
  /** as the owner of the tables: for looking at what really stands there */
  owner: pg.Pool
  /** a person at a browser of their own */
  visitor(): Person
  close(): Promise<void>
}

/** What cookies are signed with. */
export const TEST_SECRET = 'test-secret-of-at-least-32-characters'

/** The app on a database of its own, copied from the migrated one, with a clock that the test holds. */
export async function openTestApp(changes: Partial<Config> = {}): Promise<TestApp> {
  const template = new URL(inject('templateDatabaseUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const maintenance = new URL(template)
  maintenance.pathname = '/template1'
  const maker = new pg.Client({ connectionString: maintenance.href })
  await maker.connect()
  // two files copying at once would refuse each other
  await maker.query('select pg_advisory_lock(1364)')
  await maker.query(`create database ${name} template ${template.pathname.slice(1)}`)
  await maker.end()
  const url = new URL(template)
  url.pathname = `/${name}`

  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), ...changes }
  const log = openLog(config.logLevel)
  const ignore = () => {}
  const reach = reachOf(url)
  const db = openDatabase(reach.url, ignore, 5, reach.way)
  const authPool = openPool(reach.url, 'app_auth', ignore, 3, reach.way)
  // a test's reader loads in this thread, and a connection that is made meanwhile would wait too long
  await Promise.all(Array.from({ length: 5 }, () => db.ping()))
  const owner = new pg.Pool({ connectionString: url.href, max: 1 })
  const ring = newKeyRing()
  const letters: Letter[] = []
  const asked: TestApp['asked'] = []
  const post = { isHeld: false }
  const clock = { now: new Date('2026-11-20T12:00:00Z') }
  const places: Places = {
    search: async (query) =>
      FIVE_CITIES.filter(({ city }) => city.toLowerCase().startsWith(query.toLowerCase())),
    zoneAt: () => 'Europe/London',
    isGazetteerReady: true,
    close: () => {},
  }
  const told: TwinEvent[] = []
  const webhookSecret = 'whsec_test'
  const twin = await openTwin({
    store: noStore,
    now: () => clock.now,
    pagesUrl: `${config.publicUrl}${TWIN_PAGES}`,
    prices: TWIN_PRICES,
    deliver: (event) => void told.push(event),
  })
  const context: Context = {
    config,
    db,
    serverId: randomUUID(),
    log,
    meter: noMeter,
    places,
    vault: openVault(ring),
    sky: await openSky(),
    reader: readerWhenAsked(),
    auth: openAuth(authPool, config, TEST_SECRET),
    mailer: {
      check: async () => {},
      send: async (letter) => void letters.push(letter),
      forget: ({ email, name = '\0' }) => {
        const left = letters.filter(({ to, text }) => to !== email && !text.includes(name))
        letters.splice(0, letters.length, ...left)
      },
    },
    model: null,
    payments: openTwinPayments(twin, webhookSecret, TWIN_PRICES),
    jobs: {
      send: async (name, key) => {
        const work = JOB_HANDLERS.find((handler) => handler.name === name)
        // a letter leaves at once, as people expect
        if (name === 'send-letter' && !post.isHeld) await work!.run(context, key)
        else asked.push({ name, key })
      },
      forget: async (key) => void asked.splice(0, asked.length, ...asked.filter((job) => job.key !== key)),
    },
    now: () => clock.now,
  }
  const app = createApp({
    context,
    limiter: openRateLimiter(authPool),
    dist: null,
    mailbox: null,
    paymentsTwin: { app: twin.app, pages: TWIN_PAGES },
  })
  return {
    app,
    context,
    ring,
    letters,
    post,
    asked,
    work: async () => {
      for (const { name, key } of asked.splice(0))
        await JOB_HANDLERS.find((work) => work.name === name)!.run(context, key)
    },
    twin,
    told,
    async hear(event = told.shift()) {
      if (!event) throw new Error('Nothing was told')
      const at = Math.floor(Date.now() / 1000)
      const { body, signature } = signedWebhook(event, webhookSecret, at)
      const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
      return heldAnswer(
        'POST',
        WEBHOOK_PATH,
        await app.request(WEBHOOK_PATH, { method: 'POST', headers, body }),
      )
    },
    clock,
    reach,
    owner,
    visitor: () => new Person(app, letters),
    close: async () => {
      await Promise.all([db.close(), authPool.end(), owner.end()])
    },
  }
}

/** `script/test --through-pgbouncer` puts a pooler before the database. */
function reachOf(direct: URL): TestApp['reach'] {
  const pooled = inject('pooledDatabaseUrl')
  if (!pooled) return { url: direct.href, directUrl: direct.href, way: 'direct' }
  const url = new URL(pooled)
  url.pathname = direct.pathname
  return { url: url.href, directUrl: direct.href, way: 'pooled' }
}

/** In this thread, and opened with the first question: most tests ask none. */
function readerWhenAsked(): Context['reader'] {
  let opened: Promise<Reader> | null = null
  return {
    read: async (...asked) => (await (opened ??= openReader())).read(...asked),
    given: () => null,
  }
}
