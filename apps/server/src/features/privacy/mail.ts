import type { Context } from '../../platform/context.ts'
import { dayInLetters, writeLetter } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { mailWords } from '../../words/index.ts'

interface Recipient {
  email: string
  name: string
}

export function erasureLetter({ config }: Context, { email, name }: Recipient, dueAt: Date): Letter {
  return writeLetter(
    email,
    mailWords.erasureRequested(
      { name, day: dayInLetters(dueAt) },
      `${config.publicUrl}/sanctum/settings`,
      config.supportEmail,
    ),
  )
}

export function erasureCodeLetter({ config }: Context, { email, name }: Recipient, code: string): Letter {
  return writeLetter(email, mailWords.erasureCode(name, code, config.supportEmail))
}

/** The secret stands behind the #, which browsers never send. */
export function exportLetter(
  { config }: Context,
  { email, name }: Recipient,
  { token, expiresAt }: { token: string; expiresAt: Date },
): Letter {
  return writeLetter(
    email,
    mailWords.exportReady(
      { name, day: dayInLetters(expiresAt) },
      `${config.publicUrl}/take-along#token=${token}`,
      config.supportEmail,
    ),
  )
}
