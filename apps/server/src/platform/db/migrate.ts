import pg from 'pg'
import { ConfigError } from '../config/config-error.ts'
import { checkPolicies } from './check-policies.ts'
import { ROLES } from './roles.ts'
import { runMigrations } from './migrations.ts'

/** any number, the same in every server of this app */
const LOCK = 1_364_001

/**
 * Brings the database to the newest form. Simultaneous starts wait for one another on an advisory lock.
 * @throws {ConfigError} where what keeps people apart is missing
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // a connection that is lost fails the query that waits for it
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await makeRoles(client)
    await runMigrations(client)
    await checkPolicies(client)
  } finally {
    await client.end()
  }
}

/** Roles belong to the whole cluster, and the policies of the migrations name them. */
export async function makeRoles(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  if (rows[0]!.version < 160_000) throw new ConfigError('DATABASE_URL must lead to PostgreSQL 16 or newer')
  for (const role of ROLES) {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role])
    // another database of the same cluster may be making it at this moment
    if (!rowCount)
      await client.query(
        `do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`,
      )
    // taken on for a transaction, and never held: the login itself may read nothing
    await client.query(`grant ${role} to current_user with inherit false, set true`)
    await client.query(`grant usage on schema public to ${role}`)
  }
  // what somebody else has granted is theirs to change
  const inherited = await client.query<{ rolname: string }>(
    `select rolname from pg_roles where rolname = any($1) and pg_has_role(oid, 'usage')
       and not (select rolsuper from pg_roles where rolname = current_user)`,
    [ROLES],
  )
  const first = inherited.rows[0]?.rolname
  if (first)
    throw new ConfigError(
      `DATABASE_URL must have a login that inherits nothing from ${first} (grant ${first} to that login with inherit false)`,
    )
}
