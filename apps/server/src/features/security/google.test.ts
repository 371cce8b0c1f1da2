import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { openTestApp } from '../../../test/open-test-app.ts'
import type { TestApp } from '../../../test/open-test-app.ts'
import { LONDON_1926 } from '../../../test/person.ts'
import type { Person } from '../../../test/person.ts'

let house: TestApp
beforeAll(async () => {
  house = await openTestApp({ google: { clientId: 'our-client', clientSecret: 'our-secret' } })
})
afterAll(() => house.close())
afterEach(() => vi.restoreAllMocks())

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const AGREED = { termsVersion: '2025-05-21', birthDate: '1926-04-21' }

/** Goes to Google and comes back as whoever has this address there. */
async function comeBack(browser: Person, email: string, agreed?: typeof AGREED): Promise<Response> {
  const { url } = (await browser.call<{ url: string }>('POST', '/api/auth/google', { agreed })).body
  const token = `${part({ alg: 'none' })}.${part({ sub: email, email, email_verified: true, name: 'Mara Lind' })}.`
  const network = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    String(input instanceof Request ? input.url : input).includes('oauth2.googleapis.com')
      ? Promise.resolve(Response.json({ access_token: 'granted', id_token: token, token_type: 'Bearer' }))
      : network(input, init),
  )
  const state = new URL(url).searchParams.get('state')!
  return browser.raw('GET', `/api/better-auth/callback/google?code=given&state=${state}`)
}
const isIn = async (person: Person) => (await person.call('GET', '/api/profile')).status !== 401

it('whoever has no account here is asked for the terms after Google, and has none until then', async () => {
  const mara = house.visitor()
  const asked = await comeBack(mara, mara.email)
  expect(asked.headers.get('location')).toBe('/login?step=terms')
  expect(await isIn(mara)).toBe(false)
  const accounts = () => house.owner.query('select 1 from users where email = $1', [mara.email])
  expect((await accounts()).rows).toEqual([])

  const made = await comeBack(mara, mara.email, AGREED)
  expect(made.headers.get('location')).toBe('/signup?continue=chart')
  expect(await isIn(mara)).toBe(true)
  const { consents } = (await mara.call('GET', '/api/account/privacy')).body
  expect(consents).toMatchObject([{ what: 'terms', version: AGREED.termsVersion }])

  const later = house.visitor()
  expect((await comeBack(later, mara.email)).headers.get('location')).toBe('/sanctum/ask')
  expect(await isIn(later)).toBe(true)
})

it('nobody under sixteen gets an account by way of Google', async () => {
  const mara = house.visitor()
  const lately = `${new Date().getUTCFullYear() - 15}-01-01`
  const refused = await mara.call('POST', '/api/auth/google', { agreed: { ...AGREED, birthDate: lately } })
  expect([refused.status, refused.body.code]).toEqual([403, 'too_young'])
})

it('somebody with a second step who comes back from Google is asked for the code', async () => {
  const mara = house.visitor()
  await comeBack(mara, mara.email, AGREED)
  expect(await isIn(mara)).toBe(true)
  await mara.call('POST', '/api/account/erasure/code')
  const code = house.letters.at(-1)?.text.match(/\b\d{8}\b/)?.[0]
  const begun = await mara.call('POST', '/api/account/second-step', { confirmation: code })
  const { uri } = begun.body
  expect((await mara.call('POST', '/api/account/second-step/confirm', { code: codeOf(uri) })).status).toBe(
    200,
  )

  const elsewhere = house.visitor()
  const answer = await comeBack(elsewhere, mara.email)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/login?step=code')
  expect(await isIn(elsewhere)).toBe(false)
  expect((await elsewhere.call('POST', '/api/auth/sign-in/code', { code: codeOf(uri) })).status).toBe(200)
  expect(await isIn(elsewhere)).toBe(true)
})

it('somebody who comes with Google is asked for the same sixteen years', async () => {
  const mara = house.visitor()
  await comeBack(mara, mara.email, AGREED)
  const bornOn = (birthDate: string) => mara.call('PUT', '/api/chart/birth', { ...LONDON_1926, birthDate })
  const lately = new Date().getUTCFullYear() - 15
  expect((await bornOn(`${lately}-01-01`)).body.code).toBe('too_young')
  expect((await mara.call('GET', '/api/profile')).body).toMatchObject({ birth: null, chart: null })
  expect((await bornOn('1926-04-21')).status).toBe(200)
})
