import type { Profile } from '@astrarium/contracts'
import type { PersonContext } from '../../../platform/context.ts'
import { formatOffset } from '../../birth/format-offset.ts'
import { readProfile } from './read-profile.ts'

/** The profile as its owner sees it. */
export async function showProfile(context: PersonContext): Promise<Profile> {
  const { birth, currentTimeZone, isTimeZoneKnown, ...profile } = await readProfile(context)
  return {
    userId: context.actor.userId,
    email: context.actor.email,
    ...profile,
    currentTimeZone: isTimeZoneKnown ? currentTimeZone : null,
    birth: birth && {
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
    },
  }
}
