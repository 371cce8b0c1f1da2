import type { Context } from '../../../platform/context.ts'
import { markUsed } from '../repository.ts'

/** In place of password and code; the key remembers when, if it can. Throws passkey_refused. */
export async function signInWithPasskey(
  { auth, db, log, now }: Context,
  response: Record<string, unknown>,
  headers: Headers,
): ReturnType<Context['auth']['signInWithPasskey']> {
  const answer = await auth.signInWithPasskey(response, headers)
  try {
    await db.asAuth((tx) => markUsed(tx, answer.person.id, String(response['id']), now()))
  } catch (error) {
    // the session stands: without its cookie it would be nobody's
    log.warn({ err: error }, 'when a passkey was used was not kept')
  }
  return answer
}
