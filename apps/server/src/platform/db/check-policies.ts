import type pg from 'pg'
import { ConfigError } from '../config/config-error.ts'
import { appliedMigrations, knownMigrations, wantedPolicies } from './migrations.ts'
import type { Policy } from './migrations.ts'

interface Table {
  name: string
  isForced: boolean
  /** whoever has no role of ours may do something with it */
  isForAll: boolean
  policies: Policy[]
}

/**
 * Whether each table still has the policies that keep people apart, as they are lost by a restore that did
 * not know the roles; that they are for the same roles and actions, and show all rows only where they are to;
 * and that none was added. Their conditions are not compared word by word, since each PostgreSQL writes them
 * its own way. Of a database that is newer than this program only what is missing is told.
 * @throws {ConfigError} with one line
 */
export async function checkPolicies(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Table>(TABLES)
  const found = new Map(rows.map((row) => [row.name, row] as const))
  const isOurs = (await appliedMigrations(client)) === knownMigrations()
  const faults = wantedPolicies().flatMap(([name, wanted]) => {
    const table = found.get(name)
    const kept = new Map(table?.policies.map((policy) => [policy.name, policy]))
    const lost = wanted.filter((policy) => !kept.has(policy.name))
    const told = [
      ...(wanted.length > 0 && !table?.isForced ? [`row security of ${name} is missing`] : []),
      ...lost.map((policy) => `policy ${policy.name} is missing`),
    ]
    if (!isOurs) return told
    const changed = wanted.filter(
      (policy) => kept.has(policy.name) && shapeOf(kept.get(policy.name)!) !== shapeOf(policy),
    )
    const added = [...kept.keys()].filter((policy) => !wanted.some((one) => one.name === policy))
    return [
      ...told,
      ...changed.map((policy) => `policy ${policy.name} is another one`),
      ...added.map((policy) => `policy ${policy} is not one of ours`),
      ...(table?.isForAll ? [`${name} is open to everybody`] : []),
    ]
  })
  if (faults.length === 0) return
  throw new ConfigError(
    `DATABASE_URL must lead to a database with the policies that keep people apart: ${faults[0]}${faults.length > 1 ? `, and ${faults.length - 1} more` : ''} (script/restore brings them along)`,
  )
}

/** Whom it lets do what, and whether with all rows. */
function shapeOf(policy: Policy): string {
  const reach = (condition?: string | null) =>
    condition && condition !== 'true' ? 'some' : (condition ?? 'none')
  const { as, to, using, withCheck } = policy
  return [as, policy.for, ...to.toSorted(), reach(using), reach(withCheck)].join(' ')
}

const TABLES = `
  select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as "isForced",
    exists (select from aclexplode(c.relacl) where grantee = 0 or grantee = 'app_idle'::regrole) as "isForAll",
    coalesce((
      select json_agg(json_build_object(
        'name', polname,
        'as', case when polpermissive then 'PERMISSIVE' else 'RESTRICTIVE' end,
        'for', case polcmd when '*' then 'ALL' when 'r' then 'SELECT' when 'a' then 'INSERT' when 'w' then 'UPDATE' else 'DELETE' end,
        'to', array(select rolname from pg_roles where oid = any (polroles)),
        'using', pg_get_expr(polqual, polrelid),
        'withCheck', pg_get_expr(polwithcheck, polrelid)
      )) from pg_policy where polrelid = c.oid
    ), '[]') as policies
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`
