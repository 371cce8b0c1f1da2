/**
 * The chapter on time: direction, the open chapter, doors, tests, slow changes and the weeks that come back
 * every year.
 */
import type { Planet, Point, Sky } from '@astrarium/sky'
import type { Matter } from '../brief/build-brief.ts'
import { surePoints, sureSign, turn } from '../chart/certainty.ts'
import type { TransitFact } from '../brief/facts.ts'
import { voicesOf } from '../brief/natal-facts.ts'
import { transitFacts } from '../brief/transit-facts.ts'
import { natal } from '../almanac/name.ts'
import { capital, full } from '../language/text.ts'
import { meaning, passageLine, passageMeaning, tonesOf, windowLine } from '../almanac/weather-lines.ts'
import type { Pen, Stroke } from '../almanac/pen.ts'
import { lastLine } from './blueprint-looks.ts'
import type { Recipe } from './blueprint-questions.ts'
import { placed } from './blueprint-view.ts'
import type { Scribe } from './scribe.ts'

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
export function timedSpan(sky: Sky, recipe: Recipe): (matter: Matter) => Matter {
  const { how } = recipe
  if (how === 'looks' || how === 'gift' || how === 'contradiction')
    return (matter) => ({ ...matter, transits: [], passages: [] })
  if (how === 'direction') return (matter) => matter
  const { years, bodies } = REACH[how]
  return (matter) => {
    const { at } = matter.frame
    const to = new Date(at.getTime() + years * YEAR)
    const frame = { ...matter.frame, from: at, to }
    return {
      ...matter,
      frame,
      transits: transitFacts(sky, matter.chart, frame, voicesOf(matter.chart, 'self'), {
        from: at,
        to,
        bodies,
      }),
    }
  }
}

export function* timingLines(scribe: Scribe, how: TimedHow): Iterable<Stroke> {
  const { pen } = scribe
  switch (how) {
    case 'direction':
      yield* direction(pen)
      return
    case 'chapter':
      yield* chapter(pen)
      return
    case 'doors':
      yield* seasons(
        pen,
        'bp.doors',
        pen.matter.transits.filter((fact) => mannerOf(fact) === 'soft'),
        3,
      )
      yield* lastLine(pen, 'start', sureSign(pen.matter.chart, 'jupiter'))
      return
    case 'tests':
      yield* tests(pen)
      return
    case 'change':
      yield* seasons(pen, 'bp.change', onePerBody(pen.matter.transits), 3)
      return
    case 'year':
      yield* ownWeeks(pen)
  }
}

/** "Your direction, as I read it, is to …", from Sun and Midheaven, or what of them is sure. */
function* direction(pen: Pen): Iterable<Stroke> {
  const { chart } = pen.matter
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
    const aim = pen.unit(`~purpose@${sureSign(chart, point)}`)
    if (!aim) continue
    const text =
      index === 0
        ? `Your direction, as I read it, is ${aim.text}. It is in ${natal(pen, point)}.`
        : `Beside it stands a second one, ${aim.text}. That one comes from ${natal(pen, point)}.`
    yield pen.line(text, [placed(pen, point)])
  }
  yield pen.paragraph()
  for (const [point, side] of [
    ['saturn', 'work'],
    ['saturn', 'lived'],
    ['sun', 'cost'],
    ['mars', 'cost'],
  ] as const) {
    const sign = sureSign(chart, point)
    const unit = sign ? pen.unit(`${point}@${sign}.${side}`, { isOptional: true }) : null
    if (!unit) continue
    yield pen.line(
      `On the way there, one thing slows you down. ${capital(full(unit.text))} I take it from ${natal(pen, point)}.`,
      [placed(pen, point)],
    )
    break
  }
  yield* lastLine(pen, 'purpose', sureSign(chart, points[0] ?? 'sun'))
}

/**
 * What is on now names the chapter: the heaviest transit, or where none is on, the heaviest stay in a house.
 */
function* chapter(pen: Pen): Iterable<Stroke> {
  const { transits, passages, frame } = pen.matter
  const lead = transits.find(({ enters }) => enters === null || enters <= frame.at)
  const passage =
    passages.filter(({ enters }) => enters === null).find(({ body }) => body !== lead?.body) ?? passages[0]
  const opening = lead ?? passage
  const kind = opening ? pen.unit(`bp.chapter.${opening.body}`) : null
  if (kind && opening) yield pen.line(kind.text, [opening])
  if (lead) {
    yield windowLine(pen, lead)
    yield* meaning(pen, lead, 'self')
    yield pen.paragraph()
  }
  if (passage) {
    yield passageLine(pen, passage)
    yield* passageMeaning(pen, passage)
    yield pen.paragraph()
  }
  const next = transits.find((fact) => fact !== lead && fact.body !== lead?.body)
  if (!next) return
  yield windowLine(pen, next)
  yield* meaning(pen, next, 'self', 'short')
}

/** A few windows in order of time, no point twice. */
function* seasons(pen: Pen, opening: string, facts: readonly TransitFact[], count: number): Iterable<Stroke> {
  const first = pen.unit(opening)
  if (first) yield pen.line(first.text)
  const chosen = facts
    .filter((fact, index) => facts.findIndex(({ point }) => point === fact.point) === index)
    .slice(0, count)
  for (const [index, fact] of inTime(chosen).entries()) {
    if (index > 0) yield pen.paragraph()
    yield windowLine(pen, fact)
    yield* meaning(pen, fact, 'self', 'short')
  }
}

/** The next hard stretches of Saturn, and its return. */
function* tests(pen: Pen): Iterable<Stroke> {
  const { transits, frame } = pen.matter
  const near = new Date(frame.at.getTime() + 6 * YEAR)
  const hard = transits.filter(
    (fact) =>
      mannerOf(fact) === 'hard' && fact.enters !== null && fact.enters < near && fact.point !== 'saturn',
  )
  yield* seasons(pen, 'bp.tests', hard, 2)
  const back = inTime(transits.filter((fact) => isReturn(pen, fact)))[0]
  if (!back) return
  yield pen.paragraph()
  const words = pen.unit('bp.return')
  if (words) yield pen.line(words.text)
  yield windowLine(pen, back)
  yield* meaning(pen, back, 'self', 'short')
}

/**
 * Saturn crosses the place where it stood at birth, wherever in an uncertain day that was: a window in which
 * it turns back short of it is a prelude, and another one holds the return.
 */
function isReturn({ sky, matter }: Pen, { body, point, aspect, enters, leaves }: TransitFact): boolean {
  if (body !== 'saturn' || point !== 'saturn' || aspect !== 0 || !leaves) return false
  const own = surePoints(matter.chart).find((one) => one.point === 'saturn')
  return (
    own !== undefined &&
    [own.from, own.to].every(
      (place) => sky.returns('saturn', turn(place), enters ?? matter.frame.at, leaves).length > 0,
    )
  )
}

/** The Sun over what one was born with: nearly the same dates every year. */
function* ownWeeks(pen: Pen): Iterable<Stroke> {
  const opening = pen.unit('bp.year')
  if (opening) yield pen.line(opening.text)
  const over = pen.matter.transits.filter(({ aspect }) => aspect === 0)
  for (const fact of inTime(over.slice(0, 4))) {
    yield windowLine(pen, fact)
    const advice = pen.unit(`bp.year.${fact.point}`)
    if (advice) yield pen.line(capital(advice.text), [], fact.id)
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
