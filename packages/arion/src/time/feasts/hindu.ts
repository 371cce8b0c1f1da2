/**
 * Feasts of the Hindu calendar: a tithi (a thirtieth of a lunation) of a month that is named after the sign
 * in which its new Moon stands, at the hour of the day that counts for that feast, in India.
 */
import { addDays, dateOf } from '../../language/calendar.ts'
import { dateAt, elongation, instantOf, MOON_SPEED, nextAt, sunLongitude } from './sun-and-moon.ts'

const INDIA = 5.5
const MONTH_NAMES = [
  'chaitra',
  'vaishakha',
  'jyeshtha',
  'ashadha',
  'shravana',
  'bhadrapada',
  'ashvin',
  'kartik',
  'margashirsha',
  'pausha',
  'magha',
  'phalguna',
] as const
export type HinduMonth = (typeof MONTH_NAMES)[number]

const newMoons = new Map<string, string | null>()

/**
 * The day of a tithi, 1 to 30, in a month that begins with the new Moon; 15 is the full Moon. `hour` is when
 * it must rule: 6 sunrise, 12 noon, 18 dusk, 24 midnight.
 */
export function tithiDay(year: number, month: HinduMonth, tithi: number, hour: number): string | null {
  const start = newMoonOf(year, month)
  if (!start) return null
  const first = addDays(start, Math.floor((tithi - 1) * 0.98) - 2)
  for (let more = 0; more < 6; more++) {
    const date = addDays(first, more)
    const now = tithiAt(date, hour)
    if (now === tithi) return date
    // a tithi that is over between two of these hours belongs to the day on which it began
    if (now === ((tithi + 28) % 30) + 1 && tithiAt(addDays(date, 1), hour) === (tithi % 30) + 1)
      return addDays(date, hour < 18 ? 0 : 1)
  }
  return null
}

/** The lunar mansion, of 27, in which Rama set out. */
const SHRAVANA = 21
const [SUNRISE, THREE_MUHURTAS_LATER, AFTERNOON] = [6, 8.5, 14.5]

/**
 * Dussehra: the tenth tithi of Ashvin in the afternoon; the day after, where Shravana rules with the tithi in
 * the morning, and did not yet rule on the afternoon before (Dharma Sindhu).
 */
export function dussehra(year: number): string | null {
  const day = tithiDay(year, 'ashvin', 10, 14)
  if (!day) return null
  const next = addDays(day, 1)
  const isLater =
    tithiAt(next, THREE_MUHURTAS_LATER) === 10 &&
    mansionAt(next, SUNRISE) === SHRAVANA &&
    mansionAt(day, AFTERNOON) !== SHRAVANA
  return isLater ? next : day
}

function mansionAt(date: string, hour: number): number {
  const at = instantOf(date, hour, INDIA)
  return Math.floor(((elongation(at) + siderealSun(at)) % 360) / (360 / 27))
}

function tithiAt(date: string, hour: number): number {
  return Math.floor(elongation(instantOf(date, hour, INDIA)) / 12) + 1
}

/** The day of the new Moon that begins the month; of two, the second, since the first is the one put in. */
function newMoonOf(year: number, month: HinduMonth): string | null {
  const key = `${year} ${month}`
  const known = newMoons.get(key)
  if (known !== undefined) return known
  const wanted = (MONTH_NAMES.indexOf(month) + 11) % 12
  let found: string | null = null
  let at = instantOf(dateOf(year, 1, 1), 0, INDIA)
  // a feast of January can stand in a month that began in December
  if (month === 'magha') at -= 20 * 86_400_000
  for (let moon = 0; moon < 14; moon++) {
    const instant = nextAt(elongation, 0, MOON_SPEED, at)
    at = instant + 20 * 86_400_000
    if (siderealSign(instant) === wanted) found = dateAt(instant, INDIA)
    else if (found) break
  }
  newMoons.set(key, found)
  return found
}

/** 0 for Mesha to 11 for Mina, by the ayanamsha of Lahiri. */
function siderealSign(at: number): number {
  return Math.floor(siderealSun(at) / 30)
}

function siderealSun(at: number): number {
  const years = (at - Date.UTC(2000, 0, 1)) / (365.25 * 86_400_000)
  return (sunLongitude(at) - 23.857 - 0.01397 * years + 360) % 360
}
