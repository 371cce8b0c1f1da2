import { AccountChange } from '@astrarium/contracts'
import type { PersonContext } from '../../../platform/context.ts'
import { CHANGES_SHOWN } from '../limits.ts'
import { changesOf } from '../repository.ts'

/** What was changed in the account, by its owner or by an operator, the newest first. */
export async function listChanges({ db, actor: { userId } }: PersonContext): Promise<AccountChange[]> {
  const rows = await db.asUser(userId, (tx) => changesOf(tx, userId, CHANGES_SHOWN))
  return rows.map(({ what, by, at }) =>
    AccountChange.parse({ what, isByOperator: by === 'operator', at: at.toISOString() }),
  )
}
