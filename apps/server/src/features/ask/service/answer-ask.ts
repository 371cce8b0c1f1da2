import type { AskInput } from '@astrarium/arion'
import type { PersonContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { LOOK_FOR_STOP_MS } from '../limits.ts'
import { isReserved } from '../repository.ts'
import type { AskToAnswer } from '../ask-to-answer.ts'
import { failAsk } from './fail-ask.ts'
import { finishAsk } from './finish-ask.ts'
import { endOf, waitFor, notify, wordsOf } from '../signals.ts'
import { tellEnding } from './tell-ending.ts'
import { AskEnded, openChunks } from '../chunk-writer.ts'
import { factShown } from '../../guide/fact-shown.ts'
import { readAskerContext } from '../../guide/service/read-asker-context.ts'
import { readAsk } from '../../guide/service/read-ask.ts'
import { redactedTerms } from '../../guide/redacted-terms.ts'
import { untilAborted } from '../until-aborted.ts'
import { emptyTrace } from '../../guide/answer-trace.ts'
import { speakAnswer } from '../../guide/service/speak-answer.ts'
import type { AnswerTrace, ArionEnd } from '../../guide/answer-trace.ts'

/** Lets Arion answer. The answer goes on, and is kept, whether or not anybody is reading (`followAnswer`). */
export function answerAsk(context: PersonContext, ask: AskToAnswer): void {
  const abort = new AbortController()
  void abortWhenEnded(context, ask.askId, abort).catch((error: unknown) =>
    context.log.error({ err: error, askId: ask.askId }, 'an answer is not watched for its stop'),
  )
  const trace = emptyTrace()
  void speak(context, ask, abort, trace)
    .catch(async (error: unknown) => {
      // whoever ended it has kept or returned it
      if (error instanceof AskEnded)
        return context.db.asUser(context.actor.userId, (tx) =>
          tellEnd(context, tx, ask, { trace, outcome: 'stopped', error: null }),
        )
      context.log.error({ err: error, askId: ask.askId }, 'answer failed')
      await failAsk(context, ask.askId, (tx) =>
        tellEnd(context, tx, ask, { trace, outcome: 'failed', error }),
      )
    })
    .catch((error: unknown) =>
      context.log.error(
        { err: error, askId: ask.askId },
        'failed answer not cleared; the job will return its Ask',
      ),
    )
    .finally(() => {
      abort.abort()
      notify(context.db, wordsOf(ask.askId))
    })
}

async function speak(
  context: PersonContext,
  ask: AskToAnswer,
  abort: AbortController,
  trace: AnswerTrace,
): Promise<void> {
  const terms = redactedTerms(context.actor, ask.profile)
  const frames = openChunks(context, ask.askId, abort)
  let words = ''
  let end: ArionEnd | null = null
  const events = speakAnswer(context, await inputOf(context, ask), {
    signal: abort.signal,
    redactedTerms: terms,
    trace,
  })
  for await (const event of untilAborted(events, abort.signal)) {
    if (event.kind === 'end') {
      end = event
    } else {
      words += event.text
      frames.add({ text: event.text, facts: event.facts.map(factShown) })
    }
  }
  await frames.written()
  if (!end || words.trim() === '') throw new Error('Arion said nothing')
  if (end.rejected.length > 0)
    context.log.warn(
      { askId: ask.askId, plan: end.plan, held: end.rejected.length },
      'the check left sentences out',
    )
  await finishAsk(context, ask, words, end, trace)
}

function tellEnd(
  context: PersonContext,
  tx: Tx,
  ask: AskToAnswer,
  { trace, outcome, error }: { trace: AnswerTrace; outcome: 'stopped' | 'failed'; error: unknown },
): Promise<void> {
  return tellEnding(context, tx, ask, {
    outcome,
    end: null,
    trace,
    error: error instanceof Error ? error.message : null,
  })
}

async function inputOf(
  context: PersonContext,
  { askedAt, question, version, offer, profile, turns }: AskToAnswer,
): Promise<AskInput> {
  const ground = await context.db.asUser(context.actor.userId, (tx) =>
    readAskerContext(context, tx, profile, askedAt),
  )
  return readAsk(context, { ...ground, question, thread: turns, again: version, offer })
}

/** Whoever ends an ask may do so from another server, and a voice that hangs would not notice. */
async function abortWhenEnded(context: PersonContext, askId: string, abort: AbortController): Promise<void> {
  for (;;) {
    await waitFor(context.db, endOf(askId), LOOK_FOR_STOP_MS, abort.signal)
    if (abort.signal.aborted) return
    if (!(await context.db.asUser(context.actor.userId, (tx) => isReserved(tx, askId))))
      abort.abort(new AskEnded('The ask has ended'))
  }
}
