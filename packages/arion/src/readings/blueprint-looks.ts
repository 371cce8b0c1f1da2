/** Answers from placements and aspects: the line that answers, where it comes from, what rubs, what helps, one thing to do. */
import type { Planet, Point, Sign } from '@astrarium/sky'
import { rulerOf, sureHouse, sureSign } from '../brief/certainty.ts'
import type { AspectFact, PlacementFact } from '../brief/facts.ts'
import { ORDINALS, placementStatement, skyName } from '../brief/statements.ts'
import { action, bridge } from '../almanac/drive-lines.ts'
import { houseName, natal, natalAspect } from '../almanac/name.ts'
import { anchor, knotOf, sidesOf } from '../almanac/reason-lines.ts'
import { capital, full } from '../almanac/text.ts'
import type { Line, Pen, Stroke } from '../almanac/pen.ts'
import { THEME_MEANINGS } from '../question/themes.ts'
import type { Theme } from '../question/themes.ts'
import type { Look, Recipe } from './blueprint-questions.ts'
import type { Scribe } from './scribe.ts'

interface View {
  point: Point
  sign: Sign
  /** the house that brought us to this point */
  rules: number | null
  text: string
}

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

/** First look whose point is sure and whose words are still fresh. */
function viewOf(pen: Pen, looks: readonly Look[]): View | null {
  const { chart } = pen.matter
  for (const [speaker, side] of looks) {
    const house = /^r\d/.test(speaker) ? Number(speaker.slice(1)) : null
    const point = house ? rulerOf(chart, house) : (speaker as Point)
    const sign = point ? sureSign(chart, point) : null
    if (!point || !sign) continue
    const place = sureHouse(chart, point)
    const key =
      side === 'where' ? `where#${place}` : side.startsWith('~') || side.startsWith('bp.') ? `${side}@${sign}` : `${point}@${sign}.${side}`
    const unit = pen.unit(key, { isOptional: true })
    if (!unit) continue
    const isClause = side === 'gift' || side === 'cost'
    const text = side === 'wants' ? unit.text : isClause ? capital(full(unit.text)) : full(unit.text)
    return { point, sign, rules: house, text: side === 'wants' ? `\0${text}` : text }
  }
  return null
}

/** The words of a view and where they come from; what a point wants has its name in it already. */
function* told(scribe: Scribe, view: View): Iterable<Line> {
  const { pen } = scribe
  const fact = placed(pen, view.point, view.rules)
  if (view.text.startsWith('\0')) {
    yield pen.line(full(`${capital(natal(pen, view.point))} ${view.text.slice(1)}`), [fact])
    return
  }
  yield pen.line(view.text, [fact])
  if (pen.named.has(view.point)) return
  const line = scribe.unsaid(() => sourceLine(pen, view, fact))
  if (line) yield line
}

/** "I read it from your Venus in Libra, in your first house"; by way of the house it speaks for, where that is the reason. */
function sourceLine(pen: Pen, { point, rules }: View, fact: PlacementFact): Line {
  if (rules !== null && point !== 'asc' && point !== 'mc') {
    const ruler = point as Planet
    const ruling = () => {
      pen.claim({ kind: 'rules', body: ruler, house: rules })
      return `${skyName(ruler)} rules ${houseName(pen, rules)}`
    }
    const text = pen.form('bp.ruler', [
      () => `${capital(ruling())}, so I look to ${natal(pen, point)}.`,
      () => `I read it from ${natal(pen, point)}, because ${ruling()}.`,
      () => `${capital(ruling())}, and you have ${natal(pen, point)}.`,
      () => `It is said by ${natal(pen, point)}, since ${ruling()}.`,
      () => `${capital(ruling())}, which leads to ${natal(pen, point)}.`,
      () => `Here ${natal(pen, point)} has the word, for ${ruling()}.`,
      () => `${capital(ruling())}. That is why I asked ${natal(pen, point)}.`,
    ])
    return pen.line(text, [fact])
  }
  const place = () => {
    if (!fact.house) return ''
    pen.claim({ kind: 'house', point, house: fact.house })
    pen.named.add(`placed${point}`)
    return `, in ${houseName(pen, fact.house)}`
  }
  const text = pen.form('bp.source', [
    () => `I read it from ${natal(pen, point)}${place()}.`,
    () => `That is ${natal(pen, point)}${place()}.`,
    () => `You have it from ${natal(pen, point)}${place()}.`,
    () => `Behind it stands ${natal(pen, point)}${place()}.`,
    () => `It belongs to ${natal(pen, point)}${place()}.`,
    () => `My reason is ${natal(pen, point)}${place()}.`,
    () => `The chart has it as ${natal(pen, point)}${place()}.`,
    () => `I take that from ${natal(pen, point)}${place()}.`,
    () => `It is the work of ${natal(pen, point)}${place()}.`,
    () => `You owe that to ${natal(pen, point)}${place()}.`,
    () => `The one who speaks there is ${natal(pen, point)}${place()}.`,
    () => `One can see it in ${natal(pen, point)}${place()}.`,
    () => `So it goes with ${natal(pen, point)}${place()}.`,
    () => `It comes of having ${natal(pen, point)}${place()}.`,
  ])
  return pen.line(text, [fact])
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

export function placed(pen: Pen, point: Point, rules: number | null = null): PlacementFact {
  const { chart } = pen.matter
  const sign = sureSign(chart, point)!
  const house = sureHouse(chart, point)
  return {
    id: rules ? `natal.${point}.rules.${rules}` : `natal.${point}`,
    kind: 'placement',
    point,
    sign,
    house,
    rules,
    points: [point],
    weight: 1,
    statement: `${placementStatement(point, sign, house)}${rules ? `; it rules your ${ORDINALS[rules - 1]} house` : ''}`,
  }
}
