// script/bench server [--small] [--profile] [reads landing asks weights streams processes]: one process under
// many people, each figure beside its peer's of the same run. DATABASE_URL names an outside database to be
// filled. With --profile Node writes where the server's time went to .cache/profiles.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import pg from 'pg'
import { reachEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/reach.ts'
import { runToEnd } from '../script/child.ts'
import { freePort } from '../script/free-port.ts'
import { startServer } from './house/start-server.ts'
import { asks } from './server/asks.ts'
import { readCosts } from './server/costs.ts'
import { landing } from './server/landing.ts'
import { AUTH_SECRET, bringPeople } from './server/people.ts'
import { processes } from './server/processes.ts'
import { reads } from './server/reads.ts'
import { printRow } from './server/row.ts'
import { streams } from './server/streams.ts'
import { weights } from './server/weights.ts'

const PARTS = { reads, landing, asks, weights, streams, processes }
const isSmall = process.argv.includes('--small')
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))

if ((await runToEnd([process.execPath, 'script/prepare.ts', 'web'])).status !== 0) process.exit(1)
// below /tmp, so that the user PostgreSQL runs as can reach it
const dataDir = mkdtempSync('/tmp/astrarium-bench-')
const outside = process.env['DATABASE_URL']
const [metricsPort, countsPort] = [await freePort(), await freePort()]
const settings = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://127.0.0.1',
  // no letter is sent
  SMTP_URL: 'smtp://127.0.0.1:9',
  DRAIN_SECONDS: '0',
  DATA_DIR: dataDir,
  METRICS_PORT: String(metricsPort),
  AUTH_SECRET,
  COUNTS_PORT: String(countsPort),
  ...(outside && { DATABASE_URL: outside }),
}
const counting = ['--import', new URL('server/count-statements.ts', import.meta.url).href]
const profiled = process.argv.includes('--profile') ? ['--cpu-prof', '--cpu-prof-dir=.cache/profiles'] : []
const server = await startServer(settings, [...counting, ...profiled])
// one that hangs is no measurement
setTimeout(() => void server.end('SIGKILL').then(() => process.exit(1)), 900_000).unref()
try {
  const databaseUrl = outside ?? (await reachEmbeddedPostgres(dataDir)).url
  const owner = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const people = await bringPeople(server, owner, isSmall ? 30 : 300)
  await owner.end()
  const bench = {
    server,
    settings,
    databaseUrl,
    costs: () => readCosts(server.pid, countsPort),
    memoryBytes: () => metric('process_resident_memory_bytes'),
    blockedMs: async () => 1000 * (await metric('nodejs_eventloop_lag_max_seconds')),
    people,
    seconds: isSmall ? 2 : 8,
    streamCount: isSmall ? 100 : 1000,
  }
  console.log(
    `One server in production, ${outside ? 'an outside' : 'its own'} PostgreSQL, ${people.length} people; the client takes its share of the same cores;\nmilliseconds are of the processor\n`,
  )
  for (const [name, measure] of Object.entries(PARTS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    for (const row of await measure(bench)) printRow(row)
    console.log(`  load ${loadavg()[0]!.toFixed(1)}`)
  }
} finally {
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1])
}
