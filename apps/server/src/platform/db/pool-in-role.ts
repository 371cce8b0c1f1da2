import type pg from 'pg'
import { LIMITS } from './roles.ts'

/**
 * The pool for queries that stand alone, each in a transaction of its own at whose head it takes on the role:
 * behind a pooler nothing that a connection was told outlives one, and no statement has a name there.
 */
export function inRole(pool: pg.Pool, role: string): pg.Pool {
  const head = `begin; set local role ${role}; ${LIMITS.map(([name, ms]) => `set local ${name} = ${ms}`).join('; ')}`
  const query = async (asked: string | pg.QueryConfig, values?: unknown[]) => {
    const client = await pool.connect()
    try {
      await client.query(head)
      const answer = await (typeof asked === 'string'
        ? client.query(asked, values)
        : client.query({ ...asked, name: undefined }, values))
      await client.query('commit')
      return answer
    } catch (error) {
      // nothing to roll back where the connection is gone
      await client.query('rollback').catch(() => {})
      throw error
    } finally {
      client.release()
    }
  }
  return Object.create(pool, { query: { value: query } }) as pg.Pool
}
