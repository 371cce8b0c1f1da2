/**
 * What a question about the chart is answered with, first things first; the voice and a prompt take the same
 * facts.
 */
import type { NatalChart, Point, Sky } from '@astrarium/sky'
import { rulerOf } from '../chart/certainty.ts'
import type { ChartClaim } from '../claims/chart-claim.ts'
import { closestAspects, strongestPlanet } from '../chart/strength.ts'
import { chartClause } from './chart-words.ts'
import type { BriefFact, ChartFact } from './facts.ts'
import type { TimeFrame } from './time-frame.ts'
import { aspectFact, rulerFact } from './natal-facts.ts'
import { placed, retrogradesOf } from './chart-points.ts'
import { houseHolds, cuspOf, signHolds, housesOf, SLOW, QUICK, stays, isOn } from './chart-houses.ts'
import { tallyOf, patternClaims, noPattern, phaseOf, standingsOf } from './chart-patterns.ts'
import { aspectsAsked, isApart } from './chart-aspects.ts'
import { techniqueClaims } from './techniques/technique-claims.ts'
import { chartStatement, enginePoint } from './chart-statement.ts'
import type { ChartQuestion } from '../question/chart/chart-terms.ts'

type Worded = Exclude<ChartClaim, { kind: 'degree' | 'closest' }>

/** Every fact of the answer, in its order. */
export function chartFacts(sky: Sky, chart: NatalChart, frame: TimeFrame, asked: ChartQuestion): BriefFact[] {
  const claims = (...some: (Worded | null)[]) => some.flatMap((claim) => (claim ? [chartFact(claim)] : []))
  switch (asked.about) {
    case 'point':
      return [
        ...placed(sky, chart, asked.point),
        ...(asked.point === 'true_node' ? placed(sky, chart, 'south_node') : []),
      ]
    case 'house': {
      const holds = houseHolds(chart, asked.house)
      if (!holds) return []
      const ruler = rulerOf(chart, asked.house)!
      return [
        ...claims(holds, cuspOf(chart, asked.house)),
        rulerFact(ruler, asked.house),
        ...holds.points.flatMap((point) => placed(sky, chart, point)),
        ...placed(sky, chart, ruler),
        ...stays(sky, chart, frame, { [asked.house]: 1 }),
      ]
    }
    case 'sign': {
      const holds = signHolds(chart, asked.sign)
      return [...claims(holds), ...holds.points.flatMap((point) => placed(sky, chart, point))]
    }
    case 'active': {
      const houses = asked.house ? { [asked.house]: 1 } : housesOf(asked.theme)
      const passing = stays(sky, chart, frame, houses, asked.house ? QUICK : [])
      const empty = Object.keys(houses)
        .map(Number)
        .filter(
          (house) =>
            !passing.some((stay) => stay.house === house && SLOW.includes(stay.body) && isOn(stay, frame)),
        )
      const isSure = chart.accuracy.kind === 'exact' && chart.houses !== null
      return [
        ...passing,
        ...(isSure && (asked.theme || asked.house)
          ? claims(...empty.map((house): Worded => ({ kind: 'no_passage', house })))
          : []),
      ]
    }
    case 'retrogrades': {
      const { points, open } = retrogradesOf(sky, chart)
      return [
        ...claims(open.length === 0 ? { kind: 'retrogrades', points } : null),
        ...points.flatMap((point) => placed(sky, chart, point)),
      ]
    }
    case 'chart_ruler': {
      const ruler = rulerOf(chart, 1)
      return ruler ? [rulerFact(ruler, 1), ...placed(sky, chart, ruler)] : []
    }
    case 'strongest': {
      const point = strongestPlanet(chart)
      const close = closestAspects(chart, point).slice(0, 3)
      return [
        ...claims({ kind: 'strongest', point }),
        ...placed(sky, chart, point),
        ...close.map((found) => aspectFact(found, 1)),
      ]
    }
    case 'big_three':
      return (['sun', 'moon', 'asc'] as const).flatMap((point) => placed(sky, chart, point))
    case 'birth_phase':
      return [...claims(phaseOf(chart)), ...placed(sky, chart, 'sun'), ...placed(sky, chart, 'moon')]
    case 'aspects': {
      const [a, b] = asked.points
      const found = aspectsAsked(chart, asked.points)
      const none: Worded | null = a && b && isApart(chart, a, b) ? { kind: 'no_aspect', a, b } : null
      return [
        ...claims(none),
        ...found.map((one) => aspectFact(one, 1)),
        ...asked.points.flatMap((point) => placed(sky, chart, point)),
      ]
    }
    case 'said':
      return asked.said.flatMap((one) =>
        one.is === 'contact'
          ? chartFacts(sky, chart, frame, { about: 'aspects', points: one.points, angle: one.angle })
          : placed(sky, chart, one.point),
      )
    case 'balance':
      return claims(tallyOf(chart, 'elements'), tallyOf(chart, 'modalities'))
    case 'patterns': {
      const found = patternClaims(chart, asked.pattern)
      return claims(...(found.length > 0 ? found : [noPattern(chart, asked.pattern)]))
    }
    case 'techniques':
      return claims(...asked.techniques.flatMap((one) => techniqueClaims(sky, chart, frame, one)))
    case 'dignity':
      return claims(...standingsOf(chart, asked.point))
  }
}

export function chartFact(claim: Worded): ChartFact {
  const clause = chartClause(claim)
  return { ...chartStatement(claim.kind, clause), points: pointsOf(claim) }
}

function pointsOf(claim: Worded): Point[] {
  if ('points' in claim) return claim.points.flatMap(enginePoint)
  if ('a' in claim) return [claim.a, claim.b].flatMap(enginePoint)
  return 'point' in claim ? enginePoint(claim.point) : []
}
