import { describe, expect, it, vi } from 'vitest'
import { openTestApp } from '../../../test/open-test-app.ts'
import { testApp } from '../../../test/test-app.ts'
import { AppError } from '../../platform/app-error.ts'
import { openPool } from '../../platform/db/database.ts'
import { openRateLimiter } from '../../platform/http/rate-limit.ts'

const DAY = 86_400_000
const house = testApp()
const underHttps = testApp({ publicUrl: 'https://astrarium.example' })

describe('signing up', () => {
  it('keeps the account waiting until the mail is confirmed, then signs in with the birth details', async () => {
    const mara = house.visitor()
    const { body } = await mara.signUp()
    expect(body).toEqual({ status: 'confirm_email', secret: expect.any(String) })
    expect((await mara.call('POST', '/api/auth/sign-up/state', { secret: body.secret })).body).toEqual({
      status: 'waiting',
    })
    expect((await mara.call('GET', '/api/profile')).body).toMatchObject({ code: 'not_authenticated' })

    const confirmed = await mara.confirm()
    expect(confirmed.body).toMatchObject({
      status: 'confirmed',
      hasPendingBirth: true,
      user: { email: mara.email, isEmailConfirmed: true },
    })
    expect((await mara.call('POST', '/api/auth/sign-up/state', { secret: body.secret })).body).toEqual({
      status: 'confirmed',
    })
    expect((await mara.call('GET', '/api/profile')).body).toMatchObject({
      fullName: 'Mara Lind',
      currentTimeZone: 'Europe/London',
      birth: { birthDate: '1926-04-21', offset: 'UTC+01:00' },
      chart: null,
    })
    expect((await mara.call('GET', '/api/balance')).body).toMatchObject({
      planId: 'free',
      status: 'trialing',
      current: 5,
      limit: 5,
      resets: 'daily',
    })
  })

  it('sets cookies that no script can read, no other site sends, and over https no open line carries', async () => {
    for (const [at, isSecure] of [
      [house, false],
      [underHttps, true],
    ] as const) {
      const mara = at.visitor()
      const cookies = [
        ...(await mara.signUp()).headers.getSetCookie(),
        ...(await mara.confirm()).headers.getSetCookie(),
      ]
      expect(cookies.length).toBe(3)
      for (const cookie of cookies) {
        expect(cookie).toMatch(/HttpOnly/i)
        expect(cookie).toMatch(/SameSite=(Lax|Strict)/i)
        expect(/; Secure/i.test(cookie), cookie).toBe(isSecure)
      }
    }
  })

  it('answers the same for an address that is taken, and tells its owner by mail', async () => {
    const mara = await house.visitor().arrive()
    const stranger = house.visitor()
    const { status, body } = await stranger.signUp({ email: mara.email.toUpperCase() })
    expect([status, body.status]).toEqual([200, 'confirm_email'])
    expect(house.letters.at(-1)).toMatchObject({
      to: mara.email,
      subject: 'You already have an Astrarium account',
    })
    expect((await mara.call('GET', '/api/profile')).status).toBe(200)
  })

  it('again in the same browser replaces the one before, and its older link is dead', async () => {
    const mara = house.visitor()
    await mara.signUp()
    const older = mara.linkToken()
    await mara.signUp({ name: 'Mara Second' })
    expect((await mara.call('POST', '/api/auth/confirm-email', { token: older })).body).toMatchObject({
      code: 'confirmation_link_invalid',
    })
    expect((await mara.confirm()).body).toMatchObject({ user: { name: 'Mara Second' } })
  })

  it('sends the link again on request; the newest one counts', async () => {
    const mara = house.visitor()
    const { body } = await mara.signUp()
    for (const proof of [{ secret: body.secret }, { password: mara.password }]) {
      const older = mara.linkToken()
      expect(
        (await mara.call('POST', '/api/auth/resend-confirmation', { email: mara.email, ...proof })).body,
      ).toEqual({ success: true })
      expect(mara.linkToken()).not.toBe(older)
      expect((await mara.call('POST', '/api/auth/confirm-email', { token: older })).body).toMatchObject({
        code: 'confirmation_link_invalid',
      })
    }
    expect((await mara.confirm()).status).toBe(200)
  })

  it('takes a link once, says so the second time, and takes none after 7 days', async () => {
    const mara = house.visitor()
    await mara.signUp()
    const token = mara.linkToken()
    house.clock.now = new Date(house.clock.now.getTime() + 8 * DAY)
    expect((await mara.call('POST', '/api/auth/confirm-email', { token })).body).toMatchObject({
      code: 'confirmation_link_expired',
    })
    house.clock.now = new Date(house.clock.now.getTime() - 8 * DAY)
    expect((await mara.call('POST', '/api/auth/confirm-email', { token })).status).toBe(200)
    const elsewhere = house.visitor()
    expect((await elsewhere.call('POST', '/api/auth/confirm-email', { token })).body).toEqual({
      status: 'already_confirmed',
    })
    expect((await elsewhere.call('GET', '/api/auth/session')).body).toEqual({ user: null })
    expect(
      (await elsewhere.call('POST', '/api/auth/confirm-email', { token: 'made-up' })).body,
    ).toMatchObject({
      code: 'confirmation_link_invalid',
    })
  })

  it.each([
    [{ name: 'Nul\0name' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ password: '12345' }, 'password'],
    [{ name: ' a ' }, 'name'],
    [{ termsAccepted: false }, 'termsAccepted'],
    [{ birth: { birthDate: '1990-02-30', birthTime: '25:00' } }, 'birth.birthTime'],
  ])('names the field that is wrong: %o', async (changes, field) => {
    const { status, body } = await house.visitor().signUp(changes)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      success: false,
      code: 'bad_request',
      fields: { [field]: expect.any(String) },
    })
  })

  it.each([
    [{ birthDate: '1990-02-30' }, 'birth_date_invalid'],
    [{ birthDate: '2010-11-21' }, 'too_young'],
    [{ birthDate: '2026-11-20', birthTime: '23:00' }, 'birth_ahead'],
    [{ birthDate: '1899-12-31' }, 'birth_date_invalid'],
    [{ birthDate: '2027-01-01' }, 'birth_date_invalid'],
    [{ timezone: 'Mars/Olympus' }, 'zone_unknown'],
    [{ birthDate: '2020-03-29', birthTime: '01:30' }, 'birth_time_skipped'],
    [{ birthDate: '2020-10-25', birthTime: '01:30' }, 'birth_time_repeated'],
  ])('refuses a birth that has no chart: %o', async (changes, code) => {
    const { LONDON_1926 } = await import('../../../test/person.ts')
    expect((await house.visitor().signUp({ birth: { ...LONDON_1926, ...changes } })).body).toMatchObject({
      code,
    })
  })
})

