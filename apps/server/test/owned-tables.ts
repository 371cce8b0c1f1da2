import { globSync } from 'node:fs'
import path from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'

const FEATURES = path.join(import.meta.dirname, '../src/features')

/** Names of the tables whose rows belong to a person: those that `ownedBy` gives their policies. */
export async function ownedTables(): Promise<string[]> {
  const files = globSync('*/tables.ts', { cwd: FEATURES })
  const modules = await Promise.all(
    files.map((file) => import(path.join(FEATURES, file)) as Promise<Record<string, unknown>>),
  )
  return modules
    .flatMap((tables) => Object.values(tables))
    .filter((table) => is(table, PgTable))
    .map((table) => getTableConfig(table))
    .filter(({ name, policies }) => policies.some((policy) => policy.name === `${name}_own`))
    .map(({ name }) => name)
}
