import type { SharingConsent } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import { findConsents } from '../links/repository.ts'
import { namesPhoto } from '../consent-words.ts'
import { nameMembers } from './name-member.ts'

/** All that the person agreed to show to people of their Circle, the latest first, and what they withdrew. */
export function listConsents(context: UserContext): Promise<SharingConsent[]> {
  const { userId } = context.actor
  return context.db.asUser(userId, async (tx) => {
    const consents = await findConsents(tx, userId)
    const names = await nameMembers(
      context,
      tx,
      consents.map(({ memberId }) => memberId),
    )
    return consents.map(({ scope, version, givenAt, withdrawnAt, memberId }) => ({
      to: (memberId && names.get(memberId)?.name) ?? null,
      scope,
      version,
      hasPhoto: namesPhoto(version),
      givenAt: givenAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    }))
  })
}
