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
import { action, bridge } from '../../drive-lines.ts'
import { HOUSE_NAMES } from '../../../language/house-names.ts'
import { place } from '../../place-line.ts'
import { day, houseName, isBegun, subjectOf } from '../../name.ts'
import type { Line, Pen, Stroke } from '../../pen.ts'
import { capital, full } from '../../../language/text.ts'
import { passageLine, passageMeaning } from '../../weather-lines.ts'
import { fillUp, housed, lastWord, livedIn, weather } from '../shared.ts'
import { ordinal } from '../../../language/numbers.ts'
import { elementAt, must } from '../../../must.ts'

export function* housePlan(
  pen: Pen,
  { house, asks }: Extract<ChartQuestion, { about: 'house' }>,
): Iterable<Stroke> {
  const { chart } = pen.matter
  const theme = elementAt(HOUSE_THEMES, house - 1)
  const holds = houseHolds(chart, house)
  if (!holds) {
    yield* withoutHouses(pen, house)
    return
  }
  const ruler = must(rulerOf(chart, house), 'ruler of a sure house')
  const inside = holds.points
  if (asks === 'planets') yield held(pen, house)
  else {
    yield cusp(pen, house)
    const line = inside.includes(ruler) ? null : place(pen, ruler)
    if (line) yield line
    pen.claim(holds)
    yield pen.line(`${capital(chartClause(holds))}.`, [chartFact(holds)])
  }
  if (inside.length === 0) {
    const empty = pen.unit('house.empty')
    if (empty) yield pen.line(empty.text)
  }
  yield pen.paragraph()
  yield* planetsIn(pen, inside)
  if (!inside.includes(ruler)) yield* rulerElsewhere(pen, house, ruler)
  const own = bridge(pen, theme, cuspOf(chart, house).sign)
  if (own) yield own
  yield* othersIn(pen, house)
  yield pen.paragraph()
  const passing = pen.matter.asked.find((fact): fact is PassageFact => fact.kind === 'passage')
  if (passing) {
    yield passageLine(pen, passing)
    yield* passageMeaning(pen, passing)
  }
  yield* lastWord(pen, theme, cuspOf(chart, house).sign)
}

/** "Your seventh house begins in Capricorn, so Saturn rules it." */
function cusp(pen: Pen, house: number): Line {
  const { chart } = pen.matter
  const begins = cuspOf(chart, house)
  const ruler = must(rulerOf(chart, house), 'ruler of a sure house')
  pen.claim(begins)
  pen.claim({ kind: 'rules', body: ruler, house })
  const text = chartClause(begins, (number) => houseName(pen, number))
  return pen.line(`${capital(text)}, so ${articled(ruler)} rules it.`, [
    chartFact(begins),
    rulerFact(ruler, house),
  ])
}

/** The same of the house that was named in the sentence before. */
function held(pen: Pen, house: number): Line {
  const holds = must(houseHolds(pen.matter.chart, house), 'sure house')
  pen.claim(holds)
  const text = chartClause(holds, (number) => houseName(pen, number))
  const begins = cuspOf(pen.matter.chart, house)
  const ruler = must(rulerOf(pen.matter.chart, house), 'ruler of a sure house')
  pen.claim(begins)
  pen.claim({ kind: 'rules', body: ruler, house })
  const facts = [chartFact(holds), chartFact(begins), rulerFact(ruler, house)]
  return pen.line(`${capital(text)}. It begins in ${begins.sign}, so ${articled(ruler)} rules it.`, facts)
}

/** What each of them does there, at most three. */
function* planetsIn(pen: Pen, inside: readonly Planet[]): Iterable<Stroke> {
  for (const point of inside.slice(0, 3)) {
    const line = place(pen, point)
    if (line) yield line
    const lived = housed(pen, point) ?? livedIn(pen, point)
    if (lived) yield lived
  }
}

function* rulerElsewhere(pen: Pen, house: number, ruler: Planet): Iterable<Stroke> {
  const line = pen.named.has(`placed${ruler}`) ? null : place(pen, ruler)
  if (line) yield line
  const home = sureHouse(pen.matter.chart, ruler)
  const arenas = [house, home].map((number) => (number ? pen.unit(`house#${number}.arena`)?.text : null))
  if (arenas[0] && arenas[1])
    yield pen.line(
      pen.form('ruler.elsewhere', [
        () => `So the way to ${arenas[0]} leads through ${arenas[1]}.`,
        () => `With you the way to ${arenas[0]} leads by ${arenas[1]}.`,
        () => `Whatever concerns ${arenas[0]} is settled for you in ${arenas[1]}.`,
      ]),
    )
  const lived = housed(pen, ruler) ?? livedIn(pen, ruler)
  if (lived) yield lived
}

/** Nodes, Chiron and Lilith are shown in a chart, too. */
function* othersIn(pen: Pen, house: number): Iterable<Stroke> {
  for (const point of ['true_node', 'south_node', 'chiron', 'mean_lilith'] as const) {
    if (sureHouse(pen.matter.chart, point) !== house) continue
    const line = place(pen, point)
    if (line) yield line
    const name = {
      true_node: 'north_node',
      south_node: 'south_node',
      chiron: 'chiron',
      mean_lilith: 'lilith',
    }[point]
    const unit = pen.unit(`point.${name}.house.${house}`)
    if (unit) yield pen.line(full(unit.text))
    return
  }
}

