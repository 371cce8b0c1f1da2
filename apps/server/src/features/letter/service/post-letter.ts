import { randomUUID } from 'node:crypto'
import type { Context } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import { SEND_LETTER } from '../limits.ts'
import { addLetter, markQueued } from '../repository.ts'
import { sealed } from '../sealed.ts'

/** Of the length of a letter, and to nobody. */
const BLANK: Letter = { to: '', subject: ' '.repeat(40), html: ' '.repeat(3000), text: ' '.repeat(600) }

/**
 * Once this resolves the letter is kept, and leaves however often a server dies. `userId` is whose it is: it
 * goes with their account. No letter takes as long as one, so that an answer's time tells nothing.
 * @param when does, in the name of a job, what the letter tells of, both of it or neither; nothing is posted
 *   where it answers false
 */
export async function postLetter(
  context: Pick<Context, 'db' | 'vault' | 'auth' | 'jobs' | 'log' | 'now'>,
  letter: Letter | null,
  userId: string = randomUUID(),
  when: (tx: Tx) => Promise<boolean> = async () => true,
): Promise<void> {
  const { db, vault, auth, jobs, log, now } = context
  const id = randomUUID()
  const row = {
    id,
    userId,
    addressHash: auth.hashAddress(letter?.to ?? ''),
    letterSealed: vault.seal(sealed.letter, userId, letter ?? BLANK),
    state: letter ? ('waiting' as const) : ('blank' as const),
    createdAt: now(),
  }
  const isKept = await db.asJobs(async (tx) => {
    if (!(await when(tx))) return false
    await addLetter(tx, row)
    return true
  })
  if (!isKept) return
  try {
    await queueLetter({ db, jobs, now }, id)
  } catch (error) {
    log.warn({ err: error }, 'the queue was not told of a letter, and will be')
  }
}

export async function queueLetter(
  { db, jobs, now }: Pick<Context, 'db' | 'jobs' | 'now'>,
  id: string,
): Promise<void> {
  // marked afterwards: whoever dies in between tells it twice, and nobody never
  await jobs.send(SEND_LETTER, id)
  await db.asJobs((tx) => markQueued(tx, id, now()))
}
