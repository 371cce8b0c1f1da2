/** Stelliums, T-squares, grand trines and the like: which there are, and where. */
import { SIGNS } from '@astrarium/sky'
import type { ChartClaim } from '../../claims/chart-claim.ts'
import { closestAspects } from '../../chart/strength.ts'
import type { Composer } from '../../almanac/composer.ts'
import { aspectLine, aspectMeaning, isPlanet, livedOf, noHours, claimLine, unitLine } from './lines.ts'
import type { Asked } from './lines.ts'
import { signHolds } from '../../brief/chart-houses.ts'
import { patternClaims, noPattern } from '../../brief/chart-patterns.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export function* ofPatterns(composer: Composer, { pattern }: Asked<'patterns'>): Iterable<LineOrBreak> {
  const { chart } = composer.context
  const found = patternClaims(chart, pattern)
  const others = found.length > 0 ? [] : patternClaims(chart, null).slice(0, 1)
  if (found.length === 0)
    yield claimLine(composer, noPattern(chart, pattern), chart.accuracy.kind === 'exact' ? 'No. ' : '')
  if (found.length === 0 && pattern === 'stellium') {
    const crowd = SIGNS.map((sign) => signHolds(chart, sign)).find(({ points }) => points.length === 3)
    if (crowd) yield claimLine(composer, crowd)
  }
  for (const [index, claim] of distinct([...found, ...others])
    .slice(0, 3)
    .entries()) {
    yield claimLine(composer, claim, found.length > 0 && index === 0 ? 'Yes. ' : '')
    yield* unitLine(composer, `pattern.${claim.pattern}`, { isOptional: true })
  }
  if (found.length + others.length === 0) yield* unitLine(composer, 'pattern.none')
  if (pattern === 'stellium') yield* unitLine(composer, 'method.stellium', { isOptional: true })
  yield* noHours(composer)
  yield composer.paragraph()
  const [first] = [...found, ...others]
  const points = first ? [...(first.apex ? [first.apex] : []), ...first.points] : []
  yield* livedOf(composer, points.filter(isPlanet).slice(0, 2))
  if (points.length === 0) {
    const [closest] = closestAspects(chart)
    if (closest) {
      yield aspectLine(composer, closest, 'The closest single thread is ')
      yield* aspectMeaning(composer, closest)
    }
  }
  yield composer.paragraph()
}

/**
 * Of several that share their points the first: two oppositions that cross make four T-squares of one cross.
 */
function distinct(claims: readonly PatternClaim[]): PatternClaim[] {
  const all = ({ points, apex }: PatternClaim) => [...points, apex]
  return claims.filter(
    (claim, index) =>
      !claims
        .slice(0, index)
        .some(
          (one) =>
            one.pattern === claim.pattern &&
            all(one).filter((point) => point && all(claim).includes(point)).length > 1,
        ),
  )
}

type PatternClaim = Extract<ChartClaim, { kind: 'pattern' }>
