/** Which way the sky of a span leans for a theme, and the two facts that weigh most on either side. */
import type { Planet } from '@astrarium/sky'
import type { TimedFact } from '../brief/facts.ts'
import type { QuestionContext } from '../brief/build-brief.ts'
import type { Subject } from '../claims/claim.ts'
import type { Composer } from './composer.ts'
import { day, range } from './date-names.ts'
import { subjectOf, isBegun } from './transit-names.ts'

export type Lean = 'go' | 'later' | 'mixed' | 'hold' | 'quiet'

export interface Leaning {
  lean: Lean
  /** strongest fact for it; the date in the headline is this fact's date */
  helps: TimedFact | null
  hinders: TimedFact | null
  /** the three strongest on either side, and the one minus the other: for comparing spans */
  plus: number
  minus: number
  balance: number
}

const HARD: Record<Planet, number> = {
  saturn: -0.85,
  neptune: -0.7,
  pluto: -0.6,
  mars: -0.5,
  uranus: -0.45,
  jupiter: 0.15,
  venus: -0.15,
  mercury: -0.15,
  sun: -0.1,
  moon: 0,
}
const JOINED: Record<Planet, number> = {
  jupiter: 0.9,
  venus: 0.8,
  sun: 0.4,
  mercury: 0.3,
  mars: -0.2,
  saturn: -0.6,
  uranus: -0.3,
  neptune: -0.5,
  pluto: -0.5,
  moon: 0,
}
const PASSAGE: Record<Planet, number> = {
  jupiter: 0.8,
  saturn: -0.5,
  uranus: -0.25,
  neptune: -0.25,
  pluto: -0.25,
  mars: -0.1,
  venus: 0.3,
  sun: 0.1,
  mercury: 0.1,
  moon: 0,
}

export function counts(fact: TimedFact): number {
  if (fact.kind === 'passage') return fact.weight * PASSAGE[fact.body]
  return (
    fact.weight * (fact.tone === 'soft' ? 0.9 : fact.tone === 'conj' ? JOINED[fact.body] : HARD[fact.body])
  )
}

export function leaningOf(
  context: QuestionContext,
  order: <T extends TimedFact>(facts: readonly T[]) => T[] = (facts) => [...facts],
): Leaning {
  const weather: TimedFact[] = [...context.transits, ...context.passages]
  const helping = order(weather.filter((fact) => counts(fact) > 0.08)).sort((a, b) => counts(b) - counts(a))
  const hindering = order(weather.filter((fact) => counts(fact) < -0.08)).sort(
    (a, b) => counts(a) - counts(b),
  )
  const plus = helping.slice(0, 3).reduce((total, fact) => total + counts(fact), 0)
  const minus = -hindering.slice(0, 3).reduce((total, fact) => total + counts(fact), 0)
  const lean: Lean =
    plus < 0.3 && minus < 0.3 ? 'quiet' : plus > 1.4 * minus ? 'go' : minus > 1.8 * plus ? 'hold' : 'mixed'
  const door =
    lean === 'hold' || lean === 'quiet'
      ? [...context.later].filter((fact) => counts(fact) > 0.45).sort((a, b) => counts(b) - counts(a))[0]
      : undefined
  const weights = { plus, minus, balance: plus - minus }
  if (door) return { lean: 'later', helps: door, hinders: hindering[0] ?? null, ...weights }
  return { lean, helps: helping[0] ?? null, hinders: hindering[0] ?? null, ...weights }
}

/**
 * What is left when only that counts which is felt for two months or more from now on: a decision lives
 * longer than a good week.
 */
export function lasting(context: QuestionContext): QuestionContext {
  const lasts = ({ enters, leaves }: TimedFact) =>
    leaves === null ||
    leaves.getTime() - Math.max(context.frame.at.getTime(), enters?.getTime() ?? 0) >= LASTING
  return {
    ...context,
    transits: context.transits.filter(lasts),
    passages: context.passages.filter(lasts),
    later: context.later.filter(lasts),
  }
}
const LASTING = 60 * 86_400_000

/** Whether a fact has a day inside the span that a headline could name: a pass, a beginning or an end. */
export function hasDateIn(composer: Composer, fact: TimedFact): boolean {
  const { begin, to } = bounds(composer)
  const inside = (date: Date | null) => date !== null && date > begin && date < to
  return (fact.kind === 'transit' && fact.exact.some(inside)) || inside(fact.enters) || inside(fact.leaves)
}

/**
 * `{when}`: "around 3 May", "from now until 14 July", "from 1 to 27 May 2027". Of what touches the span, only
 * days within it are named.
 */
export function whenWords(composer: Composer, fact: TimedFact): string {
  const subject = subjectOf(fact)
  const { begin, to } = bounds(composer)
  const { enters, leaves } = fact
  const exact = fact.kind === 'transit' ? fact.exact : []
  // it comes after the span, and the words before it say so
  if (enters && enters >= to)
    return exact[0]
      ? `around ${day(composer, exact[0], 'at', subject)}`
      : plainRange(composer, enters, leaves, subject)
  const next = exact.find((at) => at >= begin && at < to)
  if (next) return `around ${day(composer, next, 'at', subject)}`
  if (enters && enters > begin)
    return plainRange(composer, enters, leaves && leaves < to ? leaves : null, subject)
  if (leaves && leaves < to)
    return `${isBegun(composer, fact) ? 'from now ' : ''}until ${day(composer, leaves, 'to', subject)}`
  return 'all through it'
}

function plainRange(composer: Composer, from: Date, to: Date | null, subject: Subject): string {
  return to ? range(composer, from, to, subject) : `from ${day(composer, from, 'from', subject)} on`
}

/** What of the span is still ahead. */
function bounds(composer: Composer): { begin: Date; to: Date } {
  const { from, to, at } = composer.context.frame
  return { begin: from > at ? from : at, to }
}
