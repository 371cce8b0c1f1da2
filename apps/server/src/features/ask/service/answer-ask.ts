import type { AskInput } from '@astrarium/arion'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { outlastOutage } from '../../../platform/db/outlast.ts'
import { FAILURE_TOLD_WITHIN_MS, LOOK_FOR_STOP_MS, OUTAGE_OUTLASTED_MS } from '../limits.ts'
import { markShownBy } from '../repository.ts'
import { leaveRun, runState } from '../run/repository.ts'
import type { AnswerRun } from '../run/repository.ts'
import { endOfAnswer } from '../ask-event.ts'
import { beyondBegun } from '../ask-to-answer.ts'
import type { AskToAnswer } from '../ask-to-answer.ts'
import { failAsk } from './fail-ask.ts'
import { finishAsk, stateOrNone, warnOfHeld } from './finish-ask.ts'
import { endOf, waitFor, notify, wordsOf } from '../signals.ts'
import { tellEnding } from './tell-ending.ts'
import { openChunks } from '../run/chunk-writer.ts'
import { readCompany } from '../../circle/service/read-company.ts'
import { AskEnded, RunTakenUp } from '../run/run-ended.ts'
import { keepRun } from '../run/runs.ts'
import type { Run } from '../run/runs.ts'
import { factShown } from '../../guide/fact-shown.ts'
import { readAsk } from '../../guide/service/read-ask.ts'
import { redactedTerms } from '../../guide/redacted-terms.ts'
import { untilAborted } from '../until-aborted.ts'
import { emptyTrace } from '../../guide/answer-trace.ts'
import { speakAnswer } from '../../guide/service/speak-answer.ts'
import type { AnswerTrace, ArionEnd } from '../../guide/answer-trace.ts'

/**
 * Lets Arion answer. The answer goes on, and is kept, whether or not anybody is reading (`followAnswer`).
 * Resolves once the rest is not this server's own work: with its end, or as soon as a model speaks.
 */
export function answerAsk(context: UserContext, ask: AskToAnswer): Promise<void> {
  const prepared = Promise.withResolvers<void>()
  const run: Run = {
    askId: ask.askId,
    abort: new AbortController(),
    leave: new AbortController(),
    said: ask.begun.words,
    end: null,
    isOver: false,
  }
  void abortWhenEnded(context, ask, run.abort).catch((error: unknown) =>
    context.log.error({ err: error, askId: ask.askId }, 'an answer is not watched for its stop'),
  )
  const trace = emptyTrace()
  const ended = speak(context, ask, run, { trace, prepared: prepared.resolve })
    .finally(prepared.resolve)
    .catch(async (error: unknown) => {
      if (error instanceof RunTakenUp)
        return context.db.asUser(context.actor.userId, (tx) => leaveRun(tx, ask))
      // whoever ended it has kept or returned it
      if (error instanceof AskEnded)
        return context.db.asUser(context.actor.userId, (tx) =>
          tellEnd(context, tx, ask, { trace, outcome: 'stopped', error: null }),
        )
      context.log.error({ err: error, askId: ask.askId }, 'answer failed')
      const fail = () =>
        failAsk(context, ask, (tx) => tellEnd(context, tx, ask, { trace, outcome: 'failed', error }))
      await outlastOutage(fail, FAILURE_TOLD_WITHIN_MS, run.leave.signal)
    })
    .catch((error: unknown) =>
      context.log.error(
        { err: error, askId: ask.askId },
        'failed answer not cleared; the job will return its Ask',
      ),
    )
    .finally(() => {
      run.abort.abort(OVER)
      run.isOver = true
      notify(context.db, wordsOf(ask.askId))
    })
  keepRun(context.db, run, ended)
  return prepared.promise
}

/** Why nobody needs to watch an answer any more. */
const OVER = new Error('The answer is over')

async function speak(
  context: UserContext,
  ask: AskToAnswer,
  run: Run,
  { trace, prepared }: { trace: AnswerTrace; prepared: () => void },
): Promise<void> {
  const frames = openChunks(context, ask, run)
  let words = ''
  let end: ArionEnd | null = null
  const model = ask.profile.isRestricted ? null : context.model
  const { input, shownBy } = await inputOf(context, ask)
  if (model) prepared()
  const events = speakAnswer({ ...context, model }, input, {
    signal: run.abort.signal,
    // the built-in voice leaves the house with nothing
    redactedTerms: model ? redactedTerms(ask.asker, ask.profile) : [],
    trace,
  })
  for await (const event of untilAborted(events, run.abort.signal)) {
    if (event.kind === 'end') {
      end = event
    } else {
      words += event.text
      const text = beyondBegun(ask.begun, words, event.text)
      if (text !== '') frames.add({ text, facts: event.facts.map(factShown) })
    }
  }
  await frames.close()
  if (!end || words.trim() === '') throw new Error('Arion said nothing')
  const whole: ArionEnd = end
  warnOfHeld(context, ask, whole)
  const readWith = whole.readWith ?? []
  const readBy = shownBy.size > 0 ? readWith.flatMap((id) => shownBy.get(id) ?? []) : null
  const state = stateOrNone(context, input, whole)
  const isAsSaid = await outlastOutage(
    () => finishAsk(context, ask, { words, end: whole, state, trace, readBy }),
    OUTAGE_OUTLASTED_MS,
  )
  // whoever reads along hears what the rows hold instead
  if (!isAsSaid) return
  run.said = words
  run.end = endOfAnswer(whole)
}

function tellEnd(
  context: UserContext,
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

/** What is asked, and the links of those whose wheels it may be read from. */
async function inputOf(
  context: UserContext,
  { askId, question, version, offer, profile, ground, turns, about }: AskToAnswer,
): Promise<{ input: AskInput; shownBy: ReadonlyMap<string, string> }> {
  const { asker, people } = ground
  const { company, shownBy } = await readCompany(context, {
    people,
    question,
    thread: turns,
    about,
    settings: profile.chartSettings,
  })
  // before a word is said, so that whatever is kept of it can go
  if (shownBy.size > 0)
    await context.db.asUser(context.actor.userId, (tx) => markShownBy(tx, askId, [...shownBy.values()]))
  const input = { ...asker, question, thread: turns, again: version, offer, company }
  return { input: await readAsk(context, input), shownBy }
}

/** Whoever ends an ask may do so from another server, and a voice that hangs would not notice. */
async function abortWhenEnded(context: UserContext, run: AnswerRun, abort: AbortController): Promise<void> {
  for (;;) {
    await waitFor(context.db, endOf(run.askId), LOOK_FOR_STOP_MS, abort.signal)
    if (abort.signal.aborted) return
    const look = () => context.db.asUserAtOnce(context.actor.userId, (tx) => runState(tx, run))
    const state = await outlastOutage(look, FAILURE_TOLD_WITHIN_MS)
    if (state === 'ended') abort.abort(new AskEnded('The ask has ended'))
    if (state === 'taken') abort.abort(new RunTakenUp('Another server goes on with the answer'))
  }
}
