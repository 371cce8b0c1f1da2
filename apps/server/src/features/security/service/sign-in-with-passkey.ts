import type { Context } from '../../../platform/context.ts'
import { markUsed } from '../repository.ts'

/** In place of password and code; the key remembers when. Throws passkey_refused. */
export async function signInWithPasskey(
  { auth, db, now }: Context,
  response: Record<string, unknown>,
  headers: Headers,
): ReturnType<Context['auth']['signInWithPasskey']> {
  const answer = await auth.signInWithPasskey(response, headers)
  await db.asAuth((tx) => markUsed(tx, answer.person.id, String(response['id']), now()))
  return answer
}
