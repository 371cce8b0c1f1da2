/**
 * Answers from placements and aspects: the line that answers, where it comes from, what rubs, what helps, one
 * thing to do.
 */
import type { Point, Sign } from '@astrarium/sky'
import { sureHouse, sureSign } from '../chart/certainty.ts'
import type { AspectFact } from '../brief/facts.ts'
import { actionKeys, bridge } from '../almanac/drive-lines.ts'
import { natalAspect } from '../almanac/name.ts'
import { anchor, knotOf, sidesOf, spokenTones } from '../almanac/reason-lines.ts'
import { capital, full } from '../language/text.ts'
import type { Line, Pen, Stroke } from '../almanac/pen.ts'
import { THEME_MEANINGS } from '../question/themes.ts'
import type { Theme } from '../question/themes.ts'
import type { Look, Recipe } from './blueprint-questions.ts'
import { placed, told, viewOf } from './blueprint-view.ts'
import type { Scribe } from './scribe.ts'

export function* lookLines(scribe: Scribe, recipe: Extract<Recipe, { how: 'looks' }>): Iterable<Stroke> {
  const { pen } = scribe
  const { theme } = recipe
  const isGeneral = GENERAL.includes(theme)
  const first = viewOf(pen, recipe.looks) ?? viewOf(pen, anyLook(theme))
  if (first) yield* told(scribe, first)
  const house = first && isGeneral ? housed(pen, first.point) : null
  if (house) yield house
  const second = viewOf(pen, recipe.second)
  if (second) yield* told(scribe, second)
  if (first && !second && isGeneral) {
    const more = viewOf(pen, [
      [first.point, 'lived'],
      [first.point, 'wants'],
      [first.point, 'cost'],
      [first.point, 'gift'],
    ])
    if (more) yield* told(scribe, more)
  }
  const { lines, result: knot } = collected(knotLines(scribe, theme, first?.point ?? null))
  const own = first && !second && !isGeneral ? bridge(pen, theme, first.sign) : null
  if (own) yield own
  if (knot) yield pen.paragraph()
  yield* lines
  const help = [...softLines(scribe, theme, first ? [first.point] : [], { mustTouch: knot !== null })]
  // a thing to do stands beside what it follows from, never alone
  if (help.length > 0) yield pen.paragraph()
  yield* help
  yield* lastLine(pen, theme, first?.sign ?? null)
}

/**
 * What a passage yields and what it returns, so that a paragraph can be opened for it only where there is
 * one.
 */
function collected<T>(passage: Generator<Stroke, T>): { lines: Stroke[]; result: T } {
  const lines: Stroke[] = []
  for (;;) {
    const next = passage.next()
    if (next.done) return { lines, result: next.value }
    lines.push(next.value)
  }
}

/** Two things one wants that do not go together: the tightest hard aspects. */
export function* contradictionLines(scribe: Scribe): Iterable<Stroke> {
  const { pen } = scribe
  const isHard = ({ tone }: AspectFact) => tone === 'hard'
  const speaks = ({ a, b }: AspectFact) => [a, b].every((point) => SPEAKING.includes(point))
  const first =
    (yield* knotLines(scribe, 'self', null, (fact) => isHard(fact) && speaks(fact))) ??
    (yield* knotLines(scribe, 'self', null, isHard))
  // without an aspect to tell of, the two that are nearest to one pull each their own way
  for (const point of first ? [first.a, first.b] : (['sun', 'moon'] as const)) yield* wantsOf(scribe, point)
  yield pen.paragraph()
  const second = yield* knotLines(scribe, 'self', null, isHard)
  if (!second) {
    const cost = viewOf(pen, [
      ['sun', 'cost'],
      ['moon', 'cost'],
      ['mars', 'cost'],
      ['mercury', 'cost'],
    ])
    if (cost) yield* told(scribe, cost)
  }
  yield* lastLine(pen, 'self', sureSign(pen.matter.chart, 'moon'))
}

/** Those of whom the lore says what they want. */
const SPEAKING: readonly Point[] = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn']

export function* giftLines(scribe: Scribe): Iterable<Stroke> {
  const { pen } = scribe
  const gift = viewOf(pen, [
    ['mercury', 'gift'],
    ['venus', 'gift'],
    ['mars', 'gift'],
    ['sun', 'gift'],
  ])
  if (gift) yield* told(scribe, gift)
  yield* softLines(scribe, 'self', ['sun', 'moon'])
  yield pen.paragraph()
  yield* softLines(scribe, 'work', [])
  const second = viewOf(pen, [
    ['mars', 'gift'],
    ['venus', 'gift'],
    ['moon', 'gift'],
  ])
  if (second) yield* told(scribe, second)
  yield* lastLine(pen, 'purpose', sureSign(pen.matter.chart, 'sun') ?? gift?.sign ?? null)
}

