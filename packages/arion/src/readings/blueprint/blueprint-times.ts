import type { TransitFact } from '../../brief/facts.ts'
import { capital } from '../../language/text.ts'
import { meaning, tonesOf } from '../../almanac/timed-fact-lines.ts'
import type { Composer } from '../../almanac/composer.ts'
import { passageLine, passageMeaning } from '../../almanac/passage-lines.ts'
import { windowLine } from '../../almanac/window-lines.ts'
import { turn } from '../../chart/zodiac.ts'
import { surePoints } from '../../chart/sure-points.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

/**
 * What is on now names the chapter: the heaviest transit, or where none is on, the heaviest stay in a house.
 */
export function* chapter(composer: Composer): Iterable<LineOrBreak> {
  const { transits, passages, frame } = composer.context
  const lead = transits.find(({ enters }) => enters === null || enters <= frame.at)
  const passage =
    passages.filter(({ enters }) => enters === null).find(({ body }) => body !== lead?.body) ?? passages[0]
  const opening = lead ?? passage
  const kind = opening ? composer.unit(`bp.chapter.${opening.body}`) : null
  if (kind && opening) yield composer.line(kind.text, [opening])
  if (lead) {
    yield windowLine(composer, lead)
    yield* meaning(composer, lead, 'self')
    yield composer.paragraph()
  }
  if (passage) {
    yield passageLine(composer, passage)
    yield* passageMeaning(composer, passage)
    yield composer.paragraph()
  }
  const next = transits.find((fact) => fact !== lead && fact.body !== lead?.body)
  if (!next) return
  yield windowLine(composer, next)
  yield* meaning(composer, next, 'self', 'short')
}

/** A few windows in order of time, no point twice. */
export function* seasons(
  composer: Composer,
  opening: string,
  facts: readonly TransitFact[],
  count: number,
): Iterable<LineOrBreak> {
  const first = composer.unit(opening)
  if (first) yield composer.line(first.text)
  const chosen = facts
    .filter((fact, index) => facts.findIndex(({ point }) => point === fact.point) === index)
    .slice(0, count)
  for (const [index, fact] of inTime(chosen).entries()) {
    if (index > 0) yield composer.paragraph()
    yield windowLine(composer, fact)
    yield* meaning(composer, fact, 'self', 'short')
  }
}

/** The next hard stretches of Saturn, and its return. */
export function* tests(composer: Composer): Iterable<LineOrBreak> {
  const { transits, frame } = composer.context
  const near = new Date(frame.at.getTime() + 6 * YEAR)
  const hard = transits.filter(
    (fact) =>
      mannerOf(fact) === 'hard' && fact.enters !== null && fact.enters < near && fact.point !== 'saturn',
  )
  yield* seasons(composer, 'bp.tests', hard, 2)
  const back = inTime(transits.filter((fact) => isReturn(composer, fact)))[0]
  if (!back) return
  yield composer.paragraph()
  const words = composer.unit('bp.return')
  if (words) yield composer.line(words.text)
  yield windowLine(composer, back)
  yield* meaning(composer, back, 'self', 'short')
}

/**
 * Saturn crosses the place where it stood at birth, wherever in an uncertain day that was: a window in which
 * it turns back short of it is a prelude, and another one holds the return.
 */
function isReturn({ sky, context }: Composer, { body, point, aspect, enters, leaves }: TransitFact): boolean {
  if (body !== 'saturn' || point !== 'saturn' || aspect !== 0 || !leaves) return false
  const own = surePoints(context.chart).find((one) => one.point === 'saturn')
  return (
    own !== undefined &&
    [own.from, own.to].every(
      (place) => sky.returns('saturn', turn(place), enters ?? context.frame.at, leaves).length > 0,
    )
  )
}

/** The Sun over what one was born with: nearly the same dates every year. */
export function* ownWeeks(composer: Composer): Iterable<LineOrBreak> {
  const opening = composer.unit('bp.year')
  if (opening) yield composer.line(opening.text)
  const over = composer.context.transits.filter(({ aspect }) => aspect === 0)
  for (const fact of inTime(over.slice(0, 4))) {
    yield windowLine(composer, fact)
    const advice = composer.unit(`bp.year.${fact.point}`)
    if (advice) yield composer.line(capital(advice.text), [], fact.id)
  }
}

export function mannerOf(fact: TransitFact): 'soft' | 'hard' {
  return tonesOf(fact.body, fact.tone).at(-1) === 'soft' ? 'soft' : 'hard'
}

/** The heaviest of each body first. */
export function onePerBody(facts: readonly TransitFact[]): TransitFact[] {
  const first = facts.filter((fact, index) => facts.findIndex(({ body }) => body === fact.body) === index)
  return [...first, ...facts.filter((fact) => !first.includes(fact))]
}

function inTime<T extends TransitFact>(facts: readonly T[]): T[] {
  return [...facts].sort((a, b) => Number(a.enters ?? 0) - Number(b.enters ?? 0))
}

export const YEAR = 365.2422 * 86_400_000
