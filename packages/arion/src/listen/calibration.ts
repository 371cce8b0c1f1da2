/**
 * How far what was heard can be trusted: measured on hands that the reader was not trained on
 * (`packages/arion/training/README.md`), and not on those that taught it.
 */

/** Chance that both first readings are right, by the product of their probabilities. */
export function confidenceOf(about: number, wants: number): number {
  const score = 4 * (about * wants) - 1.6
  return 1 / (1 + Math.exp(-score))
}

/** Below this Arion asks back. */
export const SURE_ENOUGH = 0.5

/** A cry is heard from here on; the rules hear others. */
export const CRY_HEARD = 0.5

/** What must be declined is heard from here on. */
export const DECLINE_HEARD = 0.5
