import type pg from 'pg'

/** The app's own tables, by name. The queue's stand in a schema of their own. */
export async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  )
  return rows.map(({ relname }) => relname)
}
