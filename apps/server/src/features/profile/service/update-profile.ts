import type { Profile } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { changeProfile } from '../repository.ts'
import { showProfile } from './show-profile.ts'
import { sealed } from '../sealed.ts'

export interface ProfileChange {
  fullName?: string | undefined
  personalContext?: string | null | undefined
  currentTimeZone?: string | undefined
  hasSeenWelcomeModal?: boolean | undefined
  preparesDay?: boolean | undefined
  isRestricted?: boolean | undefined
  isFindable?: boolean | undefined
}

/** Changes what is given; an empty personal context becomes none. */
export async function updateProfile(context: PersonContext, change: ProfileChange): Promise<Profile> {
  const { userId } = context.actor
  if (change.currentTimeZone !== undefined && !context.sky.zones().includes(change.currentTimeZone)) {
    throw new AppError('zone_unknown', 'The time zone is not known', {
      fields: { currentTimeZone: 'an IANA zone such as Europe/London' },
    })
  }
  const personalContext = change.personalContext?.trim()
  await context.db.asUser(userId, (tx) =>
    changeProfile(
      tx,
      userId,
      {
        ...(change.fullName !== undefined && { fullName: change.fullName }),
        ...(change.personalContext !== undefined && {
          personalContextSealed: personalContext
            ? context.vault.seal(sealed.personalContext, userId, personalContext)
            : null,
        }),
        ...(change.currentTimeZone !== undefined && { currentTimeZone: change.currentTimeZone }),
        ...(change.hasSeenWelcomeModal !== undefined && { hasSeenWelcomeModal: change.hasSeenWelcomeModal }),
        ...(change.preparesDay !== undefined && { preparesDay: change.preparesDay }),
        ...(change.isRestricted !== undefined && { isRestricted: change.isRestricted }),
        ...(change.isFindable !== undefined && { isFindable: change.isFindable }),
      },
      context.now(),
    ),
  )
  return showProfile(context)
}
