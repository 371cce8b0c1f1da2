import { describe, expect, it } from 'vitest'
import { renderPages } from './render.tsx'

const pages = renderPages(
  { email: 'hello@stars.test', sourceUrl: 'https://code.test/astrarium', year: 2031 },
  { css: 'main{color:red}', fonts: ['/assets/eb.woff2'] },
)
const landing = pages['index.html']!
const signedIn = pages['index.signed-in.html']!
const text = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')

describe('every public page', () => {
  it.each(Object.entries(pages))(
    '%s has one style at its head, and no script and no style on anything, which the content policy would refuse',
    (_name, html) => {
      expect(html).toMatch(/^<!doctype html><html lang="en">/)
      expect(html.split('<body>')[0]).toContain('<style>main{color:red}</style></head>')
      expect(html.match(/<style/g)).toHaveLength(1)
      expect(html).not.toMatch(/<script|\sstyle=|\son[a-z]+=|javascript:/)
    },
  )

  it.each(Object.entries(pages))('%s loads nothing from elsewhere', (_name, html) => {
    expect(
      [...html.matchAll(/<(?:link(?! rel="canonical")|img|script|iframe)[^>]*(?:href|src)="([^"]+)"/g)]
        .map(([, url]) => url)
        .filter((url) => !url!.startsWith('/')),
    ).toEqual([])
  })

  it.each(Object.entries(pages))(
    '%s has one title, one heading of the first order, a main part and the footer',
    (_name, html) => {
      expect(html.match(/<title>/g)).toHaveLength(1)
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(html).toContain('<main id="content">')
      for (const link of [
        'href="/privacy-policy"',
        'href="/terms-of-service"',
        'href="/support"',
        'href="mailto:hello@stars.test"',
        'href="https://code.test/astrarium"',
      ])
        expect(html).toContain(link)
      expect(text(html)).toContain('© 2031')
      expect(text(html)).toMatch(/Place names from GeoNames ?, CC BY 4.0/)
    },
  )

  it.each([
    ['index.html', '/'],
    ['sample.html', '/sample'],
    ['privacy-policy.html', '/privacy-policy'],
    ['terms-of-service.html', '/terms-of-service'],
    ['support.html', '/support'],
  ])('%s has one address, %s', (name, path) => {
    expect(pages[name]).toContain(`<link rel="canonical" href="https://astrarium.example${path}"/>`)
    expect(pages[name]).toContain(`<meta property="og:url" content="https://astrarium.example${path}"/>`)
  })

  it.each(Object.entries(pages).filter(([name]) => !name.startsWith('index.')))(
    '%s lets in whoever has an account, and signs nobody out',
    (_name, html) => {
      expect(html).toMatch(/<a[^>]*href="\/sanctum\/ask"[^>]*>Login<\/a>/)
      expect(html).not.toContain('href="/login"')
    },
  )

  it('shows no zodiac characters, which phones turn into emoji', () => {
    for (const html of Object.values(pages)) expect(html).not.toMatch(/[☀-➿\u{1F300}-\u{1FAFF}]/u)
  })
})

describe('the landing page', () => {
  it('offers log-in and sign-up to a visitor', () => {
    expect(landing).toMatch(/<a[^>]*href="\/login"[^>]*>Login<\/a>/)
    expect(landing).toMatch(/<a[^>]*href="\/signup"[^>]*>Sign Up<\/a>/)
    expect(landing).not.toContain('Enter Sanctuary')
  })

  it('offers the way back in to who is signed in', () => {
    expect(signedIn).toMatch(/<a[^>]*href="\/sanctum"[^>]*>Enter Sanctuary<\/a>/)
    expect(signedIn).not.toContain('href="/login"')
  })

  it('offers nobody an account who has one', () => {
    expect(signedIn).not.toContain('href="/signup"')
    expect(signedIn.match(/<a[^>]*href="\/sanctum"/g)).toHaveLength(3)
  })

  it('says in structured data what it is and what each plan costs', () => {
    expect(landing).toContain('itemType="https://schema.org/WebApplication"')
    expect(landing.match(/itemType="https:\/\/schema.org\/Offer"/g)).toHaveLength(4)
    expect(landing.match(/itemProp="price" content="[^"]+"/g)).toHaveLength(4)
  })

  it('shows the Moon of this hour wherever it shows one as it is now', () =>
    expect(landing.match(/\{\{moonDisc\}\}/g)).toHaveLength(2))

  it('leads with “See a sample chart” to the chart itself: its heading, and then the wheel', () => {
    const [, target] = /<a[^>]*href="#([^"]+)"[^>]*>See a sample chart<\/a>/.exec(landing)!
    expect(landing.match(new RegExp(`id="${target}"`, 'g'))).toHaveLength(1)
    const figure = landing.slice(landing.indexOf(`id="${target}"`)).split('</figure>')[0]!
    expect(figure).toMatch(/^[^>]*><h3>A sample chart<\/h3><div[^>]*><svg/)
    expect(figure).not.toContain('<form')
  })

  it('leads to sign-up from its first and its last call', () => {
    expect(landing).toMatch(/<a[^>]*href="\/signup"[^>]*>Try it for Free<\/a>/)
    expect(landing).toMatch(/<a[^>]*href="\/signup"[^>]*>Start for Free<\/a>/)
  })

  it('says every promised word', () => {
    const words = text(landing)
    for (const promised of [
      'Unlock Your Cosmic Blueprint',
      'Explore Your Cosmic Toolkit',
      'Your Life, Decoded',
      'See Your Future Clearly',
      'Understand Your Relationships',
      'Your Daily Cosmic Pulse',
      'Instant Guidance from Arion',
      'How Astrarium works',
      'Natural conversation',
      'Personalized insights',
      'Instant responses 24/7',
      'GDPR compliance',
      'Encrypted storage',
      'Multi-regional compliance',
      'CCPA',
      'Australian Privacy Act',
      'Secure & Private',
      'Privacy First',
      'Encrypted in Transit & at Rest',
      'Ready to Reveal Your Cosmic Insights?',
      'Free Forever Plan',
      'Instant Access',
      '5 Asks a day',
    ])
      expect(words).toContain(promised)
    expect(words).not.toMatch(/end-to-end encrypted/i)
  })

  it('keeps one question open at a time, without a script: all share a name', () => {
    const items = landing.match(/<details name="faq">/g)!
    expect(items.length).toBeGreaterThanOrEqual(6)
    expect(landing.match(/<details/g)).toHaveLength(items.length)
  })
})

describe('the pages to read', () => {
  it.each(['privacy-policy.html', 'terms-of-service.html', 'support.html'])(
    '%s says when it was changed and how to reach us',
    (name) => {
      // the privacy policy is dated by the server, which writes its lists
      const updated = name === 'privacy-policy.html' ? '{{updated}}' : 'Last updated: January 2025'
      expect(text(pages[name]!)).toContain(updated)
      expect(pages[name]).toContain('mailto:hello@stars.test')
    },
  )

  it('support answers within 24 hours on business days', () => {
    expect(text(pages['support.html']!)).toContain('We answer within 24 hours on business days.')
  })

  it('the not-found page leads home and stays out of search engines', () => {
    const html = pages['404.html']!
    for (const promised of ['404', 'Oops! Page not found', 'Return to Home'])
      expect(text(html)).toContain(promised)
    expect(html).toContain('content="noindex"')
  })
})
