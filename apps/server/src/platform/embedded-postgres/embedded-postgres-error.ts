/** The embedded database cannot start; the message is one line that says what to do. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

/** A server that runs has the folder. */
export class FolderInUse extends EmbeddedPostgresError {}
