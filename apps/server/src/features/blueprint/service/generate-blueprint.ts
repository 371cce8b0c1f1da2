import { blueprintQuestions } from '@astrarium/arion'
import type { BlueprintState } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { UserContext } from '../../../platform/context.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { chartKey, isOfSameSettings } from '../chart-key.ts'
import { addBlueprint, answeredQuestions, changeBlueprint, lockBlueprint } from '../repository.ts'
import { askForWork, beginAnew, beginAnewWhenOutdated, keyOf, sealedKey } from '../current-blueprint.ts'

/**
 * Begins the work, or goes on where it stopped, and answers at once. What is whole stays as it is, unless the
 * settings of the chart have changed since. Throws chart_missing.
 */
export async function generateBlueprint(
  context: UserContext,
): Promise<{ success: true; state: BlueprintState }> {
  const state = await context.db.asUser(context.actor.userId, async (tx) => {
    const { birth, hasChart, chartSettings } = await readProfile(context, tx)
    if (!birth || !hasChart) throw new AppError('chart_missing', 'There is no chart yet')
    return begin(context, tx, chartKey(birth, chartSettings))
  })
  if (state === 'writing') await askForWork(context)
  return { success: true, state }
}

async function begin(context: UserContext, tx: Tx, key: string): Promise<BlueprintState> {
  const { userId } = context.actor
  const now = context.now()
  const isNew = await addBlueprint(tx, {
    userId,
    state: 'writing',
    birthSealed: sealedKey(context, key),
    startedAt: now,
    touchedAt: now,
  })
  if (isNew || (await beginAnewWhenOutdated(context, tx, key))) return 'writing'
  const row = await lockBlueprint(tx, userId)
  if (row && row.state !== 'writing' && !isOfSameSettings(keyOf(context, row), key)) {
    await beginAnew(context, tx, key)
    return 'writing'
  }
  if (row?.state === 'whole' && (await isComplete(tx, userId))) return 'whole'
  if (row?.state !== 'writing')
    await changeBlueprint(tx, userId, { state: 'writing', startedAt: now, touchedAt: now })
  return 'writing'
}

/** A question that was added to the product since is answered with the next asking. */
async function isComplete(tx: Tx, userId: string): Promise<boolean> {
  const answered = new Set((await answeredQuestions(tx, userId)).map(({ questionId }) => questionId))
  return blueprintQuestions().every(({ id }) => answered.has(id))
}
