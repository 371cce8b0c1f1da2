import type { ConnectionStatus, ShareScope } from '@astrarium/contracts'
import { counted } from './counted.ts'

/** Finding, asking and linking people with accounts of their own. */
export const circleLinks = {
  findable: {
    title: 'May others find you by name?',
    text: 'Somebody who has an account here could then search for your name and ask you into their Circle. Nothing else of you is shown, and nothing happens without your answer.',
    yes: 'Yes, by my name',
    no: 'No, keep me hidden',
    later: 'You can change this at any time under “Who sees what of me”.',
    saved: { yes: 'You can be found by your name', no: 'You stay hidden' },
    failed: 'Failed to update preferences',
    toggle: 'Others can find me by my name',
  },

  search: {
    way: { title: 'Find Existing User', text: 'Search people on Astrarium' },
    title: 'Find Existing User',
    label: 'Search by name',
    hint: 'At least two letters.',
    searching: 'Searching...',
    found: (count: number) => `${counted(count, 'person', 'people')} found`,
    empty: 'No users found with that name.',
    why: 'Only people who chose to be found by name appear here. You can write to them instead.',
    invite: 'Invite by email',
    failed: 'The search did not go through.',
    tag: 'Relationship',
    message: 'A few words to them (optional)',
    messageHint: 'They read it with your request. Addresses and numbers are left out.',
    status: {
      none: 'Send Request',
      in_circle: 'In Your Circle',
      pending: 'Invitation Sent',
      accepted: 'Already Connected',
      declined: 'Request Declined',
    } satisfies Record<ConnectionStatus, string>,
    ask: (name: string) => `Send Request to ${name}`,
    sent: {
      title: 'Circle Request Sent!',
      text: "They'll receive a notification and can accept or decline your invitation",
    },
    sendFailed: 'Failed to send circle request',
  },

  asking: {
    they: 'whoever accepts',
    later: 'You can change this at any time under “Who sees what of me”.',
  },

  invitation: {
    checkbox: 'Send invitation email',
    email: 'Email Address',
    contactMissing: 'Email or phone number required',
    phone:
      'Invitations go by email alone, so that nobody else can accept them. Please enter an email address instead of the number.',
    emailMissing: 'Please enter an email address.',
    hint: 'They are sent one email with your name and a link, and nothing that you wrote about them.',
    willSend: (address: string) => `An invitation will be sent to ${address}.`,
    sending: (address: string) => `Sending the invitation to ${address}...`,
    sent: (address: string) => `The invitation was sent to ${address}.`,
    notSent: (address: string, reason: string) => `The invitation to ${address} was not sent. ${reason}`,
    failed: 'Failed to send invitation',
    again: 'Try Again',
    title: 'Invite by email',
    send: 'Send Invitation',
    done: (address: string) => `Invitation sent to ${address}`,
    notLinked: (name: string) => `${name} is not linked with you. An invitation asks them to be.`,
    waits: (name: string, date: string) => `An invitation waits for the answer of ${name}, until ${date}.`,
    titleFor: (name: string) => `Invite ${name} by email`,
  },

  requests: {
    open: 'Circle Requests',
    waiting: (count: number) => counted(count, 'request waits', 'requests wait'),
    loading: 'Loading requests...',
    failed: 'Failed to load circle requests',
    empty: 'No pending requests',
    incoming: 'For you',
    unknown: 'Unknown User',
    wants: 'wants to join your circle',
    accept: 'Accept',
    decline: 'Decline',
    quiet: 'Decline without telling',
    never: 'Block their requests',
    more: (name: string) => `Other ways to decline ${name}`,
    busy: 'Processing...',
    see: (name: string) => `What ${name} may see of you`,
    tag: 'Relationship',
    accepted: { title: 'Request Accepted', text: (name: string) => `${name} has been added to your circle!` },
    declined: { title: 'Request Declined', text: (name: string) => `Declined invitation from ${name}.` },
    declinedQuietly: (name: string) =>
      `${name} is not told. For them the request stays open until it expires.`,
    declinedForEver: (name: string) =>
      `Nothing of ${name} reaches you any more, and they are not told. You can undo this under Circle Requests.`,
    error: 'Error',
    acceptFailed: 'Failed to accept request',
    declineFailed: 'Failed to decline request',
    acceptTryAgain: 'Failed to accept request. Please try again.',
    respondFailed: 'Failed to respond to request',
    sent: 'From you',
    noneSent: 'Nothing waits for an answer.',
    somebody: 'Somebody by email',
    status: { pending: 'Waiting for an answer', accepted: 'Accepted', declined: 'Declined' },
    until: (date: string) => `open until ${date}`,
    cancel: 'Take back',
    cancelOf: (name: string) => `Take back the request to ${name}`,
    cancelled: 'Request taken back',
    cancelFailed: 'Failed to cancel request',
    blocked: {
      title: 'People you blocked',
      text: 'Nothing of these people reaches you, and they are not told.',
      since: (date: string) => `since ${date}`,
      undo: 'Let them ask again',
      undoOf: (name: string) => `Let ${name} ask again`,
      undone: (name: string) => `Requests from ${name} reach you again`,
      failed: 'This could not be undone',
    },
    limits: (sent: number, aDay: number, pending: number, most: number) =>
      `${sent} of ${aDay} sent within a day, ${pending} of ${most} waiting.`,
  },

  /** whoever is accepted or asked may be in the Circle already */
  same: {
    question: (first: string) => `Is this the ${first} who is in your Circle already?`,
    yes: 'Yes, join',
    yesOf: (name: string) => `Yes, join ${name}`,
    no: 'No, a new person',
  },

  scopes: {
    ring: {
      label: 'The ring and words about it',
      text: 'And your photo, if you have one. No sign, no degree, no date.',
    },
    signs: { label: 'Also the sign of your Sun', text: 'Your seal then stands under it in their Circle.' },
    wheel: {
      label: 'Also your wheel',
      text: 'Degrees, houses and dates. From these somebody can work out when and where you were born.',
    },
  } satisfies Record<ShareScope, { label: string; text: string }>,

  member: {
    shares: {
      nothing: (name: string) => `${name} is linked with you and shares nothing at the moment.`,
      ring: (name: string) => `${name} shares the ring with you, and words about it.`,
      signs: (name: string) => `${name} shares the ring and the sign of their Sun with you.`,
      wheel: (name: string) => `${name} shares their wheel with you.`,
    },
    linked: 'Linked',
    invited: 'Invited',
    sharing: 'Who sees what of me',
    neverShown: 'Birth date, time and place are theirs, and are not shown here.',
  },

  sharing: {
    name: 'Who sees what of me',
    back: 'Back to Circle',
    text: 'For each person you are linked with, this is all that their Circle is told about you. Your birth date, time and place are left out.',
    loading: 'Loading...',
    failed: 'Failed to load circle members',
    empty: 'You are not linked with anybody, so no Circle shows anything of you.',
    linkedSince: (date: string) => `Linked since ${date}`,
    since: (date: string) => `shown since ${date}`,
    theySee: (name: string) => `What ${name} is told`,
    nothing: 'Nothing.',
    photo: 'Your photo',
    photoShown: 'The one of your profile.',
    ring: 'Ring',
    ofTheTwo: {
      ring: 'The ring in which you stand for them, and a few words about the two of you.',
      signs:
        'The ring in which you stand for them, and words about the two of you that name your Sun’s sign.',
      wheel:
        'The ring in which you stand for them, words about the two of you, which contacts speak for it, and on which days something touches both of you.',
    },
    sun: 'Sign of your Sun',
    chart: 'Your wheel',
    chartHolds: (planets: number, houses: number) =>
      houses > 0
        ? `Sign, degree and house of ${planets} planets and points, 12 house cusps, Ascendant, Midheaven, and all aspects among them.`
        : `Sign and degree of ${planets} planets and points, and all aspects among them.`,
    choose: (name: string) => `What ${name} may see`,
    earlierWords: (name: string) =>
      `You agreed to earlier words, and ${name} is shown only what those named. Here you read the words of today.`,
    agreeAnew: 'Agree to these words',
    save: 'Save',
    saved: (name: string) => `Changed: ${name} sees this from now on`,
    withdraw: 'Show nothing',
    withdrawn: (name: string) => `${name} is shown nothing of you any more`,
    unlink: 'Unlink',
    unlinkTitle: (name: string) => `Unlink ${name}?`,
    unlinkText: (name: string) =>
      `What you and ${name} were shown of each other goes at once, on both sides. What each of you wrote stays with whoever wrote it.`,
    unlinking: 'Unlinking...',
    unlinked: (name: string) => `You and ${name} are no longer linked`,
    changeFailed: 'Failed to update circle member',
    finding: 'Finding you',
  },

  link: {
    page: 'An invitation',
    loading: 'Opening the invitation...',
    title: (name: string) => `${name} would like you in their Circle`,
    text: 'Astrarium shows the people in somebody’s life, and what two birth charts say about the two of them. If you accept, each of you stands in the other’s Circle. Your birth date, time and place are never shown to them.',
    howNew: 'Sign up with the address this email came to, and the request waits in your Circle.',
    signUp: 'Sign Up',
    logIn: 'Log In',
    open: 'Open Circle Requests',
    noThanks: 'No, thank you',
    erase: 'Delete this invitation',
    block: 'Delete it, and send me no further ones',
    erasing: 'Deleting...',
    erased: {
      title: 'The invitation is deleted',
      text: 'Your address was removed from it.',
      blocked: 'Your address was removed from it, and no further invitation will be sent to it by anybody.',
    },
    gone: 'This invitation is gone',
  },
}
