import { common } from './common.ts'

/** What any page may say of a session and around one: apart from the words of signing in, which few need. */
export const session = {
  frontPage: `${common.product}, front page`,
  foot: { privacy: 'Privacy', terms: 'Terms', support: 'Support' },
  signedIn: { title: 'Signed in', text: `Welcome to ${common.product}.` },
  signedOut: { title: 'Signed out', text: 'You have been signed out.' },
  signOutFailed: 'Sign out failed',
}
