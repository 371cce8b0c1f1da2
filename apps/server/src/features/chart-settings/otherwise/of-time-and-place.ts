import type { BirthDetails } from '@astrarium/contracts'
import type { Sky } from '@astrarium/sky'
import type { Alternative } from './alternative.ts'
import { instantOf, localOf, offsetIn } from './born.ts'
import type { Born } from './born.ts'

const DAY = 86_400_000

/** Another hour of the same day: noon and midnight for whoever gave none, morning for evening. */
export function ofTimes(sky: Sky, { birth, instant }: Born): Alternative[] {
  const isUnknown = birth.birthTimeAccuracy === 'unknown'
  const own = isUnknown ? null : birth.birthTime
  const otherHalf = `${digits((Number(birth.birthTime.slice(0, 2)) + 12) % 24)}${birth.birthTime.slice(2)}`
  const times = [
    ['noon', isUnknown ? 10 : 6, '12:00'],
    ['midnight', isUnknown ? 8 : 4.5, '00:00'],
    ...(isUnknown ? [] : [['am_pm', 7.5, otherHalf] as const]),
  ] as const
  const others = times.flatMap(([how, weight, value]): Alternative[] => {
    const at = momentOf(sky, birth, { birthTime: value })
    return at && value !== own
      ? [{ changes: [{ kind: 'time', how, value, own }], weight, change: { at } }]
      : []
  })
  const asGiven: Alternative[] =
    birth.birthTimeAccuracy === 'approximate'
      ? [
          {
            changes: [{ kind: 'time', how: 'as_given', value: birth.birthTime, own }],
            weight: 9.8,
            change: { at: instant },
          },
        ]
      : []
  return [...asGiven, ...otherOfTwo(sky, birth), ...others]
}

/** Where the clocks went back and showed a time twice. */
function otherOfTwo(sky: Sky, birth: BirthDetails): Alternative[] {
  if (birth.birthTimeFold === null) return []
  const time = sky.localTime(birth.timezone, localOf(birth))
  const at = time.instants[birth.birthTimeFold === 0 ? 1 : 0]
  if (time.kind !== 'repeated' || !at) return []
  const { birthTime } = birth
  return [
    {
      changes: [{ kind: 'time', how: 'other_of_two', value: birthTime, own: birthTime }],
      weight: 9,
      change: { at },
    },
  ]
}

/** Day and month read the other way round, or the day beside. */
export function ofDates(sky: Sky, { birth }: Born): Alternative[] {
  const [year, month, day] = birth.birthDate.split('-') as [string, string, string]
  const beside = (days: number) =>
    new Date(Date.parse(`${birth.birthDate}T00:00Z`) + days * DAY).toISOString().slice(0, 10)
  const dates = [
    ...(Number(day) <= 12 && day !== month ? [['day_and_month', 5, `${year}-${day}-${month}`] as const] : []),
    ['day_before', 2.6, beside(-1)] as const,
    ['day_after', 2.5, beside(1)] as const,
  ]
  return dates.flatMap(([how, weight, value]): Alternative[] => {
    const at = momentOf(sky, birth, { birthDate: value })
    return at
      ? [{ changes: [{ kind: 'date', how, value, own: birth.birthDate }], weight, change: { at } }]
      : []
  })
}

/** Another place of the same name, or its coordinates with a wrong sign. */
export function ofPlaces(sky: Sky, { birth, namesakes }: Born): Alternative[] {
  const { birthPlace: own, birthLatitude: latitude, birthLongitude: longitude } = birth
  return [
    ...namesakes.flatMap((place, rank): Alternative[] => {
      const at = momentOf(sky, birth, { timezone: place.timezone })
      return at
        ? [
            {
              changes: [{ kind: 'place', how: 'namesake', value: place.formatted, own }],
              weight: 4.2 - rank / 10,
              change: { at, latitude: place.latitude, longitude: place.longitude },
            },
          ]
        : []
    }),
    {
      changes: [{ kind: 'place', how: 'west_for_east', value: '', own }],
      weight: 2.4,
      change: { longitude: -longitude },
    },
    {
      changes: [{ kind: 'place', how: 'south_for_north', value: '', own }],
      weight: 2.3,
      change: { latitude: -latitude },
    },
  ]
}

/** Null for a day or zone that there is not. */
function momentOf(sky: Sky, birth: BirthDetails, change: Partial<BirthDetails>): Date | null {
  const next = { ...birth, ...change }
  const offset = offsetIn(sky, next.timezone, localOf(next))
  return offset === null ? null : instantOf(localOf(next), offset)
}

const digits = (value: number) => String(value).padStart(2, '0')
