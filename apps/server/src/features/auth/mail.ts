import { writeLetter } from '../../platform/mail/letter.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { Context } from '../../platform/context.ts'
import { mailWords } from '../../words/index.ts'

interface Recipient {
  email: string
  name: string
}

// The secrets of our links stand behind the #, which browsers never send: so they reach no log, no proxy and
// no scanner.

/**
 * Without a name: whoever typed one may not be the owner of the address, and we carry no stranger's words to
 * anybody.
 */
export function confirmationLetter({ config }: Context, email: string, token: string): Letter {
  return writeLetter(
    email,
    mailWords.confirmEmail(`${config.publicUrl}/email-confirmation#token=${token}`, config.supportEmail),
  )
}

export function alreadyRegisteredLetter({ config }: Context, { email, name }: Recipient): Letter {
  return writeLetter(
    email,
    mailWords.alreadyRegistered(name, `${config.publicUrl}/login`, config.supportEmail),
  )
}

/** To the address that an account has. */
export function leaveAddressLetter(
  { config }: Context,
  { email, name }: Recipient,
  { newEmail, token }: { newEmail: string; token: string },
): Letter {
  return writeLetter(
    email,
    mailWords.leaveAddress({ name, newEmail }, changeLink(config.publicUrl, token), config.supportEmail),
  )
}

/** To the address that it is to have: without a name, which may be nobody's there. */
export function newAddressLetter({ config }: Context, newEmail: string, token: string): Letter {
  return writeLetter(newEmail, mailWords.newAddress(changeLink(config.publicUrl, token), config.supportEmail))
}

export function addressTakenLetter({ config }: Context, newEmail: string): Letter {
  return writeLetter(newEmail, mailWords.addressTaken(`${config.publicUrl}/login`, config.supportEmail))
}

/** To the address that an account had. */
export function addressChangedLetter({ config }: Context, { email, name }: Recipient): Letter {
  return writeLetter(email, mailWords.addressChanged(name, config.supportEmail))
}

const changeLink = (publicUrl: string, token: string) =>
  `${publicUrl}/email-confirmation#token=${token}&for=change`

export function resetLetter({ config }: Context, { email, name }: Recipient, token: string): Letter {
  return writeLetter(
    email,
    mailWords.resetPassword(
      name,
      `${config.publicUrl}/reset-password#token=${token}&type=recovery`,
      config.supportEmail,
    ),
  )
}
