/** One order of windows for the chat, forecasts and home. */
import type { TimedFact } from './facts.ts'
import type { TimeFrame } from './time-frame.ts'
import { byWeight } from './natal-facts.ts'

/** So many stand in front without a body or a point coming twice; the chat names at most these. */
export const FRONT = 4

/**
 * Transits and stays in houses, the weightiest in front. `background`, heaviest first: what neither begins,
 * ends nor closes in the span, of which the heaviest alone stands among the ranked.
 */
export function rankTimedFacts(
  facts: readonly TimedFact[],
  frame: TimeFrame,
): { ranked: TimedFact[]; background: TimedFact[] } {
  const all = [...facts].sort(byWeight)
  const background = all.filter((fact) => !hasDate(frame, fact)).slice(1)
  const told = all.filter((fact) => !background.includes(fact))
  const front = varied(told, FRONT)
  return { ranked: [...front, ...told.filter((fact) => !front.includes(fact))], background }
}

/** The first `count` of them, no body and no point twice. */
export function varied(facts: readonly TimedFact[], count: number): TimedFact[] {
  const chosen: TimedFact[] = []
  const isAlike = (a: TimedFact, b: TimedFact) =>
    a.body === b.body || (a.kind === 'transit' && b.kind === 'transit' && a.point === b.point)
  for (const fact of facts)
    if (chosen.length < count && !chosen.some((one) => isAlike(one, fact))) chosen.push(fact)
  return chosen
}

/** Whether it begins, closes or ends within what of the span is still ahead. */
export function hasDate(frame: TimeFrame, fact: TimedFact): boolean {
  const begin = Math.max(Number(frame.from), Number(frame.at))
  const dates = [
    fact.enters,
    fact.leaves,
    ...(fact.kind === 'transit' ? [...fact.exact, ...(fact.between ?? [])] : []),
  ]
  return dates.some((date) => date !== null && Number(date) >= begin && date < frame.to)
}
