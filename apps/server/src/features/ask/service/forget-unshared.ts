import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { circleWords } from '../../../words/index.ts'
import { findLinksShown } from '../../circle/service/find-link-of-member.ts'
import { forgetDebugEntry } from '../../debug/service/forget-debug-entry.ts'
import { findShown, replaceAnswer } from '../repository.ts'
import { sealed } from '../sealed.ts'

/**
 * What was read from a wheel that somebody linked showed goes with their consent: a sentence stands in place
 * of such an answer. Whoever reads answers calls it first, so that none is shown a moment longer.
 * @returns the asks whose answers went
 */
export async function forgetUnshared(context: UserContext, tx: Tx): Promise<string[]> {
  const { userId } = context.actor
  const told = await findShown(tx, userId)
  const gone: string[] = []
  if (told.length === 0) return gone
  const shown = await findLinksShown(context, tx)
  for (const { id, askedAt, shownBy } of told) {
    const isShown = shownBy?.every((linkId) => {
      const since = shown.get(linkId)
      return since && since <= askedAt
    })
    if (isShown) continue
    await replaceAnswer(tx, id, {
      answerSealed: context.vault.seal(sealed.answer, userId, circleWords.unshared),
      messageSealed: context.vault.seal(sealed.message, userId, circleWords.unshared),
    })
    await forgetDebugEntry(context, tx, id)
    gone.push(id)
  }
  return gone
}
