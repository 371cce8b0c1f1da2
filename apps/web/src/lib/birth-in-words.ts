import type { BirthShown } from '@astrarium/contracts'
import { formatLocalDate } from './format.ts'
import { words } from '../words/index.ts'

type TimeOfBirth = Pick<BirthShown, 'birthTime' | 'birthTimeAccuracy' | 'birthTimeMinutes' | 'birthTimeFold'>

export type Born = TimeOfBirth & Pick<BirthShown, 'birthDate' | 'birthPlace'>

/** Whose birth, the day, the time and the town in one line. */
export function bornInLine(birth: Born, name = ''): string {
  const [town] = birth.birthPlace.split(',')
  const day = formatLocalDate(birth.birthDate, { dateStyle: 'long' })
  return [name, day, timeInLine(birth), town].filter(Boolean).join(', ')
}

/** Date, time as well as it is known, place and zone, in one line. */
export function birthInWords(birth: BirthShown): string {
  return [formatLocalDate(birth.birthDate), timeInLine(birth), birth.birthPlace, birth.timezone].join(', ')
}

/** The noon that stands in for an unknown time is nowhere shown as one. */
export function timeInWords(birth: TimeOfBirth): string {
  const copy = words.profile.birth
  const time = birth.birthTime.slice(0, 5)
  if (birth.birthTimeAccuracy === 'unknown') return copy.unknownTime
  if (birth.birthTimeAccuracy === 'approximate')
    return birth.birthTimeMinutes ? copy.within(time, birth.birthTimeMinutes) : copy.about(time)
  if (birth.birthTimeFold === null) return time
  return birth.birthTimeFold === 0 ? copy.first(time) : copy.second(time)
}

/** The same beside other words: what is not known has to be named there. */
export function timeInLine(birth: TimeOfBirth): string {
  return birth.birthTimeAccuracy === 'unknown' ? words.profile.birth.unknownInLine : timeInWords(birth)
}
