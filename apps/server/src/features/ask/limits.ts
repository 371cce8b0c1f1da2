/** Turns of a branch that a follow-up question may lean on. */
export const TURNS_REMEMBERED = 6
/** Name of the job that looks for them. */
export const RETURN_STRANDED_ASKS = 'return-stranded-asks'
/** An ask still reserved after this long belongs to a server that died: its Ask goes back. */
export const STRANDED_AFTER_MS = 10 * 60_000
/** A failed send may be tried again under its id for so long; then its question is forgotten. */
export const FAILED_KEPT_MS = 86_400_000
/** How often a reader looks whether another server has written more of an answer. */
export const LOOK_FOR_WORDS_MS = 150
/** How often a running answer looks whether it was ended from another server. */
export const LOOK_FOR_STOP_MS = 500
