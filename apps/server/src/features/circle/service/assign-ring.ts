import type { RelationshipTag } from '@astrarium/contracts'
import type { NatalChart } from '@astrarium/sky'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { readNatalChart } from '../../chart/service/read-natal-chart.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { reasonRing } from '../reason-ring.ts'
import { ringByRelationship } from '../ring-by-relationship.ts'
import type { RingReading } from '../sealed.ts'

/**
 * Where somebody stands by the person's chart and theirs, and why; by the relationship where the person has
 * no chart. All is told: the person entered the birth. Throws ring_failed.
 */
export async function assignRing(
  context: UserContext,
  theirs: NatalChart,
  tag: RelationshipTag,
  within?: Tx,
): Promise<RingReading> {
  const profile = await readProfile(context, within)
  const own = readNatalChart(context, profile, profile.chartSettings)
  if (!own) return ringByRelationship(tag)
  // the same words before and after somebody is kept, and other words for somebody else
  const seed = `${context.actor.userId} ${theirs.instant.toISOString()}`
  return reasonRing(context, { own, theirs }, { shared: 'wheel', seed })
}
