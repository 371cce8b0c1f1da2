/**
 * What do I need, what do I want in it: the need first, where it comes from, what makes it harder, what is
 * on, one thing to do.
 */
import type { Point } from '@astrarium/sky'
import { bridge } from '../drive-lines.ts'
import {
  anchor,
  knotOf,
  placementReason,
  sidesOf,
  source,
  turnLines,
  uncertainty,
  wants,
} from '../reason-lines.ts'
import { full } from '../../language/text.ts'
import type { Pen, Stroke } from '../pen.ts'
import { chapter, knots, lastWord } from './shared.ts'

export function needPlan(pen: Pen): Iterable<Stroke> {
  return need(pen, 'timed')
}

/** The same without the times: where a good day would be taken for a tip. */
export function ownWayPlan(pen: Pen): Iterable<Stroke> {
  return need(pen, 'timeless')
}

function* need(pen: Pen, kind: 'timed' | 'timeless'): Iterable<Stroke> {
  const { theme } = pen.matter.reading
  const near: Point[] = []
  const ranked = pen.freshFirst(
    pen.matter.placements.filter(({ point }) =>
      ['venus', 'moon', 'sun', 'mars', 'mc', 'saturn', 'mercury'].includes(point),
    ),
  )
  let sign = null
  for (const fact of ranked) {
    const line = bridge(pen, theme, fact.sign)
    if (!line) continue
    yield line
    yield source(pen, fact)
    const wish = wants(pen, fact.point)
    if (wish) yield wish
    near.push(fact.point)
    sign = fact.sign
    break
  }
  const unsure = uncertainty(pen, 'What follows rests on what is sure.')
  if (unsure) yield unsure
  yield pen.paragraph()
  let reasons = 0
  for (const fact of ranked) {
    const lines = [...placementReason(pen, fact, [...sidesOf(theme), 'lived'])]
    yield* lines
    if (lines.length > 0) reasons += 1
    if (reasons === 2) break
  }
  yield pen.paragraph()
  for (const fact of knots(pen)) {
    const clause = knotOf(pen, fact, theme)
    if (!clause) continue
    yield pen.line(
      full(
        pen.form('need.harder', [
          () => `What makes it harder: ${clause}`,
          () => `There is a difficulty in it: ${clause}`,
          () => `And yet ${clause}`,
        ]),
      ),
      [fact],
    )
    yield anchor(pen, fact)
    near.push(fact.a, fact.b)
    break
  }
  yield* turnLines(pen, theme, near)
  yield pen.paragraph()
  if (kind === 'timed') yield* chapter(pen, theme, { near })
  yield* lastWord(pen, theme, sign)
}

/**
 * How do I get along with somebody, how do I say it: one's own instrument first, then the habit to mind, a
 * gesture.
 */
export function* mannerPlan(pen: Pen): Iterable<Stroke> {
  const { theme } = pen.matter.reading
  const instrument = pen.matter.placements.find(({ point }) => point === 'mercury')
  if (instrument) {
    yield* placementReason(pen, instrument, ['talk', 'lived'])
    const wish = wants(pen, 'mercury')
    if (wish) yield wish
  }
  yield pen.line(
    'I have no chart of the other person here, so this is your side of it, which is the one you can change.',
  )
  yield pen.paragraph()
  const moon = pen.matter.placements.find(({ point }) => point === 'moon')
  for (const fact of knots(pen)) {
    const clause = knotOf(pen, fact, theme)
    if (!clause || /[.]/.test(clause)) continue
    yield pen.line(full(`Mind one thing: ${clause}`), [fact])
    yield anchor(pen, fact)
    break
  }
  if (moon) yield* placementReason(pen, moon, ['cost', 'lived'].slice(1))
  const line = instrument ? bridge(pen, 'talk', instrument.sign) : null
  if (line) yield line
  yield pen.paragraph()
  yield* turnLines(pen, theme, ['mercury', 'venus', 'moon'])
  yield* chapter(pen, theme, { length: 'short', near: ['mercury'] })
  yield* lastWord(pen, 'talk', instrument?.sign ?? null)
}
