/** Which house the slow planets are in now. */
import type { Planet, Point } from '@astrarium/sky'
import { rulerOf } from '../../chart/certainty.ts'
import { chartFact } from '../../brief/chart-facts.ts'
import { articled, chartClause } from '../../brief/chart-words.ts'
import type { PassageFact, TransitFact } from '../../brief/facts.ts'
import { rulerFact } from '../../brief/natal-facts.ts'
import { THEME_MEANINGS } from '../../question/themes.ts'
import { place } from '../../almanac/place-line.ts'
import { houseName } from '../../almanac/name.ts'
import type { Composer } from '../../almanac/composer.ts'
import { capital } from '../../language/text.ts'
import { fillUp } from '../../almanac/plans/shared.ts'
import { ordinal } from '../../language/numbers.ts'
import { elementAt } from '../../must.ts'
import { cusp, noHouses } from './house.ts'
import { houseHolds, housesOf, isOn } from '../../brief/chart-houses.ts'
import { HOUSE_THEMES } from '../../question/chart/active-house.ts'
import { passageLine, passageMeaning } from '../../almanac/passage-lines.ts'
import { day } from '../../almanac/date-names.ts'
import { subjectOf, isBegun } from '../../almanac/transit-names.ts'
import type { ChartQuestion } from '../../question/chart/chart-terms.ts'
import type { Line, LineOrBreak } from '../../almanac/line.ts'
import { tellTimedFact } from '../../almanac/plans/current-chapter.ts'

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
  const isSlow = on.some(({ body }) => SLOW.includes(body))
  const method = composer.unit(isSlow ? 'method.active' : 'method.active.quick', { isOptional: true })
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
}

const SLOW: readonly Planet[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']

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
