import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.ts'
import { migrateDatabase } from '../src/platform/db/migrate.ts'
import { closeAnswered, openAnswered } from './answered.ts'
import { ENDPOINTS } from './endpoints.ts'

/** One real, throw-away PostgreSQL for the whole run, migrated once; every test file copies it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // below /tmp, so that the user PostgreSQL runs as can reach it
  const dataDir = mkdtempSync(path.join('/tmp', 'astrarium-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  await migrateDatabase(postgres.url)
  project.provide('templateDatabaseUrl', postgres.url)
  const answeredFolder = openAnswered()
  project.provide('answeredFolder', answeredFolder)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
    const unanswered = closeAnswered(answeredFolder)
    if (await isWholeRun(project)) tellAnswered(unanswered)
  }
}

function tellAnswered(unanswered: string[]): void {
  const all = ENDPOINTS.length
  console.log(`${all - unanswered.length} of ${all} endpoints answered, every answer as its contract says`)
  if (unanswered.length > 0) throw new Error(`No test has an answer of ${unanswered.join(', ')}`)
}

/** Every file of the project ran, and none of them in part. */
async function isWholeRun(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles()
  const { vitest } = project
  const ran = new Set(vitest.state.getFilepaths())
  return testFiles.every((file) => ran.has(file)) && vitest.getGlobalTestNamePattern() === undefined
}

declare module 'vitest' {
  export interface ProvidedContext {
    templateDatabaseUrl: string
    answeredFolder: string
  }
}
