import { dayInLetters, writeLetter } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { Context } from '../../platform/context.ts'
import { mailWords } from '../../words/index.ts'
import { graceEnd } from './standing.ts'

export function paymentFailedLetter(
  { config }: Context,
  { email, name }: { email: string; name: string },
  unpaidSince: Date,
): Letter {
  const until = dayInLetters(graceEnd(unpaidSince))
  return writeLetter(
    email,
    mailWords.paymentFailed(name, {
      until,
      url: `${config.publicUrl}/sanctum/subscription`,
      supportEmail: config.supportEmail,
    }),
  )
}
