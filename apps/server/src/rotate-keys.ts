import { openKeys } from './open-keys.ts'
import { ConfigError } from './platform/config/config-error.ts'
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
  const others = await db.asJobs((tx) => sealingOtherwise(tx, ring.current))
  if (others > 0)
    throw new ConfigError(
      `No key was retired: ${others} running server${others > 1 ? 's seal' : ' seals'} with another key than "${ring.current}". Put it in front there, start anew and run this again`,
    )
  // what servers that have ended meanwhile had sealed behind our back
  let late = 0
  for (const column of SEALED_COLUMNS) late += await reseal(db, vault, column)
  await retireOtherKeys(db, ring)
  console.log(`${late} more were sealed meanwhile. From now on "${ring.current}" alone is needed.`)
  await keepAct('keys rotated')
})
