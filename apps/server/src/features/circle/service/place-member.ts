import type { BirthDetails, RelationshipTag, StoredChart } from '@astrarium/contracts'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findBirthMoment } from '../../birth/service/find-birth-moment.ts'
import { generateChart } from '../../chart/service/generate-chart.ts'
import { toStoredChart } from '../../chart/stored-chart.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { toStoredBirth } from '../../profile/stored-birth.ts'
import type { PlacedMember } from '../placed-member.ts'
import { ringByRelationship } from '../ring-by-relationship.ts'
import { assignRing } from './assign-ring.ts'

/**
 * The chart of somebody, made as one's own is, and the ring that it leads to. Throws what a birth is refused
 * with, chart_failed, ring_failed.
 */
export async function placeMember(
  context: UserContext,
  birth: BirthDetails,
  tag: RelationshipTag,
  within?: Tx,
): Promise<PlacedMember & { chart: StoredChart }> {
  const { chartSettings } = await readProfile(context, within)
  const { chart, moment } = generateChart(context, birth, chartSettings)
  return {
    birth: toStoredBirth(birth, moment),
    chart: toStoredChart(chart, context.now()),
    reading: await assignRing(context, chart, tag, within),
  }
}

/** Somebody whose chart is not made: the birth, where there is one, is kept all the same. */
export function placeWithoutChart(
  context: UserContext,
  birth: BirthDetails | null,
  tag: RelationshipTag,
): PlacedMember {
  return {
    birth: birth && toStoredBirth(birth, findBirthMoment(context, birth)),
    chart: null,
    reading: ringByRelationship(tag),
  }
}
