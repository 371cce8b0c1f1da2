/** Which facts matter for this question, this person and this day. */
import type { NatalChart, Planet, Sky } from '@astrarium/sky'
import { questionFrame } from '../question/ask-frame.ts'
import { readQuestion } from '../question/read-question.ts'
import type { AskInput, Fact } from '../types.ts'
import { chartFacts } from './chart-facts.ts'
import { cycleFacts } from './cycle-facts.ts'
import type {
  AspectFact,
  BriefFact,
  EventFact,
  HourFact,
  LunationFact,
  MoonFact,
  PassageFact,
  PlacementFact,
  TransitFact,
} from './facts.ts'
import { frameOf, isByWindows } from './time-frame.ts'
import type { TimeFrame } from './time-frame.ts'
import { moonFact } from './moon-day.ts'
import { aspectFacts, byWeight, placementFacts, pointWeightsOf } from './natal-facts.ts'
import type { PointWeights } from './natal-facts.ts'
import { bodiesFor, transitFacts } from './transit-facts.ts'
import { KINDS } from '../kinds/index.ts'
import type { Intent, ParsedQuestion } from '../question/intent.ts'
import { isOpenDay } from '../question/scale/days-asked.ts'
import type { Span } from '../time/span.ts'
import { passageFacts } from './passage-facts.ts'
import { hourFacts } from './hour-facts.ts'
import { lunationFacts } from './lunation-facts.ts'

/** Ranked facts for a question that was understood. */
export interface QuestionContext {
  intent: Intent
  frame: TimeFrame
  chart: NatalChart
  /** the answer to a question about the chart itself, first things first */
  asked: BriefFact[]
  placements: PlacementFact[]
  aspects: AspectFact[]
  transits: TransitFact[]
  passages: PassageFact[]
  lunations: LunationFact[]
  hours: HourFact[]
  moon: MoonFact | null
  /** of the cycle that was asked about */
  events: EventFact[]
  /** transits of the eight months after the span, for "a better wind comes later" */
  later: TransitFact[]
}

export interface Brief {
  parsed: ParsedQuestion
  /** null when there is no chart, or nothing was understood that a chart could answer */
  context: QuestionContext | null
  /** every fact, heaviest first */
  facts: Fact[]
}

const DAY = 86_400_000

/** Throws `SkyError` for an unknown zone or an instant outside the engine's years. */
export function buildBrief(sky: Sky, input: AskInput): Brief {
  const { asker, at } = input
  const parsed = readQuestion(input, questionFrame(sky, input))
  const intent = intentOf(parsed)
  if (!intent || !asker.chart) return { parsed, context: null, facts: [] }
  const { chart, timeZone } = asker
  const { cycle, span, beside } = intent
  const isUnlived = (time: Span) => sky.localDay(timeZone, time.to)[1] <= (chart.span?.[0] ?? chart.instant)
  if ((cycle?.is === 'past' && span && isUnlived(span)) || (beside && isUnlived(beside)))
    return { parsed: { kind: 'before_birth' }, context: null, facts: [] }
  const context = contextOf(sky, chart, at, timeZone, intent)
  const { asked, placements, aspects, transits, passages, lunations, hours, moon, events } = context
  const facts = [
    ...asked,
    ...[
      ...placements,
      ...aspects,
      ...transits,
      ...passages,
      ...lunations,
      ...hours,
      ...(moon ? [moon] : []),
      ...events,
    ].sort(byWeight),
  ]
  return { parsed, context, facts }
}

/** What is not surely understood is told as it was put, where that is likely. */
function intentOf(parsed: ParsedQuestion): Intent | null {
  if (parsed.kind === 'read') return parsed.intent
  return (parsed.kind === 'asks_back' && parsed.likeliest?.intent) || null
}

