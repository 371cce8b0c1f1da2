import { phaseOfDay } from '@astrarium/sky'
import type { UserContext } from '../../../platform/context.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { findDailySky } from '../repository.ts'
import { keepDailySky } from './keep-daily-sky.ts'
import { settleToday } from './settle-today.ts'
import { skyOfDay } from '../sky-of-day.ts'
import type { SkyOfDay } from '../sky-of-day.ts'

/**
 * The sky of the person's day: cut, from midnight to midnight on their clocks, from the one or two UTC days
 * that it touches; and the Moon as she is at this moment.
 */
export async function showDailySky(context: UserContext) {
  const { forDate, from, to, dates, known, zodiac } = await context.db.asUser(
    context.actor.userId,
    async (tx) => {
      const profile = await readProfile(context, tx)
      const today = await settleToday(context, tx, profile)
      const [begins, ends] = context.sky.localDay(profile.currentTimeZone, today)
      const touched = utcDates(begins, ends)
      return {
        forDate: today,
        from: begins,
        to: ends,
        dates: touched,
        known: await findDailySky(tx, touched),
        zodiac: profile.chartSettings.zodiac,
      }
    },
  )
  const sky = context.sky.inZodiac(zodiac)
  const days =
    zodiac === 'tropical' ? await tropicalDays(context, dates, known) : dates.map((day) => skyOfDay(sky, day))
  const now = context.now()
  const { angle, illumination, sign: moonSign } = sky.moonPhase(now)
  return { forDate, angle, illumination, moonSign, ...skyBetween(days, from, to, now) }
}

/** The job makes them ahead, so that hardly anybody waits for it. */
async function tropicalDays(
  context: UserContext,
  dates: string[],
  known: readonly { sky: unknown }[],
): Promise<SkyOfDay[]> {
  return known.length === dates.length
    ? known.map(({ sky }) => sky as SkyOfDay)
    : keepDailySky(context, dates)
}

function skyBetween(days: readonly SkyOfDay[], from: Date, to: Date, now: Date) {
  const quarters = days.flatMap((day) => day.quarters)
  const next = quarters.find(({ at }) => new Date(at) > now)
  if (!next) throw new Error('No quarter of the Moon ahead')
  return {
    moonPhase: phaseOfDay(quarters, from, to),
    next,
    events: days
      .flatMap(({ events }) => events)
      .filter(({ at }) => new Date(at) >= from && new Date(at) < to),
  }
}

/** The UTC dates that [from, to) touches, `YYYY-MM-DD`. */
function utcDates(from: Date, to: Date): string[] {
  const last = new Date(to.getTime() - 1)
  return [...new Set([from, last].map((at) => at.toISOString().slice(0, 10)))]
}
