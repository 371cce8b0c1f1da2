/**
 * Whether something failed because the database cannot be reached: it is being started anew, it ended the
 * connection, or it has none left to give. The same request may well succeed a moment later.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, syscall } = cause as { code?: unknown; syscall?: unknown }
    if (typeof code === 'string' && (SQLSTATE.test(code) || NETWORK.test(code))) return true
    // the socket of a database on the same machine is gone while the database is
    if (code === 'ENOENT' && syscall === 'connect') return true
    if (PG_MESSAGE.test(cause.message)) return true
  }
  return false
}

/**
 * Connection exceptions, too many connections, shutdown, crash, start-up and a dropped database; and a write
 * that meets a standby, as while another one is being promoted.
 * https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const SQLSTATE = /^(08...|25006|53300|57P0[1-5])$/
const NETWORK = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/
/** pg's own errors have no code. */
const PG_MESSAGE =
  /^(Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/
