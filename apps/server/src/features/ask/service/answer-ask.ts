import type { AskInput } from '@astrarium/arion'
import type { PersonalWorld } from '../../../platform/world.ts'
import { LOOK_FOR_STOP_MS } from '../policy.ts'
import { isReserved } from '../repository.ts'
import type { ArionEnd, AskToAnswer } from './ask-to-answer.ts'
import { failAsk } from './fail-ask.ts'
import { finishAsk } from './finish-ask.ts'
import { endOf, news, ring, saidOf } from './news.ts'
import { noteAnswer } from './note-answer.ts'
import { AskEnded, openFrames } from './open-frames.ts'
import { factShown } from './fact-shown.ts'
import { readingGround } from './reading-ground.ts'
import { secretsOf } from './secrets-of.ts'
import { untilAborted } from './until-aborted.ts'
import { nobodyYet, speakAnswer } from './voice.ts'
import type { BehindAnswer } from './voice.ts'

/** Lets Arion answer. The answer goes on, and is kept, whether or not anybody is reading (`followAnswer`). */
export function answerAsk(world: PersonalWorld, ask: AskToAnswer): void {
  const abort = new AbortController()
  void abortWhenEnded(world, ask.askId, abort).catch((error: unknown) =>
    world.log.error({ err: error, askId: ask.askId }, 'an answer is not watched for its stop'),
  )
  const behind = nobodyYet()
  void speak(world, ask, abort, behind)
    .catch(async (error: unknown) => {
      // whoever ended it has kept or returned it
      if (error instanceof AskEnded) return noteEnd(world, ask, behind, 'stopped', null)
      world.log.error({ err: error, askId: ask.askId }, 'answer failed')
      await failAsk(world, ask.askId)
      await noteEnd(world, ask, behind, 'failed', error)
    })
    .catch((error: unknown) =>
      world.log.error(
        { err: error, askId: ask.askId },
        'failed answer not cleared; the job will return its Ask',
      ),
    )
    .finally(() => {
      abort.abort()
      ring(world.db, saidOf(ask.askId))
    })
}

async function speak(
  world: PersonalWorld,
  ask: AskToAnswer,
  abort: AbortController,
  behind: BehindAnswer,
): Promise<void> {
  const secrets = secretsOf(world.actor, ask.profile)
  const frames = openFrames(world, ask.askId, abort)
  let words = ''
  let end: ArionEnd | null = null
  const events = speakAnswer(world, await inputOf(world, ask), { signal: abort.signal, secrets, behind })
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
  if (end.held.length > 0)
    world.log.warn(
      { askId: ask.askId, plan: end.plan, held: end.held.length },
      'the check left sentences out',
    )
  await finishAsk(world, ask, words, end, behind)
}

function noteEnd(
  world: PersonalWorld,
  ask: AskToAnswer,
  behind: BehindAnswer,
  outcome: 'stopped' | 'failed',
  error: unknown,
): Promise<void> {
  return world.db.asUser(world.actor.userId, (tx) =>
    noteAnswer(world, tx, ask, {
      outcome,
      end: null,
      behind,
      error: error instanceof Error ? error.message : null,
    }),
  )
}

async function inputOf(
  world: PersonalWorld,
  { askedAt, question, again, profile, turns }: AskToAnswer,
): Promise<AskInput> {
  const ground = await world.db.asUser(world.actor.userId, (tx) => readingGround(world, tx, profile, askedAt))
  return { ...ground, question, thread: turns, again }
}

/** Whoever ends an ask may do so from another server, and a voice that hangs would not notice. */
async function abortWhenEnded(world: PersonalWorld, askId: string, abort: AbortController): Promise<void> {
  for (;;) {
    await news(world.db, endOf(askId), LOOK_FOR_STOP_MS, abort.signal)
    if (abort.signal.aborted) return
    if (!(await world.db.asUser(world.actor.userId, (tx) => isReserved(tx, askId))))
      abort.abort(new AskEnded('The ask has ended'))
  }
}
