/** A sign of life so often. */
export const BEAT_MS = 500
/** Whoever gave none for so long has ended, and others take up what it left. */
export const GONE_AFTER_MS = 3000

/** What the thread that gives the signs has to know. */
export interface Living {
  url: string
  serverId: string
  sealsWith: string
  /** a process that answers its own thread nothing for so long hangs, and counts as ended */
  hangsAfterMs: number
}

/** `here` answers a `ping`. */
export type ToPresence = 'here' | 'leave'
/**
 * `isSteady`: after signs that others had time to give too. A fault has its code, which an error loses on its
 * way between threads.
 */
export type FromPresence =
  | 'ping'
  | { isSteady: boolean }
  | { fault: { message: string; code: string | null } }
