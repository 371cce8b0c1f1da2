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

/** Goes to Google and comes back as whoever has this address there. */
async function comeBack(browser: Person, email: string): Promise<Response> {
  const { url } = (await browser.call<{ url: string }>('POST', '/api/auth/google')).body
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

it('somebody with a second step who comes back from Google is asked for the code', async () => {
  const mara = house.visitor()
  await comeBack(mara, mara.email)
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
  await comeBack(mara, mara.email)
  const bornOn = (birthDate: string) => mara.call('PUT', '/api/chart/birth', { ...LONDON_1926, birthDate })
  const lately = new Date().getUTCFullYear() - 15
  expect((await bornOn(`${lately}-01-01`)).body.code).toBe('too_young')
  expect((await mara.call('GET', '/api/profile')).body).toMatchObject({ birth: null, chart: null })
  expect((await bornOn('1926-04-21')).status).toBe(200)
})
