import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openTcpSwitch } from '../../apps/server/test/tcp-switch.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { findHome } from '../../apps/server/src/platform/embedded-postgres/home.ts'
import { pidOfPostgres, queriesAt } from './database.ts'
import type { Database } from './database.ts'

/** So long the standby refuses what is written, before somebody makes it the primary. */
const STANDING_BY_MS = 1000
const FOLLOWED_WITHIN_MS = 20_000

/** A primary and a standby that has all that was acknowledged, behind one address. */
export interface ReplicatedDatabase extends Database {
  /** The primary is killed, and the standby takes its place; answers when it takes what is written. */
  promote(): Promise<void>
}

export async function openReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const [first, second] = [mkdtempSync('/tmp/astrarium-faults-'), mkdtempSync('/tmp/astrarium-faults-')]
  const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: () => {} })
  await (await start(first)).stop()
  copy(first, second)
  const primary = await start(first)
  followAt(second, primary.url)
  const standby = await start(second)
  const ask = queriesAt(primary.url)
  // a commit is acknowledged once the standby has it
  await ask(`alter system set synchronous_standby_names = '*'`)
  await ask('select pg_reload_conf()')
  const isFollowed = async () =>
    (await ask(`select 1 from pg_stat_replication where sync_state = 'sync'`)).length > 0
  for (const deadline = performance.now() + FOLLOWED_WITHIN_MS; !(await isFollowed()); await pause(50))
    if (performance.now() > deadline) throw new Error('The standby does not follow the primary')

  const way = await openTcpSwitch(primary.url)
  return {
    url: way.url,
    query: queriesAt(way.url),
    async promote() {
      process.kill(pidOfPostgres(first), 'SIGKILL')
      way.leadTo(standby.url)
      await pause(STANDING_BY_MS)
      await queriesAt(standby.url)('select pg_promote()')
    },
    async close() {
      await way.close()
      for (const one of [primary, standby]) await one.stop()
      for (const dataDir of [first, second])
        for (const folder of [findHome(dataDir).home, dataDir])
          rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** All of a PostgreSQL that is stopped; files keep their owner. */
function copy(from: string, to: string): void {
  const [source, target] = [findHome(from).home, findHome(to).home]
  const files = ['cluster', 'password'].map((name) => path.join(source, name))
  const { status, stderr } = spawnSync('cp', ['-a', ...files, target], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The database was not copied: ${stderr}`)
}

/** https://www.postgresql.org/docs/18/warm-standby.html#STANDBY-SERVER-OPERATION */
function followAt(dataDir: string, primaryUrl: string): void {
  const { username, password, searchParams } = new URL(primaryUrl)
  const cluster = path.join(findHome(dataDir).home, 'cluster')
  writeFileSync(path.join(cluster, 'standby.signal'), '')
  const way = `host=${searchParams.get('host')} user=${username} password=${password}`
  appendFileSync(path.join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${way}'\n`)
}
