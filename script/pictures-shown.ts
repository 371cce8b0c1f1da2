/** What `script/pictures` takes, by the name of the picture. */
export const SCREENS: Record<string, string> = {
  landing: '/',
  sample: '/sample',
  support: '/support',
  'not-found': '/nowhere',
  home: '/sanctum',
  ask: '/sanctum/ask',
  'ask-history': '/sanctum/ask-history',
  'saved-asks': '/sanctum/saved-ask',
  blueprint: '/sanctum/blueprint',
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
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  'not-found-inside': '/sanctum/nowhere',
}

/** What is seen before one is signed in; the log-in page signs out whoever comes to it. */
export const OUTSIDE: Record<string, string> = {
  'log-in': '/login',
  'log-in-code': '/login?step=code',
  'log-in-terms': '/login?step=terms',
  'forgot-password': '/forgot-password',
  'reset-password': '/reset-password',
  'email-confirmation': '/email-confirmation#token=none',
  'take-along': '/take-along#token=none',
}

export const DIALOGS: Record<string, { address: string; press: RegExp }> = {
  'change-password': { address: '/sanctum/settings', press: /^Change password$/ },
  'change-email': { address: '/sanctum/settings', press: /^Change email$/ },
  'change-timezone': { address: '/sanctum/settings', press: /^Change timezone$/ },
  'add-passkey': { address: '/sanctum/settings', press: /^Add a passkey$/ },
  'second-step': { address: '/sanctum/settings', press: /^Turn on$/ },
  'what-is-sent': { address: '/sanctum/settings', press: /^Show what would be sent$/ },
  'regenerate-chart': { address: '/sanctum/profile', press: /^Re-generate Birth Chart$/ },
  'chart-settings': { address: '/sanctum/profile', press: /^Chart settings$/ },
  'add-someone': { address: '/sanctum/circle', press: /^Add Someone$/ },
  'delete-account': { address: '/sanctum/settings', press: /Delete (my )?account/i },
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
