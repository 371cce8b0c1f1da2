/** Which planets stand in dignity or debility. */
import type { ChartClaim } from '../../claims/chart-claim.ts'
import { articled } from '../../brief/chart-words.ts'
import { pointName } from '../../language/statements.ts'
import type { Composer } from '../../almanac/composer.ts'
import { place } from '../../almanac/place-line.ts'
import { livedOf, noHours, claimLine, unitLine } from './lines.ts'
import type { Asked } from './lines.ts'
import { standingsOf } from '../../brief/chart-patterns.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export function* ofDignities(composer: Composer, { point }: Asked<'dignity'>): Iterable<LineOrBreak> {
  const found = standingsOf(composer.context.chart, point)
  const isSlow = point !== null && ['uranus', 'neptune', 'pluto'].includes(point)
  if (isSlow)
    yield composer.line(
      `For ${pointName(point)} the tradition knows no dignities; it was found too late for that.`,
    )
  else if (point && found.length === 0)
    yield composer.line(
      `That hangs on the hour of your birth, since ${articled(point)} changed its sign that day.`,
    )
  const shown =
    found.length > 0 || point
      ? found
      : ['venus' as const, 'mars' as const].flatMap((one) => standingsOf(composer.context.chart, one))
  // "are any of my planets exalted?": those first, and a yes or a no before them
  const wanted = composer.context.intent.particulars?.standing ?? null
  const isMeant = (claim: StandingClaim) => (wanted ? claim.standings.includes(wanted) : isGood(claim))
  const all = shown.toSorted((one, other) => Number(isMeant(other)) - Number(isMeant(one))).slice(0, 4)
  for (const [index, claim] of all.entries()) {
    yield claimLine(
      composer,
      claim,
      index === 0 && (point || wanted) ? (isMeant(claim) ? 'Yes. ' : 'No. ') : '',
    )
    yield* unitLine(composer, `dignity.${claim.standings[0] ?? 'none'}`, { isOptional: true })
  }
  yield composer.paragraph()
  for (const one of point ? [point] : shown.slice(0, 1).map((claim) => claim.point)) {
    const line = place(composer, one)
    if (line) yield line
  }
  yield* livedOf(composer, point ? [point] : shown.slice(0, 2).map((claim) => claim.point))
  yield* noHours(composer)
  yield composer.paragraph()
}

type StandingClaim = Extract<ChartClaim, { kind: 'standing' }>

function isGood({ standings }: StandingClaim): boolean {
  return standings.includes('domicile') || standings.includes('exaltation')
}
