import type { BirthDetails, ChartSettings, RelationshipTag, StoredChart } from '@astrarium/contracts'
import type { NatalChart } from '@astrarium/sky'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findBirthMoment } from '../../birth/service/find-birth-moment.ts'
import { generateChart } from '../../chart/service/generate-chart.ts'
import { readNatalChart } from '../../chart/service/read-natal-chart.ts'
import { toStoredChart } from '../../chart/stored-chart.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { toStoredBirth } from '../../profile/stored-birth.ts'
import type { PlacedMember } from '../placed-member.ts'
import { reasonRing } from '../reason-ring.ts'
import { ringByRelationship } from '../ring-by-relationship.ts'

/** What anybody is placed by: how charts are made for the person, and their own chart, if there is one. */
export interface PlacedBy {
  settings: ChartSettings
  own: NatalChart | null
}

export async function readPlacedBy(context: UserContext, within?: Tx): Promise<PlacedBy> {
  const profile = await readProfile(context, within)
  const settings = profile.chartSettings
  return { settings, own: readNatalChart(context, profile, settings) }
}

/**
 * The chart of somebody, made as one's own is, and the ring that it leads to; by the relationship where the
 * person has no chart. Throws what a birth is refused with, chart_failed, ring_failed.
 */
export function placeMember(
  context: UserContext,
  { settings, own }: PlacedBy,
  birth: BirthDetails,
  tag: RelationshipTag,
): PlacedMember & { chart: StoredChart } {
  const { chart: theirs, moment } = generateChart(context, birth, settings)
  // the same words before and after somebody is kept, and other words for somebody else
  const seed = `${context.actor.userId} ${theirs.instant.toISOString()}`
  return {
    birth: toStoredBirth(birth, moment),
    chart: toStoredChart(theirs, context.now()),
    // all is told: the person entered the birth
    reading: own ? reasonRing(context, { own, theirs }, { shared: 'wheel', seed }) : ringByRelationship(tag),
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
