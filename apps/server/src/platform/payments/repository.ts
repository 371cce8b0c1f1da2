import type { Store, StripeObject } from '@astrarium/stripe-twin'
import { asc, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { stripeTwinObjects } from './tables.ts'

/** Where the twin's objects outlive its process. */
export function twinStore(db: Database): Store {
  return {
    async load() {
      const rows = await db.asJobs((tx) =>
        tx.select().from(stripeTwinObjects).orderBy(asc(stripeTwinObjects.seq)),
      )
      return rows.map(({ body }) => body as StripeObject)
    },
    async save(changed) {
      await db.asJobs((tx) =>
        tx
          .insert(stripeTwinObjects)
          .values(changed.map((body) => ({ id: body.id, body })))
          .onConflictDoUpdate({ target: stripeTwinObjects.id, set: { body: sql`excluded.body` } }),
      )
    },
  }
}
