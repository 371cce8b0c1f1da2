import type { LetterWords } from '../../platform/mail/letter.ts'

const notYou =
  'If this was not you, you can leave this letter unanswered: nothing happens without the button.'

/** What our letters say. Another language is one more folder beside this one. */
export const mailWords = {
  confirmEmail: (url: string, supportEmail: string): LetterWords => ({
    subject: 'Confirm your email for Astrarium',
    heading: 'Welcome to Astrarium',
    paragraphs: [
      'One step is left: confirm that this address is yours. After that your birth chart is drawn.',
    ],
    action: { label: 'Confirm my email', url },
    footnotes: [
      'The link is good for 7 days. In another browser it asks for the password you chose.',
      notYou,
      `Questions? ${supportEmail}`,
    ],
  }),
  alreadyRegistered: (name: string, url: string, supportEmail: string): LetterWords => ({
    subject: 'You already have an Astrarium account',
    heading: `Hello again, ${name}`,
    paragraphs: [
      'Somebody, probably you, tried to sign up with this address. You already have an account, so nothing was changed.',
      'If you forgot your password, you can set a new one on the log-in page.',
    ],
    action: { label: 'Log in', url },
    footnotes: [notYou, `Questions? ${supportEmail}`],
  }),
  resetPassword: (name: string, url: string, supportEmail: string): LetterWords => ({
    subject: 'Set a new password for Astrarium',
    heading: 'A new password',
    paragraphs: [
      `Hello ${name}, here is the link you asked for. It lets you choose a new password and signs you out everywhere else.`,
    ],
    action: { label: 'Choose a new password', url },
    footnotes: ['The link is good for one hour, and works once.', notYou, `Questions? ${supportEmail}`],
  }),
}
