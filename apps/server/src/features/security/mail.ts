import type { Context } from '../../platform/context.ts'
import { writeLetter } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { mailWords } from '../../words/index.ts'

export function signInChangedLetter(
  { config }: Pick<Context, 'config'>,
  { email, name }: { email: string; name: string },
  what: keyof typeof mailWords.signInChanges,
): Letter {
  return writeLetter(
    email,
    mailWords.signInChanged({ name, what }, `${config.publicUrl}/sanctum/settings`, config.supportEmail),
  )
}
