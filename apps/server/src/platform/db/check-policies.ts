import type pg from 'pg'
import { ConfigError } from '../config/config-error.ts'
import { wantedPolicies } from './migrations.ts'

/**
 * Whether each table still has the policies that keep people apart, as they are lost by a restore that did
 * not know the roles.
 * @throws {ConfigError} with one line
 */
export async function checkPolicies(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; isForced: boolean; policies: string[] }>(
    `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as "isForced",
            array(select polname::text from pg_policy where polrelid = c.oid) as policies
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  )
  const found = new Map(rows.map((row) => [row.name, row] as const))
  const missing = wantedPolicies().flatMap(([table, policies]) => {
    const row = found.get(table)
    const isOpen = policies.length > 0 && !row?.isForced
    const lost = policies.filter((name) => !row?.policies.includes(name))
    return [...(isOpen ? [`row security of ${table}`] : []), ...lost.map((name) => `policy ${name}`)]
  })
  if (missing.length === 0) return
  throw new ConfigError(
    `DATABASE_URL must lead to a database with the policies that keep people apart: ${missing[0]} is missing${missing.length > 1 ? `, and ${missing.length - 1} more` : ''} (script/restore brings them along)`,
  )
}
