import type { AskOutcome } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { LOOK_FOR_WORDS_MS } from '../limits.ts'
import { findAsk, chunksFrom } from '../repository.ts'
import type { AskRow } from '../repository.ts'
import { askBackShown } from '../asked-back.ts'
import type { AskEvent } from '../ask-event.ts'
import { waitFor, wordsOf } from '../signals.ts'
import { sealed } from '../sealed.ts'

/**
 * The answer of an ask from its first word: what was said so far, and then on as it is written, by this
 * server or another.
 */
export async function* followAnswer(context: UserContext, askId: string): AsyncIterable<AskEvent> {
  const { userId } = context.actor
  let heard = ''
  for (let seq = 0; ;) {
    // before looking, so that nothing can be said in between unheard
    const looking = new AbortController()
    const more = waitFor(context.db, wordsOf(askId), LOOK_FOR_WORDS_MS, looking.signal)
    try {
      const { ask, frames } = await context.db.asUser(userId, async (tx) => {
        const ask = await findAsk(tx, askId)
        return { ask, frames: ask?.status === 'reserved' ? await chunksFrom(tx, askId, seq) : [] }
      })
      for (const frame of frames) {
        const { text } = context.vault.open(sealed.chunk, userId, frame.textSealed)
        heard += text
        seq = frame.seq + 1
        yield { kind: 'text', text }
      }
      if (ask?.status !== 'reserved') {
        yield* lastOf(context, ask, heard)
        return
      }
      await more
    } finally {
      looking.abort()
    }
  }
}

/** What has not been heard of an answer that is whole. */
function* lastOf(context: UserContext, ask: AskRow | null, heard: string): Iterable<AskEvent> {
  const { userId } = context.actor
  if (!ask?.outcome) {
    yield { kind: 'failed' }
    return
  }
  const rest = (context.vault.open(sealed.answer, userId, ask.answerSealed) ?? '').slice(heard.length)
  if (rest !== '') yield { kind: 'text', text: rest }
  const facts = context.vault.open(sealed.facts, userId, ask.factsSealed) ?? []
  const asksBack = askBackShown(context.vault.open(sealed.asksBack, userId, ask.asksBackSealed))
  yield { kind: 'end', outcome: ask.outcome as AskOutcome, facts, asksBack }
}
