import { MEMBERS_MAX } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { countMembers, lockCircle } from '../repository.ts'

/** After many have come in at once, and until the transaction ends. Throws circle_full. */
export async function mustHoldAll({ actor }: UserContext, tx: Tx): Promise<void> {
  await lockCircle(tx, actor.userId)
  if ((await countMembers(tx, actor.userId)) > MEMBERS_MAX)
    throw new AppError('circle_full', `A circle holds ${MEMBERS_MAX} people`)
}
