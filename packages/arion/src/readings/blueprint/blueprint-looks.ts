/**
 * Answers from placements and aspects: the line that answers, where it comes from, what rubs, what helps, one
 * thing to do.
 */
import type { Point, Sign } from '@astrarium/sky'
import { sureHouse } from '../../chart/certainty.ts'
import type { AspectFact } from '../../brief/facts.ts'
import { actionKeys, signSentence } from '../../almanac/sign-sentences.ts'
import { natalAspect } from '../../almanac/name.ts'
import { aspectSource, aspectClause, sidesOf, spokenTones } from '../../almanac/reason-lines.ts'
import { capital, full } from '../../language/text.ts'
import type { Composer } from '../../almanac/composer.ts'
import { THEME_MEANINGS } from '../../question/themes.ts'
import type { Theme } from '../../question/themes.ts'
import type { Look, Recipe } from './blueprint-questions.ts'
import { placed, tellPointWords, firstWordsOf } from './blueprint-view.ts'
import type { FieldWriter } from '../field-writer.ts'
import type { Line, LineOrBreak } from '../../almanac/line.ts'

export function* lookLines(
  writer: FieldWriter,
  recipe: Extract<Recipe, { how: 'looks' }>,
): Iterable<LineOrBreak> {
  const { composer } = writer
  const { theme } = recipe
  const isGeneral = GENERAL.includes(theme)
  const first = firstWordsOf(composer, recipe.looks) ?? firstWordsOf(composer, anyLook(theme))
  if (first) yield* tellPointWords(writer, first)
  const house = first && isGeneral ? housed(composer, first.point) : null
  if (house) yield house
  const second = firstWordsOf(composer, recipe.second)
  if (second) yield* tellPointWords(writer, second)
  if (first && !second && isGeneral) {
    const more = firstWordsOf(composer, [
      [first.point, 'lived'],
      [first.point, 'wants'],
      [first.point, 'cost'],
      [first.point, 'gift'],
    ])
    if (more) yield* tellPointWords(writer, more)
  }
  const { lines, result: knot } = collected(hardAspectLines(writer, theme, first?.point ?? null))
  const own = first && !second && !isGeneral ? signSentence(composer, theme, first.sign) : null
  if (own) yield own
  if (knot) yield composer.paragraph()
  yield* lines
  const help = [...softLines(writer, theme, first ? [first.point] : [], { mustTouch: knot !== null })]
  // a thing to do stands beside what it follows from, never alone
  if (help.length > 0) yield composer.paragraph()
  yield* help
  yield* lastLine(composer, theme, first?.sign ?? null)
}

/**
 * What a passage yields and what it returns, so that a paragraph can be opened for it only where there is
 * one.
 */
function collected<T>(passage: Generator<LineOrBreak, T>): { lines: LineOrBreak[]; result: T } {
  const lines: LineOrBreak[] = []
  for (;;) {
    const next = passage.next()
    if (next.done) return { lines, result: next.value }
    lines.push(next.value)
  }
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

function timesTold(composer: Composer, fact: AspectFact): number {
  return [...composer.input.usedPhrases, ...composer.usedPhrases].filter(
    ({ unit }) => unit === `fact.${fact.id}`,
  ).length
}

/** What rubs: an aspect of the point in hand, else one that has something to say on the very theme. */
export function* hardAspectLines(
  writer: FieldWriter,
  theme: Theme,
  point: Point | null,
  isWanted: (fact: AspectFact) => boolean = ({ tone }) => tone !== 'soft',
): Generator<LineOrBreak, AspectFact | null> {
  const { composer } = writer
  const open = composer.freshFirst(
    composer.context.aspects.filter((fact) => isWanted(fact) && timesTold(composer, fact) < MOST_TOLD),
  )
  const near = open.filter(({ a, b }) => point === null || a === point || b === point)
  for (const fact of [...near, ...open.filter((one) => !near.includes(one))]) {
    const isGeneral = GENERAL.includes(theme) && timesTold(composer, fact) === 0
    const knot = aspectClause(composer, fact, theme, { mustSpeak: !isGeneral || !near.includes(fact) })
    if (!knot) continue
    yield composer.line(capital(full(knot)), [fact])
    const line = writer.unsaid(() => aspectSource(composer, fact))
    if (line) yield line
    const pair = `${fact.a}*${fact.b}`
    const lived = isGeneral
      ? composer.unit(
          spokenTones(fact).map((tone) => `${pair}.${tone}.lived`),
          { isOptional: true },
        )
      : null
    if (lived) yield composer.line(full(lived.text), [], fact.id)
    return fact
  }
  return null
}

/** What helps: a soft aspect with a word on the theme, near the point in hand first. */
export function* softLines(
  writer: FieldWriter,
  theme: Theme,
  near: readonly Point[],
  { mustTouch = false } = {},
): Iterable<LineOrBreak> {
  const { composer } = writer
  const tags = [...THEME_MEANINGS[theme].tags, ...sidesOf(theme)]
  const touches = ({ a, b }: AspectFact) => near.includes(a) || near.includes(b)
  const soft = composer.freshFirst(
    composer.context.aspects.filter(
      (fact) =>
        fact.tone === 'soft' &&
        fact.orb < 6 &&
        timesTold(composer, fact) < MOST_TOLD &&
        (!mustTouch || touches(fact)),
    ),
  )
  for (const fact of [...soft.filter(touches), ...soft.filter((one) => !touches(one))]) {
    const unit = composer.unit(`${fact.a}*${fact.b}.soft.turn`, { tags, isOptional: true })
    if (!unit) continue
    composer.lead(fact)
    yield composer.line(full(unit.text), [fact])
    const line = writer.unsaid(() =>
      composer.line(
        composer.form('bp.soft', [
          () => `You have that from ${natalAspect(composer, fact)}.`,
          () => `It is the good work of ${natalAspect(composer, fact)}.`,
          () => `That is ${natalAspect(composer, fact)}.`,
          () => `You were born with ${natalAspect(composer, fact)}.`,
          () => `What makes it so is ${natalAspect(composer, fact)}.`,
          () => `There you have ${natalAspect(composer, fact)} to thank.`,
          () => `The help comes from ${natalAspect(composer, fact)}.`,
          () => `I see it in ${natalAspect(composer, fact)}.`,
        ]),
        [fact],
        fact.id,
      ),
    )
    if (line) yield line
    return
  }
}

export function* wantsOf(writer: FieldWriter, point: Point): Iterable<Line> {
  const view = firstWordsOf(writer.composer, [[point, 'wants']])
  if (view) yield* tellPointWords(writer, view)
}

function housed(composer: Composer, point: Point): Line | null {
  const house = sureHouse(composer.context.chart, point)
  const unit = house ? composer.unit(`${point}#${house}.lived`, { isOptional: true }) : null
  return unit ? composer.line(full(unit.text), [placed(composer, point)]) : null
}

/**
 * One thing to do, if there is one that was not said yet; what is for one day only has no place in a
 * blueprint.
 */
export function* lastLine(composer: Composer, theme: Theme, sign: Sign | null): Iterable<LineOrBreak> {
  const unit = composer.unit(actionKeys(composer, theme, sign), { isOptional: true })
  if (unit) yield composer.line(unit.text)
}
