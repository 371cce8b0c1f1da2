import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from 'playwright-core'

/** What `script/pictures` takes at an address, by the name of the picture. */
export const SCREENS: Record<string, string> = {
  home: '/sanctum',
  ask: '/sanctum/ask',
  'ask-history': '/sanctum/ask-history',
  'saved-asks': '/sanctum/saved-ask',
  blueprint: '/sanctum/blueprint',
  'blueprint-print': '/sanctum/blueprint/print',
  chapter: '/sanctum/blueprint/cosmic-core',
  circle: '/sanctum/circle',
  'circle-notes': '/sanctum/circle/notes',
  sharing: '/sanctum/circle/sharing',
  daily: '/sanctum/daily',
  insight: '/sanctum/daily/insight',
  'check-in': '/sanctum/daily/check-in',
  'daily-notes': '/sanctum/daily/notes',
  foresight: '/sanctum/foresight',
  'saved-foresight': '/sanctum/foresight/saved',
  profile: '/sanctum/profile',
  subscription: '/sanctum/subscription',
  asks: '/sanctum/subscription/asks',
  settings: '/sanctum/settings',
  'not-found-inside': '/sanctum/nowhere',
}

/** What is seen before one is signed in; the log-in page signs out whoever comes to it. */
export const OUTSIDE: Record<string, string> = {
  landing: '/',
  sample: '/sample',
  support: '/support',
  'not-found': '/nowhere',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  'log-in': '/login',
  'log-in-code': '/login?step=code',
  'log-in-terms': '/login?step=terms',
  'forgot-password': '/forgot-password',
  'reset-password': '/reset-password',
  'email-confirmation': '/email-confirmation#token=none',
  'email-change': '/email-confirmation#for=change',
  'take-along': '/take-along#token=none',
  'invitation-gone': '/invitation#token=none',
}

interface Letter {
  at: string
  subject: RegExp
  /** has a letter sent, and answers to whom */
  ask: (person: APIRequestContext, email: string) => Promise<string>
}

/** What the link of a letter opens. */
export const LETTERS: Record<string, Letter> = {
  'reset-password-open': {
    at: '/reset-password',
    subject: /new password/,
    async ask(person, email) {
      await person.post('/api/auth/forgot-password', { data: { email } })
      return email
    },
  },
  invitation: {
    at: '/invitation',
    subject: /invites you/,
    async ask(person) {
      const inviteeEmail = `${randomUUID().slice(0, 8)}@example.com`
      await person.post('/api/send-invitation-email', { data: { inviteeEmail } })
      return inviteeEmail
    },
  },
}

/** Those that show how something is refused or breaks, which the browser writes into its console. */
export const REFUSED = [
  'crash',
  'foresight-asked-back',
  'not-found',
  'not-found-inside',
  'email-confirmation',
  'take-along',
  'invitation-gone',
]

/** What a newcomer finds empty. */
export const EMPTY: Record<string, string> = {
  'empty-home': '/sanctum',
  'empty-ask': '/sanctum/ask',
  'empty-ask-history': '/sanctum/ask-history',
  'empty-saved-asks': '/sanctum/saved-ask',
  'empty-blueprint': '/sanctum/blueprint',
  'empty-circle': '/sanctum/circle',
  'empty-circle-notes': '/sanctum/circle/notes',
  'empty-sharing': '/sanctum/circle/sharing',
  'empty-daily': '/sanctum/daily',
  'empty-check-in': '/sanctum/daily/check-in',
  'empty-daily-notes': '/sanctum/daily/notes',
  'empty-foresight': '/sanctum/foresight',
  'empty-saved-foresight': '/sanctum/foresight/saved',
  'empty-profile': '/sanctum/profile',
  'empty-asks': '/sanctum/subscription/asks',
}

/** Those that the documents show, and where they stand; the sixth is the preview of a link below. */
export const KEPT: Record<string, string> = {
  'home-wide-night': 'docs/pictures/sanctuary.png',
  'conversation-wide-vellum': 'docs/pictures/answer.png',
  'circle-wide-night': 'docs/pictures/circle.png',
  'forecast-wide-vellum': 'docs/pictures/forecast.png',
  'blueprint-wide-night': 'docs/pictures/blueprint.png',
}

/** What a link to us looks like elsewhere: the head of the landing page without what one presses. */
export const SOCIAL = {
  width: 1200,
  height: 630,
  place: 'apps/web/src/public/social.png',
  style: `.header-actions, .hero .buttons, .hero .note { display: none }
.hero-inner { min-height: 0; height: 546px; padding-block: 0 40px; gap: 24px }
.hero .hero-astrolabe { width: 500px }
.hero h1 { font-size: 66px }`,
}
