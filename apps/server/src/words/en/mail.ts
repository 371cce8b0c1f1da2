import type { LetterWords } from '../../platform/mail/letter.ts'

const notYou = 'If this was not you, you can leave this email unanswered: nothing happens without the button.'

const signInChanges = {
  password_changed: 'the password of your account was changed. Everybody else was signed out.',
  second_step_on: 'two-step sign-in was turned on: a code follows your password from now on.',
  second_step_off: 'two-step sign-in was turned off: your password is enough again.',
  recovery_codes_changed:
    'new recovery codes were made for your account. The old ones open nothing any more.',
  passkey_added: 'a passkey was added to your account. Whoever has it can sign in.',
  passkey_removed: 'a passkey was removed from your account. It opens nothing any more.',
}

/** What our letters say. Another language is one more folder beside this one. */
export const mailWords = {
  confirmEmail: (url: string, supportEmail: string): LetterWords => ({
    subject: 'Confirm your email for Astrarium',
    heading: 'Welcome to Astrarium',
    paragraphs: ['Confirm that this address is yours, and your birth chart is drawn.'],
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
  erasureRequested: (
    { name, day }: { name: string; day: string },
    url: string,
    supportEmail: string,
  ): LetterWords => ({
    subject: 'Your Astrarium account will be erased',
    heading: `Your account will be erased on ${day}`,
    paragraphs: [
      `Hello ${name}, as you asked, your account and everything in it will be erased on ${day}. Payments, if there were any, have ended, and you are signed out everywhere else.`,
      'Until then you can keep it: sign in, and press "Keep my account" in the settings.',
    ],
    action: { label: 'Open the settings', url },
    footnotes: [
      'If this was not you, sign in, keep the account and choose a new password.',
      `Questions? ${supportEmail}`,
    ],
  }),
  erasureCode: (name: string, code: string, supportEmail: string): LetterWords => ({
    subject: 'Your code for your Astrarium account',
    heading: 'A code to confirm',
    paragraphs: [
      `Hello ${name}, this code confirms a step that cannot always be undone, such as deleting your account: ${code}. Give it to nobody.`,
    ],
    footnotes: [
      'The code is good for one hour. If this was not you, choose a new password: somebody is signed in to your account.',
      `Questions? ${supportEmail}`,
    ],
  }),
  exportReady: (
    { name, day }: { name: string; day: string },
    url: string,
    supportEmail: string,
  ): LetterWords => ({
    subject: 'Your Astrarium archive is ready',
    heading: 'Everything, to take along',
    paragraphs: [
      `Hello ${name}, the archive you asked for is ready: everything we keep of you, as a page to read and as JSON.`,
    ],
    action: { label: 'Get my archive', url },
    footnotes: [
      `The link works once, until ${day}. The archive also waits in your settings until then.`,
      'If this was not you, somebody else is signed in to your account: choose a new password now. That signs them out.',
      `Questions? ${supportEmail}`,
    ],
  }),
  policyChange: (
    { name, subject, paragraphs, day }: { name: string; subject: string; paragraphs: string[]; day: string },
    url: string,
    supportEmail: string,
  ): LetterWords => ({
    subject,
    heading: subject,
    paragraphs: [
      `Hello ${name}, from ${day} on something changes that may matter to you.`,
      ...paragraphs,
      'If you do not want that, you can take your data along and delete your account in the settings before then.',
    ],
    action: { label: 'Read the Privacy Policy', url },
    footnotes: [
      'Everybody with an account is told of such a change by mail, 30 days ahead.',
      `Questions? ${supportEmail}`,
    ],
  }),
  leaveAddress: (
    { name, newEmail }: { name: string; newEmail: string },
    url: string,
    supportEmail: string,
  ): LetterWords => ({
    subject: 'Confirm the new address of your Astrarium account',
    heading: 'Your account is to move',
    paragraphs: [
      `Hello ${name}, somebody signed in to your account asked to move it to ${newEmail}. Nothing changes until both addresses have confirmed it.`,
    ],
    action: { label: 'Yes, move my account', url },
    footnotes: [
      'The link is good for one day.',
      'If this was not you, do not confirm it, and choose a new password: whoever asked for it is signed in to your account.',
      `Questions? ${supportEmail}`,
    ],
  }),
  newAddress: (url: string, supportEmail: string): LetterWords => ({
    subject: 'Confirm your new address for Astrarium',
    heading: 'Your new address',
    paragraphs: [
      'Somebody asked to move their Astrarium account to this address. Nothing changes until this address and the one it has now have confirmed it.',
    ],
    action: { label: 'Confirm this address', url },
    footnotes: ['The link is good for one day.', notYou, `Questions? ${supportEmail}`],
  }),
  addressTaken: (url: string, supportEmail: string): LetterWords => ({
    subject: 'This address already has an Astrarium account',
    heading: 'One account, one address',
    paragraphs: [
      'Somebody, probably you, wanted to move another Astrarium account to this address. It has an account already, so nothing was changed.',
    ],
    action: { label: 'Log in', url },
    footnotes: [`Questions? ${supportEmail}`],
  }),
  addressChanged: (name: string, supportEmail: string): LetterWords => ({
    subject: 'Your Astrarium account has moved',
    heading: 'This address has done its part',
    paragraphs: [
      `Hello ${name}, your account has a new address now, which was confirmed here and there. This is the last email to this one.`,
    ],
    footnotes: [`If this was not you, write to ${supportEmail} at once.`],
  }),
  signInChanged: (
    { name, what }: { name: string; what: keyof typeof signInChanges },
    url: string,
    supportEmail: string,
  ): LetterWords => ({
    subject: 'The sign-in of your Astrarium account was changed',
    heading: 'A change to your sign-in',
    paragraphs: [`Hello ${name}, ${signInChanges[what]}`, 'If this was you, there is nothing to do.'],
    action: { label: 'Open the settings', url },
    footnotes: [
      'If this was not you, ask for a new password on the log-in page: that signs everybody out and removes all passkeys.',
      `Questions? ${supportEmail}`,
    ],
  }),
  signInChanges,
  resetPassword: (name: string, url: string, supportEmail: string): LetterWords => ({
    subject: 'Set a new password for Astrarium',
    heading: 'A new password',
    paragraphs: [
      `Hello ${name}, here is the link you asked for. It lets you choose a new password and signs you out everywhere.`,
    ],
    action: { label: 'Choose a new password', url },
    footnotes: ['The link is good for one hour, and works once.', notYou, `Questions? ${supportEmail}`],
  }),
  circleInvitation: (senderName: string, url: string, supportEmail: string): LetterWords => ({
    subject: `${senderName} invites you to their Circle on Astrarium`,
    heading: `${senderName} would like you in their Circle`,
    paragraphs: [
      'Astrarium shows the people in somebody’s life, and what two birth charts say about the two of them. If you accept, each of you stands in the other’s Circle.',
      'Your birth date, time and place are never shown to them. What else they may see is yours to choose, and to take back at any time.',
    ],
    action: { label: 'See the invitation', url },
    footnotes: [
      'The link is good for 30 days. It also lets you delete this invitation and stop any further ones, without an account.',
      'If you do not know who this is, you can leave this email unanswered.',
      `Questions? ${supportEmail}`,
    ],
  }),
  paymentFailed: (
    name: string,
    { until, url, supportEmail }: { until: string; url: string; supportEmail: string },
  ): LetterWords => ({
    subject: 'Your payment did not go through',
    heading: 'A payment is open',
    paragraphs: [
      `Hello ${name}, the last payment for your plan did not go through. That happens: a card expires, or a bank says no once.`,
      `Your plan stays as it is until ${until}, and the payment is tried again. You can use another card until then. After that you are on the Free plan, with 5 Asks a day; nothing of yours is lost.`,
    ],
    action: { label: 'Look at my billing', url },
    footnotes: [`Questions? ${supportEmail}`],
  }),
}
