/** Turns of a branch that a follow-up question may lean on. */
export const TURNS_REMEMBERED = 6
/** Name of the job that looks for them. */
export const RETURN_STRANDED_ASKS = 'return-stranded-asks'
/** However often its answer was taken up: an ask still reserved after this long goes back. */
export const STRANDED_AFTER_MS = 10 * 60_000
/** They are looked for every five minutes; later than this it is overdue. */
export const OVERDUE_MS = 2 * STRANDED_AFTER_MS
/** A failed send may be tried again under its id for so long; then its question is forgotten. */
export const FAILED_KEPT_MS = 86_400_000
/** Questions that a server answers at a time: enough that nothing idles while one waits for the database. */
export const ANSWERED_AT_ONCE = 6
/** So long at most one of them keeps others waiting. */
export const ROOM_KEPT_MS = 500
/** So seldom is more of an answer written down while it is given, the first of it too. */
export const FRAME_EVERY_MS = 150
/** How often a reader looks whether another server has written more of an answer. */
export const LOOK_FOR_WORDS_MS = 150
/** How often a reader whom this server tells of each word looks all the same. */
export const LOOK_FOR_WORDS_HERE_MS = 1000
/** How often a running answer looks whether it was ended from another server. */
export const LOOK_FOR_STOP_MS = 500
/** A server takes up its share of what is left, or so many answers at a time. */
export const TAKEN_UP_AT_ONCE = 20
/** Answers that are begun anew at a time: whoever is being served meanwhile does not wait for all of them. */
export const BEGUN_AGAIN_AT_ONCE = 4
/** An answer with which so many servers ended is not tried by another one. */
export const TAKEN_UP_MOST = 2
/** An answer waits for a database that is away for so long, and then fails. */
export const OUTAGE_OUTLASTED_MS = 4000
/** A failure is written down as soon as the database is back, however long that takes. */
export const FAILURE_TOLD_WITHIN_MS = 900_000
/** A server that ends waits so long for what it leaves to others to be written down. */
export const LEFT_WITHIN_MS = 2000
