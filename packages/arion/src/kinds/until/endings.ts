/** When what is on now lets go: its last day, and whether it comes back. */
import { contextOf } from '../../brief/build-brief.ts'
import type { QuestionContext } from '../../brief/build-brief.ts'
import type { TimedFact } from '../../brief/facts.ts'
import { pointWeightsOf } from '../../brief/natal-facts.ts'
import { passageFacts } from '../../brief/passage-facts.ts'
import { transitFacts } from '../../brief/transit-facts.ts'
import type { Composer } from '../../almanac/composer.ts'
import { counts } from '../../almanac/leaning.ts'
import { isQuick } from '../../almanac/timed-fact-lines.ts'
import { isBegun, subjectOf } from '../../almanac/transit-names.ts'
import { addDays } from '../../language/calendar.ts'

/** What is on now and its later visits of the same place, in order of time. */
export interface Ending {
  fact: TimedFact
  visits: TimedFact[]
}

/** The two years ahead, whatever stretch was named. */
export function yearsAhead({ sky, context }: Composer): QuestionContext {
  const { chart, frame, intent } = context
  return frame.isNamed ? contextOf(sky, chart, frame.at, frame.zone, { ...intent, span: null }) : context
}

/**
 * What weighs now and lets go within these years, heaviest first: large things, or where none does, one of a
 * few weeks. What stays for longer is no weight of these days.
 */
export function weighing(composer: Composer, context: QuestionContext): TimedFact[] {
  const large = onNow(composer, context).filter(
    (fact) => counts(fact) < -WORTH && fact.leaves! < context.frame.to,
  )
  return inOrder(large.length > 0 ? large : quickOnes(composer, context))
}

/** What helps now, strongest first. */
export function carrying(composer: Composer, context: QuestionContext): TimedFact[] {
  return inOrder(onNow(composer, context).filter((fact) => counts(fact) > WORTH))
}

/** What the answer before stood on, where it is on now: "How long does that last?" */
export function shownNow(composer: Composer, context: QuestionContext): TimedFact | null {
  const shown = composer.input.thread.at(-1)?.facts ?? []
  const now = onNow(composer, context)
  const found = shown.flatMap(({ statement }) => now.filter((fact) => fact.statement === statement))
  return composer.context.intent.follows ? (found[0] ?? null) : null
}

/**
 * With its later visits, until eighteen months are without one. What is quick comes round again and
 * again, and no visit of it belongs to the one before.
 */
export function endingOf(composer: Composer, fact: TimedFact): Ending {
  const visits: TimedFact[] = []
  if (fact.kind === 'transit' && isQuick(fact)) return { fact, visits }
  let last = fact.leaves
  while (last) {
    const next = visitAfter(composer, fact, last)
    if (next) visits.push(next)
    last = next?.leaves ?? null
  }
  return { fact, visits }
}

/** The first visit of the same body at the same place that begins within eighteen months of a day. */
function visitAfter({ sky, context }: Composer, fact: TimedFact, after: Date): TimedFact | undefined {
  const { chart, frame, intent } = context
  const to = new Date(after.getTime() + EIGHTEEN_MONTHS)
  const ahead = { ...frame, to }
  const { rules } = pointWeightsOf(chart, intent)
  const found: TimedFact[] =
    fact.kind === 'transit'
      ? transitFacts(
          sky,
          chart,
          ahead,
          // a short visit counts as well
          { rules, houses: {}, weights: new Map([[fact.point, 1]]) },
          { from: after, to, bodies: [fact.body] },
        )
      : passageFacts(sky, chart, ahead, { [fact.house]: 1 }, [fact.body])
  return found
    .filter((one) => isSame(one, fact) && one.enters !== null && one.enters > after && one.enters < to)
    .toSorted((a, b) => Number(a.enters) - Number(b.enters))[0]
}

export function isSame(a: TimedFact, b: TimedFact): boolean {
  return JSON.stringify(subjectOf(a)) === JSON.stringify(subjectOf(b))
}

/** A weight that begins before the end of it, or within two months after. */
export function soonAfter(composer: Composer, end: Date, { transits }: QuestionContext): TimedFact[] {
  return transits
    .filter((fact) => counts(fact) < -WORTH_NAMING && !isBegun(composer, fact))
    .filter(({ enters }) => Number(enters) < Number(end) + TWO_MONTHS)
    .toSorted((a, b) => Number(a.enters) - Number(b.enters))
}

/** On now and the strongest, else the first to begin. */
export function soonestHelp(composer: Composer, context: QuestionContext): TimedFact | undefined {
  const [now] = carrying(composer, context)
  if (now && counts(now) > WORTH_NAMING) return now
  return [...context.transits, ...context.passages]
    .filter((fact) => counts(fact) > WORTH_NAMING && !isBegun(composer, fact))
    .toSorted((a, b) => Number(a.enters) - Number(b.enters))[0]
}

/** A weight of less is hardly felt. */
const WORTH = 0.08
const FEW_WEEKS = 19
const WORTH_NAMING = 0.15
const TWO_MONTHS = 60 * 86_400_000
const EIGHTEEN_MONTHS = 548 * 86_400_000

function onNow(composer: Composer, { transits, passages }: QuestionContext): TimedFact[] {
  return [...transits, ...passages].filter((fact) => isBegun(composer, fact) && fact.leaves !== null)
}

function quickOnes(composer: Composer, { chart, frame, intent }: QuestionContext): TimedFact[] {
  const span = { from: frame.today, to: addDays(frame.today, FEW_WEEKS), phrase: 'these weeks' }
  const weeks = contextOf(composer.sky, chart, frame.at, frame.zone, { ...intent, span })
  const { transits } = weeks
  return onNow(composer, { ...weeks, passages: [] }).filter(
    (fact) => transits.some((one) => one === fact && one.body === 'mars') && counts(fact) < -WORTH,
  )
}

function inOrder(facts: readonly TimedFact[]): TimedFact[] {
  return facts.toSorted((a, b) => Math.abs(counts(b)) - Math.abs(counts(a)))
}