/** For a chart of which too little is sure: whatever body still has a word on the theme. */
function anyLook(theme: Theme): Look[] {
  const bodies = ['venus', 'mars', 'mercury', 'jupiter', 'saturn', 'sun', 'moon'] as const
  return [
    ...bodies.map((body) => [body, `~${theme}`] as const),
    ...bodies.map((body) => [body, 'gift'] as const),
    ...bodies.map((body) => [body, 'lived'] as const),
  ]
}

/** On these the general word of an aspect is to the point; on the rest only a word of their own. */
const GENERAL: readonly Theme[] = [
  'self',
  'purpose',
  'spirit',
  'start',
  'work',
  'talk',
  'love',
  'meet',
  'unavailable',
]
/**
 * One aspect is told of at most so often in a blueprint: what it is, and what it does to one side of life.
 */
const MOST_TOLD = 2

function timesTold(pen: Pen, fact: AspectFact): number {
  return [...pen.input.usedPhrases, ...pen.usedPhrases].filter(({ unit }) => unit === `fact.${fact.id}`)
    .length
}

/** What rubs: an aspect of the point in hand, else one that has something to say on the very theme. */
function* knotLines(
  scribe: Scribe,
  theme: Theme,
  point: Point | null,
  isWanted: (fact: AspectFact) => boolean = ({ tone }) => tone !== 'soft',
): Generator<Stroke, AspectFact | null> {
  const { pen } = scribe
  const open = pen.freshFirst(
    pen.matter.aspects.filter((fact) => isWanted(fact) && timesTold(pen, fact) < MOST_TOLD),
  )
  const near = open.filter(({ a, b }) => point === null || a === point || b === point)
  for (const fact of [...near, ...open.filter((one) => !near.includes(one))]) {
    const isGeneral = GENERAL.includes(theme) && timesTold(pen, fact) === 0
    const knot = knotOf(pen, fact, theme, { mustSpeak: !isGeneral || !near.includes(fact) })
    if (!knot) continue
    yield pen.line(capital(full(knot)), [fact])
    const line = scribe.unsaid(() => anchor(pen, fact))
    if (line) yield line
    const pair = `${fact.a}*${fact.b}`
    const lived = isGeneral
      ? pen.unit(
          spokenTones(fact).map((tone) => `${pair}.${tone}.lived`),
          { isOptional: true },
        )
      : null
    if (lived) yield pen.line(full(lived.text), [], fact.id)
    return fact
  }
  return null
}

/** What helps: a soft aspect with a word on the theme, near the point in hand first. */
function* softLines(
  scribe: Scribe,
  theme: Theme,
  near: readonly Point[],
  { mustTouch = false } = {},
): Iterable<Stroke> {
  const { pen } = scribe
  const tags = [...THEME_MEANINGS[theme].tags, ...sidesOf(theme)]
  const touches = ({ a, b }: AspectFact) => near.includes(a) || near.includes(b)
  const soft = pen.freshFirst(
    pen.matter.aspects.filter(
      (fact) =>
        fact.tone === 'soft' &&
        fact.orb < 6 &&
        timesTold(pen, fact) < MOST_TOLD &&
        (!mustTouch || touches(fact)),
    ),
  )
  for (const fact of [...soft.filter(touches), ...soft.filter((one) => !touches(one))]) {
    const unit = pen.unit(`${fact.a}*${fact.b}.soft.turn`, { tags, isOptional: true })
    if (!unit) continue
    pen.lead(fact)
    yield pen.line(full(unit.text), [fact])
    const line = scribe.unsaid(() =>
      pen.line(
        pen.form('bp.soft', [
          () => `You have that from ${natalAspect(pen, fact)}.`,
          () => `It is the good work of ${natalAspect(pen, fact)}.`,
          () => `That is ${natalAspect(pen, fact)}.`,
          () => `You were born with ${natalAspect(pen, fact)}.`,
          () => `What makes it so is ${natalAspect(pen, fact)}.`,
          () => `There you have ${natalAspect(pen, fact)} to thank.`,
          () => `The help comes from ${natalAspect(pen, fact)}.`,
          () => `I see it in ${natalAspect(pen, fact)}.`,
        ]),
        [fact],
        fact.id,
      ),
    )
    if (line) yield line
    return
  }
}

function* wantsOf(scribe: Scribe, point: Point): Iterable<Line> {
  const view = viewOf(scribe.pen, [[point, 'wants']])
  if (view) yield* told(scribe, view)
}

function housed(pen: Pen, point: Point): Line | null {
  const house = sureHouse(pen.matter.chart, point)
  const unit = house ? pen.unit(`${point}#${house}.lived`, { isOptional: true }) : null
  return unit ? pen.line(full(unit.text), [placed(pen, point)]) : null
}

/**
 * One thing to do, if there is one that was not said yet; what is for one day only has no place in a
 * blueprint.
 */
export function* lastLine(pen: Pen, theme: Theme, sign: Sign | null): Iterable<Stroke> {
  const unit = pen.unit(actionKeys(theme, sign), { isOptional: true })
  if (unit) yield pen.line(unit.text)
}
