/** The embedded database cannot start; the message is one line that says what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}
