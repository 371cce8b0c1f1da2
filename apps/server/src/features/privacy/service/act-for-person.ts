import type { Context } from '../../../platform/context.ts'
import { beginExport, findByAddress, keepErasure } from '../repository.ts'

type Here = Pick<Context, 'db' | 'now'>

/**
 * What the operator does for somebody who wrote from the address of their account and cannot sign in: an
 * archive is made by the next server that looks, and its link goes to that address alone. Null where nobody
 * has it.
 */
export async function exportForPerson(
  { db, now }: Here,
  email: string,
): Promise<{ requestedAt: Date } | null> {
  return db.asOperator(async (tx) => {
    const userId = await findByAddress(tx, email)
    return userId === null ? null : beginExport(tx, userId, now())
  })
}

/**
 * The account goes with the next run of what erases (every ten minutes), or on the day that its person has
 * named already. Null where nobody has the address.
 */
export async function eraseForPerson({ db, now }: Here, email: string): Promise<{ dueAt: Date } | null> {
  const at = now()
  return db.asOperator(async (tx) => {
    const userId = await findByAddress(tx, email)
    return userId === null ? null : keepErasure(tx, { userId, requestedAt: at, dueAt: at })
  })
}
