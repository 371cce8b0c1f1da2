/**
 * Why something is so: a thesis from the strongest natal aspect, its anchor, further reasons, what helps,
 * what is on now, one thing to do.
 */
import { sureSign } from '../../chart/certainty.ts'
import type { AspectFact } from '../../brief/facts.ts'
import type { Point } from '@astrarium/sky'
import { THEME_MEANINGS } from '../../question/themes.ts'
import type { Theme } from '../../question/themes.ts'
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
import { capital, full } from '../../language/text.ts'
import type { Pen, Stroke } from '../pen.ts'
import { chapter, driveFor, knots, lastWord } from './shared.ts'

export function* whyPlan(pen: Pen): Iterable<Stroke> {
  const { theme } = pen.matter.reading
  const thesis = thesisOf(pen, theme)
  let sign = null
  if (thesis) {
    yield pen.line(capital(full(thesis.clause)), [thesis.fact])
    yield anchor(pen, thesis.fact)
    for (const point of [thesis.fact.a, thesis.fact.b]) {
      const line = wants(pen, point)
      if (line) yield line
    }
    const joined = bridgeFrom(pen, theme, thesis.fact)
    sign = joined?.sign ?? sureSign(pen.matter.chart, thesis.fact.a)
    if (joined) yield joined.line
  } else {
    const drive = driveFor(pen)
    sign = drive?.sign ?? null
    const line = drive ? bridge(pen, theme, drive.sign, {}) : null
    if (drive && line) {
      yield line
      yield source(pen, drive)
      const wish = wants(pen, drive.point)
      if (wish) yield wish
    }
    const knot = plainKnot(pen)
    if (knot) {
      yield pen.line(
        full(
          pen.form('why.knot', [
            () => `Add to that: ${knot.clause}`,
            () => `Besides, ${knot.clause}`,
            () => `And ${knot.clause}`,
          ]),
        ),
        [knot.fact],
      )
      yield anchor(pen, knot.fact)
    }
  }
  const unsure = uncertainty(
    pen,
    theme === 'work' || theme === 'home'
      ? 'For this question they matter, and with the hour, even a rough one, I could say more.'
      : 'What follows needs no hour.',
  )
  if (unsure) yield unsure

  yield pen.paragraph()
  const sides = [...sidesOf(theme), 'lived']
  let reasons = 0
  for (const fact of pen.freshFirst(pen.matter.placements).slice(0, 6)) {
    // a point that speaks by rulership alone has to speak to the matter itself
    const lines = [...placementReason(pen, fact, isOwn(fact.point, theme) ? sides : sidesOf(theme))]
    yield* lines
    if (lines.length > 0) reasons += 1
    sign ??= fact.sign
    if (reasons === 2) break
  }

  yield pen.paragraph()
  yield* turnLines(pen, theme, thesis ? [thesis.fact.a, thesis.fact.b] : [])
  yield pen.paragraph()
  yield* chapter(pen, theme, { near: thesis ? [thesis.fact.a, thesis.fact.b] : [] })
  yield pen.paragraph()
  yield* lastWord(pen, theme, sign)
  if (theme === 'tired') {
    const care = pen.unit('care.tired')
    if (care) yield pen.line(care.text)
  }
}

function isOwn(point: Point, theme: Theme): boolean {
  return (THEME_MEANINGS[theme].points as Record<string, number>)[point] !== undefined
}

function thesisOf(pen: Pen, theme: Theme): { clause: string; fact: AspectFact } | null {
  for (const fact of knots(pen)) {
    const clause = knotOf(pen, fact, theme, {
      mustSpeak: !['self', 'work', 'spirit', 'purpose', 'today'].includes(theme),
    })
    if (clause) return { clause, fact }
  }
  return null
}

/**
 * A knot that does not speak to the topic by itself, as a further reason; the angles have their own subjects.
 */
function plainKnot(pen: Pen): { clause: string; fact: AspectFact } | null {
  for (const fact of knots(pen).slice(0, 3)) {
    if (fact.b === 'mc' || fact.b === 'asc') continue
    const clause = pen.unit(
      [fact.tone, 'hard'].map((tone) => `${fact.a}*${fact.b}.${tone}.knot`),
      { isOptional: true },
    )?.text
    if (clause) return { clause, fact }
  }
  return null
}

function bridgeFrom(pen: Pen, theme: Theme, fact: AspectFact) {
  for (const point of [fact.a, fact.b]) {
    const sign = sureSign(pen.matter.chart, point)
    const line = sign ? bridge(pen, theme, sign) : null
    if (sign && line) return { line, sign }
  }
  return null
}
