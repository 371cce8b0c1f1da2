import { randomUUID } from 'node:crypto'
import type { addCircleMember as contract, CircleMember } from '@astrarium/contracts'
import type { z } from 'zod'
import type { UserContext } from '../../../platform/context.ts'
import { sealPlaced } from '../placed-member.ts'
import { addMember, findMemberBySend, lockCircle } from '../repository.ts'
import { sealed } from '../sealed.ts'
import { mustHaveRoom } from './must-have-room.ts'
import { placeMember, placeWithoutChart, readPlacedBy } from './place-member.ts'
import { showMemberRow } from './show-member-row.ts'

/**
 * Somebody comes into the Circle, once for a send. Throws circle_full, and what `placeMember` throws.
 */
export async function addCircleMember(
  context: UserContext,
  entry: z.output<(typeof contract)['input']>,
): Promise<CircleMember> {
  const { vault, actor } = context
  const { userId } = actor
  const { sendId, name, relationshipTag, contextDescription, birth } = entry
  const at = context.now()
  const row = await context.db.asUser(userId, async (tx) => {
    await lockCircle(tx, userId)
    const earlier = await findMemberBySend(tx, userId, sendId)
    if (earlier) return earlier
    await mustHaveRoom(context, tx, userId)
    const placed =
      birth && entry.chart === 'made'
        ? placeMember(context, await readPlacedBy(context, tx), birth, relationshipTag)
        : placeWithoutChart(context, birth, relationshipTag)
    return addMember(tx, {
      id: randomUUID(),
      userId,
      sendId,
      nameSealed: vault.seal(sealed.name, userId, name),
      relationshipTag,
      contextDescriptionSealed: contextDescription
        ? vault.seal(sealed.contextDescription, userId, contextDescription)
        : null,
      ring: placed.reading.ring,
      ringSource: placed.reading.source,
      ...sealPlaced(context, placed),
      createdAt: at,
      updatedAt: at,
    })
  })
  return showMemberRow(context, row)
}
