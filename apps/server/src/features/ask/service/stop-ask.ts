import type { AskOutcome } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { findAsk, lockAsk, lockThread } from '../repository.ts'
import { chunksFrom } from '../run/repository.ts'
import { forgetUnshared } from './forget-unshared.ts'
import { keepAnswer } from './keep-answer.ts'
import { endOf, notify, wordsOf } from '../signals.ts'
import { withdrawAsk } from './withdraw-ask.ts'
import { sealed } from '../sealed.ts'

/**
 * Ends an answer on its way, whichever server gives it: what was said is kept and booked; before the first
 * words the Ask goes back. Answers how the ask stands now. Throws ask_not_found.
 */
export async function stopAsk(
  context: UserContext,
  askId: string,
): Promise<{ outcome: AskOutcome | 'failed' }> {
  const { userId } = context.actor
  const { hasEnded, outcome } = await context.db.asUser(userId, async (tx) => {
    const seen = await findAsk(tx, askId)
    if (!seen) throw new AppError('ask_not_found', 'There is no such Ask')
    if (seen.threadId) await lockThread(tx, seen.threadId)
    await lockAsk(tx, askId)
    const frames = await chunksFrom(tx, askId, 0)
    const said = frames.map(({ textSealed }) => context.vault.open(sealed.chunk, userId, textSealed))
    const words = said.map(({ text }) => text).join('')
    const facts = said.flatMap((each) => each.facts)
    const isKept = words.trim() !== '' && seen.threadId !== null
    const hasEnded = isKept
      ? await keepAnswer(
          context,
          tx,
          { id: askId, threadId: seen.threadId! },
          { words, facts, outcome: 'stopped', asksBack: null, state: null, category: 'general' },
        )
      : await withdrawAsk(context, tx, seen, { outcome: 'withdrawn' })
    // a consent may have ended while this was said
    await forgetUnshared(context, tx)
    const ask = await findAsk(tx, askId)
    return { hasEnded, outcome: (ask?.outcome ?? 'failed') as AskOutcome | 'failed' }
  })
  if (hasEnded) {
    notify(context.db, wordsOf(askId))
    notify(context.db, endOf(askId))
  }
  return { outcome }
}
