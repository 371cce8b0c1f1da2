import type { AskOutcome } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { LOOK_FOR_WORDS_MS, LOOK_FOR_WORDS_HERE_MS } from '../limits.ts'
import { findAsk } from '../repository.ts'
import { chunksFrom } from '../run/repository.ts'
import type { AskRow } from '../repository.ts'
import { askBackShown } from '../asked-back.ts'
import type { AskEvent } from '../ask-event.ts'
import { findRun } from '../run/runs.ts'
import type { Run } from '../run/runs.ts'
import { waitFor, wordsOf } from '../signals.ts'
import { sealed } from '../sealed.ts'
import { forgetUnshared } from './forget-unshared.ts'

/**
 * The answer of an ask from its first word: what was said so far, and then on as it is written, by this
 * server or another. Whose ask it is the caller has seen.
 */
export async function* followAnswer(context: UserContext, askId: string): AsyncIterable<AskEvent> {
  const run = findRun(context.db, askId)
  const heard = run ? yield* followHere(context, run) : ''
  if (run?.end) yield run.end
  else yield* followWritten(context, askId, heard)
}

/** What this server says of it; answers all that was heard. */
async function* followHere({ db }: UserContext, run: Run): AsyncGenerator<AskEvent, string> {
  let heard = ''
  while (!run.isOver || heard.length < run.said.length) {
    const text = run.said.slice(heard.length)
    heard += text
    if (text === '') await waitFor(db, wordsOf(run.askId), LOOK_FOR_WORDS_HERE_MS)
    else yield { kind: 'text', text }
  }
  return heard
}

/** As the database has it, beyond what was heard. */
async function* followWritten(
  context: UserContext,
  askId: string,
  heardBefore: string,
): AsyncIterable<AskEvent> {
  const { userId } = context.actor
  let [heard, written, seq] = [heardBefore, '', 0]
  for (;;) {
    // before looking, so that nothing can be said in between unheard
    const looking = new AbortController()
    const more = waitFor(context.db, wordsOf(askId), LOOK_FOR_WORDS_MS, looking.signal)
    try {
      const [ask, frames] = await context.db.asUserAtOnce(userId, (tx) =>
        Promise.all([findAsk(tx, askId), chunksFrom(tx, askId, seq)]),
      )
      if (ask?.status !== 'reserved') {
        yield* lastOf(context, ask?.shownBy ? await stillShown(context, askId) : ask, heard)
        return
      }
      for (const frame of frames) {
        written += context.vault.open(sealed.chunk, userId, frame.textSealed).text
        seq = frame.seq + 1
      }
      const text = written.slice(heard.length)
      heard += text
      if (text !== '') yield { kind: 'text', text }
      await more
    } finally {
      looking.abort()
    }
  }
}

/** As it stands once what nobody shows any more is gone from it. */
function stillShown(context: UserContext, askId: string): Promise<AskRow | null> {
  return context.db.asUser(context.actor.userId, async (tx) => {
    await forgetUnshared(context, tx)
    return findAsk(tx, askId)
  })
}

/** What has not been heard of an answer that is whole; nothing of one that another took the place of. */
function* lastOf(context: UserContext, ask: AskRow | null, heard: string): Iterable<AskEvent> {
  const { userId } = context.actor
  if (!ask?.outcome) {
    yield { kind: 'failed' }
    return
  }
  const words = context.vault.open(sealed.answer, userId, ask.answerSealed) ?? ''
  const rest = words.startsWith(heard) ? words.slice(heard.length) : ''
  if (rest !== '') yield { kind: 'text', text: rest }
  const facts = context.vault.open(sealed.facts, userId, ask.factsSealed) ?? []
  const asksBack = askBackShown(context.vault.open(sealed.asksBack, userId, ask.asksBackSealed))
  yield { kind: 'end', outcome: ask.outcome as AskOutcome, facts, asksBack }
}
