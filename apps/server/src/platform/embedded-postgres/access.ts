import { Client } from 'pg'
import { ROLE } from './cluster.ts'

export function connectionUrl(socketFolder: string, password: string, database: string = ROLE): string {
  return `postgresql://${ROLE}:${password}@localhost:5432/${database}?host=${encodeURIComponent(socketFolder)}`
}

/** The app has a database of its own, as on any other server. */
export async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url.replace(`/${ROLE}?`, '/postgres?') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [ROLE])
    if (rowCount === 0) await client.query(`create database ${ROLE}`)
  } finally {
    await client.end()
  }
}
