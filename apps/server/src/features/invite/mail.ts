import type { Context } from '../../platform/context.ts'
import { writeLetter } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { mailWords } from '../../words/index.ts'

/** To somebody who may have no account. Of the sender it carries a cleaned name, and no word of theirs. */
export function invitationLetter(
  { config }: Context,
  { to, senderName, token }: { to: string; senderName: string; token: string },
): Letter {
  return writeLetter(
    to,
    mailWords.circleInvitation(
      senderName,
      `${config.publicUrl}/invitation#token=${token}`,
      config.supportEmail,
    ),
  )
}
