export const ENTRIES_SHOWN = 10
export const KEPT_MS = 30 * 86_400_000