describe('when no letter can leave', () => {
  it.each([['/api/auth/sign-up'], ['/api/auth/forgot-password'], ['/api/auth/resend-confirmation']])(
    '%s says so, to everybody alike, and leaves nothing behind',
    async (path) => {
      const mara = await house.visitor().arrive()
      const down = vi
        .spyOn(house.context.mailer, 'check')
        .mockRejectedValue(new AppError('mail_not_sent', 'The email could not be sent'))
      const nobody = house.visitor()
      const send = ({ email, password }: { email: string; password: string }) =>
        path.endsWith('sign-up') ? nobody.signUp({ email }) : nobody.call('POST', path, { email, password })
      const answers = [await send(nobody), await send(mara)]
      down.mockRestore()
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [503, 'mail_not_sent'],
        [503, 'mail_not_sent'],
      ])
      expect(
        (await house.owner.query('select 1 from pending_sign_ups where email = $1', [nobody.email])).rowCount,
      ).toBe(0)
    },
  )
})

describe('signing in', () => {
  it('opens the door with the right password and only then', async () => {
    const mara = await house.visitor().arrive()
    const elsewhere = house.visitor()
    expect(
      (await elsewhere.call('POST', '/api/auth/sign-in', { email: mara.email, password: 'wrong one' })).body,
    ).toMatchObject({
      code: 'invalid_credentials',
    })
    expect(
      (await elsewhere.call('POST', '/api/auth/sign-in', { email: mara.email, password: mara.password }))
        .body,
    ).toMatchObject({
      user: { email: mara.email },
    })
    expect((await elsewhere.call('GET', '/api/auth/session')).body).toMatchObject({
      user: { email: mara.email },
    })
    await elsewhere.call('POST', '/api/auth/sign-out')
    expect((await elsewhere.call('GET', '/api/auth/session')).body).toEqual({ user: null })
  })

  it('says that the mail is not confirmed', async () => {
    const mara = house.visitor()
    await mara.signUp()
    expect(
      (await mara.call('POST', '/api/auth/sign-in', { email: mara.email, password: mara.password })).body,
    ).toMatchObject({
      code: 'email_not_confirmed',
    })
  })

  it('answers a wrong password alike, whether the account is confirmed, waits, or does not exist', async () => {
    const confirmed = await house.visitor().arrive()
    const waiting = house.visitor()
    await waiting.signUp()
    const answers = await Promise.all(
      [confirmed.email, waiting.email, 'nobody-at-all@example.com'].map((email) =>
        house.visitor().call('POST', '/api/auth/sign-in', { email, password: 'wrong one' }),
      ),
    )
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
      new Set([
        JSON.stringify([
          401,
          { success: false, error: 'Invalid login credentials', code: 'invalid_credentials' },
        ]),
      ]),
    )
  })

  it('stops guessing after ten tries, with a clear text', async () => {
    const guesser = house.visitor()
    const guess = () =>
      guesser.call('POST', '/api/auth/sign-in', { email: 'victim@example.com', password: 'guess' })
    const guesses = await Promise.all(Array.from({ length: 10 }, guess))
    expect(new Set(guesses.map((answer) => answer.status))).toEqual(new Set([401]))
    const { status, body, headers } = await guess()
    expect(status).toBe(429)
    expect(body).toMatchObject({
      code: 'rate_limited',
      error: expect.stringMatching(/^Too many tries\. Please wait \d+ (seconds?|minutes) and try again\.$/),
    })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('refuses what another site sends', async () => {
    const mara = await house.visitor().arrive()
    for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
      expect(
        (
          await mara.call(
            'PATCH',
            '/api/profile',
            { fullName: 'Gotcha' },
            headers as unknown as Record<string, string>,
          )
        ).body,
      ).toMatchObject({ code: 'cross_origin' })
    }
  })
})

