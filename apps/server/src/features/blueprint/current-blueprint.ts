import type { BlueprintState } from '@astrarium/contracts'
import type { Tx } from '../../platform/db/database.ts'
import type { UserContext } from '../../platform/context.ts'
import { readProfile } from '../profile/service/read-profile.ts'
import { chartKey, isOfSameBirth, isOfSameSettings } from './chart-key.ts'
import { WRITE_BLUEPRINT } from './limits.ts'
import { changeBlueprint, findBlueprint, lockBlueprint, removeAnswers } from './repository.ts'
import type { BlueprintRow } from './repository.ts'
import { sealed } from './sealed.ts'

export interface CurrentBlueprint {
  hasChart: boolean
  state: BlueprintState
  /** written before the settings of the chart were changed */
  isOfOtherSettings: boolean
}

/**
 * Looks at the person's blueprint in a transaction in which it is true to the chart: when the birth data have
 * changed since, the old answers go, and it is written anew.
 * @param look what is to be read in that transaction; not called for somebody without a chart
 */
export async function withCurrentBlueprint<T>(
  context: UserContext,
  look: (tx: Tx) => Promise<T>,
): Promise<CurrentBlueprint & { found: T | null }> {
  const { userId } = context.actor
  const { isBegun, ...current } = await context.db.asUser(userId, async (tx) => {
    const { birth, hasChart, chartSettings } = await readProfile(context, tx)
    if (!birth || !hasChart)
      return {
        hasChart: false,
        state: 'none' as const,
        isOfOtherSettings: false,
        found: null,
        isBegun: false,
      }
    const key = chartKey(birth, chartSettings)
    const isBegun = await beginAnewWhenOutdated(context, tx, key)
    const row = await findBlueprint(tx, userId)
    const isOfOtherSettings = row !== null && !isOfSameSettings(keyOf(context, row), key)
    return { hasChart: true, state: stateOf(row), isOfOtherSettings, found: await look(tx), isBegun }
  })
  if (isBegun) await askForWork(context)
  return current
}

/** True when the birth data have changed, and the work has to begin anew. */
export async function beginAnewWhenOutdated(context: UserContext, tx: Tx, key: string): Promise<boolean> {
  const { userId } = context.actor
  const isOutdated = (row: BlueprintRow | null) => row !== null && !isOfSameBirth(keyOf(context, row), key)
  // looked at once without the lock, so that reading does not wait for writing
  if (!isOutdated(await findBlueprint(tx, userId)) || !isOutdated(await lockBlueprint(tx, userId)))
    return false
  await beginAnew(context, tx, key)
  return true
}

/** The old answers go. */
export async function beginAnew(context: UserContext, tx: Tx, key: string): Promise<void> {
  const { userId } = context.actor
  await removeAnswers(tx, userId)
  const now = context.now()
  await changeBlueprint(tx, userId, {
    state: 'writing',
    birthSealed: sealedKey(context, key),
    startedAt: now,
    touchedAt: now,
  })
}

export function keyOf(context: UserContext, { birthSealed }: BlueprintRow): string {
  return context.vault.open(sealed.chartKey, context.actor.userId, birthSealed)
}

export function sealedKey(context: UserContext, key: string): string {
  return context.vault.seal(sealed.chartKey, context.actor.userId, key)
}

/** When the queue cannot be reached, the sweep takes the work up a minute later. */
export async function askForWork(context: UserContext): Promise<void> {
  try {
    await context.jobs.send(WRITE_BLUEPRINT, context.actor.userId)
  } catch (error) {
    context.log.error({ err: error }, 'a blueprint waits for the sweep')
  }
}

function stateOf(row: BlueprintRow | null): BlueprintState {
  return row ? (row.state as BlueprintState) : 'none'
}
