import type { Context } from '../../platform/context.ts'
import { dayInLetters, writeLetter } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { mailWords } from '../../words/index.ts'

export function policyChangeLetter(
  { config }: Pick<Context, 'config'>,
  { email, name }: { email: string; name: string },
  { subject, words, appliesOn }: { subject: string; words: string; appliesOn: string },
): Letter {
  return writeLetter(
    email,
    mailWords.policyChange(
      { name, subject, paragraphs: words.trim().split(/\n\s*\n/), day: dayInLetters(new Date(appliesOn)) },
      `${config.publicUrl}/privacy-policy`,
      config.supportEmail,
    ),
  )
}
