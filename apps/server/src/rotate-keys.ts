import { openKeys } from './open-keys.ts'
import { ConfigError } from './platform/config/config-error.ts'
import type { Tx } from './platform/db/database.ts'
import { retireOtherKeys } from './platform/db/key-proofs.ts'
import { sealingOtherwise } from './platform/db/presence.ts'
import { reseal } from './platform/db/reseal.ts'
import { operate } from './platform/operator-command.ts'
import { openVault } from './platform/vault/vault.ts'
import { SEALED_COLUMNS } from './sealed-columns.ts'

// The operator's command after a new key was put in front of the ring: seals anew what an older key sealed.
await operate(async ({ db, config, keepAct }) => {
  const { ring } = await openKeys(db, config)
  const vault = openVault(ring)
  for (const column of SEALED_COLUMNS)
    console.log(`${column.table}.${column.column}: ${await reseal(db, vault, column)} sealed anew`)
  await db.asJobs((tx) => mustBeAlone(tx, ring.current))
  // what servers that have ended meanwhile had sealed behind our back
  let late = 0
  for (const column of SEALED_COLUMNS) late += await reseal(db, vault, column)
  await db.asJobs(async (tx) => {
    await mustBeAlone(tx, ring.current)
    await retireOtherKeys(tx, ring)
  })
  console.log(`${late} more were sealed meanwhile. From now on "${ring.current}" alone is needed.`)
  await keepAct('keys rotated')
})

async function mustBeAlone(tx: Tx, keyId: string): Promise<void> {
  const others = await sealingOtherwise(tx, keyId)
  if (others > 0)
    throw new ConfigError(
      `No key was retired: ${others} server${others > 1 ? 's' : ''} of the last five minutes sealed with another key than "${keyId}". Put it in front there, start anew, or wait where one was killed, and run this again`,
    )
}
