import path from 'node:path'
import { grantDebug } from './service/grant-debug.ts'
import { loadEnvFile, readConfig } from '../../platform/config/config.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/embedded-postgres.ts'

// The operator's command: who may see what stood behind their answers. `--revoke` takes it back.
const ROOT = path.join(import.meta.dirname, '../../../../..')
const [email, option] = process.argv.slice(2)
if (!email || (option !== undefined && option !== '--revoke')) {
  console.error('Usage: node apps/server/src/features/debug/command.ts <email> [--revoke]')
  process.exit(2)
}
loadEnvFile(ROOT)
const config = readConfig(process.env, ROOT)
try {
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: console.log })
  // a query that fails throws; what becomes of idle connections is nobody's concern here
  const db = openDatabase(config.databaseUrl ?? embedded!.url, () => {})
  const change = option === '--revoke' ? 'revoke' : 'grant'
  const isKnown = await grantDebug({ db, now: () => new Date() }, email, change)
  await db.close()
  await embedded?.stop()
  console.log(
    isKnown
      ? `${email} ${change === 'grant' ? 'has' : 'no longer has'} the debug role`
      : `Nobody has the address ${email}`,
  )
  process.exitCode = isKnown ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
