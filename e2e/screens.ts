import { refused } from './test.ts'

/** Outside, where nobody is signed in. */
export const OPEN = [
  '/',
  '/sample',
  '/login',
  '/login?step=code',
  '/login?step=terms',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/privacy-policy',
  '/terms-of-service',
  '/support',
  '/take-along',
  '/email-confirmation#for=change',
  '/invitation#token=none',
  '/nowhere',
]

/** Behind the log-in. */
export const INSIDE = [
  '/sanctum',
  '/sanctum/ask',
  '/sanctum/ask-history',
  '/sanctum/saved-ask',
  '/sanctum/blueprint',
  '/sanctum/blueprint/cosmic-core',
  '/sanctum/blueprint/nowhere',
  '/sanctum/blueprint/print',
  '/sanctum/circle',
  '/sanctum/circle/nowhere',
  '/sanctum/circle/sharing',
  '/sanctum/circle/notes',
  '/sanctum/daily',
  '/sanctum/daily/check-in',
  '/sanctum/daily/notes',
  '/sanctum/foresight',
  '/sanctum/foresight/saved',
  '/sanctum/foresight/nowhere',
  '/sanctum/profile',
  '/sanctum/subscription',
  '/sanctum/subscription/asks',
  '/sanctum/settings',
]

/** What Chromium says of those among them that are there for what is not. */
export const NOT_THERE = [
  refused(404, '/nowhere'),
  refused(404, '/api/.*/nowhere(?:/.*)?'),
  refused(400, '/api/circle/invitation'),
]
