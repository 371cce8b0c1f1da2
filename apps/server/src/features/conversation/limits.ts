export const THREADS_LISTED = 500
/** of the last message, in the history */
export const PREVIEW_LENGTH = 100
export const SAVED_LISTED = 1000
export const MESSAGES_SEARCHED = 10_000
export const THREADS_FOUND = 50
