/** Claims about houses and signs of a chart, and who passes through them. */
import { PLANETS } from '@astrarium/sky'
import type { NatalChart, Planet, Sign, Sky } from '@astrarium/sky'
import { THEME_MEANINGS } from '../question/themes.ts'
import type { Theme } from '../question/themes.ts'
import { sureHouse, sureSign } from '../chart/certainty.ts'
import type { ChartClaim } from '../claims/chart-claim.ts'
import type { PassageFact } from './facts.ts'
import type { TimeFrame } from './time-frame.ts'
import { ORDINALS } from '../language/numbers.ts'
import { elementAt, must } from '../must.ts'
import { passageFacts } from './passage-facts.ts'
import { signAt } from '../chart/zodiac.ts'

export function houseHolds(
  chart: NatalChart,
  house: number,
): Extract<ChartClaim, { kind: 'house_holds' }> | null {
  if (!chart.houses || chart.accuracy.kind !== 'exact') return null
  return { kind: 'house_holds', house, points: PLANETS.filter((body) => sureHouse(chart, body) === house) }
}

export function cuspOf(chart: NatalChart, house: number): Extract<ChartClaim, { kind: 'cusp' }> {
  return { kind: 'cusp', house, sign: signAt(elementAt(must(chart.houses, 'sure house').cusps, house - 1)) }
}

export function signHolds(chart: NatalChart, sign: Sign): Extract<ChartClaim, { kind: 'sign_holds' }> {
  return { kind: 'sign_holds', sign, points: PLANETS.filter((body) => sureSign(chart, body) === sign) }
}

/** The houses of a theme, those that only lend a hand left out; of none, all. */
export function housesOf(theme: Theme | null): Partial<Record<number, number>> {
  const own = theme && Object.entries(THEME_MEANINGS[theme].houses).filter(([, weight = 0]) => weight >= 0.4)
  return own ? Object.fromEntries(own) : Object.fromEntries(ORDINALS.map((_, index) => [index + 1, 1]))
}

export const SLOW: readonly Planet[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']

export const QUICK: readonly Planet[] = ['mars', 'venus', 'mercury', 'sun']

export function stays(
  sky: Sky,
  chart: NatalChart,
  frame: TimeFrame,
  houses: Partial<Record<number, number>>,
  quick: readonly Planet[] = [],
): PassageFact[] {
  return passageFacts(sky, chart, frame, houses, [...SLOW, ...quick]).filter(
    (stay) => isOn(stay, frame) || stay.enters! < frame.to,
  )
}

export function isOn({ enters }: PassageFact, frame: TimeFrame): boolean {
  return enters === null || enters <= frame.at
}
