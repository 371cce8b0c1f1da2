import { sql } from 'drizzle-orm'
import type { Vault } from '../vault/vault.ts'
import type { Database } from './database.ts'

/** Where sealed values stand: the owner's column, and the name under which the vault bound them. */
export interface SealedColumn {
  table: string
  column: string
  sealedAs: string
}

const BATCH = 500

/**
 * Seals every value of a column anew that was sealed with an older key. Answers how many; may be stopped and
 * started again.
 */
export async function reseal(
  db: Database,
  vault: Vault,
  { table, column, sealedAs }: SealedColumn,
): Promise<number> {
  const [at, name] = [sql.identifier(table), sql.identifier(column)]
  const current = `${vault.seal('', '', '').split('.')[0]}.%`
  for (let total = 0; ;) {
    const done = await db.asJobs(async (tx) => {
      const { rows } = await tx.execute<{ place: string; owner: string; sealed: string }>(
        sql`select ctid::text as place, user_id::text as owner, ${name} as sealed from ${at} where ${name} is not null and ${name} not like ${current} limit ${BATCH} for update`,
      )
      for (const { place, owner, sealed } of rows) {
        const fresh = vault.seal(owner, sealedAs, vault.open(owner, sealedAs, sealed))
        await tx.execute(sql`update ${at} set ${name} = ${fresh} where ctid = ${place}::tid`)
      }
      return rows.length
    })
    total += done
    if (done < BATCH) return total
  }
}
