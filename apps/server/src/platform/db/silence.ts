/**
 * When a connection is given up that fell silent, as where the database's machine is gone and nobody says so:
 * one that nobody uses by the kernel, after some 15 s, and one whose answer is waited for a while after the
 * database itself would have ended the statement.
 */
export const GIVEN_UP = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
  connectionTimeoutMillis: 10_000,
  query_timeout: 35_000,
} as const

/** Whoever only listens asks so often whether there is still somebody, */
export const ASKED_EVERY_MS = 10_000
/** and is answered within this. */
export const ANSWERED_WITHIN_MS = 10_000
