import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Bench } from './bench.ts'
import { openLine, requestOf } from './line.ts'
import type { Row } from './row.ts'

const ASKS = 300
/** After so long a connection that does nothing has told the database's statistics what it did, too. */
const TOLD_MS = 11_000

/**
 * What one Ask costs the database, by its own statistics, without what the server asks of it by the clock:
 * for the reckoning in docs/scale.md.
 */
export async function weights({ server, people, databaseUrl }: Bench): Promise<Row[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  // the database may end while it is open, where something else has failed
  pool.on('error', () => {})
  const line = openLine(server.base)
  const earlier = await countOf(pool)
  const before = await countOf(pool)
  for (let turn = 0; turn < ASKS; turn++) {
    const body = JSON.stringify({ message: 'What is my purpose?', sendId: randomUUID(), threadId: null })
    const { cookie } = people[turn % people.length]!
    const { status, body: answer } = await line.ask(requestOf('POST', '/api/ask', { cookie }, body))
    if (status !== 200) throw new Error(`An Ask was answered with ${status}: ${answer}`)
  }
  const after = await countOf(pool)
  line.close()
  await pool.end()
  const byClock = (of: Counted) => (before[of] - earlier[of]) / (before.at - earlier.at)
  const each = (of: Counted) => (after[of] - before[of] - byClock(of) * (after.at - before.at)) / ASKS
  return [
    { name: 'an Ask: transactions', ours: each('transactions'), unit: '', wanted: {} },
    { name: 'an Ask: rows written', ours: each('rows'), unit: '', wanted: {} },
    { name: 'an Ask: kept for good', ours: each('bytes'), unit: 'bytes', wanted: {} },
    { name: 'by the clock: transactions', ours: 1000 * byClock('transactions'), unit: '/s', wanted: {} },
  ]
}

type Counted = 'transactions' | 'rows' | 'bytes'

/** With the moment in milliseconds. */
async function countOf(pool: pg.Pool): Promise<Record<Counted | 'at', number>> {
  await pause(TOLD_MS)
  const { rows } = await pool.query<Record<Counted, number>>(
    `select xact_commit::int as transactions, (tup_inserted + tup_updated + tup_deleted)::int as rows,
      (select sum(pg_table_size(c.oid) + pg_indexes_size(c.oid))::float8 from pg_class c
        where c.oid in ('asks'::regclass, 'chat_messages'::regclass, 'chat_threads'::regclass, 'credit_entries'::regclass))
      as bytes
     from pg_stat_database where datname = current_database()`,
  )
  return { ...rows[0]!, at: performance.now() }
}
