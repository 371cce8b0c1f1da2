import type { RelationshipTag, StoredChart } from '@astrarium/contracts'
import type { NatalChart } from '@astrarium/sky'
import type { UserContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { generateChart } from '../chart/service/generate-chart.ts'
import { readNatalChart } from '../chart/service/read-natal-chart.ts'
import { readProfile } from '../profile/service/read-profile.ts'
import type { OpenProfile } from '../profile/service/read-profile.ts'
import { noSuchMember } from './open-member.ts'
import { findMember } from './repository.ts'
import type { MemberRow } from './repository.ts'
import { sealed } from './sealed.ts'

/** A person and somebody of their Circle: what the person typed of both. */
export interface Pair {
  member: {
    id: string
    name: string
    relationshipTag: RelationshipTag
    ring: MemberRow['ring']
    contextDescription: string | null
  }
  own: NatalChart | null
  theirs: NatalChart | null
  shown: { own: StoredChart | null; theirs: StoredChart | null }
  profile: OpenProfile
}

/** Throws member_not_found, for another person's too. */
export async function readPair(context: UserContext, memberId: string, within?: Tx): Promise<Pair> {
  const { actor, vault, db } = context
  const read = async (tx: Tx) => {
    const row = await findMember(tx, actor.userId, memberId)
    if (!row) throw noSuchMember()
    return { row, profile: await readProfile(context, tx) }
  }
  const { row, profile } = await (within ? read(within) : db.asUser(actor.userId, read))
  const birth = vault.open(sealed.birth, row.userId, row.birthSealed)
  const chart = vault.open(sealed.chart, row.userId, row.birthChartSealed)
  return {
    member: {
      id: row.id,
      name: vault.open(sealed.name, row.userId, row.nameSealed),
      relationshipTag: row.relationshipTag,
      ring: row.ring,
      contextDescription: vault.open(sealed.contextDescription, row.userId, row.contextDescriptionSealed),
    },
    own: readNatalChart(context, profile, profile.chartSettings),
    theirs: birth && chart && generateChart(context, birth, profile.chartSettings).chart,
    shown: { own: profile.chart, theirs: chart },
    profile,
  }
}
