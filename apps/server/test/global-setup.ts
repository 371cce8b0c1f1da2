import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { TestProject, Vitest } from 'vitest/node'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.ts'
import { migrateDatabase } from '../src/platform/db/migrate.ts'
import { closeAnswered, openAnswered } from './answered.ts'
import { ENDPOINTS } from './endpoints.ts'
import { findPgbouncer, startPgbouncer } from './pgbouncer.ts'
import type { Pgbouncer } from './pgbouncer.ts'

/** One real, throw-away PostgreSQL for the whole run, migrated once; every test file copies it. */
export default async function setup({ vitest }: TestProject): Promise<() => Promise<void>> {
  // both projects of the server are set up, one after the other, and share what stands
  const root = vitest.getRootProject()
  if ('templateDatabaseUrl' in root.getProvidedContext()) return async () => {}
  const { templateDatabaseUrl, pooledDatabaseUrl, answeredFolder, end } = await stand()
  root.provide('templateDatabaseUrl', templateDatabaseUrl)
  root.provide('pooledDatabaseUrl', pooledDatabaseUrl)
  root.provide('answeredFolder', answeredFolder)
  return async () => {
    await end()
    const unanswered = closeAnswered(answeredFolder)
    if (await isWholeRun(vitest)) tellAnswered(unanswered)
  }
}

async function stand() {
  // below /tmp, so that the user PostgreSQL runs as can reach it
  const dataDir = mkdtempSync(path.join('/tmp', 'astrarium-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  await migrateDatabase(postgres.url)
  const pooler = process.env['THROUGH_PGBOUNCER'] ? await startPooler(postgres.url) : null
  const end = async () => {
    await pooler?.stop()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const pooledDatabaseUrl = pooler?.through(postgres.url) ?? null
  return { templateDatabaseUrl: postgres.url, pooledDatabaseUrl, answeredFolder: openAnswered(), end }
}

async function startPooler(url: string): Promise<Pgbouncer> {
  const program = findPgbouncer()
  if (!program) throw new Error('pgbouncer is not installed (Debian has it: apt install pgbouncer)')
  return startPgbouncer(program, url)
}

function tellAnswered(unanswered: string[]): void {
  const all = ENDPOINTS.length
  console.log(`${all - unanswered.length} of ${all} endpoints answered, every answer as its contract says`)
  if (unanswered.length > 0) throw new Error(`No test has an answer of ${unanswered.join(', ')}`)
}

/** Every file of the server ran, and none of them in part. */
async function isWholeRun(vitest: Vitest): Promise<boolean> {
  const ofServer = vitest.projects.filter(({ name }) => name.startsWith('server'))
  const found = await Promise.all(ofServer.map((one) => one.globTestFiles()))
  const ran = new Set(vitest.state.getFilepaths())
  const isEvery = found.every(({ testFiles }) => testFiles.every((file) => ran.has(file)))
  return isEvery && ofServer.length > 1 && vitest.getGlobalTestNamePattern() === undefined
}

declare module 'vitest' {
  export interface ProvidedContext {
    templateDatabaseUrl: string
    /** through a pooler, where the tests are to go through one */
    pooledDatabaseUrl: string | null
    answeredFolder: string
  }
}
