import { operate } from '../../platform/operator-command.ts'
import { tryAgain, undelivered } from './repository.ts'

// The operator's command: letters that have not left, and why. `--again` has all of them tried once more.
const [option] = process.argv.slice(2)
await operate(async ({ db, keepAct }) => {
  if (option === '--again') {
    console.log(`${await db.asJobs(tryAgain)} letters are tried again`)
    await keepAct('letters tried again')
  }
  const rows = await db.asJobs(undelivered)
  if (rows.length === 0) console.log('No letter waits')
  else
    console.table(
      rows.map(({ id, state, createdAt, tries, failure }) => ({
        letter: id,
        state,
        since: createdAt.toISOString(),
        tries,
        why: failure ?? '',
      })),
    )
})
