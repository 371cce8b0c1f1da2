/** A hint may be lost: so often a stream looks by itself. */
export const LOOK_MS = 10_000
/** Of more than these at once it is told that all may have changed: each would be looked up by itself. */
export const MANY = 20
/** A stream asks for the session anew after so long. */
export const STREAM_MS = 300_000
/** No change takes so long from its first row to its end: what has a lower number may still appear. */
export const UNSETTLED_SECONDS = 30
export const EVENTS_KEPT_HOURS = 24
/** In a minute and for one person: browsers that come back. */
export const STREAMS_A_MINUTE = 60
