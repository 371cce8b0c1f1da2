import type { AskOutcome, FactShown } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { LOOK_FOR_WORDS_MS } from '../policy.ts'
import { findAsk, framesFrom } from '../repository.ts'
import type { AskRow } from '../repository.ts'
import type { AskEvent } from './ask-event.ts'
import { fromFrame } from './frame-text.ts'
import { news, saidOf } from './news.ts'

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
    const more = news(context.db, saidOf(askId), LOOK_FOR_WORDS_MS, looking.signal)
    try {
      const { ask, frames } = await context.db.asUser(userId, async (tx) => {
        const ask = await findAsk(tx, askId)
        return { ask, frames: ask?.status === 'reserved' ? await framesFrom(tx, askId, seq) : [] }
      })
      for (const frame of frames) {
        const { text } = fromFrame(context.vault.open(userId, 'frame', frame.textSealed))
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
  const open = (column: string, sealed: string) => context.vault.open(context.actor.userId, column, sealed)
  if (!ask?.outcome) {
    yield { kind: 'failed' }
    return
  }
  const rest = ask.answerSealed === null ? '' : open('answer', ask.answerSealed).slice(heard.length)
  if (rest !== '') yield { kind: 'text', text: rest }
  const facts = ask.factsSealed === null ? [] : (JSON.parse(open('facts', ask.factsSealed)) as FactShown[])
  yield { kind: 'end', outcome: ask.outcome as AskOutcome, facts }
}
