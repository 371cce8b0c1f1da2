/** A sign of life so often. */
export const BEAT_MS = 500
/** Whoever gave none for so long has ended, and others take up what it left. */
export const GONE_AFTER_MS = 3000

/** What the thread that gives the signs has to know. */
export interface Living {
  url: string
  serverId: string
  sealsWith: string
}

/** `here` answers each sign. */
export type ToPresence = 'here' | 'leave'
/** `isSteady`: after signs that others had time to give too. */
export type FromPresence = { isSteady: boolean } | { fault: unknown }
