import type { AccountChange } from '@astrarium/contracts'
import type { Tx } from '../../../platform/db/database.ts'
import { addChange } from '../repository.ts'

/** For what the database cannot see, since a value that is sealed anew is another one there. */
export async function keepChange(tx: Tx, userId: string, what: AccountChange['what']): Promise<void> {
  await addChange(tx, { userId, what, by: 'owner' })
}
