import type {
  BirthDetails,
  generateCircleMemberChart as contract,
  RelationshipTag,
} from '@astrarium/contracts'
import type { z } from 'zod'
import type { UserContext } from '../../../platform/context.ts'
import { placeMember, readPlacedBy } from './place-member.ts'

/** The chart of somebody and their ring, computed and forgotten. Throws what `placeMember` throws. */
export async function generateCircleMemberChart(
  context: UserContext,
  birth: BirthDetails,
  tag: RelationshipTag,
): Promise<z.input<(typeof contract)['output']>> {
  const { chart, reading } = placeMember(context, await readPlacedBy(context), birth, tag)
  return {
    success: true,
    ringAssignment: {
      ring: reading.ring,
      summary: reading.summary,
      astrological_factors: reading.astrologicalFactors,
      ring_source: reading.source,
    },
    birthChart: chart,
  }
}
