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
import { readingGround } from './reading-ground.ts'
import { untilAborted } from './until-aborted.ts'
import { speakAnswer } from './voice.ts'

/** Lets Arion answer. The answer goes on, and is kept, whether or not anybody is reading (`followAnswer`). */
export function answerAsk(world: PersonalWorld, ask: AskToAnswer): void {
  const abort = new AbortController()
  void abortWhenEnded(world, ask.askId, abort).catch((error: unknown) =>
    world.log.error({ err: error, askId: ask.askId }, 'an answer is not watched for its stop'),
  )
  void speak(world, ask, abort)
    .catch(async (error: unknown) => {
      // whoever ended it has kept or returned it
      if (error instanceof AskEnded) return noteEnd(world, ask, 'stopped', null)
      world.log.error({ err: error, askId: ask.askId }, 'answer failed')
      await failAsk(world, ask.askId)
      await noteEnd(world, ask, 'failed', error)
    })
    .catch((error: unknown) => world.log.error({ err: error, askId: ask.askId }, 'failed answer not cleared; the job will return its Ask'))
    .finally(() => {
      abort.abort()
      ring(world.db, saidOf(ask.askId))
    })
}

async function speak(world: PersonalWorld, ask: AskToAnswer, abort: AbortController): Promise<void> {
  const frames = openFrames(world, ask.askId, abort)
  let words = ''
  let end: ArionEnd | null = null
  for await (const event of untilAborted(speakAnswer(world, await inputOf(world, ask)), abort.signal)) {
    if (event.kind === 'end') {
      end = event
    } else {
      words += event.text
      frames.add(event.text)
    }
  }
  await frames.written()
  if (!end || words.trim() === '') throw new Error('Arion said nothing')
  if (end.held.length > 0) world.log.warn({ askId: ask.askId, plan: end.plan, held: end.held.length }, 'the check left sentences out')
  await finishAsk(world, ask, words, end)
}

function noteEnd(world: PersonalWorld, ask: AskToAnswer, outcome: 'stopped' | 'failed', error: unknown): Promise<void> {
  return world.db.asUser(world.actor.userId, (tx) =>
    noteAnswer(world, tx, ask, { outcome, end: null, error: error instanceof Error ? error.message : null }),
  )
}

async function inputOf(world: PersonalWorld, { askedAt, question, again, profile, turns }: AskToAnswer): Promise<AskInput> {
  const ground = await world.db.asUser(world.actor.userId, (tx) => readingGround(world, tx, profile, askedAt))
  return { ...ground, question, thread: turns, again }
}

/** Whoever ends an ask may do so from another server, and a voice that hangs would not notice. */
async function abortWhenEnded(world: PersonalWorld, askId: string, abort: AbortController): Promise<void> {
  for (;;) {
    await news(world.db, endOf(askId), LOOK_FOR_STOP_MS, abort.signal)
    if (abort.signal.aborted) return
    if (!(await world.db.asUser(world.actor.userId, (tx) => isReserved(tx, askId)))) abort.abort(new AskEnded('The ask has ended'))
  }
}
