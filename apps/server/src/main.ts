import type { Server } from 'node:http'
import path from 'node:path'
import { setImmediate, setTimeout as pause } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { needsCare, openReaderThread } from '@astrarium/arion'
import { openSky, PLANETS } from '@astrarium/sky'
import type { Planet } from '@astrarium/sky'
import { createApp } from './app.ts'
import { REFRESH_PRICES } from './features/billing/limits.ts'
import { PREPARE_DAILY_SKY } from './features/sky/jobs.ts'
import { openAuth } from './platform/auth/auth.ts'
import { makeDataFolder } from './platform/config/data-folder.ts'
import { ConfigError } from './platform/config/config-error.ts'
import { loadEnvFile, readConfig } from './platform/config/config.ts'
import type { Config } from './platform/config/config.ts'
import { openDatabase, openPool } from './platform/db/database.ts'
import { openListener } from './platform/db/listener.ts'
import { isDatabaseAway } from './platform/db/database-away.ts'
import { openPresence } from './platform/db/presence.ts'
import { proveReach } from './platform/db/prove-reach.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import { openRateLimiter } from './platform/http/rate-limit.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import { openPayments, TWIN_PAGES } from './platform/payments/open-payments.ts'
import { openModel } from './platform/llm/model.ts'
import { openLog } from './platform/log.ts'
import { noMeter } from './platform/metrics/meter.ts'
import { openMailbox } from './platform/mail/mailbox.ts'
import { openMailer } from './platform/mail/mailer.ts'
import { gazetteerFileName } from './platform/places/lookup/gazetteer-file.ts'
import { openPlaces } from './platform/places/lookup/places.ts'
import { openVault } from './platform/vault/vault.ts'
import type { Context } from './platform/context.ts'
import {
  countGivenUp,
  countOverdue,
  finishUnderWay,
  HINTS,
  JOB_HANDLERS,
  SCHEDULES,
  takeUpLeft,
} from './background-jobs.ts'
import { openKeys } from './open-keys.ts'
import { TWIN_PRICES } from './twin-prices.ts'

/** An answer under way when the server is to end may take so long; then another server goes on with it. */
const FINISHED_WITHIN_MS = 20_000
const ROOT = path.join(import.meta.dirname, '../../..')

/** Everything that was opened, to be closed in the opposite order. */
const closing: (() => Promise<unknown>)[] = []
const drain = new AbortController()
/** Before that, once the server is open. */
let handOn = async (): Promise<void> => {}

async function start(config: Config): Promise<void> {
  makeDataFolder(config.dataDir)
  const log = openLog(config.logLevel)
  const onDatabaseError = (error: Error) => log.error({ err: error }, 'database connection')

  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => console.log(line) })
  if (embedded) {
    closing.push(() => embedded.stop())
    // without its database the server can do nothing and hand nothing on: whoever watches it starts it again
    void embedded.lost.then((reason) => {
      console.error(reason)
      process.exit(1)
    })
  }
  const url = config.databaseUrl ?? embedded!.url
  const directUrl = config.databaseDirectUrl ?? url
  const way = config.databaseDirectUrl ? 'pooled' : 'direct'
  const [sky, reader, places] = await Promise.all([
    openSky(),
    openReaderThread(),
    openPlaces({
      gazetteerFile: path.join(ROOT, '.cache', gazetteerFileName()),
      geocoder: config.geocoder,
      log,
    }),
    proveReach({ url, directUrl })
      .then(() => migrateDatabase(directUrl))
      .catch(tellUnreachable),
    // its rules are compiled with the first question, for most of a second in which nobody is served
    setImmediate().then(() => needsCare('What is my purpose?')),
  ])
  closing.push(async () => places.close())
  closing.push(() => reader.close())

  const db = openDatabase(url, onDatabaseError, 10, way)
  closing.push(inTime(() => db.close()))
  const { ring, authSecret } = await openKeys(db, config).catch(tellUnreachable)
  const authPool = openPool(url, 'app_auth', onDatabaseError, 5, way)
  closing.push(inTime(() => authPool.end()))
  const mailbox = config.isProduction ? null : openMailbox(path.join(config.dataDir, 'mail'))
  const mailer = openMailer(config, mailbox, log)
  const auth = openAuth(authPool, config, authSecret)
  const model = config.llm && openModel(config.llm)
  const jobs = openJobs(directUrl, log)
  const { payments, twin } = await openPayments(config, db, TWIN_PRICES)
  const presence = openPresence(directUrl, log, ring.current)
  const metrics = config.metricsPort
    ? (await import('./platform/metrics/open-metrics.ts')).openMetrics()
    : null
  const context: Context = {
    config,
    db,
    serverId: presence.serverId,
    vault: openVault(ring),
    sky,
    reader,
    places,
    auth,
    mailer,
    model,
    jobs,
    payments,
    log,
    meter: metrics?.meter ?? noMeter,
    now: () => new Date(),
  }
  const listener = await openListener(directUrl, context, [...HINTS, jobs.hint, auth.hint])
  closing.push(inTime(() => listener.close()))
  await jobs.start(context, SCHEDULES, JOB_HANDLERS)
  closing.push(inTime(() => jobs.stop()))
  for (const schedule of [PREPARE_DAILY_SKY, REFRESH_PRICES]) await jobs.send(schedule, 'start')
  await presence.start(async () => {
    if (!drain.signal.aborted) await takeUpLeft(context)
  })
  closing.push(
    // with what came while the port was closing
    inTime(() => presence.leave(() => finishUnderWay(context, 0))),
  )

  if (metrics && config.metricsPort) {
    const { serveMetrics } = await import('./platform/metrics/open-metrics.ts')
    metrics.watch({
      db,
      sessions: authPool,
      jobs,
      overdue: () => countOverdue(context),
      givenUp: () => countGivenUp(context),
    })
    const watched = serveMetrics(metrics)
    await listenOn(watched, config.metricsPort, config.host)
    closing.push(async () => void watched.close())
  }

  const app = createApp({
    context,
    limiter: openRateLimiter(authPool),
    dist: path.join(ROOT, 'apps/web/dist'),
    mailbox,
    paymentsTwin: twin && { app: twin.app, pages: TWIN_PAGES },
    drain: drain.signal,
  })
  await new Promise<void>((resolve, reject) => {
    const { host: hostname, port } = config
    const server = serve(
      { fetch: app.fetch, hostname, port, serverOptions: { keepAliveTimeout: IDLE_MS } },
      () => resolve(),
    )
    server.on('error', reject)
    closing.push(
      () =>
        new Promise((done) => {
          server.close(done)
          if ('closeIdleConnections' in server) server.closeIdleConnections()
          // a stream that is still being read does not keep the process
          setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 2000).unref()
        }),
    )
  })
  handOn = async () => {
    drain.abort()
    await pause(config.drainMs)
    await finishUnderWay(context, FINISHED_WITHIN_MS)
  }
  console.log(`Astrarium is open at ${config.publicUrl}`)
  if (model)
    console.log(
      `Arion speaks with    ${model.name}${config.llm?.fallback === 'almanac' ? ', else with the built-in voice' : ''}`,
    )
  // made now, and not while a first visitor waits
  void app.request('/')
  void warm(sky)
  if (twin)
    console.log(`Plans are paid at    ${config.publicUrl}${TWIN_PAGES}/clock (a test; no money moves)`)
  if (mailbox) console.log(`Letters arrive at    ${config.publicUrl}/dev/mail`)
}

