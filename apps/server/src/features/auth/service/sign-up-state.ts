import { hashSecret } from '../../../platform/auth/secret.ts'
import type { Context } from '../../../platform/context.ts'
import { staleBefore } from '../limits.ts'
import { findBySecret } from '../repository.ts'

/**
 * How a wizard's own sign-up stands. An unknown secret waits as well: it may belong to a sign-up with an
 * address that was taken, which nobody is told.
 */
export async function signUpState(
  context: Context,
  secret: string,
): Promise<{ status: 'waiting' | 'confirmed' | 'gone' }> {
  const pending = await context.db.asAuth((tx) => findBySecret(tx, hashSecret(secret)))
  if (pending?.confirmedAt) return { status: 'confirmed' }
  if (pending && pending.createdAt < staleBefore(context.now())) return { status: 'gone' }
  return { status: 'waiting' }
}
