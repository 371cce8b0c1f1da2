import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/db/database.ts'
import { proveKeys, sealedSamples } from './platform/db/key-proofs.ts'
import { isSecretBound, proveSecret } from './platform/db/secret-proof.ts'
import { readOrMakeKeys } from './platform/vault/keys-file.ts'
import type { Keys } from './platform/vault/keys-file.ts'
import { parseKeyRing } from './platform/vault/vault.ts'
import { SEALED_COLUMNS } from './sealed-columns.ts'

/**
 * The keys that the operator gave, or that the data folder keeps, once they have opened what is in the
 * database.
 * @throws {ConfigError} with one line
 */
export async function openKeys(
  db: Database,
  config: Pick<Config, 'dataDir' | 'encryptionKeys' | 'authSecret'>,
): Promise<Keys> {
  const { dataDir, encryptionKeys, authSecret } = config
  const samples = await sealedSamples(db, SEALED_COLUMNS)
  // what only the keys.json of before can stand for
  const isRingBound = !encryptionKeys && samples.length > 0
  const isSecretToo = !authSecret && (await isSecretBound(db))
  const needed = isRingBound ? 'ENCRYPTION_KEYS' : isSecretToo ? 'AUTH_SECRET' : null
  const kept = encryptionKeys && authSecret ? null : readOrMakeKeys(dataDir, needed)
  const ring = encryptionKeys ? parseKeyRing(encryptionKeys) : kept!.ring
  await proveKeys(db, ring, samples)
  const secret = authSecret ?? kept!.authSecret
  await proveSecret(db, secret)
  return { ring, authSecret: secret }
}
