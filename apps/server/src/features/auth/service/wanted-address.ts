import type { Tx } from '../../../platform/db/database.ts'
import { findEmailChange } from '../repository.ts'

/** For an account that is erased: the address that it was to move to, which letters went to as well. */
export async function wantedAddress(tx: Tx, userId: string): Promise<string | null> {
  return (await findEmailChange(tx, userId))?.newEmail ?? null
}
