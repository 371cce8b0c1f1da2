import type { SessionUser } from '@astrarium/contracts'
import type { World } from '../../../platform/world.ts'

/** Throws invalid_credentials, email_not_confirmed. */
export async function signIn(
  world: World,
  { email, password }: { email: string; password: string },
  headers: Headers,
): Promise<{ user: SessionUser; cookies: Headers }> {
  const { person, cookies } = await world.auth.signIn(email, password, headers)
  return { user: person, cookies }
}
