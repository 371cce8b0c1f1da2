/** Turns of a thread that a follow-up question may lean on. */
export const TURNS_REMEMBERED = 6
/** For so many days a unit of the lore is not told twice. */
export const DAYS_UNTIL_RETOLD = 14
/** An ask still reserved after this long belongs to a server that died: its Ask goes back. */
export const STRANDED_AFTER_MS = 10 * 60_000
