/** Roads to choose between: what of the chart each gives room to, what goes short, and its coming months. */
import type { Planet, Point } from '@astrarium/sky'
import type { QuestionContext } from '../../brief/build-brief.ts'
import type { PlacementFact } from '../../brief/facts.ts'
import { placementFacts } from '../../brief/natal-facts.ts'
import type { PointWeights } from '../../brief/natal-facts.ts'
import { transitFacts } from '../../brief/transit-facts.ts'
import { rulerOf } from '../../chart/certainty.ts'
import { full } from '../../language/text.ts'
import type { Choice } from '../../question/choices/choices.ts'
import type { Matter } from '../../question/choices/matters.ts'
import type { Speaker } from '../../question/theme-rows/theme-meaning.ts'
import type { Composer } from '../../almanac/composer.ts'
import type { Leaning } from '../../almanac/leaning.ts'
import type { LineOrBreak } from '../../almanac/line.ts'
import { uncertainty } from '../../almanac/uncertainty-lines.ts'
import { tellTimedFact } from '../../almanac/plans/current-chapter.ts'
import { belongs } from './belongs.ts'
import { ledBy, named, nameOf, saidAs } from './names.ts'
import type { SaidName } from './names.ts'
import { asOption } from './option-facts.ts'
import { helping, hindering, leaningIn } from './wind.ts'

export interface Road extends SaidName {
  matter: Matter
  /** the matter is what one would do, and no word by the way */
  isNamed: boolean
  /** the placement that it gives room to, and the one that goes short of it */
  feeds: PlacementFact | null
  starves: PlacementFact | null
  /** the coming months of what it feeds */
  context: QuestionContext
  leaning: Leaning
}

const MORE_HELP = 0.5
const DAY = 86_400_000
const MONTHS_AHEAD = 150 * DAY

export function* roadsToChoose(composer: Composer, roads: readonly Road[]): Iterable<LineOrBreak> {
  const opening = composer.unit(roads.length > 2 ? 'choice.roads.more' : 'choice.roads')
  if (opening) yield composer.line(named(opening.text, roads[0]!, roads[1]!))
  const unsure = uncertainty(composer, 'What I weigh is what is sure.')
  if (unsure) yield unsure
  for (const [at, road] of roads.entries()) {
    const { name, feeds, starves, leaning } = road
    const speaks = { for: [feeds, leaning.helps], against: [starves, leaning.hinders] }
    yield composer.paragraph()
    yield* asOption({ at, name, speaks }, ledBy(name, oneRoad(composer, road, roads.length)))
  }
  const [best, next] = roads.toSorted((a, b) => b.leaning.balance - a.leaning.balance)
  if (!best || !next || composer.context.intent.person) return
  if (best.leaning.balance - next.leaning.balance < MORE_HELP) return
  const helped = composer.unit('choice.roads.helped')
  if (!helped) return
  yield composer.paragraph()
  yield composer.line(named(helped.text, best, next))
}

export function* oneRoad(composer: Composer, road: Road, count: number): Iterable<LineOrBreak> {
  // a word by the way is no matter of its own, but where nothing else is known of the thing
  const key = road.isNamed ? `choice.${road.matter.name}.gives` : 'choice.other.gives'
  const gives = road.isNamed || !road.feeds ? composer.unit(key) : null
  if (gives) yield composer.line(gives.text)
  const { feeds: fed, starves: short } = road
  if (fed) {
    yield* belongs(composer, fed, [
      (name, wish) => `For it speaks ${name}, which ${wish}`,
      (name, wish) => `It gives room to ${name}, which ${wish}`,
      (name, wish) => `There is food in it for ${name}, which ${wish}`,
      (name, wish) => `Most at ease with it is ${name}, which ${wish}`,
    ])
    const gift = count < 3 ? composer.unit(`${fed.point}@${fed.sign}.gift`, { isOptional: true }) : null
    if (gift) yield composer.line(full(brought(composer, gift.text)), [fed], fed.id)
  }
  if (short)
    yield* belongs(composer, short, [
      (name, wish) => `The price is paid by ${name}, which ${wish}`,
      (name, wish) => `What goes short is ${name}, which ${wish}`,
      (name, wish) => `Hungry there would be ${name}, which ${wish}`,
    ])
  const { helps, hinders } = road.leaning
  const strongest = road.leaning.balance >= 0 ? (helps ?? hinders) : (hinders ?? helps)
  if (strongest && count < 3 && !composer.hasUsed(`fact.${strongest.id}`))
    yield* composer.within(road.context, (within) =>
      tellTimedFact(
        within,
        strongest,
        within.context.intent.theme,
        strongest === helps ? helping(within) : hindering(within),
        'short',
      ),
    )
}

function brought(composer: Composer, gift: string): string {
  return composer.form('choice.gift', [
    () => `What you bring to it: ${gift}`,
    () => `And it could use you: ${gift}`,
    () => `You would not come with empty hands: ${gift}`,
  ])
}

/** What each thing feeds in the chart and what goes short; null where words leave them alike. */
export function roadsOf(composer: Composer, choices: readonly Choice[]): Road[] | null {
  const matters = choices.flatMap(({ matter }) => matter ?? [])
  if (matters.length < choices.length) return null
  const taken = new Set<Point>()
  const first = (facts: PlacementFact[]) => {
    const fact = facts.find(({ point }) => !taken.has(point))
    if (fact) taken.add(fact.point)
    return fact ?? null
  }
  const weights = matters.map(({ feeds }) => weightsOf(composer, feeds))
  const fed = weights.map((own) => first(placed(composer, own)))
  const short = matters.map(({ starves }) => first(placed(composer, weightsOf(composer, starves))))
  return choices.map((choice, index) => {
    const matter = matters[index]!
    const { sky, context } = composer
    // a way whose time is named has the sky of that time
    const from = choice.span ? sky.localDay(context.frame.zone, choice.span.from)[0] : context.frame.at
    const to = new Date(from.getTime() + MONTHS_AHEAD)
    const transits = transitFacts(sky, context.chart, context.frame, weights[index]!, {
      from,
      to,
      bodies: SLOW,
    })
    const own: QuestionContext = {
      ...context,
      frame: { ...context.frame, from, to },
      transits,
      passages: [],
      later: [],
    }
    return {
      ...saidAs(nameOf(choice, index), choice),
      context: own,
      leaning: leaningIn(own),
      matter,
      isNamed: choice.isDone,
      feeds: fed[index]!,
      starves: short[index]!,
    }
  })
}
const SLOW: readonly Planet[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']

function weightsOf(composer: Composer, speakers: readonly Speaker[]): PointWeights {
  const weights = new Map<Point, number>()
  const rules = new Map<Point, number>()
  for (const [rank, speaker] of speakers.entries()) {
    const house = /^r\d/.test(speaker) ? Number(speaker.slice(1)) : null
    const point = house ? rulerOf(composer.context.chart, house) : (speaker as Point)
    if (!point || weights.has(point)) continue
    weights.set(point, 1 - rank * 0.15)
    if (house) rules.set(point, house)
  }
  return { weights, rules, houses: {} }
}

function placed(composer: Composer, weights: PointWeights): PlacementFact[] {
  return placementFacts(composer.context.chart, weights).filter(({ point }) =>
    ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'].includes(point),
  )
}
