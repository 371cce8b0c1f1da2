import { readFileSync } from 'node:fs'
import { operate } from '../../platform/operator-command.ts'
import { announceChange } from '../profile/service/announce-change.ts'
import { listPolicyChanges } from '../profile/service/list-policy-changes.ts'
import { overdueErasures } from './repository.ts'
import { eraseForPerson, exportForPerson } from './service/act-for-person.ts'

// The operator's command. Alone: accounts that should be gone, and why they are not. `export <email>` and
// `erase <email>`: for somebody who wrote from that address and cannot sign in. `tell`: everybody is told by
// mail of a change of policy or terms, whose words stand in a file; `told`: how many have been.
const [wish, email, subject, file] = process.argv.slice(2)
const WANTED: Record<string, number> = { export: 2, erase: 2, tell: 4, told: 1 }
if (wish !== undefined && process.argv.slice(2).length !== WANTED[wish]) {
  console.error(
    'Usage: node apps/server/src/features/privacy/command.ts [export <email> | erase <email> | tell <YYYY-MM-DD> <subject> <file> | told]',
  )
  process.exit(2)
}
await operate(async ({ db, keepAct }) => {
  if (wish === 'tell') {
    const words = readFileSync(file!, 'utf8')
    await announceChange({ db, now: () => new Date() }, { appliesOn: email!, subject: subject!, words })
    await keepAct('change announced')
    console.log(
      'Everybody with an account is told from now on, while a server runs; `told` counts the letters',
    )
    return
  }
  if (wish === 'told') {
    console.table(
      (await listPolicyChanges({ db })).map(({ appliesOn, subject: about, told, finishedAt }) => ({
        from: appliesOn,
        about,
        letters: told,
        finished: finishedAt?.toISOString() ?? '',
      })),
    )
    return
  }
  if (email) {
    const here = { db, now: () => new Date() }
    const told =
      wish === 'export'
        ? (await exportForPerson(here, email)) && `An archive is made, and its link mailed to ${email}`
        : erasedAt(await eraseForPerson(here, email))
    if (told) await keepAct(wish === 'export' ? 'archive asked for' : 'erasure asked for')
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
