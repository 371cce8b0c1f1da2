import { randomUUID } from 'node:crypto'
import { foresight, ribbonRows, TIMELINES } from '@astrarium/arion'
import type { ChartedAsker, ForesightReply } from '@astrarium/arion'
import type { generateForesight as contract } from '@astrarium/contracts'
import type { z } from 'zod'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import { skyOf } from '../../chart/sky-of.ts'
import { readAskerContext } from '../../guide/service/read-asker-context.ts'
import type { AskerContext } from '../../guide/service/read-asker-context.ts'
import { rememberTold } from '../../guide/service/remember-told.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { addForesight } from '../repository.ts'
import { toStoredForesight, toStoredRibbon } from '../stored-foresight.ts'
import { sealed } from '../sealed.ts'
import type { StoredForesight } from '../sealed.ts'
import { readAlone } from '../../guide/service/read-ask.ts'

export interface ForesightWish {
  /** a preset or free text */
  timeline: string | null
  customQuestion: string | null
}

type Answer = z.input<(typeof contract)['output']>

/**
 * A forecast, kept unsaved. Words instead, and nothing kept, for somebody in need and for what no forecast
 * may answer. Throws bad_request, timeline_not_understood with what to ask, chart_missing, foresight_failed.
 */
export async function generateForesight(context: UserContext, wish: ForesightWish): Promise<Answer> {
  const timeline = wish.timeline || null
  const customQuestion = wish.customQuestion || null
  if (!timeline && !customQuestion) {
    const wanted = 'a stretch of time such as "3 Months", or a question'
    throw new AppError('bad_request', `timeline: ${wanted}`, { fields: { timeline: wanted } })
  }
  try {
    return await forecast(context, timeline, customQuestion)
  } catch (error) {
    if (error instanceof AppError) throw error
    context.log.error({ err: error }, 'foresight failed')
    throw new AppError('foresight_failed', 'Failed to generate foresight', { cause: error })
  }
}

async function forecast(
  context: UserContext,
  timeline: string | null,
  customQuestion: string | null,
): Promise<Answer> {
  const { userId } = context.actor
  const at = context.now()
  const { ground, birthday } = await context.db.asUser(userId, async (tx) => {
    const profile = await readProfile(context, tx)
    // MM-DD
    return {
      ground: await readAskerContext(context, tx, profile, at),
      birthday: profile.birth?.birthDate.slice(5) ?? null,
    }
  })
  const asker = chartedAsker(ground)
  const { timeZone } = asker
  const heard = async (words: string | null) =>
    words ? await readAlone(context, words, { asker, at }) : null
  const reply = foresight(skyOf(context, asker.chart), {
    asker,
    at,
    usedPhrases: ground.usedPhrases,
    timeline: TIMELINES.find((preset) => preset === timeline) ?? (await heard(timeline)),
    question: await heard(customQuestion),
    birthday,
  })
  if (reply.kind === 'crisis' || reply.kind === 'refused')
    return { success: true, data: null, care: reply.text }
  if (reply.kind === 'not_understood')
    throw new AppError('timeline_not_understood', reply.ask, { fields: { timeline: reply.ask } })
  noteHeld(context, reply)

  const [[from], [, to]] = [
    context.sky.localDay(timeZone, reply.span.from),
    context.sky.localDay(timeZone, reply.span.to),
  ]
  const ribbon = toStoredRibbon(from, to, ribbonRows(skyOf(context, asker.chart), asker.chart, from, to))
  const reading = toStoredForesight(reply, timeZone, customQuestion)
  const id = randomUUID()
  await context.db.asUser(userId, async (tx) => {
    await addForesight(tx, {
      id,
      userId,
      readingSealed: context.vault.seal(sealed.reading, userId, reading),
      ribbonSealed: context.vault.seal(sealed.ribbon, userId, ribbon),
      createdAt: at,
    })
    await rememberTold(context, tx, reply.usedPhrases)
  })
  return { success: true, data: toAnswer(id, reading) }
}

function chartedAsker({ asker }: AskerContext): ChartedAsker {
  const { chart } = asker
  if (!chart) throw new AppError('chart_missing', 'There is no chart yet')
  return { ...asker, chart }
}

function noteHeld(
  context: UserContext,
  { rejected: held }: Extract<ForesightReply, { kind: 'foresight' }>,
): void {
  if (held.length > 0) context.log.warn({ held: held.length }, 'the check left lines out of a forecast')
}

function toAnswer(id: string, reading: StoredForesight): Extract<Answer, { data: object }>['data'] {
  return {
    id,
    timeline: reading.timeline,
    is_saved: false,
    theme_title: reading.themeTitle,
    theme_description: reading.themeDescription,
    timing_windows: reading.timingWindows,
    opportunities: reading.opportunities,
    challenges: reading.challenges,
    emotional_ripening: reading.emotionalRipening,
    emotional_tender: reading.emotionalTender,
    soul_reflection: reading.soulReflection,
    soul_affirmation: reading.soulAffirmation,
  }
}
