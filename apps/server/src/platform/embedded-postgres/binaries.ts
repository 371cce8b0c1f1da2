import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { canRun, REACHABLE_BY_ALL } from './home.ts'
import type { SystemUser } from './home.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/** Paths of programs that the owner can run: the package's own, else a copy that it can reach. */
export function findBinaries(home: string, owner: SystemUser | undefined): Binaries {
  const { root, version } = findPackage()
  if (linkLibraries(root) && runs(root, owner)) return programsOf(root)

  const copy = join(owner ? REACHABLE_BY_ALL : dirname(home), `postgresql-${version}`)
  if (!existsSync(copy)) copyPackage(root, copy)
  if (runs(copy, owner)) return programsOf(copy)
  throw new EmbeddedPostgresError(
    `PostgreSQL's programs do not run on this system (tried in ${root} and ${copy}). Set DATABASE_URL to a server.`,
  )
}

function findPackage(): { root: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { root, version }
  } catch {
    throw new EmbeddedPostgresError(
      `The package ${name} is not installed. Run script/setup, or set DATABASE_URL to a server.`,
    )
  }
}

/**
 * npm may be set to run no install scripts, and then the names under which the libraries look for each other
 * are missing.
 */
function linkLibraries(root: string): boolean {
  const links = JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  try {
    for (const { source, target } of links) {
      const path = join(root, target)
      if (!existsSync(path)) link(relative(dirname(target), source), path)
    }
    return true
  } catch (cause) {
    if (isRefusal(cause)) return false
    throw cause
  }
}

function link(source: string, path: string): void {
  try {
    symlinkSync(source, path)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
  }
}

const isRefusal = (cause: unknown) =>
  ['EACCES', 'EPERM', 'EROFS'].includes((cause as NodeJS.ErrnoException).code ?? '')

const runs = (root: string, owner: SystemUser | undefined) =>
  canRun(owner, programsOf(root).postgres, ['--version'])

const programsOf = (root: string): Binaries => ({
  initdb: join(root, 'native/bin/initdb'),
  postgres: join(root, 'native/bin/postgres'),
})

// Complete or not there at all: a start that is killed while copying leaves only a folder with another name.
function copyPackage(root: string, copy: string): void {
  mkdirSync(dirname(copy), { recursive: true })
  const half = mkdtempSync(`${copy}-`)
  cpSync(join(root, 'native'), join(half, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  })
  linkLibraries(half)
  openToAll(half)
  try {
    renameSync(half, copy)
  } catch (cause) {
    rmSync(half, { recursive: true })
    if (!existsSync(copy)) throw cause
  }
}

// Whatever the umask: nothing in it is secret.
function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    if (entry.isFile()) chmodSync(path, statSync(path).mode | (statSync(path).mode & 0o100 ? 0o555 : 0o444))
  }
}
