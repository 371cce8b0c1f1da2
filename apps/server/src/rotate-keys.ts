import path from 'node:path'
import { loadEnvFile, readConfig } from './platform/config/config.ts'
import { openDatabase } from './platform/db/database.ts'
import { startEmbeddedPostgres } from './platform/db/embedded-postgres.ts'
import { reseal } from './platform/db/reseal.ts'
import { readOrMakeKeys } from './platform/vault/keys-file.ts'
import { openVault, parseKeyRing } from './platform/vault/vault.ts'
import { SEALED_COLUMNS } from './sealed-columns.ts'

// The operator's command after a new key was put in front of the ring: seals anew what an older key sealed.
const ROOT = path.join(import.meta.dirname, '../../..')
loadEnvFile(ROOT)
const config = readConfig(process.env, ROOT)
const embedded = config.databaseUrl
  ? null
  : await startEmbeddedPostgres({ dataDir: config.dataDir, log: console.log })
const db = openDatabase(config.databaseUrl ?? embedded!.url, (error) => console.error(error))
const vault = openVault(
  config.encryptionKeys ? parseKeyRing(config.encryptionKeys) : readOrMakeKeys(config.dataDir).ring,
)
for (const column of SEALED_COLUMNS)
  console.log(`${column.table}.${column.column}: ${await reseal(db, vault, column)} sealed anew`)
await db.close()
await embedded?.stop()
