import path from 'node:path'
import { openKeys } from './open-keys.ts'
import { ConfigError } from './platform/config/config-error.ts'
import { loadEnvFile, readConfig } from './platform/config/config.ts'
import { openDatabase } from './platform/db/database.ts'
import { reachEmbeddedPostgres } from './platform/embedded-postgres/reach.ts'
import { retireOtherKeys } from './platform/db/key-proofs.ts'
import { reseal } from './platform/db/reseal.ts'
import { openVault } from './platform/vault/vault.ts'
import { SEALED_COLUMNS } from './sealed-columns.ts'

// The operator's command after a new key was put in front of the ring: seals anew what an older key sealed.
const ROOT = path.join(import.meta.dirname, '../../..')
loadEnvFile(ROOT)
const config = readConfig(process.env, ROOT)
const embedded = config.databaseUrl ? null : await reachEmbeddedPostgres(config.dataDir)
const db = openDatabase(config.databaseDirectUrl ?? config.databaseUrl ?? embedded!.url, (error) =>
  console.error(error),
)
try {
  const { ring } = await openKeys(db, config)
  const vault = openVault(ring)
  for (const column of SEALED_COLUMNS)
    console.log(`${column.table}.${column.column}: ${await reseal(db, vault, column)} sealed anew`)
  await retireOtherKeys(db, ring)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await db.close()
  await embedded?.stop()
}
