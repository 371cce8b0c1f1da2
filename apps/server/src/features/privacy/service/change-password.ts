import type { PersonContext } from '../../../platform/context.ts'
import { checkPassword } from '../../auth/service/check-password.ts'
import { tellChange } from '../../security/service/tell-change.ts'

/** Signs out everywhere else. Throws invalid_credentials, and what a password is refused with. */
export async function changePassword(
  context: PersonContext,
  typed: { current: string; next: string },
  headers: Headers,
): Promise<{ cookies: Headers }> {
  await checkPassword(typed.next, context.actor.email)
  const changed = await context.auth.changePassword(typed, headers)
  await tellChange(context, 'password_changed')
  return changed
}
