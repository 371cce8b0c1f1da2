/** What the answer before stood on, as facts again, in the order in which it told them. */
import { PLANETS, POINT_NAMES } from '@astrarium/sky'
import type { MajorAspect, Planet, Point, Sky } from '@astrarium/sky'
import { sureHouse, sureSign } from '../chart/certainty.ts'
import { dateOf, MONTHS } from '../language/calendar.ts'
import { numberOf } from '../language/numbers.ts'
import { placementStatement } from '../language/statements.ts'
import type { Asking } from '../question/read-ask.ts'
import type { QuestionContext } from './build-brief.ts'
import { toneOf } from './facts.ts'
import type { AspectFact, HourFact, PassageFact, PlacementFact, TransitFact } from './facts.ts'
import { contactOf } from './hour-facts.ts'
import { aspectFact, pointWeightsOf } from './natal-facts.ts'
import type { PointWeights } from './natal-facts.ts'
import { SPEED_WEIGHT } from './transit-facts.ts'

export type ShownFact = TransitFact | PassageFact | HourFact | PlacementFact | AspectFact
type Shown = NonNullable<Asking['thread'][number]['facts']>[number]

/** A turn of thanks has none, and what stood under the answer before it is still meant. */
const TURNS_BACK = 3

/** Empty where no answer of the thread showed any; what is of another kind is left out. */
export function shownFacts(sky: Sky, context: QuestionContext, thread: Asking['thread']): ShownFact[] {
  const weights = pointWeightsOf(context.chart, context.intent)
  const last = thread.slice(-TURNS_BACK).findLast(({ facts }) => facts && facts.length > 0)
  return (last?.facts ?? []).flatMap((shown) => {
    const fact = factOf(shown, { sky, context, weights })
    return fact ? [fact] : []
  })
}

interface Whose {
  sky: Sky
  context: QuestionContext
  weights: PointWeights
}

function factOf(shown: Shown, whose: Whose): ShownFact | null {
  switch (shown.kind) {
    case 'transit':
      return transitOf(shown, whose)
    case 'passage':
      return passageOf(shown, whose)
    case 'moon_hour':
      return hourOf(shown)
    case 'placement':
      return placementIn(shown, whose)
    case 'natal_aspect':
      return aspectIn(shown, whose)
    case 'option':
    case 'rulership':
    case 'lunation':
    case 'moon':
    case 'void_moon':
    case 'chart':
    case 'event':
    case 'pair':
      return null
  }
}

function transitOf(shown: Shown, { sky, context, weights }: Whose): TransitFact | null {
  const said = ANGLE.exec(shown.statement)
  const body = said && bodyNamed(said[1]!)
  const point = said && pointNamed(said[3]!)
  if (!body || !point) return null
  const aspect = ANGLES[said[2]!]!
  return {
    ...timesOf(shown),
    id: `transit.${body}.${aspect}.${point}.${shown.exact?.[0]?.slice(0, 10) ?? shown.from?.slice(0, 10)}`,
    kind: 'transit',
    body,
    point,
    aspect,
    tone: toneOf(aspect),
    exact: instants(shown.exact),
    between: betweenOf(shown.statement, sky, context.frame.zone),
    isMiss: (shown.exact ?? []).length === 0,
    rules: weights.rules.get(point) ?? null,
    weight: (weights.weights.get(point) ?? 0.3) * SPEED_WEIGHT[body],
    points: [point],
    statement: shown.statement,
  }
}

function passageOf(shown: Shown, { weights }: Whose): PassageFact | null {
  const said = STAY.exec(shown.statement)
  const body = said && bodyNamed(said[1]!)
  if (!body) return null
  const house = numberOf(said[2]!)
  return {
    ...timesOf(shown),
    id: `passage.${body}.${house}`,
    kind: 'passage',
    body,
    house,
    weight: (weights.houses[house] ?? 0.3) * SPEED_WEIGHT[body] * 0.7,
    points: [],
    statement: shown.statement,
  }
}

function hourOf({ statement, exact }: Shown): HourFact | null {
  const said = ANGLE.exec(statement)
  const point = said && pointNamed(said[3]!)
  const at = exact?.[0]
  return point && at ? contactOf(point, ANGLES[said[2]!]!, { at: new Date(at), statement }) : null
}

function placementIn(shown: Shown, { context, weights }: Whose): PlacementFact | null {
  const point = pointNamed(PLACE.exec(shown.statement)?.[1] ?? '')
  const sign = point && sureSign(context.chart, point)
  if (!sign) return null
  const house = sureHouse(context.chart, point)
  return {
    id: `natal.${point}`,
    kind: 'placement',
    point,
    sign,
    house,
    rules: weights.rules.get(point) ?? null,
    points: [point],
    weight: weights.weights.get(point) ?? 0.3,
    statement: placementStatement(point, sign, house),
  }
}

function aspectIn(shown: Shown, { context }: Whose): AspectFact | null {
  const said = NATAL.exec(shown.statement)
  if (!said) return null
  const [a, b] = [pointNamed(said[1]!), pointNamed(said[3]!)]
  const found = context.chart.aspects.find(
    (one) =>
      one.aspect === ANGLES[said[2]!] &&
      ((one.a === a && one.b === b) || (one.a === b && one.b === a)) &&
      !one.isUncertain,
  )
  return found ? aspectFact(found, 1) : null
}

const ANGLES: Record<string, MajorAspect> = {
  conjunct: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  opposite: 180,
}
const ANY_ANGLE = Object.keys(ANGLES).join('|')
const ANGLE = new RegExp(`^(?:The )?(\\w+) (${ANY_ANGLE}) your ([^,]+),`)
const NATAL = new RegExp(`^Your ([A-Z][\\w ]*?) (${ANY_ANGLE}) your ([^,]+?)(?:, orb|$)`)
const PLACE = /^Your ([A-Z][\w ]*?) is in /
const STAY = /^(?:The )?(\w+) in your (\w+) house/
const DAY = `(\\d{1,2}) (${MONTHS.join('|')}) (\\d{4})`
const BETWEEN = new RegExp(`closest between ${DAY} and ${DAY}`)

function pointNamed(name: string): Point | null {
  return (Object.keys(POINT_NAMES) as Point[]).find((point) => POINT_NAMES[point] === name) ?? null
}

function bodyNamed(name: string): Planet | null {
  const point = pointNamed(name)
  return PLANETS.find((body) => body === point) ?? null
}

function timesOf({ from, to }: Shown): Pick<TransitFact, 'enters' | 'leaves' | 'from' | 'to'> {
  const [enters, leaves] = [from ? new Date(from) : null, to ? new Date(to) : null]
  return { enters, leaves, from: enters, to: leaves }
}

function instants(exact: Shown['exact']): Date[] {
  return (exact ?? []).map((at) => new Date(at))
}

/** Noon of the two days between which an open birth time leaves the closest one. */
function betweenOf(statement: string, sky: Sky, zone: string): [Date, Date] | null {
  const found = BETWEEN.exec(statement)
  if (!found) return null
  const noon = (first: number) => {
    const month = MONTHS.findIndex((name) => name === found[first + 1]) + 1
    const [begin] = sky.localDay(zone, dateOf(Number(found[first + 2]), month, Number(found[first])))
    return new Date(begin.getTime() + 12 * 3_600_000)
  }
  return [noon(1), noon(4)]
}
