import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from '../config/config-error.ts'
import type { KeyRing } from './vault.ts'
import { newKeyRing } from './vault.ts'

export interface Keys {
  ring: KeyRing
  /** signs session cookies */
  authSecret: string
}

/**
 * The keys of a machine that was given none: made on first start in `<dataDir>/keys.json`, readable by their
 * owner alone. Losing this file loses what it sealed; `docs/operate.md` says how to keep it.
 * @param needed the setting in whose place only this very file can be; null: a new one does as well
 * @throws {ConfigError} where the file is missing and new keys would not open what is there
 */
export function readOrMakeKeys(dataDir: string, needed: 'ENCRYPTION_KEYS' | 'AUTH_SECRET' | null): Keys {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  const file = path.join(dataDir, 'keys.json')
  if (!existsSync(file)) {
    if (needed)
      throw new ConfigError(
        `${needed} must be set, or keys.json be put back in ${dataDir}: what is in the database was begun with it`,
      )
    const made: Keys = { ring: newKeyRing(), authSecret: randomBytes(32).toString('base64url') }
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flush: true })
    // a link fails when another start was first, so that no key is ever overwritten
    try {
      linkSync(draft, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(draft)
    }
  }
  chmodSync(file, 0o600)
  return JSON.parse(readFileSync(file, 'utf8')) as Keys
}