describe('a forgotten password', () => {
  it('is replaced through the letter, once, and ends every session', async () => {
    const mara = await house.visitor().arrive()
    await mara.call('POST', '/api/auth/forgot-password', { email: mara.email })
    const token = mara.linkToken()
    expect((await mara.call('POST', '/api/auth/reset-password/check', { token })).body).toEqual({
      success: true,
    })
    expect(
      (await mara.call('POST', '/api/auth/reset-password', { token, password: 'battery staple' })).body,
    ).toEqual({ success: true })
    expect((await mara.call('GET', '/api/auth/session')).body).toEqual({ user: null })
    expect(
      (await mara.call('POST', '/api/auth/sign-in', { email: mara.email, password: mara.password })).body,
    ).toMatchObject({
      code: 'invalid_credentials',
    })
    expect(
      (await mara.call('POST', '/api/auth/sign-in', { email: mara.email, password: 'battery staple' }))
        .status,
    ).toBe(200)
    expect(
      (await mara.call('POST', '/api/auth/reset-password', { token, password: 'once more' })).body,
    ).toMatchObject({
      code: 'reset_link_invalid',
    })
    expect((await mara.call('POST', '/api/auth/reset-password/check', { token })).body).toMatchObject({
      code: 'reset_link_invalid',
    })
  })

  it('is told in its letter to sign out everywhere, as it does', async () => {
    const mara = await house.visitor().arrive()
    await mara.call('POST', '/api/auth/forgot-password', { email: mara.email })
    expect(house.letters.at(-1)!.text).toContain('signs you out everywhere.')
  })

  it('is replaced through one of several letters, and the links of the others are dead', async () => {
    const mara = await house.visitor().arrive()
    const tokens: string[] = []
    for (let round = 0; round < 3; round++) {
      await mara.call('POST', '/api/auth/forgot-password', { email: mara.email })
      tokens.push(mara.linkToken())
    }
    const [first, second, third] = tokens
    const reset = async (token: string | undefined) =>
      (await mara.call('POST', '/api/auth/reset-password', { token, password: 'battery staple' })).body
    expect(await reset(second)).toEqual({ success: true })
    for (const other of [first, third])
      expect(await reset(other)).toMatchObject({ code: 'reset_link_invalid' })
  })

  it('lets the owner in whom a stranger’s tries from many addresses had kept out', async () => {
    const mara = await house.visitor().arrive()
    const pool = openPool(house.owner.options.connectionString!, 'app_auth', () => {}, 1)
    const tries = openRateLimiter(pool)
    for (let round = 0; round < 50; round++) await tries.consume('sign-in-anywhere', mara.email, 50, 3600)
    await pool.end()
    const signIn = async (password: string) =>
      (await mara.call('POST', '/api/auth/sign-in', { email: mara.email, password })).status
    expect(await signIn(mara.password)).toBe(429)
    await mara.call('POST', '/api/auth/forgot-password', { email: mara.email })
    await mara.call('POST', '/api/auth/reset-password', {
      token: mara.linkToken(),
      password: 'battery staple',
    })
    expect(await signIn('battery staple')).toBe(200)
  })

  it('says nothing about who has an account', async () => {
    const before = house.letters.length
    expect(
      (await house.visitor().call('POST', '/api/auth/forgot-password', { email: 'nobody@example.com' })).body,
    ).toEqual({
      success: true,
    })
    expect(house.letters.length).toBe(before)
  })

  it('is as much work for an address that nobody has, so that time says nothing either', async () => {
    const mara = await house.visitor().arrive()
    const rows = async () =>
      Number((await house.owner.query('select count(*) from verifications')).rows[0].count)
    const written: number[] = []
    for (const email of [mara.email, 'nobody-at-all@example.com']) {
      const before = await rows()
      await house.visitor().call('POST', '/api/auth/forgot-password', { email })
      written.push((await rows()) - before)
    }
    expect(written).toEqual([1, 1])
  })
})

describe('Google', () => {
  it('is offered only where it is configured, and sends the browser there with our client id', async () => {
    expect((await house.visitor().call('POST', '/api/auth/google')).body).toMatchObject({ code: 'not_found' })
    const configured = await openTestApp({ google: { clientId: 'our-client', clientSecret: 'our-secret' } })
    const { url } = (await configured.visitor().call<{ url: string }>('POST', '/api/auth/google')).body
    expect(new URL(url).host).toBe('accounts.google.com')
    expect(new URL(url).searchParams.get('client_id')).toBe('our-client')
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(
      'http://127.0.0.1:3000/api/better-auth/callback/google',
    )
    expect(url).not.toContain('our-secret')
    await configured.close()
  })
})
