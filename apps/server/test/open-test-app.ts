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
import { openRateLimiter } from '../src/platform/http/rate-limit.ts'
import { openLog } from '../src/platform/log.ts'
import type { Letter } from '../src/platform/mail/letter.ts'
import { FIVE_CITIES } from '../src/platform/places/lookup/places.ts'
import type { Places } from '../src/platform/places/lookup/places.ts'
import { newKeyRing, openVault } from '../src/platform/vault/vault.ts'
import type { KeyRing } from '../src/platform/vault/vault.ts'
import type { Context } from '../src/platform/context.ts'
import { JOB_HANDLERS } from '../src/background-jobs.ts'
import { Person } from './person.ts'

export interface TestApp {
  app: Hono
  context: Context
  ring: KeyRing
  /** letters that were sent, newest last */
  letters: Letter[]
  /** work that was asked for and waits: nobody does it until a test does */
  asked: { name: string; key: string }[]
  /** does all of it */
  work(): Promise<void>
  /** the moment that the app believes it is */
  clock: { now: Date }
  /** as the owner of the tables: for looking at what really stands there */
  owner: pg.Pool
  /** a person at a browser of their own */
  visitor(): Person
  close(): Promise<void>
}

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
  const db = openDatabase(url.href, ignore, 5)
  const authPool = openPool(url.href, 'app_auth', ignore, 3)
  const owner = new pg.Pool({ connectionString: url.href, max: 1 })
  const ring = newKeyRing()
  const letters: Letter[] = []
  const asked: TestApp['asked'] = []
  const clock = { now: new Date('2026-11-20T12:00:00Z') }
  const places: Places = {
    search: async (query) =>
      FIVE_CITIES.filter(({ city }) => city.toLowerCase().startsWith(query.toLowerCase())),
    zoneAt: () => 'Europe/London',
    isGazetteerReady: true,
    close: () => {},
  }
  const context: Context = {
    config,
    db,
    log,
    places,
    vault: openVault(ring),
    sky: await openSky(),
    reader: readerWhenAsked(),
    auth: openAuth(authPool, config, 'test-secret-of-at-least-32-characters'),
    mailer: {
      check: async () => {},
      send: async (letter) => void letters.push(letter),
      post: (letter) => void letters.push(letter),
      settle: async () => {},
    },
    model: null,
    jobs: { send: async (name, key) => void asked.push({ name, key }) },
    now: () => clock.now,
  }
  const app = createApp({ context, limiter: openRateLimiter(authPool), dist: null, mailbox: null })
  return {
    app,
    context,
    ring,
    letters,
    asked,
    work: async () => {
      for (const { name, key } of asked.splice(0))
        await JOB_HANDLERS.find((work) => work.name === name)!.run(context, key)
    },
    clock,
    owner,
    visitor: () => new Person(app, letters),
    close: async () => {
      await Promise.all([db.close(), authPool.end(), owner.end()])
    },
  }
}

/** In this thread, and opened with the first question: most tests ask none. */
function readerWhenAsked(): Context['reader'] {
  let opened: Promise<Reader> | null = null
  return { read: async (...asked) => (await (opened ??= openReader())).read(...asked) }
}
