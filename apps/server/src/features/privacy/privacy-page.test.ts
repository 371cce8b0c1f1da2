import { describe, expect, it } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { fillPrivacyPage } from './privacy-page.ts'
import { CHAPTERS, REGISTER } from './register.ts'

/** Each conditional sentence by its own name, as the built page has them. */
const NAMES = [
  'builtIn',
  'model',
  'ownPlaces',
  'outsidePlaces',
  'mail',
  'noMail',
  'payments',
  'noPayments',
  'google',
]
const PAGE = `{{updated}}{{kept}}${NAMES.map((name) => `{{when ${name}}}<li>${name}</li>{{end}}`).join('')}`
const now = new Date('2026-11-23T12:00:00Z')
const keeping = (chapters: typeof CHAPTERS) => ({ chapters, changes: [], now })
const QUIET = { llm: null, geocoder: null, smtpUrl: null, stripe: null, google: null }
const shownWith = (changes: Partial<Parameters<typeof fillPrivacyPage>[1]>) =>
  [...fillPrivacyPage(PAGE, { ...QUIET, ...changes }, keeping([])).matchAll(/<li>(\w+)<\/li>/g)].map(
    ([, name]) => name,
  )

describe('the privacy policy', () => {
  it('tells every table of the register in one of its chapters, with what becomes of it', () => {
    const page = fillPrivacyPage(PAGE, QUIET, keeping(CHAPTERS))
    const told = CHAPTERS.flatMap(([, tables]) => tables)
    expect(new Set(told)).toEqual(new Set(REGISTER))
    expect(told).toHaveLength(REGISTER.length)
    for (const { about } of REGISTER) expect(page).toContain(`>${escapeHtml(about)}</th><td>`)
    const ofNobody = REGISTER.find(({ name }) => name === 'blocked_addresses')!
    expect(page).toContain(
      `${escapeHtml(ofNobody.about)}</th><td>no</td><td>its owner writes to us (a hash of an address that wants no letters from anybody)`,
    )
    expect(page).not.toMatch(/\{\{|undefined/)
  })

  it('keeps its date until a change was announced, says from when on that one applies, and bears its month then', () => {
    const announced = (subject: string, appliesOn: string) => ({
      subject,
      appliesOn,
      announcedAt: new Date('2026-11-01T12:00:00Z'),
    })
    const shown = (...changes: ReturnType<typeof announced>[]) =>
      fillPrivacyPage('{{updated}}', QUIET, { chapters: [], changes, now })
    expect(shown()).toBe('Last updated: January 2025')
    expect(shown(announced('A <new> shop', '2026-12-01'), announced('Old', '2026-10-01'))).toBe(
      'Last updated: October 2026. From 1 December 2026 on: A &#60;new&#62; shop. Everybody with an account was told by mail, beginning on 1 November 2026',
    )
    expect(shown(announced('Today', '2026-11-23'))).toBe('Last updated: November 2026')
  })

  it('says that nothing leaves where nothing does', () => {
    expect(shownWith({})).toEqual(['builtIn', 'ownPlaces', 'noMail', 'noPayments'])
  })

  it('says what leaves as soon as the settings have it leave, and to whom', () => {
    const llm = readConfig({ NODE_ENV: 'test', LLM_PROVIDER: 'openai', LLM_KEY: 'k', LLM_MODEL: 'gpt-x' }).llm
    const stripe = { key: 'k', webhookSecret: 'w', apiBase: null, prices: {} }
    const settings = {
      llm,
      geocoder: { url: 'https://geo.example/v1', key: 'SECRET' },
      smtpUrl: 'smtp://user:SECRET@mail.example:587',
      stripe,
      google: { clientId: 'c', clientSecret: 'SECRET' },
    }
    expect(shownWith(settings)).toEqual(['model', 'outsidePlaces', 'mail', 'payments', 'google'])
    const page = fillPrivacyPage('{{model}} {{geocoder}} {{mail}} {{payments}}', settings, keeping([]))
    expect(page).toBe('gpt-x at api.openai.com geo.example mail.example Stripe')
  })
})
