import type { CircleMember } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { PersonContext } from '../../../platform/context.ts'
import { showCircleMember } from '../../circle/service/show-circle-member.ts'

/**
 * Who of the person's Circle is asked, or asks; null where it is nobody of it yet. Throws member_not_found,
 * and request_exists for whoever is linked.
 */
export async function ownUnlinkedMember(
  context: PersonContext,
  memberId: string | undefined,
): Promise<CircleMember | null> {
  const member = memberId === undefined ? null : await showCircleMember(context, memberId)
  if (member?.link) throw new AppError('request_exists', 'You two are linked already')
  return member
}
