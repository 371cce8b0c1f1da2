/** A forecast that nobody saved goes after 30 days. */
export const UNSAVED_KEPT_MS = 30 * 86_400_000
