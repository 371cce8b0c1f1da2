/**
 * The chapter on time: direction, the open chapter, doors, tests, slow changes and the weeks that come back
 * every year.
 */
import type { Planet, Point, Sky } from '@astrarium/sky'
import type { QuestionContext } from '../../brief/build-brief.ts'
import { sureSign } from '../../chart/certainty.ts'
import { pointWeightsOf } from '../../brief/natal-facts.ts'
import { transitFacts } from '../../brief/transit-facts.ts'
import { natal } from '../../almanac/name.ts'
import { capital, full } from '../../language/text.ts'
import type { Composer } from '../../almanac/composer.ts'
import { lastLine } from './blueprint-looks.ts'
import type { Recipe } from './blueprint-questions.ts'
import { placed } from './blueprint-view.ts'
import type { FieldWriter } from '../field-writer.ts'
import { chapter, seasons, tests, ownWeeks, mannerOf, onePerBody, YEAR } from './blueprint-times.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

type TimedHow = Extract<
  Recipe,
  { how: 'direction' | 'chapter' | 'doors' | 'tests' | 'change' | 'year' }
>['how']
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
      transits: transitFacts(sky, context.chart, frame, pointWeightsOf(context.chart, { theme: 'self' }), {
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
