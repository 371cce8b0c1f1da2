import type { CircleMember, updateCircleMember as contract } from '@astrarium/contracts'
import type { z } from 'zod'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { noSuchMember } from '../open-member.ts'
import { sealPlaced } from '../placed-member.ts'
import type { PlacedMember } from '../placed-member.ts'
import { changeMember, lockMember } from '../repository.ts'
import type { MemberRow } from '../repository.ts'
import { sealed } from '../sealed.ts'
import { placeMember, placeWithoutChart, readPlacedBy } from './place-member.ts'
import { showMemberRow } from './show-member-row.ts'

type Edit = z.output<(typeof contract)['input']>

/**
 * Changes what is given. A ring that the person chose stays; any other follows birth and relationship. Throws
 * member_not_found, member_changed where `version` is not the newest, and what `placeMember` throws.
 */
export async function updateCircleMember(
  context: UserContext,
  memberId: string,
  { version, ...change }: Edit,
): Promise<CircleMember> {
  const { vault, actor } = context
  const { userId } = actor
  const row = await context.db.asUser(userId, async (tx) => {
    const member = await lockMember(tx, userId, memberId)
    if (!member) throw noSuchMember()
    if (member.version !== version)
      throw new AppError('member_changed', 'This person was changed in the meantime')
    const placed = await placeAnew(context, tx, member, change)
    return changeMember(tx, userId, memberId, {
      ...(change.name !== undefined && {
        nameSealed: vault.seal(sealed.name, userId, change.name),
        nameFromUserId:
          change.name === vault.open(sealed.name, userId, member.nameSealed) ? member.nameFromUserId : null,
      }),
      ...(change.relationshipTag !== undefined && { relationshipTag: change.relationshipTag }),
      ...(change.contextDescription !== undefined && {
        contextDescriptionSealed: change.contextDescription
          ? vault.seal(sealed.contextDescription, userId, change.contextDescription)
          : null,
      }),
      ...(placed && sealPlaced(context, placed)),
      ...(placed &&
        member.ringSource !== 'chosen' && { ring: placed.reading.ring, ringSource: placed.reading.source }),
      version: member.version + 1,
      updatedAt: context.now(),
    })
  })
  return showMemberRow(context, row)
}

/** Null where nothing was changed that a chart or a ring follows from. */
async function placeAnew(
  context: UserContext,
  tx: Tx,
  member: MemberRow,
  change: Omit<Edit, 'version'>,
): Promise<PlacedMember | null> {
  const tag = change.relationshipTag ?? member.relationshipTag
  if (change.birth === undefined && tag === member.relationshipTag) return null
  if (change.birth) return placeMember(context, await readPlacedBy(context, tx), change.birth, tag)
  if (change.birth === null) return placeWithoutChart(context, null, tag)
  const birth = context.vault.open(sealed.birth, member.userId, member.birthSealed)
  return birth && member.birthChartSealed !== null
    ? placeMember(context, await readPlacedBy(context, tx), birth, tag)
    : placeWithoutChart(context, birth, tag)
}
