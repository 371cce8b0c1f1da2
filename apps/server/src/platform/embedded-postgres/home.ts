import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmdirSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

export interface SystemUser {
  name: string
  uid: number
  gid: number
}

export interface Home {
  /** Real path of the folder that holds lock, password, cluster and, when short enough, the socket. */
  home: string
  /** Who runs PostgreSQL when we are root, which PostgreSQL refuses to be; otherwise we run it ourselves. */
  owner: SystemUser | undefined
  /** The owner cannot reach the data folder, so the database lives outside of it. */
  isElsewhere: boolean
}

/** Where root puts what an unprivileged user has to reach. */
export const REACHABLE_BY_ALL = '/var/lib/astrarium'

/** Finds or makes the folder of the cluster: `<dataDir>/postgres`, or what that symbolic link points to. */
export function findHome(dataDir: string): Home {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const entry = join(realpathSync(dataDir), 'postgres')
  const kind = kindOf(entry)

  if (kind === 'missing') return makeHome(entry)
  if (kind === 'link' && kindOf(readlinkSync(entry)) === 'missing') {
    throw new EmbeddedPostgresError(
      `The database lived in ${readlinkSync(entry)}, which is gone. Put it back, or remove ${entry} to begin anew.`,
    )
  }
  const home = realpathSync(entry)
  return { home, owner: ownerOf(home), isElsewhere: kind === 'link' }
}

function kindOf(path: string): 'missing' | 'folder' | 'link' {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats) return 'missing'
  return stats.isSymbolicLink() ? 'link' : 'folder'
}

function makeHome(entry: string): Home {
  if (!isRoot()) {
    makeFolder(entry)
    return { home: entry, owner: undefined, isElsewhere: false }
  }
  const owner = unprivilegedUser()
  mkdirSync(entry, { mode: 0o700 })
  chownSync(entry, owner.uid, owner.gid)
  if (canReach(owner, entry) || openPassage(owner, entry)) return { home: entry, owner, isElsewhere: false }

  // A random name, not one made from the path: whoever deletes the data folder to begin anew must not meet
  // the old database.
  rmdirSync(entry)
  const project = basename(dirname(dirname(entry)))
  const home = join(REACHABLE_BY_ALL, `${project}-${randomBytes(4).toString('hex')}`)
  mkdirSync(REACHABLE_BY_ALL, { recursive: true })
  chmodSync(REACHABLE_BY_ALL, 0o755)
  mkdirSync(home, { mode: 0o700 })
  chownSync(home, owner.uid, owner.gid)
  symlinkSync(home, entry)
  return { home, owner, isElsewhere: true }
}

const canReach = (owner: SystemUser, folder: string) =>
  canRun(owner, '/bin/sh', ['-c', 'cd -- "$1" && : >probe && rm probe', 'sh', folder])

// A data folder that is private to root may be walked through, not read, by the owner's group; unless the way
// is barred further up.
function openPassage(owner: SystemUser, entry: string): boolean {
  const dataDir = dirname(entry)
  const { uid, gid, mode } = statSync(dataDir)
  if (uid !== 0 || gid !== 0 || (mode & 0o777) !== 0o700) return false
  chownSync(dataDir, uid, owner.gid)
  chmodSync(dataDir, 0o710)
  if (canReach(owner, entry)) return true
  chmodSync(dataDir, 0o700)
  chownSync(dataDir, uid, gid)
  return false
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `Cannot make ${path} (${(cause as NodeJS.ErrnoException).code}). Set DATA_DIR to a folder of your own.`,
    )
  }
}

/**
 * An existing folder keeps its owner: an ordinary user's database can be started by root and then by that
 * user again.
 */
function ownerOf(home: string): SystemUser | undefined {
  const { uid } = statSync(home)
  if (isRoot()) {
    const owner = uid === 0 ? undefined : systemUsers().find((user) => user.uid === uid)
    if (owner) return owner
    throw new EmbeddedPostgresError(
      `${home} belongs to ${uid === 0 ? 'root' : `user ${uid}`}, who cannot run PostgreSQL. Give it to an ordinary user.`,
    )
  }
  if (uid === process.getuid?.()) return undefined
  const name = systemUsers().find((user) => user.uid === uid)?.name ?? String(uid)
  throw new EmbeddedPostgresError(
    `The database in ${home} belongs to user ${name}. Start as that user or as root, or set DATA_DIR to a folder of your own.`,
  )
}

function unprivilegedUser(): SystemUser {
  const users = systemUsers()
  const found = ['postgres', 'nobody']
    .map((name) => users.find((user) => user.name === name && user.uid > 0))
    .find((user) => user)
  if (found) return found
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody". Start as an ordinary user.',
  )
}

function systemUsers(): SystemUser[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length > 3)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

/**
 * A real attempt instead of arithmetic with permissions, which knows nothing of access lists and mount
 * options.
 */
export function canRun(owner: SystemUser | undefined, command: string, args: string[]): boolean {
  const identity = owner ? { uid: owner.uid, gid: owner.gid } : {}
  return spawnSync(command, args, { ...identity, cwd: '/', stdio: 'ignore' }).status === 0
}

const isRoot = () => process.getuid?.() === 0
