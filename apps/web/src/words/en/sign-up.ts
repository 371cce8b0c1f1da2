import { common } from './common.ts'

const { product } = common

/** The wizard's, and what a new password asks for. */
export const signUp = {
  page: 'Sign up',
  progress: 'Sign-up progress',
  stepOf: (step: number, steps: number, name: string) => `Step ${step} of ${steps}: ${name}`,
  shortStepOf: (step: number, steps: number) => `${step} of ${steps}`,
  steps: {
    account: 'Account',
    birth: 'Birth Details',
    confirm: 'Confirm Email',
    chart: 'Chart',
    context: 'Profile',
  },

  account: {
    title: 'Create Your Account',
    name: 'Full name',
    passwordHint: 'At least 6 characters.',
    /** why a password is refused */
    weak: {
      common: 'Many people have this password, so it is tried first. Please choose another one.',
      like_email: 'This is your email, or part of it. Please choose another password.',
      repeated: 'This is one thing over and over, or a row of keys. Please choose another password.',
    },
    passwordAgain: 'We do not keep your password over a reload. Please type it again, at least 6 characters.',
    terms: { before: 'I have read and accept the ', link: 'Privacy Policy & Terms of Service', after: '.' },
    /** below Continue, as long as it waits */
    stillMissing: (parts: string[]) => `Still missing: ${parts.join(', ')}.`,
    parts: {
      name: 'your name',
      email: 'your email',
      password: 'a password',
      termsAccepted: 'a tick for the terms',
    },
    haveAccount: 'Already have an account?',
    logIn: 'Log in',
    missing: {
      name: 'Please enter your name.',
      nameShort: 'The name needs at least 2 characters.',
      email: 'Please enter your email.',
      emailForm: 'Please enter an email address such as name@example.com.',
      password: 'Please choose a password.',
      passwordShort: 'Password must be at least 6 characters long.',
      passwordLong: 'Password must be at most 128 characters long.',
      terms: 'Please accept the Privacy Policy and the Terms of Service.',
    },
  },

  terms: {
    title: 'Privacy Policy & Terms of Service',
    updated: 'Last updated May 21, 2025',
    understand: 'I Understand',
    intro: 'The short form. The full texts are on pages of their own:',
    privacyLink: 'Privacy Policy',
    termsLink: 'Terms of Service',
    sections: [
      {
        title: 'What we keep',
        text: 'Your name, your email, your birth details, the chart computed from them, your questions and the answers. Birth data, charts, conversations and notes are encrypted in our database.',
      },
      {
        title: 'What we do with it',
        text: 'We compute your chart and answer your questions. We sell none of it, show no advertising and build no profile for others.',
      },
      {
        title: 'Who else sees it',
        text: 'With the built-in guide nothing leaves our server. Where the operator has connected an outside language model, placements, dates of transits and the words of your question, with names and places taken out, go to it; never your name, email, birth date, time or place.',
      },
      {
        title: 'What this is, and what it is not',
        text: `${product} is for reflection. Arion is a program, not a person, and gives no medical, legal or financial advice.`,
      },
      {
        title: 'Your side',
        text: 'You are at least 16 years old. Give birth details of your own, keep your password to yourself, and do not try to harm the service or other people with it.',
      },
      {
        title: 'Leaving',
        text: 'You can take your data along and erase your account at any time, in your settings.',
      },
    ],
  },

  birth: {
    title: 'Your Birth Details',
    text: 'Your chart is computed from the moment and the place of your birth. They are kept encrypted, and shown to nobody but you.',
    busy: 'Processing...',
    skyName: 'The sky of this moment',
    skyOfDay: (signs: string) => `${signs}. The horizon comes with the time and the place.`,
    skyOfMoment: (signs: string) => `${signs}.`,
  },

  confirm: {
    title: 'Confirm Email',
    sentTo: 'We have sent a link to',
    text: 'Open it in this browser, or with your password on any other device. This page goes on by itself.',
    check: "I've confirmed my email",
    checking: 'Checking...',
    lastChecked: (time: string) => `Last checked at ${time}`,
    notYet: 'Not checked yet',
    resend: 'Send again',
    resending: 'Sending...',
    hint: 'Nothing there? Please look into the spam folder.',
    meanwhile: 'Meanwhile, your sky:',
    assumedPlace: 'For your birth place we took the first place found:',
    changePlace: 'Choose another place',
    gone: {
      title: 'This sign-up has ended',
      text: 'It was replaced by a newer one, or has expired. Please sign up again.',
      again: 'Sign up again',
    },
  },

  chart: {
    title: 'Your Chart',
    progress: 'Chart generation',
    messages: [
      'Connecting to celestial database...',
      'Mapping planetary positions...',
      'Calculating house placements...',
      'Analyzing aspect patterns...',
      'Interpreting cosmic energies...',
      'Personalizing your chart...',
      'Finalizing cosmic blueprint...',
    ],
    complete: 'Chart Complete!',
    completeText: 'Computed from your birth details, and kept for you alone.',
    withoutTime:
      'Your birth time is kept as not known: no Ascendant and no houses, and the Moon as a range. You can add it later in your profile.',
    placed: (body: string, sign: string) => `${body} in ${sign}`,
    openSign: 'The time of your birth would say which.',
    openRising: 'By your time, give or take. A little earlier or later, its neighbour may rise.',
    failed: 'Chart Generation Failed',
    goOnWithout: 'Continue Without Chart',
    failures: {
      unavailable: 'Astrology API is not available',
      bothFailed: 'Unable to generate birth chart: Both primary and fallback astrology services failed',
      format: 'Invalid birth data format provided',
      missing: 'Missing required birth data for chart generation',
      failed: 'Failed to generate birth chart',
      network:
        'Unable to connect to astrology service. This may be due to network issues or the service being temporarily unavailable.',
      refused: (message: string) => `Chart generation failed: ${message}`,
      other: (message: string) => `Chart generation error: ${message}`,
    },
  },

  context: {
    title: 'Personal Context',
    /** no word of the account, which there is since the letter: the last button is named for it once more */
    text: (hasChart: boolean) =>
      `${hasChart ? 'Your chart is kept. ' : ''}One last step: tell Arion what to call you and, if you like, who belongs to your life. Then ${hasChart ? 'your Blueprint is written, and ' : ''}you can ask Arion.`,
    firstName: 'First Name',
    firstNameMissing: 'Please enter your first name.',
    context: 'Personal context',
    contextHint:
      'For example “my wife Ana”, “our son Leo”, or whom you have lost: Arion keeps them in mind when answering you. You can update it later in your profile.',
    submit: 'Create Account',
    busy: 'Creating Account...',
    busyBlueprint: 'Generating Your Blueprint...',
  },
}
