import type { Otherwise } from '@astrarium/contracts'
import type { Sky } from '@astrarium/sky'
import { formatOffset } from '../../birth/format-offset.ts'
import type { Alternative } from './alternative.ts'
import { instantOf, localOf, offsetIn } from './born.ts'
import type { Born } from './born.ts'

type How = Extract<Otherwise, { kind: 'clock' }>['how']

const HOUR = 3600

/** The same clock time, read with another distance from Greenwich. */
export function ofClocks(sky: Sky, born: Born): Alternative[] {
  const { birth, offset, zoneOfPlace, zoneOfToday, year } = born
  const { timezone, birthDate, birthLongitude } = birth
  const local = localOf(birth)
  const inWinter = winterOffset(sky, timezone, birthDate.slice(0, 4))
  const isSummerTime = inWinter !== null && offset > inWinter
  // of 29 February the day before
  const thisYear = `${year}${local.slice(4).replace('-02-29', '-02-28')}`
  const readings: [How, number, number | null][] = [
    ['without_summer_time', 9, isSummerTime ? inWinter : null],
    ['with_summer_time', 6, isSummerTime ? null : offset + HOUR],
    ['todays_rules', 7, offsetIn(sky, timezone, thisYear)],
    ['zone_of_place', 6.5, zoneOfPlace === null ? null : offsetIn(sky, zoneOfPlace, local)],
    ['zone_of_today', 5.5, zoneOfToday === null ? null : offsetIn(sky, zoneOfToday, local)],
    ['greenwich', 5, 0],
    ['local_mean_time', 4, Math.round(birthLongitude * 240)],
    ['hour_less', 3.5, offset - HOUR],
    ['hour_more', 3, offset + HOUR],
  ]
  return readings.flatMap(([how, weight, read]): Alternative[] =>
    read === null || read === offset
      ? []
      : [
          {
            changes: [{ kind: 'clock', how, value: formatOffset(read), own: formatOffset(offset) }],
            weight,
            change: { at: instantOf(local, read) },
          },
        ],
  )
}

/** The lesser of a year's two, which is winter in the south as well. */
function winterOffset(sky: Sky, zone: string, year: string): number | null {
  const found = ['01-01', '07-01'].flatMap((day) => offsetIn(sky, zone, `${year}-${day}T12:00`) ?? [])
  return found.length === 2 ? Math.min(...found) : null
}
