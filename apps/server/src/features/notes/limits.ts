/** In a minute and for one person. */
export const NOTE_CHANGES_A_MINUTE = 240
/** A note is new for so long. */
export const RECENT_DAYS = 7
