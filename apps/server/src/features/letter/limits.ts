const HOUR = 3_600_000

export const SEND_LETTER = 'send-letter'
/** Some thirteen hours in all: 15 s after the first try, then twice as long each time, at most an hour. */
export const FURTHER_TRIES = 20
export const FIRST_WAIT_SECONDS = 15
export const LONGEST_WAIT_SECONDS = 3600
export const AT_ONCE = 4
/** All tries and the waits between them are over by then: the queue has lost a letter that still waits. */
export const GIVEN_UP_WITHIN_MS = 16 * HOUR
/** A letter that the queue was not told of in such a time is told of again: its server has died. */
export const TOLD_WITHIN_MS = 60_000
/** One that waits longer is overdue. */
export const OVERDUE_MS = HOUR
/** Those that could not leave count for so long. */
export const DEAD_COUNT_MS = 24 * HOUR
/** How long one that could not leave is kept for the operator. */
export const DEAD_FOR_MS = 30 * 24 * HOUR
