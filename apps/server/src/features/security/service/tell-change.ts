import type { PersonContext } from '../../../platform/context.ts'
import { postLetter } from '../../letter/service/post-letter.ts'
import { signInChangedLetter } from '../mail.ts'

/** A letter to whoever owns the account, who may not be the one who changed how it is entered. */
export async function tellChange(
  context: PersonContext,
  what: Parameters<typeof signInChangedLetter>[2],
): Promise<void> {
  const { actor } = context
  await postLetter(context, signInChangedLetter(context, actor, what), actor.userId)
}
