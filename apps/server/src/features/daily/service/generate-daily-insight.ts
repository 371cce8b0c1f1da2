import { dailyInsight } from '@astrarium/arion'
import type { ChartedAsker, DailyInsight as MadeInsight, ReadingInput } from '@astrarium/arion'
import type { DailyInsight } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { bookReading } from '../../ask/service/book-reading.ts'
import { skyOf } from '../../chart/sky-of.ts'
import { readAskerContext } from '../../guide/service/read-asker-context.ts'
import { rememberTold } from '../../guide/service/remember-told.ts'
import { settleToday } from '../../sky/service/settle-today.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { addInsight, findInsightOfDay, lockInsights } from '../repository.ts'
import { openInsight, readingOf, sealReading, textOf } from '../insight-reading.ts'

/**
 * Makes the insight of the person's day, once, for one Ask. It is made between two transactions; the Ask is
 * booked in the one that keeps it, so that a failure takes nothing. Throws insight_exists, chart_missing,
 * ask_limit_daily, ask_limit_monthly, subscription_required, insight_failed.
 */
export async function generateDailyInsight(
  context: UserContext,
): Promise<{ success: true; insight: DailyInsight }> {
  try {
    const day = await context.db.asUser(context.actor.userId, (tx) => dayToRead(context, tx))
    const made = dailyInsight(skyOf(context, day.input.asker.chart), day.input)
    if (made.rejected.length > 0)
      context.log.warn({ reading: 'daily', held: made.rejected.length }, 'the check left sentences out')
    const row = await context.db.asUser(context.actor.userId, (tx) => keepInsight(context, tx, day, made))
    return { success: true, insight: openInsight(context, row) }
  } catch (error) {
    if (error instanceof AppError) throw error
    context.log.error({ err: error }, 'daily insight failed')
    throw new AppError('insight_failed', 'Failed to generate your daily insight', { cause: error })
  }
}

interface DayToRead {
  forDate: string
  timeZone: string
  input: ReadingInput
}

async function dayToRead(context: UserContext, tx: Tx): Promise<DayToRead> {
  const profile = await readProfile(context, tx)
  const forDate = await settleToday(context, tx, profile)
  await refuseSecond(context, tx, forDate)
  const { asker, at, usedPhrases: told } = await readAskerContext(context, tx, profile, context.now())
  if (!hasChart(asker)) throw new AppError('chart_missing', 'There is no chart yet')
  return { forDate, timeZone: profile.currentTimeZone, input: { asker, at, usedPhrases: told } }
}

const hasChart = (asker: { chart: unknown }): asker is ChartedAsker => asker.chart !== null

/** Of two at the same moment one waits here for the other, and is refused before its balance is looked at. */
async function keepInsight(
  context: UserContext,
  tx: Tx,
  { forDate, timeZone, input }: DayToRead,
  made: MadeInsight,
) {
  const { userId } = context.actor
  await lockInsights(tx, userId)
  await refuseSecond(context, tx, forDate)
  const reading = readingOf(made, input.asker.timeZone)
  const askId = await bookReading(context, tx, timeZone, {
    question: `Today’s insight, ${forDate}`,
    words: textOf(reading),
    facts: reading.facts,
    category: 'today',
  })
  await rememberTold(context, tx, made.usedPhrases)
  return addInsight(tx, {
    userId,
    forDate,
    askId,
    readingSealed: sealReading(context, reading),
    createdAt: input.at,
  })
}

async function refuseSecond(context: UserContext, tx: Tx, forDate: string): Promise<void> {
  if (await findInsightOfDay(tx, context.actor.userId, forDate))
    throw new AppError('insight_exists', 'You already have a daily insight for today')
}
