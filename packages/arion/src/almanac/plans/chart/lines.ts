/** Lines that several kinds of question about the chart share. */
import { PLANETS } from '@astrarium/sky'
import type { NatalAspect, Planet, Point, Sign } from '@astrarium/sky'
import { sureSign } from '../../../chart/certainty.ts'
import type { ChartPoint } from '../../../chart/certainty.ts'
import type { ChartClaim } from '../../../claims/chart-claim.ts'
import { chartFact } from '../../../brief/chart-facts.ts'
import { chartClause } from '../../../brief/chart-words.ts'
import { aspectFact } from '../../../brief/natal-facts.ts'
import type { ChartQuestion } from '../../../question/chart-question.ts'
import { houseName, natalAspect, orbFigure } from '../../name.ts'
import type { Line, Pen, Stroke, UnitWish } from '../../pen.ts'
import { place } from '../../place-line.ts'
import { uncertainty } from '../../reason-lines.ts'
import { capital, full } from '../../../language/text.ts'
import { housed, livedIn } from '../shared.ts'

export type Asked<About extends ChartQuestion['about']> = Extract<ChartQuestion, { about: About }>

/** A sentence that is one claim. */
export function told(
  pen: Pen,
  claim: Exclude<ChartClaim, { kind: 'degree' | 'closest' }>,
  before = '',
): Line {
  pen.claim(claim)
  return pen.line(`${before}${capital(chartClause(claim, (house) => houseName(pen, house)))}.`, [
    chartFact(claim),
  ])
}

export function aspectLine(pen: Pen, found: NatalAspect, opening: string): Line {
  const fact = aspectFact(found, 1)
  return pen.line(`${opening}${natalAspect(pen, fact)}${orbFigure(pen, found)}.`, [fact])
}

export function* aspectMeaning(pen: Pen, found: NatalAspect): Iterable<Stroke> {
  const { a, b, tone } = aspectFact(found, 1)
  const tones = tone === 'conj' ? ['conj', 'hard'] : [tone]
  const unit = pen.unit(
    tones.flatMap((one) =>
      ['knot', 'turn', 'lived', 'self', 'love'].map((kind) => `${a}*${b}.${one}.${kind}`),
    ),
  )
  if (unit) yield pen.line(capital(full(unit.text)))
}

export function* unitLine(pen: Pen, key: string, wish: UnitWish = {}): Iterable<Stroke> {
  const unit = pen.unit(key, wish)
  if (unit) yield pen.line(full(unit.text))
}

/** How one can see each of them, by its sign, and by its house where that is sure. */
export function* livedOf(pen: Pen, points: readonly Point[]): Iterable<Stroke> {
  for (const point of points.slice(0, 4)) {
    const line = livedIn(pen, point) ?? housed(pen, point)
    if (line) yield line
  }
}

/** Points whose sign the hour decides, and which were therefore not counted. */
export function* openSigns(pen: Pen, sign: Sign | null): Iterable<Stroke> {
  const open = PLANETS.filter((body) => sureSign(pen.matter.chart, body) === null)
  for (const body of open) {
    const line =
      sign === null ||
      pen.matter.chart.placements.some((one) => one.body === body && one.range?.signs.includes(sign))
        ? place(pen, body)
        : null
    if (line) yield line
  }
}

export function* noHours(pen: Pen): Iterable<Stroke> {
  if (pen.hasUsed('uncertain')) return
  const line = uncertainty(pen, 'With the hour there would be more to say.')
  if (line) yield line
}

export function isPlanet(point: ChartPoint): point is Planet {
  return (PLANETS as readonly string[]).includes(point)
}
