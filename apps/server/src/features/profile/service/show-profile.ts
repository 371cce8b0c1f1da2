import type { Profile } from '@astrarium/contracts'
import { getProfilePhoto } from '@astrarium/contracts'
import type { PersonContext } from '../../../platform/context.ts'
import { toBirthShown } from '../birth-shown.ts'
import { readProfile } from './read-profile.ts'

/** The profile as its owner sees it. */
export async function showProfile(context: PersonContext): Promise<Profile> {
  const {
    birth,
    hasChart: _hasChart,
    currentTimeZone,
    isTimeZoneKnown,
    photoVersion,
    ...profile
  } = await readProfile(context)
  return {
    userId: context.actor.userId,
    email: context.actor.email,
    ...profile,
    currentTimeZone: isTimeZoneKnown ? currentTimeZone : null,
    profilePhotoUrl: photoVersion && `${getProfilePhoto.path}?v=${photoVersion}`,
    birth: birth && toBirthShown(birth),
  }
}
