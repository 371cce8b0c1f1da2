import type { StoredChart } from '@astrarium/contracts'
import type { StoredBirth } from '../profile/stored-birth.ts'
import type { RingReading } from './sealed.ts'
import { sealed } from './sealed.ts'
import type { MemberRow } from './repository.ts'
import type { UserContext } from '../../platform/context.ts'

/** What follows from a birth and a relationship: the chart, and where somebody stands. */
export interface PlacedMember {
  birth: StoredBirth | null
  chart: StoredChart | null
  reading: RingReading
}

/** The columns that hold it. */
export function sealPlaced(
  { vault, actor: { userId } }: UserContext,
  { birth, chart, reading }: PlacedMember,
): Pick<MemberRow, 'birthSealed' | 'birthChartSealed' | 'sunSignSealed' | 'ringReadingSealed'> {
  const sunSign = chart && sunSignOf(chart)
  return {
    birthSealed: birth && vault.seal(sealed.birth, userId, birth),
    birthChartSealed: chart && vault.seal(sealed.chart, userId, chart),
    sunSignSealed: sunSign && vault.seal(sealed.sunSign, userId, sunSign),
    ringReadingSealed: vault.seal(sealed.ringReading, userId, reading),
  }
}

/** Null where the birth time leaves two open. */
export function sunSignOf({ planets }: StoredChart) {
  const sun = planets.find(({ name }) => name === 'Sun')
  if (!sun) return null
  return sun.range && sun.range.signs.length > 1 ? null : sun.sign
}
