const DAY = 86_400_000

/** Requests and letters of one person: in a day, and waiting for an answer. */
export const SENT_A_DAY = 10
export const MOST_PENDING = 30
/** One letter of one person to one address. */
export const BETWEEN_LETTERS_MS = 7 * DAY
export const OPEN_FOR_MS = 30 * DAY
export const DAY_MS = DAY

/** In a minute and for one person. */
export const SEARCHES_A_MINUTE = 60
export const REQUESTS_A_MINUTE = 60
/** In a minute and from one address: links of letters. */
export const LINKS_A_MINUTE = 30
