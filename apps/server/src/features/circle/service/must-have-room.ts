import { MEMBERS_MAX } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { countMembers } from '../repository.ts'

/** In a transaction that holds the lock of this Circle. Throws circle_full, their_circle_full. */
export async function mustHaveRoom({ actor }: UserContext, tx: Tx, userId: string): Promise<void> {
  if ((await countMembers(tx, userId)) < MEMBERS_MAX) return
  throw new AppError(
    userId === actor.userId ? 'circle_full' : 'their_circle_full',
    `A circle holds ${MEMBERS_MAX} people`,
  )
}
