/** Answers from placements and aspects: the line that answers, where it comes from, what rubs, what helps, one thing to do. */
import type { Point, Sign } from '@astrarium/sky'
import { sureHouse, sureSign } from '../brief/certainty.ts'
import type { AspectFact } from '../brief/facts.ts'
import { action, bridge } from '../almanac/drive-lines.ts'
import { natalAspect } from '../almanac/name.ts'
import { anchor, knotOf, sidesOf } from '../almanac/reason-lines.ts'
import { capital, full } from '../almanac/text.ts'
import type { Line, Pen, Stroke } from '../almanac/pen.ts'
import { THEME_MEANINGS } from '../question/themes.ts'
import type { Theme } from '../question/themes.ts'
import type { Look, Recipe } from './blueprint-questions.ts'
import { placed, told, viewOf } from './blueprint-view.ts'
import type { Scribe } from './scribe.ts'

export function* lookLines(scribe: Scribe, recipe: Extract<Recipe, { how: 'looks' }>): Iterable<Stroke> {
  const { pen } = scribe
  const { theme } = recipe
  const first = viewOf(pen, recipe.looks) ?? viewOf(pen, anyLook(theme))
  if (first) yield* told(scribe, first)
  const house = first ? housed(pen, first.point) : null
  if (house) yield house
  const second = viewOf(pen, recipe.second)
  if (second) yield* told(scribe, second)
  if (first && (!house || !second)) {
    const more = viewOf(pen, [
      [first.point, 'lived'],
      [first.point, 'wants'],
      [first.point, 'cost'],
      [first.point, 'gift'],
    ])
    if (more) yield* told(scribe, more)
  }
  const { lines, result: knot } = collected(knotLines(scribe, theme, first?.point ?? null))
  if (knot) yield pen.paragraph()
  yield* lines
  const help = [...softLines(scribe, theme, first ? [first.point] : [], knot !== null)]
  const sign = second?.sign ?? first?.sign
  // a bridge about purpose is no sentence by itself
  const own = sign && !knot ? bridge(pen, theme === 'purpose' ? 'self' : theme, sign) : null
  // a thing to do stands beside what it follows from, never alone
  if (help.length > 0 || own) yield pen.paragraph()
  yield* help
  if (own) yield own
  yield* lastLine(pen, theme, first?.sign ?? null)
}

/** What a passage yields and what it returns, so that a paragraph can be opened for it only where there is one. */
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
    (yield* knotLines(scribe, 'self', null, (fact) => isHard(fact) && speaks(fact))) ?? (yield* knotLines(scribe, 'self', null, isHard))
  if (first) for (const point of [first.a, first.b]) yield* wantsOf(scribe, point)
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

/** What rubs: an aspect of the point in hand, else one that has something to say on the very theme. */
function* knotLines(
  scribe: Scribe,
  theme: Theme,
  point: Point | null,
  isWanted: (fact: AspectFact) => boolean = ({ tone }) => tone !== 'soft',
): Generator<Stroke, AspectFact | null> {
  const { pen } = scribe
  const open = pen.freshFirst(pen.matter.aspects.filter(isWanted))
  const near = open.filter(({ a, b }) => point === null || a === point || b === point)
  for (const fact of [...near, ...open.filter((one) => !near.includes(one))]) {
    const knot = knotOf(pen, fact, theme, !near.includes(fact))
    if (!knot) continue
    yield pen.line(capital(full(knot)), [fact])
    const line = scribe.unsaid(() => anchor(pen, fact))
    if (line) yield line
    const pair = `${fact.a}*${fact.b}`
    const lived = pen.unit([`${pair}.${fact.tone}.lived`, `${pair}.hard.lived`], { isOptional: true })
    if (lived) yield pen.line(full(lived.text), [], fact.id)
    return fact
  }
  return null
}

/** What helps: a soft aspect with a word on the theme, near the point in hand first. */
function* softLines(scribe: Scribe, theme: Theme, near: readonly Point[], mustTouch = false): Iterable<Stroke> {
  const { pen } = scribe
  const tags = [...THEME_MEANINGS[theme].tags, ...sidesOf(theme)]
  const touches = ({ a, b }: AspectFact) => near.includes(a) || near.includes(b)
  const soft = pen.freshFirst(pen.matter.aspects.filter((fact) => fact.tone === 'soft' && fact.orb < 6 && (!mustTouch || touches(fact))))
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

/** One thing to do, if there is one that was not said yet. */
export function* lastLine(pen: Pen, theme: Theme, sign: Sign | null): Iterable<Stroke> {
  const line = action(pen, theme, sign)
  if (line) yield line
}
