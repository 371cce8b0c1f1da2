/** Lines that several kinds of question about the chart share. */
import { PLANETS } from '@astrarium/sky'
import type { NatalAspect, Planet, Point, Sign } from '@astrarium/sky'
import { sureSign } from '../../chart/certainty.ts'
import type { ChartPoint } from '../../chart/certainty.ts'
import type { ChartClaim } from '../../claims/chart-claim.ts'
import { chartFact } from '../../brief/chart-facts.ts'
import { chartClause } from '../../brief/chart-words.ts'
import { aspectFact } from '../../brief/natal-facts.ts'
import { houseName, natalAspect, orbFigure } from '../../almanac/name.ts'
import type { Composer, UnitWish } from '../../almanac/composer.ts'
import { place } from '../../almanac/place-line.ts'
import { capital, full } from '../../language/text.ts'
import { housed, livedIn } from '../../almanac/plans/shared.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import type { ChartQuestion } from '../../question/chart/chart-terms.ts'
import type { Line, LineOrBreak } from '../../almanac/line.ts'

export type Asked<About extends ChartQuestion['about']> = Extract<ChartQuestion, { about: About }>

/** A sentence that is one claim. */
export function claimLine(
  composer: Composer,
  claim: Exclude<ChartClaim, { kind: 'degree' | 'closest' }>,
  before = '',
): Line {
  composer.claim(claim)
  return composer.line(`${before}${capital(chartClause(claim, (house) => houseName(composer, house)))}.`, [
    chartFact(claim),
  ])
}

export function aspectLine(composer: Composer, found: NatalAspect, opening: string): Line {
  const fact = aspectFact(found, 1)
  return composer.line(`${opening}${natalAspect(composer, fact)}${orbFigure(composer, found)}.`, [fact])
}

export function* aspectMeaning(composer: Composer, found: NatalAspect): Iterable<LineOrBreak> {
  const { a, b, tone } = aspectFact(found, 1)
  const tones = tone === 'conj' ? ['conj', 'hard'] : [tone]
  const unit = composer.unit(
    tones.flatMap((one) =>
      ['knot', 'turn', 'lived', 'self', 'love'].map((kind) => `${a}*${b}.${one}.${kind}`),
    ),
  )
  if (unit) yield composer.line(capital(full(unit.text)))
}

export function* unitLine(composer: Composer, key: string, wish: UnitWish = {}): Iterable<LineOrBreak> {
  const unit = composer.unit(key, wish)
  if (unit) yield composer.line(full(unit.text))
}

/** How one can see each of them, by its sign, and by its house where that is sure. */
export function* livedOf(composer: Composer, points: readonly Point[]): Iterable<LineOrBreak> {
  for (const point of points.slice(0, 4)) {
    const line = livedIn(composer, point) ?? housed(composer, point)
    if (line) yield line
  }
}

/** Points whose sign the hour decides, and which were therefore not counted. */
export function* openSigns(composer: Composer, sign: Sign | null): Iterable<LineOrBreak> {
  const open = PLANETS.filter((body) => sureSign(composer.context.chart, body) === null)
  for (const body of open) {
    const line =
      sign === null ||
      composer.context.chart.placements.some((one) => one.body === body && one.range?.signs.includes(sign))
        ? place(composer, body)
        : null
    if (line) yield line
  }
}

/** What hangs on the hour alone is not told, and costs nothing. */
export function* howHourIsFound(composer: Composer): Iterable<LineOrBreak> {
  composer.isUntold = true
  yield* unitLine(composer, 'birth_time.found')
}

export function* noHours(composer: Composer): Iterable<LineOrBreak> {
  if (composer.hasUsed('uncertain')) return
  const line = uncertainty(composer, 'With the hour there would be more to say.')
  if (line) yield line
}

export function isPlanet(point: ChartPoint): point is Planet {
  return (PLANETS as readonly string[]).includes(point)
}
