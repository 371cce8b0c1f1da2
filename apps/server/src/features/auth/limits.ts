/** An unconfirmed account, its birth details and its link live this long. */
export const CONFIRMATION_MS = 7 * 86_400_000

/** Both letters of a change of address are to be opened within this time. */
export const EMAIL_CHANGE_MS = 86_400_000

/** The moment before which nothing unconfirmed is kept. */
export const staleBefore = (now: Date): Date => new Date(now.getTime() - CONFIRMATION_MS)
