import type { Profile } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { changeProfile } from '../repository.ts'
import { showProfile } from './show-profile.ts'

export interface ProfileChange {
  fullName?: string | undefined
  personalContext?: string | null | undefined
  currentTimeZone?: string | undefined
  hasSeenWelcomeModal?: boolean | undefined
}

/** Changes what is given; an empty personal context becomes none. */
export async function updateProfile(world: PersonalWorld, change: ProfileChange): Promise<Profile> {
  const { userId } = world.actor
  if (change.currentTimeZone !== undefined && !world.sky.zones().includes(change.currentTimeZone)) {
    throw new AppError('zone_unknown', 'The time zone is not known', {
      fields: { currentTimeZone: 'an IANA zone such as Europe/London' },
    })
  }
  const context = change.personalContext?.trim()
  await world.db.asUser(userId, (tx) =>
    changeProfile(
      tx,
      userId,
      {
        ...(change.fullName !== undefined && { fullName: change.fullName }),
        ...(change.personalContext !== undefined && {
          personalContextSealed: context ? world.vault.seal(userId, 'personal_context', context) : null,
        }),
        ...(change.currentTimeZone !== undefined && { currentTimeZone: change.currentTimeZone }),
        ...(change.hasSeenWelcomeModal !== undefined && { hasSeenWelcomeModal: change.hasSeenWelcomeModal }),
      },
      world.now(),
    ),
  )
  return showProfile(world)
}
