import { listActs } from './platform/db/operator-acts.ts'
import { operate } from './platform/operator-command.ts'

// The operator's command: what operators did.
const MOST = 100
await operate(async ({ db }) => {
  for (const { at, what } of await listActs(db, MOST)) console.log(`${at.toISOString()}  ${what}`)
})
