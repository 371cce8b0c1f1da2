import { describe, expect, it, vi } from 'vitest'
import { Authenticator } from '../../../test/authenticator.ts'
import { codeOf } from '../../../test/code-of.ts'
import type { Json, Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()
const origin = () => new URL(house.context.config.publicUrl).origin

const signIn = (person: Person, { email, password }: Person) =>
  person.call('POST', '/api/auth/sign-in', { email, password })
const withCode = (person: Person, code: string) => person.call('POST', '/api/auth/sign-in/code', { code })
const isIn = async (person: Person) => (await person.call('GET', '/api/profile')).status === 200
const security = async (person: Person) => (await person.call('GET', '/api/account/security')).body

async function withSecondStep(): Promise<{ mara: Person; uri: string; recoveryCodes: string[] }> {
  const mara = await house.visitor().arrive()
  const { uri, recoveryCodes } = (
    await mara.call('POST', '/api/account/second-step', { confirmation: mara.password })
  ).body
  const confirmed = await mara.call('POST', '/api/account/second-step/confirm', { code: codeOf(uri) })
  expect(confirmed.status).toBe(200)
  return { mara, uri, recoveryCodes }
}

describe('a second step', () => {
  it('is asked for from the first right code on, and by the password alone', async () => {
    const mara = await house.visitor().arrive()
    const begin = (confirmation: string) => mara.call('POST', '/api/account/second-step', { confirmation })
    expect((await begin('not my password')).body.code).toBe('invalid_credentials')
    const { uri, recoveryCodes } = (await begin(mara.password)).body
    expect(uri).toMatch(/^otpauth:\/\/totp\/Astrarium/)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await security(mara)).toEqual({ recoveryCodesLeft: null, passkeys: [] })
    expect((await signIn(house.visitor(), mara)).body.user).not.toBeNull()

    const confirm = (code: string) => mara.call('POST', '/api/account/second-step/confirm', { code })
    expect((await confirm('000000')).body.code).toBe('code_wrong')
    expect((await confirm(codeOf(uri))).status).toBe(200)
    expect(await security(mara)).toMatchObject({ recoveryCodesLeft: 10 })
    expect((await begin(mara.password)).body.code).toBe('second_step_changed')
  })

  it('lets nobody in with the password alone, and whoever has the code', async () => {
    const { mara, uri } = await withSecondStep()
    const elsewhere = house.visitor()
    expect((await signIn(elsewhere, mara)).body).toEqual({ user: null })
    expect(await isIn(elsewhere)).toBe(false)
    expect((await withCode(elsewhere, '000000')).body.code).toBe('code_wrong')
    expect((await withCode(elsewhere, codeOf(uri))).body.user).toMatchObject({ email: mara.email })
    expect(await isIn(elsewhere)).toBe(true)
    expect((await withCode(house.visitor(), codeOf(uri))).body.code).toBe('code_expired')
  })

  it('takes each recovery code once, and new ones end the old', async () => {
    const { mara, recoveryCodes } = await withSecondStep()
    const use = async (code: string) => {
      const elsewhere = house.visitor()
      await signIn(elsewhere, mara)
      return withCode(elsewhere, code)
    }
    expect((await use(recoveryCodes[0]!)).status).toBe(200)
    expect((await use(recoveryCodes[0]!)).body.code).toBe('code_wrong')
    expect(await security(mara)).toMatchObject({ recoveryCodesLeft: 9 })
    const renewed = await mara.call('POST', '/api/account/second-step/recovery-codes', {
      confirmation: mara.password,
    })
    expect((await use(recoveryCodes[1]!)).body.code).toBe('code_wrong')
    expect((await use(renewed.body.recoveryCodes[1] as string)).status).toBe(200)
  })

  it('allows five codes for one password', async () => {
    const { mara, uri } = await withSecondStep()
    const elsewhere = house.visitor()
    await signIn(elsewhere, mara)
    for (let each = 0; each < 5; each++) await withCode(elsewhere, '000000')
    expect((await withCode(elsewhere, codeOf(uri))).body.code).toBe('code_expired')
  })

  it('stays on when the password is reset, and ends by the password', async () => {
    const { mara } = await withSecondStep()
    await mara.call('POST', '/api/auth/forgot-password', { email: mara.email })
    await house.visitor().call('POST', '/api/auth/reset-password', {
      token: mara.linkToken(),
      password: mara.password,
    })
    expect((await signIn(house.visitor(), mara)).body).toEqual({ user: null })

    const { mara: ben } = await withSecondStep()
    const end = (confirmation: string) => ben.call('POST', '/api/account/second-step/end', { confirmation })
    expect((await end('not my password')).body.code).toBe('invalid_credentials')
    expect((await end(ben.password)).status).toBe(200)
    expect(await security(ben)).toMatchObject({ recoveryCodesLeft: null })
    expect((await signIn(house.visitor(), ben)).body.user).not.toBeNull()
  })

  it('keeps its secret and its codes unreadable in the database', async () => {
    const { uri, recoveryCodes } = await withSecondStep()
    const { rows } = await house.owner.query<{ row: string }>(
      `select to_jsonb(t)::text as row from two_factors t`,
    )
    const kept = rows.map(({ row }) => row).join()
    expect(kept).not.toContain(recoveryCodes[0])
    expect(kept).not.toContain(new URL(uri).searchParams.get('secret'))
  })
})

