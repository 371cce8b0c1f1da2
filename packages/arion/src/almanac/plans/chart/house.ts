/** "What stands in my seventh house?", "Who rules my tenth?", "Which house is active for my career?" */
import { PLANETS } from '@astrarium/sky'
import type { Planet, Point } from '@astrarium/sky'
import { rulerOf, sureHouse, sureSign } from '../../../chart/certainty.ts'
import { chartFact, cuspOf, houseHolds, housesOf, isOn } from '../../../brief/chart-facts.ts'
import { articled, chartClause } from '../../../brief/chart-words.ts'
import type { PassageFact, TransitFact } from '../../../brief/facts.ts'
import { rulerFact } from '../../../brief/natal-facts.ts'
import { HOUSE_THEMES } from '../../../question/chart-question.ts'
import type { ChartQuestion } from '../../../question/chart-question.ts'
import { THEME_MEANINGS } from '../../../question/themes.ts'
import { action, signSentence } from '../../sign-sentences.ts'
import { HOUSE_NAMES } from '../../../language/house-names.ts'
import { place } from '../../place-line.ts'
import { day, houseName, isBegun, subjectOf } from '../../name.ts'
import type { Line, Composer, LineOrBreak } from '../../composer.ts'
import { capital, full } from '../../../language/text.ts'
import { passageLine, passageMeaning } from '../../timed-fact-lines.ts'
import { fillUp, housed, closingAction, livedIn, tellTimedFact } from '../shared.ts'
import { ordinal } from '../../../language/numbers.ts'
import { elementAt, must } from '../../../must.ts'

export function* housePlan(
  composer: Composer,
  { house, asks }: Extract<ChartQuestion, { about: 'house' }>,
): Iterable<LineOrBreak> {
  const { chart } = composer.context
  const theme = elementAt(HOUSE_THEMES, house - 1)
  const holds = houseHolds(chart, house)
  if (!holds) {
    yield* withoutHouses(composer, house)
    return
  }
  const ruler = must(rulerOf(chart, house), 'ruler of a sure house')
  const inside = holds.points
  if (asks === 'planets') yield held(composer, house)
  else {
    yield cusp(composer, house)
    const line = inside.includes(ruler) ? null : place(composer, ruler)
    if (line) yield line
    composer.claim(holds)
    yield composer.line(`${capital(chartClause(holds))}.`, [chartFact(holds)])
  }
  if (inside.length === 0) {
    const empty = composer.unit('house.empty')
    if (empty) yield composer.line(empty.text)
  }
  yield composer.paragraph()
  yield* planetsIn(composer, inside)
  if (!inside.includes(ruler)) yield* rulerElsewhere(composer, house, ruler)
  const own = signSentence(composer, theme, cuspOf(chart, house).sign)
  if (own) yield own
  yield* othersIn(composer, house)
  yield composer.paragraph()
  const passing = composer.context.asked.find((fact): fact is PassageFact => fact.kind === 'passage')
  if (passing) {
    yield passageLine(composer, passing)
    yield* passageMeaning(composer, passing)
  }
  yield* closingAction(composer, theme, cuspOf(chart, house).sign)
}

/** "Your seventh house begins in Capricorn, so Saturn rules it." */
function cusp(composer: Composer, house: number): Line {
  const { chart } = composer.context
  const begins = cuspOf(chart, house)
  const ruler = must(rulerOf(chart, house), 'ruler of a sure house')
  composer.claim(begins)
  composer.claim({ kind: 'rules', body: ruler, house })
  const text = chartClause(begins, (number) => houseName(composer, number))
  return composer.line(`${capital(text)}, so ${articled(ruler)} rules it.`, [
    chartFact(begins),
    rulerFact(ruler, house),
  ])
}

/** The same of the house that was named in the sentence before. */
function held(composer: Composer, house: number): Line {
  const holds = must(houseHolds(composer.context.chart, house), 'sure house')
  composer.claim(holds)
  const text = chartClause(holds, (number) => houseName(composer, number))
  const begins = cuspOf(composer.context.chart, house)
  const ruler = must(rulerOf(composer.context.chart, house), 'ruler of a sure house')
  composer.claim(begins)
  composer.claim({ kind: 'rules', body: ruler, house })
  const facts = [chartFact(holds), chartFact(begins), rulerFact(ruler, house)]
  return composer.line(
    `${capital(text)}. It begins in ${begins.sign}, so ${articled(ruler)} rules it.`,
    facts,
  )
}

