import { desc } from 'drizzle-orm'
import type { Database } from './database.ts'
import { operatorActs } from './tables.ts'

/** What operators did, newest first; it names nobody. */
export function listActs(db: Database, most: number): Promise<{ what: string; at: Date }[]> {
  return db.asJobs((tx) =>
    tx
      .select({ what: operatorActs.what, at: operatorActs.at })
      .from(operatorActs)
      .orderBy(desc(operatorActs.at))
      .limit(most),
  )
}
