/** Claims about a chart as a whole. */
import {
  birthPhase,
  dignityAt,
  elementOf,
  ELEMENTS,
  MODALITIES,
  modalityOf,
  patternsOf,
  PLANETS,
} from '@astrarium/sky'
import type { ClassicalPlanet, NatalChart, Planet, Sign } from '@astrarium/sky'
import { sureSign, certainPlacement } from '../chart/certainty.ts'
import type { ChartClaim, Group, PatternKind, Phase, Standing } from '../claims/chart-claim.ts'

export function tallyOf(
  chart: NatalChart,
  family: 'elements' | 'modalities',
): Extract<ChartClaim, { kind: 'tally' }> {
  const signs = [...PLANETS, 'asc' as const, 'mc' as const].flatMap((point) => sureSign(chart, point) ?? [])
  const [groups, groupOf]: [readonly Group[], (sign: Sign) => Group] =
    family === 'elements' ? [ELEMENTS, elementOf] : [MODALITIES, modalityOf]
  const counts = groups.map((group) => [group, signs.filter((sign) => groupOf(sign) === group).length])
  return { kind: 'tally', of: signs.length, counts: Object.fromEntries(counts) }
}

const KINDS: readonly PatternKind[] = ['stellium', 't_square', 'grand_trine', 'yod']

export function patternClaims(
  chart: NatalChart,
  kind: PatternKind | null,
): Extract<ChartClaim, { kind: 'pattern' }>[] {
  return patternsOf(chart)
    .filter((found) => !found.isUncertain && (kind === null || found.kind === kind))
    .map((found) => ({
      kind: 'pattern',
      pattern: found.kind,
      points: found.points,
      apex: 'apex' in found ? found.apex : null,
      within: 'within' in found ? found.within : null,
    }))
}

export function noPattern(
  chart: NatalChart,
  kind: PatternKind | null,
): Extract<ChartClaim, { kind: 'no_pattern' }> {
  return { kind: 'no_pattern', patterns: kind ? [kind] : KINDS, isSureOnly: chart.accuracy.kind !== 'exact' }
}

export function phaseOf(chart: NatalChart): Extract<ChartClaim, { kind: 'birth_phase' }> {
  const { phases, angle } = birthPhase(chart)
  return {
    kind: 'birth_phase',
    phases: phases.map((phase) => phase.replace('_', ' ') as Phase),
    ahead: chart.accuracy.kind === 'exact' ? Math.floor(angle) : null,
  }
}

const MAIN: readonly string[] = ['domicile', 'exaltation', 'detriment', 'fall']

/** By sign alone: of one planet whatever it is, of all those that have any. */
export function standingsOf(
  chart: NatalChart,
  point: Planet | null,
): Extract<ChartClaim, { kind: 'standing' }>[] {
  const found = (PLANETS.slice(0, 7) as ClassicalPlanet[]).flatMap((planet) => {
    const sign = sureSign(chart, planet)
    if (!sign) return []
    const { dignities } = dignityAt(planet, certainPlacement(chart, planet).longitude, null)
    return [
      {
        kind: 'standing' as const,
        point: planet,
        sign,
        standings: dignities.filter((one): one is Standing => MAIN.includes(one)),
      },
    ]
  })
  return point
    ? found.filter((one) => one.point === point)
    : found.filter(({ standings }) => standings.length > 0)
}
