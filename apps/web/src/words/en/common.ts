import { counted } from './counted.ts'

/** Words that no single feature owns. */
export const common = {
  product: 'Astrarium',
  guide: 'Arion',
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  continue: 'Continue',
  tryAgain: 'Try Again',
  loading: 'Loading...',
  leave: {
    title: 'Discard what you wrote?',
    text: 'It is not saved yet, and stands nowhere else.',
    discard: 'Discard',
  },
  show: 'Show password',
  hide: 'Hide password',
  optional: 'optional',
  skipToContent: 'Skip to content',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  pageTitle: (page: string) => `${page} · Astrarium`,
  retryIn: (seconds: number) =>
    seconds < 5
      ? 'Please try again in a moment.'
      : seconds < 90
        ? `Please try again in ${counted(seconds, 'second')}.`
        : `Please try again in ${counted(Math.ceil(seconds / 60), 'minute')}.`,
  noConnection: 'The server cannot be reached. Please check your connection and try again.',
  notFound: {
    code: '404',
    title: 'Oops! Page not found',
    text: 'The page you are looking for has moved, or was never here.',
    home: 'Return to Home',
    /** whoever is signed in has no use for the front page */
    sanctuary: 'Return to Sanctuary',
  },
  crash: {
    title: 'Something went wrong',
    text: 'This page could not be shown. Nothing you saved is lost.',
    reload: 'Reload the page',
    home: 'Back to the Dashboard',
    reference: (id: string) => `If it stays so, tell support this number: ${id}`,
    notHereYet: 'This page is not here yet',
    partNotHereYet: 'This part is not here yet.',
    offline: 'No connection, and this page was not opened before. What you have open stays.',
    stillOffline: 'Still no connection.',
  },
  theme: { label: 'Theme', device: 'As the device', night: 'Night', vellum: 'Vellum' },
}
