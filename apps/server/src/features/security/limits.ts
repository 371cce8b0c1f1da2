/** What was changed in an account is kept for so long. */
export const CHANGES_KEPT_MS = 365 * 86_400_000
/** So many of the newest are shown. */
export const CHANGES_SHOWN = 20
