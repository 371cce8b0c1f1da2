import type { BlueprintState } from '@astrarium/contracts'
import type { Tx } from '../../../platform/db/database.ts'
import type { PersonalWorld } from '../../../platform/world.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { chartKey, WRITE_BLUEPRINT } from '../policy.ts'
import { changeBlueprint, findBlueprint, lockBlueprint, removeAnswers } from '../repository.ts'
import type { BlueprintRow } from '../repository.ts'

export interface CurrentBlueprint {
  hasChart: boolean
  state: BlueprintState
}

/**
 * Looks at the person's blueprint in a transaction in which it is true to the chart: when the birth data have
 * changed since, the old answers go, and it is written anew.
 * @param look what is to be read in that transaction; not called for somebody without a chart
 */
export async function withCurrentBlueprint<T>(
  world: PersonalWorld,
  look: (tx: Tx) => Promise<T>,
): Promise<CurrentBlueprint & { found: T | null }> {
  const { userId } = world.actor
  const { isBegun, ...current } = await world.db.asUser(userId, async (tx) => {
    const { birth, chart } = await readProfile(world, tx)
    if (!birth || !chart) return { hasChart: false, state: 'none' as const, found: null, isBegun: false }
    const isBegun = await beginAnewWhenOutdated(world, tx, chartKey(birth))
    const row = await findBlueprint(tx, userId)
    return { hasChart: true, state: stateOf(row), found: await look(tx), isBegun }
  })
  if (isBegun) await askForWork(world)
  return current
}

/** True when the birth data have changed, and the work has to begin anew. */
export async function beginAnewWhenOutdated(world: PersonalWorld, tx: Tx, key: string): Promise<boolean> {
  const { userId } = world.actor
  const isOutdated = (row: BlueprintRow | null) =>
    row !== null && world.vault.open(userId, 'blueprint_birth', row.birthSealed) !== key
  // looked at once without the lock, so that reading does not wait for writing
  if (!isOutdated(await findBlueprint(tx, userId)) || !isOutdated(await lockBlueprint(tx, userId)))
    return false
  await removeAnswers(tx, userId)
  const now = world.now()
  await changeBlueprint(tx, userId, {
    state: 'writing',
    birthSealed: sealedKey(world, key),
    startedAt: now,
    touchedAt: now,
  })
  return true
}

export function sealedKey(world: PersonalWorld, key: string): string {
  return world.vault.seal(world.actor.userId, 'blueprint_birth', key)
}

/** When the queue cannot be reached, the sweep takes the work up a minute later. */
export async function askForWork(world: PersonalWorld): Promise<void> {
  try {
    await world.jobs.send(WRITE_BLUEPRINT, world.actor.userId)
  } catch (error) {
    world.log.error({ err: error }, 'a blueprint waits for the sweep')
  }
}

function stateOf(row: BlueprintRow | null): BlueprintState {
  return row ? (row.state as BlueprintState) : 'none'
}
