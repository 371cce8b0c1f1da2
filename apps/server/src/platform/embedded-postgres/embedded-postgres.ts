import { connectionUrl, ensureDatabase } from './access.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { findHome } from './home.ts'
import { claimFolder } from './lock.ts'
import { launch, stopOrphan } from './process.ts'

export interface EmbeddedPostgres {
  /** `postgresql://…`, over a unix socket that only this user (and root) can open. */
  url: string
  /** Fast shutdown; what is committed stays. May be called twice. */
  stop(): Promise<void>
  /** Settles only when PostgreSQL ends without having been asked to, with the reason in one line. */
  lost: Promise<string>
}

/**
 * Starts the PostgreSQL 18 that npm brought, on a cluster below `dataDir`, and answers once it accepts
 * connections. Durable: fsync stays on, a killed server recovers by itself at the next start. One server for
 * each folder.
 *
 * @throws {EmbeddedPostgresError} with one line for the person who typed the command
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log: (line: string) => void
}): Promise<EmbeddedPostgres> {
  const { dataDir, log } = options
  const { home, owner, isElsewhere } = findHome(dataDir)
  if (isElsewhere) log(`The database lives in ${home}: user ${owner?.name} cannot reach ${dataDir}`)

  const release = claimFolder(home, owner)
  try {
    const binaries = findBinaries(home, owner)
    const orphanPid = await stopOrphan(home, log)
    const password = await ensureCluster({ home, owner, binaries, log })
    const postgres = await launch({ home, owner, binaries, stalePid: orphanPid, log })
    const url = connectionUrl(postgres.socketFolder, password)
    await ensureDatabase(url).catch(async (cause: unknown) => {
      await postgres.stop()
      throw cause
    })

    let stopping: Promise<void> | undefined
    return { url, lost: postgres.lost, stop: () => (stopping ??= postgres.stop().finally(release)) }
  } catch (cause) {
    release()
    throw cause
  }
}
