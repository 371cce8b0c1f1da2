import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

const FOLDER = path.join(import.meta.dirname, '../../../migrations')

interface Journal {
  entries: { idx: number; tag: string; when: number }[]
}

function journal(): Journal {
  return JSON.parse(readFileSync(path.join(FOLDER, 'meta/_journal.json'), 'utf8')) as Journal
}

/** How many there are. */
export function knownMigrations(): number {
  return journal().entries.length
}

/** How many have run in a database. */
export async function appliedMigrations(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>('select count(*) from drizzle.__drizzle_migrations')
  return Number(rows[0]!.count)
}

/** Runs those that have not run yet, all of them or the first so many. */
export async function runMigrations(client: pg.Client, first = knownMigrations()): Promise<void> {
  if (first === knownMigrations()) {
    await migrate(drizzle(client), { migrationsFolder: FOLDER })
    return
  }
  const some = mkdtempSync(path.join(tmpdir(), 'astrarium-migrations-'))
  try {
    cpSync(FOLDER, some, { recursive: true })
    const entries = journal().entries.slice(0, first)
    writeFileSync(path.join(some, 'meta/_journal.json'), JSON.stringify({ ...journal(), entries }))
    await migrate(drizzle(client), { migrationsFolder: some })
  } finally {
    rmSync(some, { recursive: true })
  }
}

/** A policy in the words of SQL, as drizzle keeps it. */
export interface Policy {
  name: string
  as: string
  for: string
  to: string[]
  using?: string | null
  withCheck?: string | null
}

interface Snapshot {
  tables: Record<string, { name: string; policies: Record<string, Policy> }>
}

/** The policies that the newest migration leaves behind, by table. */
export function wantedPolicies(): [table: string, policies: Policy[]][] {
  const last = journal().entries.at(-1)!
  const file = path.join(FOLDER, `meta/${String(last.idx).padStart(4, '0')}_snapshot.json`)
  const { tables } = JSON.parse(readFileSync(file, 'utf8')) as Snapshot
  return Object.values(tables).map(({ name, policies }) => [name, Object.values(policies)])
}
