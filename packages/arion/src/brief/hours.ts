/**
 * Which hours go together in one answer: nobody is told to begin at three and to leave three o'clock alone.
 */
import type { HourFact } from './facts.ts'

const MINUTE = 60_000
/** The Moon's contact is felt for about so long to either side. */
const FELT = 100 * MINUTE

/**
 * Whether a contact of the other kind falls so near that the one cannot be praised, or the other warned of,
 * by the clock.
 */
function isCrossed(fact: HourFact, among: readonly HourFact[]): boolean {
  return among.some((other) => other.tone !== fact.tone && apart(fact, other) < FELT)
}

/** Contacts that stand alone, when there are any. */
export function uncrossed(facts: readonly HourFact[], among: readonly HourFact[]): HourFact[] {
  const alone = facts.filter((fact) => !isCrossed(fact, among))
  return alone.length > 0 ? alone : [...facts]
}

export function isFarFrom(fact: HourFact, others: readonly (HourFact | undefined)[]): boolean {
  return others.every((other) => other === undefined || apart(fact, other) >= FELT)
}

function apart(a: HourFact, b: HourFact): number {
  return Math.abs(a.at.getTime() - b.at.getTime())
}
