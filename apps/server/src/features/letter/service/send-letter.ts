import type { Context } from '../../../platform/context.ts'
import { isRefusedForGood, reasonOf } from '../../../platform/mail/mailer.ts'
import { findLetter, keepTry, markDead, removeLetter } from '../repository.ts'
import { sealed } from '../sealed.ts'

/** Hands one letter over, and forgets it. Throws when it is to be tried again. */
export async function sendLetter(context: Context, id: string): Promise<void> {
  const { db, vault, mailer, log } = context
  const row = await db.asJobs((tx) => findLetter(tx, id))
  if (!row || row.state === 'dead') return
  const hand = async () =>
    row.state === 'blank' || mailer.send(vault.open(sealed.letter, row.userId, row.letterSealed))
  const outcome = await hand().then(
    () => null,
    (error: unknown) => ({ reason: reasonOf(error), isForGood: isRefusedForGood(error) }),
  )
  if (!outcome) return db.asJobs((tx) => removeLetter(tx, id))
  const failure = Object.values(outcome.reason).filter(Boolean).join(' ')
  log.error(outcome.reason, 'letter not sent')
  await db.asJobs((tx) => keepTry(tx, id, failure))
  if (outcome.isForGood) return giveUpLetter(context, id)
  // of codes alone: mail servers repeat addresses in what they say
  throw new Error(`A letter could not be sent: ${failure}`)
}

export async function giveUpLetter({ db }: Context, id: string): Promise<void> {
  await db.asJobs((tx) => markDead(tx, id))
}
