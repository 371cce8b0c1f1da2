/** An unconfirmed account, its birth details and its link live this long. */
export const CONFIRMATION_MS = 7 * 86_400_000

/** The moment before which nothing unconfirmed is kept. */
export const staleBefore = (now: Date): Date => new Date(now.getTime() - CONFIRMATION_MS)