describe('a passkey', () => {
  const ask = async (person: Person): Promise<Json> =>
    (await person.call('POST', '/api/account/passkeys/question', { confirmation: person.password })).body
      .options as Json
  const add = (person: Person, response: Json) =>
    person.call('POST', '/api/account/passkeys', { response, name: 'My phone' })
  const enter = async (person: Person, device: Authenticator) => {
    const { options } = (await person.call('POST', '/api/auth/passkey/question')).body
    return person.call('POST', '/api/auth/passkey', { response: device.signIn(options as Json) })
  }

  it('is added by the owner of the account, signs in without password and code, and is removed', async () => {
    const { mara } = await withSecondStep()
    const device = new Authenticator(origin())
    expect((await add(mara, device.register(await ask(mara)))).status).toBe(200)
    const { passkeys } = await security(mara)
    expect(passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: null }])

    const elsewhere = house.visitor()
    expect((await enter(elsewhere, device)).body.user).toMatchObject({ email: mara.email })
    expect(await isIn(elsewhere)).toBe(true)
    expect((await security(mara)).passkeys[0].lastUsedAt).toBe(house.clock.now.toISOString())

    vi.spyOn(house.context.db, 'asAuth').mockRejectedValueOnce(new Error('planted'))
    const unmarked = house.visitor()
    expect((await enter(unmarked, device)).status).toBe(200)
    expect(await isIn(unmarked)).toBe(true)

    const gone = await mara.call('DELETE', `/api/account/passkeys/${passkeys[0].id}`)
    expect(gone.status).toBe(200)
    expect((await enter(house.visitor(), device)).body.code).toBe('passkey_refused')
  })

  it('goes with a reset of the password, since whoever knew the old one may have added it', async () => {
    const mara = await house.visitor().arrive()
    const device = new Authenticator(origin())
    expect((await add(mara, device.register(await ask(mara)))).status).toBe(200)
    await mara.call('POST', '/api/auth/forgot-password', { email: mara.email })
    await house.visitor().call('POST', '/api/auth/reset-password', {
      token: mara.linkToken(),
      password: 'another horse 8',
    })
    expect((await enter(house.visitor(), device)).body.code).toBe('passkey_refused')
  })

  it('is not added without the password, by another browser, or from another place', async () => {
    const mara = await house.visitor().arrive()
    const wrong = await mara.call('POST', '/api/account/passkeys/question', { confirmation: 'wrong' })
    expect(wrong.body.code).toBe('invalid_credentials')
    const answer = new Authenticator(origin()).register(await ask(mara))
    const ben = await house.visitor().arrive()
    expect((await add(ben, answer)).body.code).toBe('passkey_refused')
    const elsewhere = new Authenticator('https://elsewhere.example').register(await ask(mara))
    expect((await add(mara, elsewhere)).body.code).toBe('passkey_refused')
    expect((await security(mara)).passkeys).toEqual([])
  })

  it('whose device did not ask who is there is neither added nor let in', async () => {
    const mara = await house.visitor().arrive()
    const careless = new Authenticator(origin(), { asksOwner: false })
    expect((await add(mara, careless.register(await ask(mara)))).body.code).toBe('passkey_refused')
  })

  it('answers one question once', async () => {
    const mara = await house.visitor().arrive()
    const device = new Authenticator(origin())
    await add(mara, device.register(await ask(mara)))
    const elsewhere = house.visitor()
    const { options } = (await elsewhere.call('POST', '/api/auth/passkey/question')).body
    const response = device.signIn(options as Json)
    expect((await elsewhere.call('POST', '/api/auth/passkey', { response })).status).toBe(200)
    const again = await house.visitor().call('POST', '/api/auth/passkey', { response })
    expect(again.body.code).toBe('passkey_refused')
  })
})
