import type { PersonContext } from '../../../platform/context.ts'
import { readProfile } from '../../profile/service/read-profile.ts'
import { cleanName } from '../clean-name.ts'

/** What others are told that the person is called. */
export async function ownName(context: PersonContext): Promise<string> {
  const { fullName } = await readProfile(context)
  return cleanName(fullName, context.actor.email)
}
