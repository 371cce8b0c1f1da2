import type { PersonContext } from '../../../platform/context.ts'
import { checkPassword } from '../../auth/service/check-password.ts'

/** Signs out everywhere else. Throws invalid_credentials, and what a password is refused with. */
export async function changePassword(
  { auth, actor }: PersonContext,
  typed: { current: string; next: string },
  headers: Headers,
): Promise<{ cookies: Headers }> {
  await checkPassword(typed.next, actor.email)
  return auth.changePassword(typed, headers)
}
