/** "What stands in my seventh house?", "Who rules my tenth?", "Which house is active for my career?" */
import { PLANETS } from '@astrarium/sky'
import type { Planet } from '@astrarium/sky'
import { rulerOf, sureHouse } from '../../chart/certainty.ts'
import { chartFact } from '../../brief/chart-facts.ts'
import { articled, chartClause } from '../../brief/chart-words.ts'
import type { PassageFact } from '../../brief/facts.ts'
import { rulerFact } from '../../brief/natal-facts.ts'
import { signSentence } from '../../almanac/sign-sentences.ts'
import { HOUSE_NAMES } from '../../language/house-names.ts'
import { place } from '../../almanac/place-line.ts'
import { houseName } from '../../almanac/name.ts'
import type { Composer } from '../../almanac/composer.ts'
import { capital, full } from '../../language/text.ts'
import { fillUp, housed, livedIn } from '../../almanac/plans/shared.ts'
import { elementAt, must } from '../../must.ts'
import { houseHolds, cuspOf } from '../../brief/chart-houses.ts'
import { HOUSE_THEMES } from '../../question/chart/active-house.ts'
import { passageLine, passageMeaning } from '../../almanac/passage-lines.ts'
import type { ChartQuestion } from '../../question/chart/chart-terms.ts'
import type { Line, LineOrBreak } from '../../almanac/line.ts'

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
}

/** "Your seventh house begins in Capricorn, so Saturn rules it." */
export function cusp(composer: Composer, house: number): Line {
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
}

export function noHouses(composer: Composer): Line {
  composer.remember('uncertain')
  return composer.line(
    composer.context.chart.accuracy.kind === 'unknown'
      ? "That I can't tell you: houses turn with the minute of birth, and your birth time is not known."
      : "That I can't tell you for certain: houses turn with the minute of birth, and your birth time is only roughly known.",
  )
}
