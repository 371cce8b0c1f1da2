/** How far what was heard can be trusted: fitted on five hands that the ear had not learned from. */

/** Chance that both first readings are right, by the product of their probabilities. */
export function confidenceOf(about: number, wants: number): number {
  const score = 4.7 * (about * wants) - 1.75
  return 1 / (1 + Math.exp(-score))
}

/** Below this Arion asks back. */
export const SURE_ENOUGH = 0.4

/** A cry is heard from here on, by a third and not by a half: a wrong alarm costs less than a missed one. */
export const CRY_HEARD = 0.35

/** What must be declined is heard from here on. */
export const DECLINE_HEARD = 0.5
