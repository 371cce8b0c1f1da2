import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openKeys } from '../src/open-keys.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import type { Database } from '../src/platform/db/database.ts'
import { migrateDatabase } from '../src/platform/db/migrate.ts'
import { listActs } from '../src/platform/db/operator-acts.ts'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.ts'
import type { EmbeddedPostgres } from '../src/platform/embedded-postgres/embedded-postgres.ts'
import { TEST_SECRET } from './open-test-app.ts'

// The embedded database of a server that is running: this process.
const ROOT = path.join(import.meta.dirname, '../../..')
let folder: string
let embedded: EmbeddedPostgres
let db: Database
beforeAll(async () => {
  folder = mkdtempSync('/tmp/astrarium-commands-')
  // the user that PostgreSQL runs as walks through it
  chmodSync(folder, 0o755)
  embedded = await startEmbeddedPostgres({ dataDir: path.join(folder, 'here'), log: () => {} })
  await migrateDatabase(embedded.url)
  db = openDatabase(embedded.url, () => {}, 2)
})
afterAll(async () => {
  await db.close()
  await embedded.stop()
  rmSync(folder, { recursive: true })
})

const key = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`
const [OLD, FRESH] = [key('k1', 1), key('k2', 2)]

async function run(command: string[], dataDir: 'here' | 'there', encryptionKeys = OLD) {
  const child = spawn(command[0]!, command.slice(1), {
    cwd: ROOT,
    env: {
      PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
      DATA_DIR: path.join(folder, dataDir),
      ENCRYPTION_KEYS: encryptionKeys,
      AUTH_SECRET: TEST_SECRET,
    },
  })
  const [out, err, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { out, err, exitCode: exitCode as number }
}

const start = (encryptionKeys: string) =>
  openKeys(db, { dataDir: folder, encryptionKeys, authSecret: TEST_SECRET })

/** A server of which nothing has been heard for a minute, and which may be there. */
async function sealingWith(keyId: string): Promise<void> {
  await db.asJobs((tx) =>
    tx.execute(
      sql`with ended as (delete from servers)
          insert into servers values (gen_random_uuid(), now() - interval '1 minute', ${keyId})`,
    ),
  )
}

describe('keys that are rotated while a server runs', () => {
  const rotate = () => run([process.execPath, 'apps/server/src/rotate-keys.ts'], 'here', `${FRESH},${OLD}`)

  it('are all needed until no server seals with an older one', async () => {
    await start(OLD)
    await sealingWith('k1')
    const refused = await rotate()
    expect([refused.exitCode, refused.err]).toEqual([
      1,
      expect.stringMatching(
        /^No key was retired: 1 server of the last five minutes sealed with another key than "k2"[^\n]+\n$/,
      ),
    ])
    await expect(start(FRESH)).rejects.toThrow(/"k1" is not among them/)

    await sealingWith('k2')
    expect(await rotate()).toMatchObject({
      exitCode: 0,
      out: expect.stringContaining('"k2" alone is needed'),
    })
    await start(FRESH)
  }, 90_000)
})

describe('script/backup and script/restore', () => {
  it('bring all there is from a running server into an empty DATA_DIR, and leave word of it', async () => {
    const file = path.join(folder, 'backup')
    const saved = await run(['script/backup', file], 'here', FRESH)
    expect(saved).toMatchObject({
      exitCode: 0,
      out: expect.stringMatching(/^\d+ rows of \d+ tables are in \S+backup\. /),
    })
    expect((await listActs(db, 2)).map(({ what }) => what)).toEqual(['backed up', 'keys rotated'])
    const restored = await run(['script/restore', file], 'there', FRESH)
    const total = /^\d+ rows of \d+ tables/m.exec(saved.out)![0]
    expect(restored).toMatchObject({ exitCode: 0, out: expect.stringContaining(`${total} were restored`) })

    const again = await run(['script/restore', file], 'there', FRESH)
    expect([again.exitCode, again.err]).toEqual([
      1,
      'The database must be empty before a backup is restored into it\n',
    ])
    const acts = await run([process.execPath, 'apps/server/src/list-acts.ts'], 'there', FRESH)
    expect(acts.out).toMatch(/Z {2}restored\n.*Z {2}keys rotated\n$/s)
  }, 90_000)
})
