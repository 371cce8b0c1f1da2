import { setImmediate } from 'node:timers/promises'
import { answer } from '@astrarium/arion'
import type { ArionEvent, ThreadTurn } from '@astrarium/arion'
import type { PersonalWorld } from '../../../platform/world.ts'
import { natalChartOf } from '../../chart/service/natal-chart-of.ts'
import type { OpenProfile } from '../../profile/service/read-profile.ts'
import { DAYS_UNTIL_RETOLD } from '../policy.ts'
import { recentTold } from '../repository.ts'
import type { AskEvent, RunningAsk } from './ask-event.ts'
import { openChannel } from './channel.ts'
import { failAsk, finishAsk } from './finish-ask.ts'
import type { OpenAsk } from './finish-ask.ts'

interface AskToAnswer extends OpenAsk {
  question: string
  profile: OpenProfile
  turns: ThreadTurn[]
}

/** Lets Arion answer. The answer goes on, and is kept, whether or not anybody is still reading. */
export function answerAsk(world: PersonalWorld, ask: AskToAnswer): RunningAsk {
  const channel = openChannel<AskEvent>()
  void speak(world, ask, channel.put)
    .catch(async (error: unknown) => {
      world.log.error({ err: error, askId: ask.askId }, 'answer failed')
      await failAsk(world, ask)
      channel.put({ kind: 'failed' })
    })
    .catch((error: unknown) => {
      world.log.error({ err: error, askId: ask.askId }, 'failed answer not cleared; the job will return its Ask')
      channel.put({ kind: 'failed' })
    })
    .finally(channel.end)
  return { threadId: ask.threadId, askId: ask.askId, events: channel.read() }
}

async function speak(world: PersonalWorld, ask: AskToAnswer, put: (event: AskEvent) => void): Promise<void> {
  const { userId } = world.actor
  const timeZone = ask.profile.currentTimeZone ?? ask.profile.birth?.timezone ?? 'UTC'
  const since = world.sky.localDate(timeZone, new Date(ask.askedAt.getTime() - DAYS_UNTIL_RETOLD * 86_400_000))
  const told = await world.db.asUser(userId, (tx) => recentTold(tx, userId, since))
  const asker = { seed: userId, chart: natalChartOf(world, ask.profile), timeZone, countryCode: null }

  let words = ''
  let end: Extract<ArionEvent, { kind: 'end' }> | null = null
  for (const event of answer(world.sky, { question: ask.question, asker, at: ask.askedAt, thread: ask.turns, told })) {
    if (event.kind === 'end') {
      end = event
    } else {
      words += event.text
      put(event)
      // others are served between two sentences
      await setImmediate()
    }
  }
  if (!end || words.trim() === '') throw new Error('Arion said nothing')
  const facts = end.facts.map(({ id, kind, statement, points }) => ({ id, kind, statement, points }))
  await finishAsk(world, ask, { words, facts, topic: end.topic, told: end.told, title: end.title, isBooked: end.outcome === 'answered' })
  if (end.held.length > 0) world.log.warn({ askId: ask.askId, plan: end.plan, held: end.held.length }, 'the check left sentences out')
  put({ kind: 'end', outcome: end.outcome, facts })
}
