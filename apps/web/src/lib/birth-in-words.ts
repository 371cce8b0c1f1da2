import type { BirthShown } from '@astrarium/contracts'
import { formatLocalDate } from './format.ts'
import { words } from '../words/index.ts'

/** Date, time as well as it is known, place and zone, in one line. */
export function birthInWords(birth: BirthShown): string {
  return [formatLocalDate(birth.birthDate), timeInWords(birth), birth.birthPlace, birth.timezone].join(', ')
}

export function timeInWords(birth: BirthShown): string {
  const copy = words.profile.birth
  const time = birth.birthTime.slice(0, 5)
  if (birth.birthTimeAccuracy === 'unknown') return copy.unknownTime
  if (birth.birthTimeAccuracy === 'approximate')
    return birth.birthTimeMinutes ? copy.within(time, birth.birthTimeMinutes) : copy.about(time)
  if (birth.birthTimeFold === null) return time
  return birth.birthTimeFold === 0 ? copy.first(time) : copy.second(time)
}
