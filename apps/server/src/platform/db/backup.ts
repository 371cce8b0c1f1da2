import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, renameSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { readEnds } from './backup-file.ts'
import type { BackupEnd, BackupHead } from './backup-file.ts'
import { appliedMigrations } from './migrations.ts'
import { tablesOf } from './tables-of.ts'

/** Rows that are read at a time. */
const BATCH = 500

/**
 * Writes all rows of all tables, as they stand at one moment, into a file: a line of JSON each, compressed.
 * People go on meanwhile. Values stay sealed, and the keys are not in it.
 */
export async function backUp(url: string, file: string): Promise<BackupEnd['rows']> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  // under another name until it is whole
  const half = `${file}.half`
  const out = createGzip()
  const target = out.pipe(createWriteStream(half, { mode: 0o600 }))
  const hash = createHash('sha256')
  const write = async (line: string) => {
    hash.update(line)
    if (!out.write(line)) await once(out, 'drain')
  }
  const rows: BackupEnd['rows'] = {}
  try {
    await client.query('begin isolation level repeatable read read only')
    const head: BackupHead = {
      format: 'astrarium-backup-1',
      at: new Date().toISOString(),
      migrations: await appliedMigrations(client),
    }
    const tables = await tablesOf(client)
    // whose policies show everybody's rows
    await client.query('set local role app_jobs')
    await write(`${JSON.stringify(head)}\n`)
    for (const table of tables) {
      rows[table] = 0
      await client.query(
        `declare each_row no scroll cursor for select row_to_json(one)::text as line from ${pg.escapeIdentifier(table)} one`,
      )
      for (;;) {
        const { rows: found } = await client.query<{ line: string }>(`fetch ${BATCH} from each_row`)
        if (found.length === 0) break
        rows[table] += found.length
        await write(found.map(({ line }) => `${JSON.stringify(table)}\t${line}\n`).join(''))
      }
      await client.query('close each_row')
    }
    await client.query('commit')
    const end: BackupEnd = { rows, sha256: hash.digest('hex') }
    out.end(`${JSON.stringify(end)}\n`)
    await finished(target)
    // what cannot be read is no backup, and a restore would be a bad time to learn of it
    await readEnds(half)
    renameSync(half, file)
    return rows
  } finally {
    out.destroy()
    await client.end()
  }
}
