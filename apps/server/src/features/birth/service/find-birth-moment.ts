import type { BirthDetails } from '@astrarium/contracts'
import { BIRTH_YEAR_MIN } from '@astrarium/contracts'
import { SkyError } from '@astrarium/sky'
import type { TimeAccuracy } from '@astrarium/sky'
import { AppError } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/context.ts'
import { resolveBirthTime } from './resolve-birth-time.ts'

export interface BirthMoment {
  instant: Date
  /** seconds east of Greenwich at that instant */
  offset: number
  accuracy: TimeAccuracy
  /** the local day, for a birth whose hour is not known */
  day: [Date, Date]
}

/**
 * The instant of a birth, from the offset that held at that very instant. Refuses a year out of range, a day
 * to come, a time that never happened, and one that happened twice without saying which.
 */
export function findBirthMoment(context: Pick<Context, 'sky' | 'now'>, birth: BirthDetails): BirthMoment {
  const year = Number(birth.birthDate.slice(0, 4))
  if (!isRealDate(birth.birthDate) || year < BIRTH_YEAR_MIN || year > context.now().getUTCFullYear() + 1) {
    throw new AppError('birth_date_invalid', 'The birth date does not exist or is out of range', {
      fields: { birthDate: `a date from ${BIRTH_YEAR_MIN} until today` },
    })
  }
  const time = resolveBirthTime(context, birth)
  const day = localDayOf(context, birth)
  if (day[0] > context.now())
    throw new AppError('birth_date_invalid', 'The birth date lies ahead', {
      fields: { birthDate: 'a date until today' },
    })
  const isUnknown = birth.birthTimeAccuracy === 'unknown'
  // the noon of an unknown time stands for the whole day, so whether the clocks knew it does not matter
  if (time.kind === 'skipped' && !isUnknown) {
    throw new AppError('birth_time_skipped', 'The clocks went forward over that time, so it never happened', {
      fields: { birthTime: 'a time that the clocks showed that day' },
    })
  }
  if (time.kind === 'repeated' && birth.birthTimeFold === null && !isUnknown) {
    throw new AppError('birth_time_repeated', 'The clocks went back over that time, so it happened twice', {
      fields: { birthTimeFold: '0 for the earlier, 1 for the later' },
    })
  }
  const which = time.kind === 'repeated' ? (birth.birthTimeFold ?? 0) : 0
  if (time.instants[which]! > context.now() && birth.birthTimeAccuracy === 'exact')
    throw new AppError('birth_ahead', 'The birth lies ahead', {
      fields: { birthTime: 'a time until now' },
    })
  return { instant: time.instants[which]!, offset: time.offsets[which]!, accuracy: accuracyOf(birth), day }
}

/** Samoa went from 29 to 31 December 2011, and had no 30th. */
function localDayOf(context: Pick<Context, 'sky'>, { timezone, birthDate }: BirthDetails): [Date, Date] {
  try {
    return context.sky.localDay(timezone, birthDate)
  } catch (error) {
    if (!(error instanceof SkyError)) throw error
    throw new AppError('birth_date_invalid', 'The calendar of that time zone went past this date', {
      fields: { birthDate: 'a date that the calendar of the time zone had' },
    })
  }
}

function accuracyOf(birth: BirthDetails): TimeAccuracy {
  if (birth.birthTimeAccuracy === 'approximate')
    return { kind: 'approximate', minutes: birth.birthTimeMinutes ?? 60 }
  return { kind: birth.birthTimeAccuracy }
}

function isRealDate(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date)
}
