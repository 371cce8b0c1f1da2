import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, lchownSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { SystemUser } from './home.ts'

/** Role and database of the app; the role is the cluster's superuser. */
export const ROLE = 'astrarium'

const MAJOR = '18'

/** Makes the cluster unless there is one, and answers its password. */
export async function ensureCluster(options: {
  home: string
  owner: SystemUser | undefined
  binaries: Binaries
  log: (line: string) => void
}): Promise<string> {
  const { home, owner, binaries, log } = options
  const cluster = join(home, 'cluster')
  const passwordFile = join(home, 'password')

  if (existsSync(cluster)) {
    refuseOtherMajor(cluster)
    return readFileSync(passwordFile, 'utf8').trim()
  }
  log(`Making a new database in ${home}`)
  if (!existsSync(passwordFile)) writePassword(passwordFile, owner)

  // Under another name until it is whole, so that a start killed in between leaves nothing that looks like a
  // cluster.
  const half = join(home, 'cluster.half')
  rmSync(half, { recursive: true, force: true })
  await initdb(binaries, owner, [`--pgdata=${half}`, `--pwfile=${passwordFile}`])
  renameSync(half, cluster)
  return readFileSync(passwordFile, 'utf8').trim()
}

function refuseOtherMajor(cluster: string): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version === MAJOR) return
  throw new EmbeddedPostgresError(
    `The database in ${cluster} was made by PostgreSQL ${version}, and this one is ${MAJOR}: dump it there and restore it here.`,
  )
}

function writePassword(path: string, owner: SystemUser | undefined): void {
  const half = `${path}.half`
  rmSync(half, { force: true })
  writeFileSync(half, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600, flush: true })
  if (owner) lchownSync(half, owner.uid, owner.gid)
  renameSync(half, path)
}

// The provider "builtin" has the same C.UTF-8 on every system; the system's own C.UTF-8 is missing on some.
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

async function initdb(binaries: Binaries, owner: SystemUser | undefined, places: string[]): Promise<void> {
  const args = [...places, `--username=${ROLE}`, '--auth=scram-sha-256', ...LOCALE, '--no-instructions']
  const identity = owner ? { uid: owner.uid, gid: owner.gid } : {}
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }
  const child = spawn(binaries.initdb, args, {
    ...identity,
    env,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let words = ''
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))

  const code = await new Promise<number | string>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status, signal) => resolve(status ?? signal ?? 'unknown'))
  })
  if (code !== 0)
    throw new EmbeddedPostgresError(
      `PostgreSQL's initdb failed (${code}): ${words.trim().replace(/\s*\n\s*/g, ' · ')}`,
    )
}
