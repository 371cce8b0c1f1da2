import type { SessionUser } from '@astrarium/contracts'
import { AppError } from '../../../platform/app-error.ts'
import type { Context } from '../../../platform/context.ts'
import { findByPassword } from '../repository.ts'

/** No user where a code of their app is to follow. Throws invalid_credentials, email_not_confirmed. */
export async function signIn(
  context: Context,
  { email, password }: { email: string; password: string },
  headers: Headers,
): Promise<{ user: SessionUser | null; cookies: Headers }> {
  try {
    const { person, cookies } = await context.auth.signIn(email, password, headers)
    return { user: person, cookies }
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'invalid_credentials')) throw error
    // hashed and looked for in any case, so that time does not tell whether somebody signed up with that
    // address
    const passwordHash = await context.auth.hashPassword(email, password)
    if (await context.db.asAuth((tx) => findByPassword(tx, email, passwordHash)))
      throw new AppError('email_not_confirmed', 'Email not confirmed')
    throw error
  }
}
