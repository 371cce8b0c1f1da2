import type { Tx } from '../../../platform/db/database.ts'
import { removeSignUps } from '../repository.ts'

/** For an account that is erased: every sign-up with its address goes, confirmed or not. */
export async function forgetSignUps(tx: Tx, email: string): Promise<void> {
  await removeSignUps(tx, email)
}