/**
 * The tables for searches are made on first use; better now than while the first person waits. Piece by
 * piece, since people come meanwhile: the Moon's days around now, five years of all bodies, and the slow ones
 * for as long as they stay in a house.
 */
async function warm(sky: Context['sky']): Promise<void> {
  const now = Date.now()
  const points = [{ point: 'sun' as const, longitude: 0 }]
  const spans: [fromDays: number, toDays: number, stepDays: number, bodies: readonly Planet[]][] = [
    [-2, 3, 5, ['moon']],
    [-1 * YEAR, 5 * YEAR, 60, PLANETS.filter((body) => body !== 'moon')],
    [-20 * YEAR, 20 * YEAR, 160, ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']],
  ]
  for (const [from, to, step, bodies] of spans)
    for (let day = from; day < to; day += step) {
      await setImmediate()
      if (isStopping) return
      const [begin, end] = [day, day + step].map((days) => new Date(now + days * 86_400_000))
      sky.transits({ points, from: begin!, to: end!, bodies })
    }
}

const YEAR = 365

function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}

function tellUnreachable(error: unknown): never {
  const { code = 'the connection ended', message } = error as NodeJS.ErrnoException
  if (isDatabaseAway(error) || /^(28P01|28000|3D000|08P01)$/.test(code))
    throw new ConfigError(
      `DATABASE_URL (and DATABASE_DIRECT_URL) must lead to a database that lets us in (${code})`,
    )
  if (code === '42501')
    throw new ConfigError(
      `DATABASE_URL must have a login that owns the database and may create roles (${message})`,
    )
  throw error
}

/** Where the database is away, what waits for it keeps nobody: other servers find out by themselves. */
function inTime(close: () => Promise<unknown>): () => Promise<unknown> {
  return () => Promise.race([close(), pause(CLOSED_WITHIN_MS)])
}

const CLOSED_WITHIN_MS = 5000
/** Longer than a proxy keeps a line without a request (nginx: 60 s), so that none is closed under one. */
const IDLE_MS = 75_000

let isStopping = false
async function stop(exitCode: number): Promise<never> {
  if (!isStopping) {
    isStopping = true
    await handOn()
    for (const close of closing.toReversed()) await close().catch((error: unknown) => console.error(error))
  }
  process.exit(exitCode)
}

function sayWhy(error: unknown): void {
  if (error instanceof ConfigError) console.error(error.message)
  else if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    console.error(
      `PORT ${(error as { port?: number }).port} is taken by another program; set PORT to a free one`,
    )
  else if (error instanceof Error && error.name === 'EmbeddedPostgresError') console.error(error.message)
  else console.error(error)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0))
try {
  loadEnvFile(ROOT)
  await start(readConfig(process.env, ROOT))
} catch (error) {
  sayWhy(error)
  await stop(1)
}
