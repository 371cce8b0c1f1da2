import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { openReaderThread } from '@astrarium/arion'
import { openSky, PLANETS } from '@astrarium/sky'
import type { Planet } from '@astrarium/sky'
import { createApp } from './app.ts'
import { PREPARE_DAILY_SKY } from './features/sky/jobs.ts'
import { openAuth } from './platform/auth/auth.ts'
import { makeDataFolder } from './platform/config/data-folder.ts'
import { ConfigError } from './platform/config/config-error.ts'
import { loadEnvFile, readConfig } from './platform/config/config.ts'
import type { Config } from './platform/config/config.ts'
import { openDatabase, openPool } from './platform/db/database.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres.ts'
import { migrateDatabase } from './platform/db/migrate.ts'
import { openRateLimiter } from './platform/http/rate-limit.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import { openModel } from './platform/llm/model.ts'
import { openLog } from './platform/log.ts'
import { openMailbox } from './platform/mail/mailbox.ts'
import { openMailer } from './platform/mail/mailer.ts'
import { gazetteerFileName } from './platform/places/lookup/gazetteer-file.ts'
import { openPlaces } from './platform/places/lookup/places.ts'
import { openVault } from './platform/vault/vault.ts'
import type { Context } from './platform/context.ts'
import { JOB_HANDLERS, SCHEDULES } from './background-jobs.ts'
import { openKeys } from './open-keys.ts'

const ROOT = path.join(import.meta.dirname, '../../..')

/** Everything that was opened, to be closed in the opposite order. */
const closing: (() => Promise<unknown>)[] = []

async function start(config: Config): Promise<void> {
  makeDataFolder(config.dataDir)
  const log = openLog(config.logLevel)
  const onDatabaseError = (error: Error) => log.error({ err: error }, 'database connection')

  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: (line) => console.log(line) })
  if (embedded) {
    closing.push(() => embedded.stop())
    // without its database the server can do nothing: whoever watches it starts it again
    void embedded.lost.then(async (reason) => {
      console.error(reason)
      await stop(1)
    })
  }
  const databaseUrl = config.databaseUrl ?? embedded!.url
  const [sky, reader, places] = await Promise.all([
    openSky(),
    openReaderThread(),
    openPlaces({
      gazetteerFile: path.join(ROOT, '.cache', gazetteerFileName()),
      geocoder: config.geocoder,
      log,
    }),
    migrateDatabase(databaseUrl).catch(tellUnreachable),
  ])
  closing.push(async () => places.close())
  closing.push(() => reader.close())

  const db = openDatabase(databaseUrl, onDatabaseError)
  closing.push(() => db.close())
  const { ring, authSecret } = await openKeys(db, config)
  const authPool = openPool(databaseUrl, 'app_auth', onDatabaseError, 5)
  closing.push(() => authPool.end())
  const mailbox = config.isProduction ? null : openMailbox(path.join(config.dataDir, 'mail'))
  const mailer = openMailer(config, mailbox, log)
  closing.push(() => mailer.settle())
  const auth = openAuth(authPool, config, authSecret)
  const model = config.llm && openModel(config.llm)
  const jobs = openJobs(databaseUrl, log)
  const context: Context = {
    config,
    db,
    vault: openVault(ring),
    sky,
    reader,
    places,
    auth,
    mailer,
    model,
    jobs,
    log,
    now: () => new Date(),
  }
  await jobs.start(context, SCHEDULES, JOB_HANDLERS)
  closing.push(() => jobs.stop())
  await jobs.send(PREPARE_DAILY_SKY, 'start')

  const app = createApp({
    context,
    limiter: openRateLimiter(authPool),
    dist: path.join(ROOT, 'apps/web/dist'),
    mailbox,
  })
  await new Promise<void>((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: config.host, port: config.port }, () => resolve())
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
  console.log(`Astrarium is open at ${config.publicUrl}`)
  if (model)
    console.log(
      `Arion speaks with    ${model.name}${config.llm?.fallback === 'almanac' ? ', else with the built-in voice' : ''}`,
    )
  void warm(sky)
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

function tellUnreachable(error: unknown): never {
  const { code } = error as NodeJS.ErrnoException
  if (
    typeof code === 'string' &&
    /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENOENT|28P01|28000|3D000)$/.test(code)
  )
    throw new ConfigError(`DATABASE_URL must lead to a database that lets us in (${code})`)
  throw error
}

let isStopping = false
async function stop(exitCode: number): Promise<never> {
  if (!isStopping) {
    isStopping = true
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