/** What each of them does there, at most three. */
function* planetsIn(composer: Composer, inside: readonly Planet[]): Iterable<LineOrBreak> {
  for (const point of inside.slice(0, 3)) {
    const line = place(composer, point)
    if (line) yield line
    const lived = housed(composer, point) ?? livedIn(composer, point)
    if (lived) yield lived
  }
}

function* rulerElsewhere(composer: Composer, house: number, ruler: Planet): Iterable<LineOrBreak> {
  const line = composer.named.has(`placed${ruler}`) ? null : place(composer, ruler)
  if (line) yield line
  const home = sureHouse(composer.context.chart, ruler)
  const arenas = [house, home].map((number) => (number ? composer.unit(`house#${number}.arena`)?.text : null))
  if (arenas[0] && arenas[1])
    yield composer.line(
      composer.form('ruler.elsewhere', [
        () => `So the way to ${arenas[0]} leads through ${arenas[1]}.`,
        () => `With you the way to ${arenas[0]} leads by ${arenas[1]}.`,
        () => `Whatever concerns ${arenas[0]} is settled for you in ${arenas[1]}.`,
      ]),
    )
  const lived = housed(composer, ruler) ?? livedIn(composer, ruler)
  if (lived) yield lived
}

/** Nodes, Chiron and Lilith are shown in a chart, too. */
function* othersIn(composer: Composer, house: number): Iterable<LineOrBreak> {
  for (const point of ['true_node', 'south_node', 'chiron', 'mean_lilith'] as const) {
    if (sureHouse(composer.context.chart, point) !== house) continue
    const line = place(composer, point)
    if (line) yield line
    const name = {
      true_node: 'north_node',
      south_node: 'south_node',
      chiron: 'chiron',
      mean_lilith: 'lilith',
    }[point]
    const unit = composer.unit(`point.${name}.house.${house}`)
    if (unit) yield composer.line(full(unit.text))
    return
  }
}

/** Houses turn with the minute: what the house is asked about can be read from the planets of its theme. */
function* withoutHouses(composer: Composer, house: number): Iterable<LineOrBreak> {
  const { chart, intent } = composer.context
  yield noHouses(composer)
  const sure = PLANETS.filter((point) => sureHouse(chart, point) === house)
  for (const [index, point] of sure.entries()) {
    const line = place(composer, point, { opening: index === 0 ? 'Sure within that margin is this: ' : '' })
    if (line) yield line
  }
  yield composer.paragraph()
  yield composer.line(
    `What one asks that house about is ${HOUSE_NAMES[house - 1]}, and on that the planets have something to say without it.`,
  )
  yield* fillUp(composer, intent.theme, 140)
  yield* closingAction(composer, intent.theme, sureSign(chart, 'sun'))
}

function noHouses(composer: Composer): Line {
  composer.remember('uncertain')
  return composer.line(
    composer.context.chart.accuracy.kind === 'unknown'
      ? "That I can't tell you: houses turn with the minute of birth, and your birth time is not known. With the hour, even a rough one, I could look again."
      : "That I can't tell you for certain: houses turn with the minute of birth, and your birth time is only roughly known.",
  )
}

