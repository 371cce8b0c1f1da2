import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { sealPlaced } from '../placed-member.ts'
import { changeMember, lockChartedMembers, lockCircle } from '../repository.ts'
import { sealed } from '../sealed.ts'
import { placeMember, readPlacedBy } from './place-member.ts'

/**
 * Once the person's own birth, or how charts are made, is another: chart and ring of everybody whose birth
 * they typed in, as if they were added now. Who was moved stays there. Throws chart_failed, ring_failed.
 */
export async function placeMembersAnew(context: UserContext, tx: Tx): Promise<void> {
  const { userId } = context.actor
  // nobody is added by what stood before
  await lockCircle(tx, userId)
  const by = await readPlacedBy(context, tx)
  for (const row of await lockChartedMembers(tx, userId)) {
    const birth = context.vault.open(sealed.birth, userId, row.birthSealed)
    if (!birth) continue
    const placed = placeMember(context, by, birth, row.relationshipTag)
    await changeMember(tx, userId, row.id, {
      ...sealPlaced(context, placed),
      ...(row.ringSource !== 'chosen' && { ring: placed.reading.ring, ringSource: placed.reading.source }),
    })
  }
}
