import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/db/database.ts'
import { proveKeys, sealedSamples } from './platform/db/key-proofs.ts'
import { readOrMakeKeys } from './platform/vault/keys-file.ts'
import type { Keys } from './platform/vault/keys-file.ts'
import { parseKeyRing } from './platform/vault/vault.ts'
import { SEALED_COLUMNS } from './sealed-columns.ts'

/**
 * The keys that the operator gave, or that the data folder keeps, once they have opened what is in the
 * database.
 */
export async function openKeys(
  db: Database,
  config: Pick<Config, 'dataDir' | 'encryptionKeys' | 'authSecret'>,
): Promise<Keys> {
  const { dataDir, encryptionKeys, authSecret } = config
  const samples = await sealedSamples(db, SEALED_COLUMNS)
  const isKeptRingNeeded = !encryptionKeys && samples.length > 0
  const kept =
    encryptionKeys && authSecret ? null : readOrMakeKeys(dataDir, isKeptRingNeeded ? 'refuse' : 'make')
  const ring = encryptionKeys ? parseKeyRing(encryptionKeys) : kept!.ring
  await proveKeys(db, ring, samples)
  return { ring, authSecret: authSecret ?? kept!.authSecret }
}