export function contextOf(
  sky: Sky,
  chart: NatalChart,
  at: Date,
  zone: string,
  intent: Intent,
): QuestionContext {
  const frame = frameOf(sky, at, zone, intent)
  const pointWeights = pointWeightsOf(chart, intent)
  // a stretch that is over is searched as it lay, whatever is asked of it
  const isPast = intent.cycle?.is === 'past' || frame.to < at
  const begin = new Date(
    Math.max((isPast ? (chart.span?.[1] ?? chart.instant) : at).getTime(), frame.from.getTime()),
  )
  // what lies behind is searched as it lay ahead on its first day
  const view = isPast ? { ...frame, at: begin } : frame
  const { isOfDay, looksLater } = KINDS[intent.kind]
  const { mover, without, days } = intent
  const keeps = beside(sky, zone, without)
  const isOpen = ({ at }: HourFact) => !days || isOpenDay(days, sky.localDate(zone, at))
  const slow: Planet[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
  const inHouses: Planet[] = spanDays(frame) <= 60 ? ['mars', ...slow] : slow
  return {
    intent,
    frame,
    chart,
    asked: intent.chart ? chartFacts(sky, chart, frame, intent.chart) : [],
    placements: placementFacts(chart, pointWeights),
    aspects: aspectFacts(chart, pointWeights),
    transits: transitFacts(sky, chart, view, pointWeights, {
      from: begin,
      to: frame.to,
      bodies: mover ? [mover] : bodiesFor(frame),
    }).filter(keeps),
    passages: passageFacts(
      sky,
      chart,
      view,
      pointWeights.houses,
      mover ? inHouses.filter((body) => body === mover) : inHouses,
    ),
    lunations: lunationFacts(sky, chart, zone, begin, frame.to).filter(keeps),
    hours: needsHours(intent, frame)
      ? hourFacts(sky, chart, frame, begin, frame.to).filter(keeps).filter(isOpen)
      : [],
    moon: isOfDay ? moonFact(sky, chart, frame) : null,
    events: intent.cycle ? cycleFacts(sky, chart, frame, intent.cycle) : [],
    later: looksLater ? laterFacts(sky, chart, frame, pointWeights) : [],
  }
}

/** Keeps what lies beside the stretches that were asked to be left out. */
function beside(sky: Sky, zone: string, without: Intent['without']) {
  const out = (without ?? []).map(({ from, to }) => [sky.localDay(zone, from)[0], sky.localDay(zone, to)[1]])
  return (fact: { at?: Date; enters?: Date | null; exact?: readonly Date[] }): boolean => {
    const at = fact.at ?? fact.exact?.[0] ?? fact.enters
    return !at || out.every(([from, to]) => at < from! || at >= to!)
  }
}

function needsHours(intent: Intent, frame: TimeFrame): boolean {
  const isShort = spanDays(frame) <= 3
  switch (KINDS[intent.kind].hours) {
    case 'always':
      return true
    case 'short':
      return isShort || isForDay(intent, frame)
    case 'named_short':
      return frame.isNamed && spanDays(frame) <= NEAR_DAYS
    case 'near':
      return isForDay(intent, frame) || !(isByWindows(intent.theme) && spanDays(frame) > 21)
    case 'never':
      return false
  }
}

/**
 * What begins after the span, within a time that is still an answer to it: weeks after a week, months after
 * months.
 */
function laterFacts(
  sky: Sky,
  chart: NatalChart,
  frame: TimeFrame,
  pointWeights: PointWeights,
): TransitFact[] {
  const isShort = spanDays(frame) <= 15
  const slow: Planet[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
  const horizon = isShort ? 50 : spanDays(frame) <= 45 ? 150 : 240
  return transitFacts(sky, chart, frame, pointWeights, {
    from: frame.to,
    to: new Date(frame.to.getTime() + horizon * DAY),
    bodies: isShort ? ['mars', ...slow] : slow,
  }).filter(({ enters }) => enters !== null && enters >= frame.to)
}

/** A stretch of so many days is told by its days. */
const NEAR_DAYS = 9.1

/** A day was asked for, and the time for it is short enough to look through by the hour. */
export function isForDay({ wantsDay }: Pick<Intent, 'wantsDay'>, frame: TimeFrame): boolean {
  return wantsDay === true && spanDays(frame) <= 62
}

function spanDays(frame: TimeFrame): number {
  return (frame.to.getTime() - frame.from.getTime()) / DAY
}
