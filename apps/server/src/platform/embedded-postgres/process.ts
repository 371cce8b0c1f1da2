import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { SystemUser } from './home.ts'

export interface RunningPostgres {
  socketFolder: string
  stop(): Promise<void>
  lost: Promise<string>
}

/** Starts PostgreSQL on `<home>/cluster` and answers once it accepts connections. */
export async function launch(options: {
  home: string
  owner: SystemUser | undefined
  binaries: Binaries
  /** Number in the cluster's pid file that now belongs to some other process, as happens after a reboot. */
  stalePid: number | undefined
  log: (line: string) => void
}): Promise<RunningPostgres> {
  const { home, owner, binaries, stalePid, log } = options
  const cluster = join(home, 'cluster')
  const socketFolder = makeSocketFolder(home, owner)
  const identity = owner ? { uid: owner.uid, gid: owner.gid } : {}
  // PostgreSQL would take that other process for its predecessor; this variable is its own way to be told
  // that it is not.
  const stale = stalePid ? { PG_GRANDPARENT_PID: String(stalePid) } : {}
  const child = spawn(
    '/bin/sh',
    ['-c', LIFELINE, 'sh', binaries.postgres, '-D', cluster, ...settings(socketFolder)],
    {
      ...identity,
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', ...stale },
      cwd: '/',
      // A session of its own: Ctrl-C in the terminal reaches the server alone, which closes its connections
      // before it stops PostgreSQL.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    },
  )
  const lifeline = child.stdio[3] as Writable
  lifeline.on('error', () => undefined)

  const lastLines: string[] = []
  let isStopping = false
  const ended = new Promise<string>((resolve) => {
    child.on('error', (cause) => resolve(cause.message))
    child.on('exit', () => lifeline.end('over\n'))
    child.on('close', (status, signal) => {
      if (socketFolder !== join(home, 'socket')) rmSync(socketFolder, { recursive: true, force: true })
      resolve(`PostgreSQL ended (${signal ?? status}): ${lastLines.join(' · ')}`)
    })
  })
  const ready = new Promise<'ready'>((resolve) => {
    if (!child.stderr) return
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (/ready to accept (read-only )?connections/.test(line)) resolve('ready')
      if (!isStopping && /\b(FATAL|PANIC|WARNING):/.test(line)) log(`PostgreSQL: ${line}`)
      lastLines.push(line)
      if (lastLines.length > 5) lastLines.shift()
    })
  })

  const outcome = await Promise.race([ready, ended])
  if (outcome !== 'ready') throw new EmbeddedPostgresError(outcome)

  async function stop(): Promise<void> {
    isStopping = true
    child.kill('SIGINT')
    if (await isWithin(ended, FAST_MS)) return
    log('PostgreSQL takes long to stop: telling it to stop at once')
    child.kill('SIGQUIT')
    if (await isWithin(ended, IMMEDIATE_MS)) return
    child.kill('SIGKILL')
    await ended
  }
  const lost = new Promise<string>((resolve) => void ended.then((line) => isStopping || resolve(line)))
  return { socketFolder, stop, lost }
}

/**
 * Stops the PostgreSQL of a server that was killed, if it is still there. The folder must be claimed.
 *
 * @returns the number in the pid file when it belongs to a process that is not ours
 */
export async function stopOrphan(home: string, log: (line: string) => void): Promise<number | undefined> {
  const cluster = join(home, 'cluster')
  const pid = pidOf(cluster)
  if (pid === undefined || !isAlive(pid)) return undefined
  if (!isPostgresOf(cluster, pid)) return pid

  log(`Stopping PostgreSQL (process ${pid}), left behind by a server that was killed`)
  for (const [signal, patience] of [
    ['SIGINT', ORPHAN_FAST_MS],
    ['SIGQUIT', IMMEDIATE_MS],
  ] as const) {
    process.kill(pid, signal)
    const deadline = Date.now() + patience
    while (Date.now() < deadline) {
      if (!isPostgresOf(cluster, pid)) return undefined
      await pause(20)
    }
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL (process ${pid}) still runs on ${cluster} and does not stop. End it, then start again.`,
  )
}

const FAST_MS = 10_000
/** One that nobody waits for has recovered from worse, and whoever starts waits for this. */
const ORPHAN_FAST_MS = 3000
const IMMEDIATE_MS = 5_000

// A watcher beside PostgreSQL holds the other end of our pipe. When we are killed, the pipe closes without a
// word and it tells PostgreSQL to stop; when PostgreSQL ended first, we say so and it leaves. `exec` gives
// PostgreSQL the pid that we know.
const LIFELINE = '( (read -r word <&3 || kill -INT $$) </dev/null >/dev/null 2>&1 & ); exec 3<&-; exec "$@"'

function settings(socketFolder: string): string[] {
  const values = {
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Failed statements reach the server as errors; here they would only write people's words into a log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

// Linux takes 107 bytes for the path of a socket, macOS 103.
const LONGEST_SOCKET_PATH = 103

function makeSocketFolder(home: string, owner: SystemUser | undefined): string {
  const inside = join(home, 'socket')
  const isShort = Buffer.byteLength(join(inside, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH
  const folder = isShort ? inside : mkdtempSync('/tmp/astrarium-')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (owner) chownSync(folder, owner.uid, owner.gid)
  return folder
}

function pidOf(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Numbers are given out again, so a process is ours only when its command line names our cluster. */
function isPostgresOf(cluster: string, pid: number): boolean {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(
      `-D ${cluster} `,
    )
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`\0-D\0${cluster}\0`)
  } catch {
    return false
  }
}

function isWithin(ended: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms)
    void ended.then(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })
}
