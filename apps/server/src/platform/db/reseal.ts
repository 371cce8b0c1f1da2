import { sql } from 'drizzle-orm'
import type { SealedPlace } from '../vault/sealed-column.ts'
import type { Vault } from '../vault/vault.ts'
import type { Database } from './database.ts'

const BATCH = 500

/**
 * Seals every value of a column anew that was sealed with an older key. Answers how many; may be stopped and
 * started again.
 */
export async function reseal(db: Database, vault: Vault, place: SealedPlace): Promise<number> {
  const [at, name] = [sql.identifier(place.table), sql.identifier(place.column)]
  const current = `${vault.keyId}.%`
  for (let total = 0; ;) {
    const done = await db.asJobs(async (tx) => {
      const { rows } = await tx.execute<{ tuple: string; owner: string; sealed: string }>(
        sql`select ctid::text as tuple, user_id::text as owner, ${name} as sealed from ${at} where ${name} is not null and ${name} not like ${current} limit ${BATCH} for update`,
      )
      for (const { tuple, owner, sealed } of rows) {
        const fresh = vault.reseal(place, owner, sealed)
        await tx.execute(sql`update ${at} set ${name} = ${fresh} where ctid = ${tuple}::tid`)
      }
      return rows.length
    })
    total += done
    if (done < BATCH) return total
  }
}
