import { isWrittenLate } from '@astrarium/arion'
import { getMemberPhoto } from '@astrarium/contracts'
import type { CircleMember, CircleMemberCard, SharedByLink } from '@astrarium/contracts'
import { AppError } from '../../platform/app-error.ts'
import type { UserContext } from '../../platform/context.ts'
import { toBirthShown } from '../profile/birth-shown.ts'
import type { MemberCardRow, MemberRow } from './repository.ts'
import { sealed } from './sealed.ts'
import type { RingReading } from './sealed.ts'

type Opening = Pick<UserContext, 'vault'>

/** `shared` is what a linked person shows; it is told in place of what was reckoned from a typed birth. */
export function openCard(context: Opening, row: MemberCardRow, shared?: SharedByLink): CircleMemberCard {
  return cardOf(context, row, readingOf(context, row, shared), shared)
}

function readingOf(
  { vault }: Opening,
  row: Pick<MemberRow, 'userId' | 'ringReadingSealed'>,
  shared: SharedByLink | undefined,
): RingReading {
  if (!shared?.ring) return vault.open(sealed.ringReading, row.userId, row.ringReadingSealed)
  const { ring, summary, astrologicalFactors } = shared
  return { ring, source: 'reasoned', summary, astrologicalFactors }
}

function cardOf(
  { vault }: Opening,
  row: MemberCardRow,
  reading: RingReading,
  shared: SharedByLink | undefined,
): CircleMemberCard {
  const isChosen = row.ringSource === 'chosen'
  const name = vault.open(sealed.name, row.userId, row.nameSealed)
  const written = vault.open(sealed.contextDescription, row.userId, row.contextDescriptionSealed)
  return {
    id: row.id,
    name,
    relationshipTag: row.relationshipTag,
    ring: isChosen ? row.ring : reading.ring,
    ringSource: isChosen ? 'chosen' : reading.source,
    summary: reading.summary,
    sunSign: shared?.sunSign ?? vault.open(sealed.sunSign, row.userId, row.sunSignSealed),
    photoUrl: photoUrlOf(row.id, shared),
    hasChart: row.hasChart || Boolean(shared?.chart),
    hasTypedChart: row.hasChart,
    isLate: isWrittenLate(written, { name, tag: row.relationshipTag }),
    link: shared ? { shares: shared.scope } : null,
    createdAt: row.createdAt.toISOString(),
  }
}

function photoUrlOf(memberId: string, shared: SharedByLink | undefined): string | null {
  const version = shared?.photoVersion
  return version ? `${getMemberPhoto.path.replace(':memberId', memberId)}?v=${version}` : null
}

export function openMember(context: Opening, row: MemberRow, shared?: SharedByLink): CircleMember {
  const { vault } = context
  const reading = readingOf(context, row, shared)
  const birth = vault.open(sealed.birth, row.userId, row.birthSealed)
  return {
    ...cardOf(context, { ...row, hasChart: row.birthChartSealed !== null }, reading, shared),
    contextDescription: vault.open(sealed.contextDescription, row.userId, row.contextDescriptionSealed),
    reasonedRing: reading.source === 'reasoned' ? reading.ring : null,
    astrologicalFactors: reading.astrologicalFactors,
    birth: birth && toBirthShown(birth),
    chart: shared?.chart ?? vault.open(sealed.chart, row.userId, row.birthChartSealed),
    version: row.version,
  }
}

export function noSuchMember(): AppError {
  return new AppError('member_not_found', 'There is no such person in your circle')
}
