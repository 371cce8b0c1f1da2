import type { BirthShown } from '@astrarium/contracts'
import { formatOffset } from '../birth/format-offset.ts'
import type { StoredBirth } from './stored-birth.ts'

/** A birth as whoever entered it sees it. */
export function toBirthShown(birth: StoredBirth): BirthShown {
  return {
    birthDate: birth.birthDate,
    birthTime: birth.birthTime,
    birthTimeAccuracy: birth.birthTimeAccuracy,
    birthTimeMinutes: birth.birthTimeMinutes,
    birthTimeFold: birth.birthTimeFold,
    birthPlace: birth.birthPlace,
    birthLatitude: birth.birthLatitude,
    birthLongitude: birth.birthLongitude,
    timezone: birth.timezone,
    offset: formatOffset(birth.offset),
  }
}
