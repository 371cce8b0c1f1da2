import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectionUrl } from './access.ts'
import { FolderInUse } from './embedded-postgres-error.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { findHome } from './home.ts'

/**
 * The embedded database for a command of the operator: that of the server that is running, or else started
 * for as long as the command takes.
 */
export async function reachEmbeddedPostgres(
  dataDir: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  try {
    return await startEmbeddedPostgres({ dataDir, log: console.log })
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    const { home } = findHome(dataDir)
    return { url: connectionUrl(socketFolderOf(home, error), passwordOf(home)), stop: async () => {} }
  }
}

/** Line 5 of https://www.postgresql.org/docs/18/storage-file-layout.html's postmaster.pid. */
function socketFolderOf(home: string, error: FolderInUse): string {
  try {
    const folder = readFileSync(join(home, 'cluster/postmaster.pid'), 'utf8').split('\n')[4]
    if (folder) return folder
  } catch {
    // it is only about to start
  }
  throw error
}

function passwordOf(home: string): string {
  return readFileSync(join(home, 'password'), 'utf8').trim()
}
