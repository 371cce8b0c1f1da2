import { desc } from 'drizzle-orm'
import { operate } from './platform/operator-command.ts'
import { operatorActs } from './platform/db/tables.ts'

// The operator's command: what operators did that concerns no single account, newest first.
const MOST = 100
await operate(async ({ db }) => {
  const acts = await db.asJobs((tx) =>
    tx.select().from(operatorActs).orderBy(desc(operatorActs.at)).limit(MOST),
  )
  for (const { at, what } of acts) console.log(`${at.toISOString()}  ${what}`)
})
