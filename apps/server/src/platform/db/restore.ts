import pg from 'pg'
import { ConfigError } from '../config/config-error.ts'
import { linesOf, readEnds } from './backup-file.ts'
import type { BackupEnd } from './backup-file.ts'
import { makeRoles, migrateDatabase } from './migrate.ts'
import { runMigrations } from './migrations.ts'
import { tablesOf } from './tables-of.ts'

/** Rows that are written at a time. */
const BATCH = 500

/**
 * Fills an empty database from a backup: the tables as they were then, their rows, and then the migrations
 * that have come since. All or nothing. Answers the rows of each table, counted after it.
 * @throws {ConfigError} with one line
 */
export async function restore(url: string, file: string): Promise<BackupEnd['rows']> {
  const { head, end } = await readEnds(file)
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    if ((await tablesOf(client)).length > 0)
      throw new ConfigError('The database must be empty before a backup is restored into it')
    await client.query('begin')
    await makeRoles(client)
    await runMigrations(inside(client), head.migrations)
    const unguard = await layDownGuards(client)
    await load(client, file)
    await unguard()
    const rows = await count(client)
    for (const [table, wanted] of Object.entries(end.rows))
      if (rows[table] !== wanted)
        throw new ConfigError(`${table} must have ${wanted} rows after the restore (it has ${rows[table]})`)
    await client.query('commit')
    await client.end()
    await migrateDatabase(url)
    return rows
  } finally {
    await client.end().catch(() => {})
  }
}

/** The connection for whoever would begin a transaction: it marks a place in the one under way instead. */
function inside(client: pg.Client): pg.Client {
  const marks: Record<string, string> = { begin: 'savepoint migrating', commit: 'release migrating' }
  const query = (asked: string | pg.QueryConfig, values?: unknown[]) => {
    const text = typeof asked === 'string' ? asked : asked.text
    return text in marks ? client.query(marks[text]!) : client.query(asked, values)
  }
  return Object.create(client, { query: { value: query } }) as pg.Client
}

/** What stands in the way of rows that come in any order; answers how all of it is put back, and checked. */
async function layDownGuards(client: pg.Client): Promise<() => Promise<void>> {
  const tables = await tablesOf(client)
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const { rows: forced } = await client.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relforcerowsecurity`,
  )
  const name = pg.escapeIdentifier
  for (const key of keys) await client.query(`alter table ${key.table} drop constraint ${name(key.name)}`)
  for (const table of tables) {
    await client.query(`alter table ${name(table)} no force row level security`)
    await client.query(`alter table ${name(table)} disable trigger user`)
    // what the migrations themselves put there
    await client.query(`delete from ${name(table)}`)
  }
  return async () => {
    for (const table of tables) await client.query(`alter table ${name(table)} enable trigger user`)
    for (const key of keys)
      await client.query(`alter table ${key.table} add constraint ${name(key.name)} ${key.definition}`)
    // while the owner of the tables still sees their rows
    await client.query(CONTINUE_COUNTING)
    for (const { relname } of forced)
      await client.query(`alter table ${name(relname)} force row level security`)
  }
}

/** Numbers that a table gives out go on after its highest. */
const CONTINUE_COUNTING = `do $$
  declare one record; highest bigint;
  begin
    for one in select table_name, column_name from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES' loop
      execute format('select max(%I) from %I', one.column_name, one.table_name) into highest;
      perform setval(pg_get_serial_sequence(one.table_name, one.column_name), coalesce(highest, 1), highest is not null);
    end loop;
  end $$`

async function load(client: pg.Client, file: string): Promise<void> {
  let [table, waiting]: [string, string[]] = ['', []]
  const write = async () => {
    if (waiting.length > 0) await insert(client, table, waiting)
    waiting = []
  }
  for await (const line of linesOf(file)) {
    if (!line.startsWith('"')) continue
    const at = line.indexOf('\t')
    const named = JSON.parse(line.slice(0, at)) as string
    if (named !== table || waiting.length >= BATCH) await write()
    table = named
    waiting.push(line.slice(at + 1))
  }
  await write()
}

async function insert(client: pg.Client, table: string, lines: string[]): Promise<void> {
  const columns = Object.keys(JSON.parse(lines[0]!) as object).map((column) => pg.escapeIdentifier(column))
  const name = pg.escapeIdentifier(table)
  await client.query(
    `insert into ${name} (${columns.join()}) overriding system value
     select ${columns.join()} from json_populate_recordset(null::${name}, $1::json)`,
    [`[${lines.join()}]`],
  )
}

async function count(client: pg.Client): Promise<BackupEnd['rows']> {
  const rows: BackupEnd['rows'] = {}
  await client.query('set local role app_jobs')
  for (const table of await tablesOf(client)) {
    const found = await client.query<{ count: string }>(`select count(*) from ${pg.escapeIdentifier(table)}`)
    rows[table] = Number(found.rows[0]!.count)
  }
  await client.query('reset role')
  return rows
}
