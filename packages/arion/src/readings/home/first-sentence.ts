/** The one sentence that a day begins with: something about this person, from their strongest placement. */
import type { NatalChart, Point, Sky } from '@astrarium/sky'
import { isAngle } from '../../chart/certainty.ts'
import { aspectFacts, placementFacts } from '../../brief/natal-facts.ts'
import type { PointWeights } from '../../brief/natal-facts.ts'
import type { PlacementFact } from '../../brief/facts.ts'
import { LORE } from '../../almanac/load-lore.ts'
import type { LoreUnit } from '../../almanac/load-lore.ts'
import { daysBetween } from '../../language/calendar.ts'
import { capital, full } from '../../language/text.ts'
import { NO_TRAITS } from '../../question/traits.ts'
import type { Intent } from '../../question/intent.ts'
import type { Fact, UsedPhrase } from '../../types.ts'
import { FieldWriter } from '../field-writer.ts'
import type { ReadingInput } from '../field-writer.ts'
import { openTold } from '../../almanac/told.ts'

export interface FirstSentence {
  text: string
  /** the placement, then the closest aspect that makes it strong */
  facts: Fact[]
  usedPhrases: UsedPhrase[]
}

const READING: Intent = {
  theme: 'self',
  topic: 'self',
  kind: 'today',
  span: null,
  subject: null,
  traits: NO_TRAITS,
  person: null,
  follows: null,
}

const STRENGTHS: readonly (readonly [Point, number])[] = [
  ['moon', 1],
  ['sun', 0.95],
  ['asc', 0.9],
  ['venus', 0.75],
  ['mercury', 0.7],
  ['mars', 0.7],
  ['saturn', 0.5],
  ['jupiter', 0.45],
]
/** What can be said without a question before it; `talk` is advice for one conversation. */
const SIDES = ['lived', 'self', 'love', 'work', 'body', 'gift', 'cost'] as const
const FRESH_AFTER_DAYS = 14
const REST_AFTER_DAYS = 10
const MARK = 'first.'

/**
 * The same for the whole of `day`, whatever else is told on it: which unit it was stands in `usedPhrases`
 * under a mark of its own. Null when all that this chart has to say was said within a fortnight.
 */
export function firstSentence(
  sky: Sky,
  input: ReadingInput,
  day: string = sky.localDate(input.asker.timeZone, input.at),
): FirstSentence | null {
  const writer = new FieldWriter(sky, input, 'first sentence', READING)
  const weights = weightsOf(input.asker.chart)
  const aspects = aspectFacts(input.asker.chart, weights)
  for (const { fact, unit } of candidates(writer, weights, input.usedPhrases, day)) {
    const why = aspects.find(({ a, b }) => a === fact.point || b === fact.point)
    const { text, facts } = writer.write([
      writer.composer.line(capital(full(unit.text)), why ? [fact, why] : [fact]),
    ])
    if (text === '') continue
    return {
      text: text.trim(),
      facts: inOrder(facts, fact),
      usedPhrases: [unit.id, `${MARK}${unit.id}`].map((told) => ({ unit: told, day })),
    }
  }
  return null
}

interface Candidate {
  fact: PlacementFact
  unit: LoreUnit
}

/** That of today, when it was chosen before; else what is fresh, of the strongest point that has rested. */
function* candidates(
  { composer }: FieldWriter,
  weights: PointWeights,
  told: readonly UsedPhrase[],
  day: string,
): Iterable<Candidate> {
  const toldOn = openTold(told, composer.input.asker)
  const all = placementFacts(composer.context.chart, weights).flatMap((fact) =>
    SIDES.flatMap((side) => LORE.get(`${fact.point}@${fact.sign}.${side}`) ?? []).map((unit) => ({
      fact,
      unit,
    })),
  )
  const ledOn = ({ unit }: Candidate) => toldOn(`${MARK}${unit.id}`)
  const chosen = all.find((one) => ledOn(one) === day)
  if (chosen) yield chosen

  const isOver = (on: string | undefined, days: number) => on === undefined || daysBetween(on, day) >= days
  const hasRested = ({ point }: PlacementFact) =>
    all.every((one) => one.fact.point !== point || isOver(ledOn(one), REST_AFTER_DAYS))
  const isFresh = ({ unit }: Candidate) => isOver(toldOn(unit.id), FRESH_AFTER_DAYS)
  const weigh = ({ fact }: Candidate) => fact.weight * (hasRested(fact) ? 1 : 0.4)
  yield* all.filter(isFresh).toSorted((a, b) => weigh(b) - weigh(a))
}

/** A point beside the Ascendant or the Midheaven, or opposite to one, is the stronger for it. */
function weightsOf(chart: NatalChart): PointWeights {
  const nearAngle = (point: Point) =>
    chart.aspects.some(
      ({ a, b, aspect, orb, isUncertain }) =>
        !isUncertain &&
        orb <= 6 &&
        (aspect === 0 || aspect === 180) &&
        ((a === point && isAngle(b)) || (b === point && isAngle(a))),
    )
  const strong = STRENGTHS.map(([point, weight]) => [point, weight + (nearAngle(point) ? 0.3 : 0)] as const)
  return { weights: new Map(strong), rules: new Map(), houses: {} }
}

function inOrder(facts: readonly Fact[], first: PlacementFact): Fact[] {
  return facts.toSorted((a, b) => Number(b.id === first.id) - Number(a.id === first.id))
}