/** Where the slow planets pass now, in the houses that the question is about. */
export function* activePlan(
  composer: Composer,
  { house, theme }: Extract<ChartQuestion, { about: 'active' }>,
): Iterable<LineOrBreak> {
  const { chart, frame, asked, transits } = composer.context
  const ofTheme = theme ?? (house ? elementAt(HOUSE_THEMES, house - 1) : null)
  const noun = theme ? THEME_MEANINGS[theme].noun : ''
  if (!houseHolds(chart, 1)) {
    yield noHouses(composer)
    yield composer.paragraph()
    const [best] = transits
    if (best)
      yield* tellTimedFact(
        composer,
        best,
        ofTheme ?? 'self',
        'What passes over the planets themselves I can see:',
      )
    yield* fillUp(composer, ofTheme ?? 'self', 110)
    yield* closingAction(composer, ofTheme ?? 'self', sureSign(chart, 'sun'))
    return
  }
  const passing = asked.filter((fact): fact is PassageFact => fact.kind === 'passage')
  const weightOf = ({ house: one }: PassageFact) => housesOf(theme)[one] ?? 1
  const on = passing
    .filter((fact) => isOn(fact, frame))
    .sort((a, b) => weightOf(b) - weightOf(a) || b.weight - a.weight)
  const main =
    house ?? (theme ? Number(Object.entries(housesOf(theme)).sort(([, a], [, b]) => b! - a!)[0]![0]) : null)
  const [first, ...rest] = on
  if (first) {
    yield active(composer, first, noun)
    yield* passageMeaning(composer, first)
  }
  const isMainEmpty = main !== null && !on.some((fact) => fact.house === main)
  if (isMainEmpty) yield notPassed(composer, main)
  const through = !first || isMainEmpty ? yield* throughRuler(composer, main) : null
  yield composer.paragraph()
  for (const fact of rest.slice(0, house ? 2 : theme ? 2 : 4)) {
    yield passageLine(composer, fact)
    yield* passageMeaning(composer, fact)
  }
  const method = composer.unit('method.active', { isOptional: true })
  if (method) yield composer.line(method.text)
  yield composer.paragraph()
  const touched = transits.find(
    (fact) => fact !== through && (fact.point === 'mc' || fact.point === (main && rulerOf(chart, main))),
  )
  if (touched && theme) yield* tellTimedFact(composer, touched, theme)
  yield composer.paragraph()
  const ahead = passing.find((fact) => !isOn(fact, frame))
  if (ahead) {
    yield passageLine(composer, ahead)
    yield* passageMeaning(composer, ahead)
  }
  const sign = main ? cuspOf(chart, main).sign : sureSign(chart, 'sun')
  const advice = action(composer, ofTheme ?? 'self', sign)
  if (advice) yield advice
}

/**
 * "Your sixth house, the house of daily work and health, is active for your work now, with Pluto in it until
 * 8 February 2031."
 */
function active(composer: Composer, fact: PassageFact, noun: string): Line {
  composer.lead(fact)
  const subject = subjectOf(fact)
  const name = houseName(composer, fact.house)
  composer.claim({ kind: 'subject', subject })
  const forWhat = /^your [a-z]+$/.test(noun) ? `for ${noun} ` : ''
  const until = fact.leaves ? ` until ${day(composer, fact.leaves, 'to', subject)}` : ''
  const text = `${capital(name)}${name.includes(',') ? ',' : ''} is active ${forWhat}now, with ${articled(fact.body)} in it${until}.`
  return composer.line(text, [fact])
}

function notPassed(composer: Composer, house: number): Line {
  const claim = { kind: 'no_passage' as const, house }
  composer.claim(claim)
  return composer.line(`${capital(chartClause(claim, (number) => houseName(composer, number)))}.`, [
    chartFact(claim),
  ])
}

/** A house that nobody passes is asked at its ruler. */
function* throughRuler(composer: Composer, house: number | null): Generator<LineOrBreak, TransitFact | null> {
  const ruler = house ? rulerOf(composer.context.chart, house) : null
  if (!house || !ruler) return null
  const touched = composer.context.transits.find(({ point }) => point === (ruler as Point))
  composer.named.add(`rules${ruler}`)
  if (!touched) {
    yield cusp(composer, house)
    const line = place(composer, ruler)
    if (line) yield line
    return null
  }
  composer.claim({ kind: 'rules', body: ruler, house })
  const on = isBegun(composer, touched) ? 'something is on' : 'something is on its way'
  yield composer.line(`${capital(articled(ruler))} rules your ${ordinal(house)} house, and there ${on}.`, [
    rulerFact(ruler, house),
  ])
  yield* tellTimedFact(composer, touched, composer.context.intent.theme)
  return touched
}
