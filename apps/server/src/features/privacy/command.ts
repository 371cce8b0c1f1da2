import { operate } from '../../platform/operator-command.ts'
import { overdueErasures } from './repository.ts'
import { eraseForPerson, exportForPerson } from './service/act-for-person.ts'

// The operator's command. Alone: accounts that should be gone, and why they are not. `export <email>` and
// `erase <email>`: for somebody who wrote from that address and cannot sign in.
const [wish, email] = process.argv.slice(2)
if (wish !== undefined && (!['export', 'erase'].includes(wish) || !email)) {
  console.error('Usage: node apps/server/src/features/privacy/command.ts [export <email> | erase <email>]')
  process.exit(2)
}
await operate(async ({ db }) => {
  if (email) {
    const here = { db, now: () => new Date() }
    const told =
      wish === 'export'
        ? (await exportForPerson(here, email)) && `An archive is made, and its link mailed to ${email}`
        : erasedAt(await eraseForPerson(here, email))
    console.log(told ?? `Nobody has the address ${email}`)
    process.exitCode = told ? 0 : 1
    return
  }
  const rows = await db.asJobs((tx) => overdueErasures(tx, new Date()))
  if (rows.length === 0) console.log('No erasure is due')
  else
    console.table(
      rows.map(({ userId, dueAt, failingSince, failure }) => ({
        account: userId,
        due: dueAt.toISOString(),
        'fails since': failingSince?.toISOString() ?? '',
        why: failure ?? '',
      })),
    )
})

function erasedAt(erasure: { dueAt: Date } | null): string | null {
  if (!erasure) return null
  return erasure.dueAt > new Date()
    ? `${email} has asked for it already: the account goes on ${erasure.dueAt.toISOString()}`
    : `The account of ${email} goes within ten minutes, while a server runs`
}
