import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openKeys } from '../src/open-keys.ts'
import { ConfigError } from '../src/platform/config/config-error.ts'
import { retireOtherKeys } from '../src/platform/db/key-proofs.ts'
import { reseal } from '../src/platform/db/reseal.ts'
import { openVault } from '../src/platform/vault/vault.ts'
import { SEALED_COLUMNS } from '../src/sealed-columns.ts'
import { TEST_SECRET } from './open-test-app.ts'
import { testApp } from './test-app.ts'

const house = testApp()
let dataDir: string
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'astrarium-keys-'))
  await house.owner.query('truncate key_proofs, secret_proofs')
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64')
/** The ring that the people of this test are sealed with. */
const theirs = () => `k1:${house.ring.keys.k1}`

/** What a start does with keys given in the environment, or with those of the data folder. */
function start(encryptionKeys: string | null, authSecret = encryptionKeys && TEST_SECRET) {
  return openKeys(house.context.db, { dataDir, encryptionKeys, authSecret })
}

describe('a start', () => {
  it('on an empty database makes keys, and finds them again', async () => {
    await house.owner.query('truncate users, pending_sign_ups cascade')
    expect(await start(null)).toEqual(await start(null))
  })

  it('whose keys do not open the database is refused, in one line that names ENCRYPTION_KEYS', async () => {
    await house.visitor().arrive()
    for (const keys of [`k1:${key(7)}`, `k2:${key(7)}`]) {
      await expect(start(keys)).rejects.toThrow(/^ENCRYPTION_KEYS .*k1.*$/)
      await expect(start(keys)).rejects.toThrow(ConfigError)
    }
    await start(theirs())
    // from now on the keys have their proof
    await house.owner.query('truncate users, pending_sign_ups cascade')
    await expect(start(`k1:${key(7)}`)).rejects.toThrow(ConfigError)
    await start(theirs())
  })

  it('whose keys.json is gone is refused, and makes none', async () => {
    await house.visitor().arrive()
    await expect(start(null)).rejects.toThrow(/^ENCRYPTION_KEYS .*keys\.json/)
    await start(theirs())
    await expect(start(null)).rejects.toThrow(/^ENCRYPTION_KEYS .*keys\.json/)
    expect(existsSync(path.join(dataDir, 'keys.json'))).toBe(false)
  })

  it('says that one line and nothing else, and does not open', async () => {
    await house.visitor().arrive()
    const server = spawn(process.execPath, [path.join(import.meta.dirname, '../src/main.ts')], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: house.owner.options.connectionString,
        DATA_DIR: dataDir,
        ENCRYPTION_KEYS: `k1:${key(7)}`,
        AUTH_SECRET: TEST_SECRET,
        PORT: '1',
      },
    })
    const [out, err, [exitCode]] = await Promise.all([
      text(server.stdout),
      text(server.stderr),
      once(server, 'exit'),
    ])
    expect(out).not.toContain('Astrarium is open')
    expect(err).toMatch(/^ENCRYPTION_KEYS [^\n]+\n$/)
    expect(exitCode).toBe(1)
    // a whole start, on a machine that may be busy
  }, 60_000)

  it('whose AUTH_SECRET is not the one that it was begun with is refused, and so is one that has lost it', async () => {
    await start(theirs())
    await expect(start(theirs(), 'another secret of 32 characters!')).rejects.toThrow(
      /^AUTH_SECRET .*begun with/,
    )
    await expect(start(theirs(), null)).rejects.toThrow(/^AUTH_SECRET must be set, or keys\.json be put back/)
    expect(existsSync(path.join(dataDir, 'keys.json'))).toBe(false)
    await start(theirs())
  })

  it('makes no AUTH_SECRET beside a database of before its proof that has people', async () => {
    await house.visitor().arrive()
    await expect(start(theirs(), null)).rejects.toThrow(/^AUTH_SECRET must be set/)
    await house.owner.query('truncate users, pending_sign_ups cascade')
    const { authSecret } = await start(theirs(), null)
    expect((await start(theirs(), null)).authSecret).toBe(authSecret)
  })

  it('may drop an older key once everything is sealed anew, and not before', async () => {
    await house.visitor().arrive()
    const fresh = `k2:${key(2)}`
    const { ring } = await start(`${fresh},${theirs()}`)
    await expect(start(fresh)).rejects.toThrow(/"k1" is not among them/)
    await expect(start(theirs())).rejects.toThrow(/"k2" is not among them/)
    for (const column of SEALED_COLUMNS) await reseal(house.context.db, openVault(ring), column)
    await house.context.db.asJobs((tx) => retireOtherKeys(tx, ring))
    expect((await start(fresh)).ring).toMatchObject({ current: 'k2' })
  })
})
