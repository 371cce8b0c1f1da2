import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres.ts'
import { migrateDatabase } from '../src/platform/db/migrate.ts'

/** One real, throw-away PostgreSQL for the whole run, migrated once; every test file copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // below /tmp, so that the user PostgreSQL runs as can reach it
  const dataDir = mkdtempSync(path.join('/tmp', 'astrarium-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  await migrateDatabase(postgres.url)
  project.provide('templateDatabaseUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    templateDatabaseUrl: string
  }
}
