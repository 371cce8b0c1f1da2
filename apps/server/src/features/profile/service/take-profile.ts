import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { changeProfile } from '../repository.ts'
import type { ProfileRow } from '../repository.ts'
import { sealed } from '../sealed.ts'
import { keepBirthVersion } from './birth-versions.ts'

/**
 * Puts a profile that arrives, sealed for this person already, over theirs. What it says nothing of stays;
 * birth details that are replaced become an earlier version, and their chart goes with them.
 *
 * @returns whether birth details were replaced by others
 */
export async function takeProfile(
  context: UserContext,
  tx: Tx,
  { birthSealed = null, birthChartSealed = null, ...rest }: Partial<ProfileRow>,
): Promise<boolean> {
  const { userId } = context.actor
  const birth = context.vault.open(sealed.birth, userId, birthSealed)
  const isReplaced = birth !== null && (await keepBirthVersion(context, tx, birth))
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))
  await changeProfile(tx, userId, { ...said, ...(birth && { birthSealed, birthChartSealed }) }, context.now())
  return isReplaced
}