/** Houses turn with the minute: what the house is asked about can be read from the planets of its theme. */
function* withoutHouses(pen: Pen, house: number): Iterable<Stroke> {
  const { chart, reading } = pen.matter
  yield noHouses(pen)
  const sure = PLANETS.filter((point) => sureHouse(chart, point) === house)
  for (const [index, point] of sure.entries()) {
    const line = place(pen, point, { opening: index === 0 ? 'Sure within that margin is this: ' : '' })
    if (line) yield line
  }
  yield pen.paragraph()
  yield pen.line(
    `What one asks that house about is ${HOUSE_NAMES[house - 1]}, and on that the planets have something to say without it.`,
  )
  yield* fillUp(pen, reading.theme, 140)
  yield* lastWord(pen, reading.theme, sureSign(chart, 'sun'))
}

function noHouses(pen: Pen): Line {
  pen.remember('uncertain')
  return pen.line(
    pen.matter.chart.accuracy.kind === 'unknown'
      ? "That I can't tell you: houses turn with the minute of birth, and your birth time is not known. With the hour, even a rough one, I could look again."
      : "That I can't tell you for certain: houses turn with the minute of birth, and your birth time is only roughly known.",
  )
}

/** Where the slow planets pass now, in the houses that the question is about. */
export function* activePlan(
  pen: Pen,
  { house, theme }: Extract<ChartQuestion, { about: 'active' }>,
): Iterable<Stroke> {
  const { chart, frame, asked, transits } = pen.matter
  const ofTheme = theme ?? (house ? elementAt(HOUSE_THEMES, house - 1) : null)
  const noun = theme ? THEME_MEANINGS[theme].noun : ''
  if (!houseHolds(chart, 1)) {
    yield noHouses(pen)
    yield pen.paragraph()
    const [best] = transits
    if (best)
      yield* weather(pen, best, ofTheme ?? 'self', 'What passes over the planets themselves I can see:')
    yield* fillUp(pen, ofTheme ?? 'self', 110)
    yield* lastWord(pen, ofTheme ?? 'self', sureSign(chart, 'sun'))
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
    yield active(pen, first, noun)
    yield* passageMeaning(pen, first)
  }
  const isMainEmpty = main !== null && !on.some((fact) => fact.house === main)
  if (isMainEmpty) yield notPassed(pen, main)
  const through = !first || isMainEmpty ? yield* throughRuler(pen, main) : null
  yield pen.paragraph()
  for (const fact of rest.slice(0, house ? 2 : theme ? 2 : 4)) {
    yield passageLine(pen, fact)
    yield* passageMeaning(pen, fact)
  }
  const method = pen.unit('method.active', { isOptional: true })
  if (method) yield pen.line(method.text)
  yield pen.paragraph()
  const touched = transits.find(
    (fact) => fact !== through && (fact.point === 'mc' || fact.point === (main && rulerOf(chart, main))),
  )
  if (touched && theme) yield* weather(pen, touched, theme)
  yield pen.paragraph()
  const ahead = passing.find((fact) => !isOn(fact, frame))
  if (ahead) {
    yield passageLine(pen, ahead)
    yield* passageMeaning(pen, ahead)
  }
  const sign = main ? cuspOf(chart, main).sign : sureSign(chart, 'sun')
  const advice = action(pen, ofTheme ?? 'self', sign)
  if (advice) yield advice
}

/**
 * "Your sixth house, the house of daily work and health, is active for your work now, with Pluto in it until
 * 8 February 2031."
 */
function active(pen: Pen, fact: PassageFact, noun: string): Line {
  pen.lead(fact)
  const subject = subjectOf(fact)
  const name = houseName(pen, fact.house)
  pen.claim({ kind: 'subject', subject })
  const forWhat = /^your [a-z]+$/.test(noun) ? `for ${noun} ` : ''
  const until = fact.leaves ? ` until ${day(pen, fact.leaves, 'to', subject)}` : ''
  const text = `${capital(name)}${name.includes(',') ? ',' : ''} is active ${forWhat}now, with ${articled(fact.body)} in it${until}.`
  return pen.line(text, [fact])
}

function notPassed(pen: Pen, house: number): Line {
  const claim = { kind: 'no_passage' as const, house }
  pen.claim(claim)
  return pen.line(`${capital(chartClause(claim, (number) => houseName(pen, number)))}.`, [chartFact(claim)])
}

/** A house that nobody passes is asked at its ruler. */
function* throughRuler(pen: Pen, house: number | null): Generator<Stroke, TransitFact | null> {
  const ruler = house ? rulerOf(pen.matter.chart, house) : null
  if (!house || !ruler) return null
  const touched = pen.matter.transits.find(({ point }) => point === (ruler as Point))
  pen.named.add(`rules${ruler}`)
  if (!touched) {
    yield cusp(pen, house)
    const line = place(pen, ruler)
    if (line) yield line
    return null
  }
  pen.claim({ kind: 'rules', body: ruler, house })
  const on = isBegun(pen, touched) ? 'something is on' : 'something is on its way'
  yield pen.line(`${capital(articled(ruler))} rules your ${ordinal(house)} house, and there ${on}.`, [
    rulerFact(ruler, house),
  ])
  yield* weather(pen, touched, pen.matter.reading.theme)
  return touched
}
