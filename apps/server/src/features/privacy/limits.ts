const DAY = 86_400_000

/** In which an erasure can be undone. */
export const UNDO_MS = 7 * DAY
/** What is due is looked for every ten minutes; an hour later somebody has to look why nothing happened. */
export const OVERDUE_MS = 3_600_000
/** How long an archive can be fetched. */
export const ARCHIVE_MS = 7 * DAY

/** An archive that is not made by then is asked for again. */
export const TAKE_UP_MS = 60_000

/** One that fails is told of once in such a time. */
export const TELL_AGAIN_MS = DAY

export const MAKE_EXPORT = 'make-export'
