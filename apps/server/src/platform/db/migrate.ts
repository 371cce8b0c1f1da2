import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const MIGRATIONS = path.join(import.meta.dirname, '../../../migrations')
/** any number, the same in every server of this app */
const LOCK = 1_364_001

/** Brings the database to the newest form. Simultaneous starts wait for one another on an advisory lock. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // a connection that is lost fails the query that waits for it
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await makeRoles(client)
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
  } finally {
    await client.end()
  }
}

// Roles belong to the whole cluster, and the policies of the first migration name them.
async function makeRoles(client: pg.Client): Promise<void> {
  for (const role of ['app_idle', 'app_user', 'app_auth', 'app_jobs']) {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role])
    // another database of the same cluster may be making it at this moment
    if (!rowCount)
      await client.query(
        `do $$ begin create role ${role} nologin; exception when duplicate_object or unique_violation then null; end $$`,
      )
    await client.query(`grant ${role} to current_user`)
    await client.query(`grant usage on schema public to ${role}`)
  }
}
