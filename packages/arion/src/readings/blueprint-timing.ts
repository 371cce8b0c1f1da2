/**
 * The chapter on time: direction, the open chapter, doors, tests, slow changes and the weeks that come back
 * every year.
 */
import type { Planet, Point, Sky } from '@astrarium/sky'
import type { QuestionContext } from '../brief/build-brief.ts'
import { surePoints, sureSign, turn } from '../chart/certainty.ts'
import type { TransitFact } from '../brief/facts.ts'
import { pointWeightsOf } from '../brief/natal-facts.ts'
import { transitFacts } from '../brief/transit-facts.ts'
import { natal } from '../almanac/name.ts'
import { capital, full } from '../language/text.ts'
import { meaning, passageLine, passageMeaning, tonesOf, windowLine } from '../almanac/timed-fact-lines.ts'
import type { Composer, LineOrBreak } from '../almanac/composer.ts'
import { lastLine } from './blueprint-looks.ts'
import type { Recipe } from './blueprint-questions.ts'
import { placed } from './blueprint-view.ts'
import type { FieldWriter } from './field-writer.ts'

type TimedHow = Extract<
  Recipe,
  { how: 'direction' | 'chapter' | 'doors' | 'tests' | 'change' | 'year' }
>['how']

const YEAR = 365.2422 * 86_400_000
/** How far ahead each of them looks, and at which bodies. */
const REACH: Record<Exclude<TimedHow, 'direction'>, { years: number; bodies: Planet[] }> = {
  chapter: { years: 0.6, bodies: ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] },
  doors: { years: 3, bodies: ['jupiter'] },
  // a Saturn return lies at most 29.5 years ahead
  tests: { years: 29.6, bodies: ['saturn'] },
  change: { years: 6, bodies: ['uranus', 'neptune', 'pluto'] },
  year: { years: 1, bodies: ['sun'] },
}

/** Puts the transits that a question of time needs in place of the theme's own. */
export function timedSpan(sky: Sky, recipe: Recipe): (context: QuestionContext) => QuestionContext {
  const { how } = recipe
  if (how === 'looks' || how === 'gift' || how === 'contradiction')
    return (context) => ({ ...context, transits: [], passages: [] })
  if (how === 'direction') return (context) => context
  const { years, bodies } = REACH[how]
  return (context) => {
    const { at } = context.frame
    const to = new Date(at.getTime() + years * YEAR)
    const frame = { ...context.frame, from: at, to }
    return {
      ...context,
      frame,
      transits: transitFacts(sky, context.chart, frame, pointWeightsOf(context.chart, 'self'), {
        from: at,
        to,
        bodies,
      }),
    }
  }
}

export function* timingLines(writer: FieldWriter, how: TimedHow): Iterable<LineOrBreak> {
  const { composer } = writer
  switch (how) {
    case 'direction':
      yield* direction(composer)
      return
    case 'chapter':
      yield* chapter(composer)
      return
    case 'doors':
      yield* seasons(
        composer,
        'bp.doors',
        composer.context.transits.filter((fact) => mannerOf(fact) === 'soft'),
        3,
      )
      yield* lastLine(composer, 'start', sureSign(composer.context.chart, 'jupiter'))
      return
    case 'tests':
      yield* tests(composer)
      return
    case 'change':
      yield* seasons(composer, 'bp.change', onePerBody(composer.context.transits), 3)
      return
    case 'year':
      yield* ownWeeks(composer)
  }
}

/** "Your direction, as I read it, is to …", from Sun and Midheaven, or what of them is sure. */
function* direction(composer: Composer): Iterable<LineOrBreak> {
  const { chart } = composer.context
  const sure = (['sun', 'mc', 'jupiter', 'mars', 'mercury'] as Point[]).filter((point) =>
    sureSign(chart, point),
  )
  // two in one sign are one direction
  const points = sure
    .filter(
      (point, index) => sure.findIndex((one) => sureSign(chart, one) === sureSign(chart, point)) === index,
    )
    .slice(0, 2)
  for (const [index, point] of points.entries()) {
    const aim = composer.unit(`~purpose@${sureSign(chart, point)}`)
    if (!aim) continue
    const text =
      index === 0
        ? `Your direction, as I read it, is ${aim.text}. It is in ${natal(composer, point)}.`
        : `Beside it stands a second one, ${aim.text}. That one comes from ${natal(composer, point)}.`
    yield composer.line(text, [placed(composer, point)])
  }
  yield composer.paragraph()
  for (const [point, side] of [
    ['saturn', 'work'],
    ['saturn', 'lived'],
    ['sun', 'cost'],
    ['mars', 'cost'],
  ] as const) {
    const sign = sureSign(chart, point)
    const unit = sign ? composer.unit(`${point}@${sign}.${side}`, { isOptional: true }) : null
    if (!unit) continue
    yield composer.line(
      `On the way there, one thing slows you down. ${capital(full(unit.text))} I take it from ${natal(composer, point)}.`,
      [placed(composer, point)],
    )
    break
  }
  yield* lastLine(composer, 'purpose', sureSign(chart, points[0] ?? 'sun'))
}

/**
 * What is on now names the chapter: the heaviest transit, or where none is on, the heaviest stay in a house.
 */
function* chapter(composer: Composer): Iterable<LineOrBreak> {
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
function* seasons(
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
function* tests(composer: Composer): Iterable<LineOrBreak> {
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
function* ownWeeks(composer: Composer): Iterable<LineOrBreak> {
  const opening = composer.unit('bp.year')
  if (opening) yield composer.line(opening.text)
  const over = composer.context.transits.filter(({ aspect }) => aspect === 0)
  for (const fact of inTime(over.slice(0, 4))) {
    yield windowLine(composer, fact)
    const advice = composer.unit(`bp.year.${fact.point}`)
    if (advice) yield composer.line(capital(advice.text), [], fact.id)
  }
}

function mannerOf(fact: TransitFact): 'soft' | 'hard' {
  return tonesOf(fact.body, fact.tone).at(-1) === 'soft' ? 'soft' : 'hard'
}

/** The heaviest of each body first. */
function onePerBody(facts: readonly TransitFact[]): TransitFact[] {
  const first = facts.filter((fact, index) => facts.findIndex(({ body }) => body === fact.body) === index)
  return [...first, ...facts.filter((fact) => !first.includes(fact))]
}

function inTime<T extends TransitFact>(facts: readonly T[]): T[] {
  return [...facts].sort((a, b) => Number(a.enters ?? 0) - Number(b.enters ?? 0))
}
