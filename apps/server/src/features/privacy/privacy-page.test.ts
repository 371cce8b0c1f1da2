import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { tablesChangedAt } from '../../platform/db/migrations.ts'
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
const keeping = (chapters: typeof CHAPTERS) => ({ chapters, changedAt: tablesChangedAt() })
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

  it('is as old as the newest change of the tables that it lists', () => {
    const { entries } = JSON.parse(
      readFileSync(new URL('../../../migrations/meta/_journal.json', import.meta.url), 'utf8'),
    ) as { entries: { when: number }[] }
    const newest = new Date(Math.max(...entries.map(({ when }) => when)))
    expect(tablesChangedAt()).toEqual(newest)
    const page = fillPrivacyPage(PAGE, QUIET, { chapters: [], changedAt: new Date('2026-02-28T23:59:00Z') })
    expect(page).toContain('Last updated: February 2026')
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
