import { describe, expect, it, vi } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { LONDON_1926 } from '../../../test/person.ts'
import type { Person } from '../../../test/person.ts'
import { removeStaleSignUps } from './service/remove-stale-sign-ups.ts'

const DAY = 86_400_000
const house = testApp()

const follow = (person: Person, token: string, password?: string) =>
  person.call('POST', '/api/auth/confirm-email', { token, password })
const signIn = (person: Person, email: string, password: string) =>
  person.call('POST', '/api/auth/sign-in', { email, password })
/** Somebody signs up with the address of another; the letter goes to its owner, whose link this is. */
async function signUpAsSomebodyElse(stranger: Person, owner: Person) {
  await stranger.signUp({
    email: owner.email,
    password: 'stranger’s own',
    name: 'Stranger',
    birth: { ...LONDON_1926, birthDate: '1999-09-09' },
  })
  return owner.linkToken()
}

describe('whoever signs up with somebody else’s address', () => {
  it.each([['before'], ['after']])(
    '%s its owner does, gets nothing: the owner’s letter makes the owner’s account',
    async (when) => {
      const [mara, stranger] = [house.visitor(), house.visitor()]
      const before = when === 'before' ? await signUpAsSomebodyElse(stranger, mara) : null
      await mara.signUp()
      const own = mara.linkToken()
      const strange = before ?? (await signUpAsSomebodyElse(stranger, mara))

      // the owner of the mailbox opens the wrong letter first: in the browser of the own sign-up, and in
      // another
      for (const browser of [mara, house.visitor()])
        expect((await follow(browser, strange)).body).toEqual({ status: 'password_needed' })
      expect((await follow(mara, strange, mara.password)).body).toMatchObject({ code: 'invalid_credentials' })

      expect((await follow(mara, own)).body).toMatchObject({
        status: 'confirmed',
        user: { name: 'Mara Lind' },
      })
      expect((await mara.call('GET', '/api/profile')).body).toMatchObject({
        fullName: 'Mara Lind',
        birth: { birthDate: '1926-04-21' },
      })
      expect((await signIn(house.visitor(), mara.email, mara.password)).status).toBe(200)
      expect((await signIn(stranger, mara.email, 'stranger’s own')).status).not.toBe(200)
      expect((await follow(mara, strange, 'stranger’s own')).body).toMatchObject({
        code: 'confirmation_link_invalid',
      })
    },
  )

  it('sees the same, whether it is free, waits, is taken, or is confirmed by its owner in the meantime', async () => {
    const [nobody, later, taken] = [house.visitor(), house.visitor(), await house.visitor().arrive()]
    await later.signUp()
    const own = later.linkToken()
    const views = await Promise.all(
      [nobody, later, taken].map(async ({ email }) => {
        const stranger = house.visitor()
        const { secret } = (await stranger.signUp({ email, password: 'stranger’s own' })).body
        return async () => {
          const answers = [
            await signIn(stranger, email, 'stranger’s own'),
            await stranger.call('POST', '/api/auth/sign-up/state', { secret }),
            await stranger.call('POST', '/api/auth/resend-confirmation', { email, secret }),
          ]
          return JSON.stringify(answers.map(({ status, body }) => [status, body.code ?? body]))
        }
      }),
    )
    const seen = new Set(await Promise.all(views.map((look) => look())))
    expect((await follow(later, own)).body.status).toBe('confirmed')
    seen.add(await views[1]!())
    expect([...seen]).toEqual([
      '[[403,"email_not_confirmed"],[200,{"status":"waiting"}],[200,{"success":true}]]',
    ])
  })

  it('is told of the end of the sign-up alike, whether it was free or taken', async () => {
    const [nobody, taken] = [house.visitor(), await house.visitor().arrive()]
    const secrets: string[] = []
    for (const { email } of [nobody, taken])
      secrets.push((await house.visitor().signUp({ email })).body.secret)
    const states = () =>
      Promise.all(
        secrets.map(
          async (secret) => (await nobody.call('POST', '/api/auth/sign-up/state', { secret })).body.status,
        ),
      )
    const now = house.clock.now
    house.clock.now = new Date(now.getTime() + 7 * DAY + 1000)
    expect(await states()).toEqual(['gone', 'gone'])
    await removeStaleSignUps(house.context)
    expect(await states()).toEqual(['waiting', 'waiting'])
    house.clock.now = now
  })

  it('cannot have words of their own sent to it', async () => {
    const mara = house.visitor()
    await mara.signUp({ name: 'You won! See www.evil.example' })
    const letter = house.letters.findLast(({ to }) => to === mara.email)!
    expect(letter.html + letter.text + letter.subject).not.toContain('evil.example')
  })

  it('cannot have its letter sent again, and so kills no link', async () => {
    const mara = house.visitor()
    await mara.signUp()
    const own = mara.linkToken()
    const sent = house.letters.length
    for (const proof of [{ password: 'a wrong one' }, { secret: 'made up' }])
      expect(
        (await house.visitor().call('POST', '/api/auth/resend-confirmation', { email: mara.email, ...proof }))
          .body,
      ).toEqual({
        success: true,
      })
    expect(
      (await house.visitor().call('POST', '/api/auth/resend-confirmation', { email: mara.email })).body,
    ).toMatchObject({
      code: 'bad_request',
    })
    expect(house.letters.length).toBe(sent)
    expect((await follow(mara, own)).body.status).toBe('confirmed')
  })
})

describe('a link in another browser than that of its sign-up', () => {
  it('asks for the password, and with it confirms and signs in there', async () => {
    const mara = house.visitor()
    const { secret } = (await mara.signUp()).body
    const phone = house.visitor()
    expect((await follow(phone, mara.linkToken())).body).toEqual({ status: 'password_needed' })
    expect((await phone.call('GET', '/api/auth/session')).body).toEqual({ user: null })
    expect((await follow(phone, mara.linkToken(), 'a wrong one')).body).toMatchObject({
      code: 'invalid_credentials',
    })
    expect((await follow(phone, mara.linkToken(), mara.password)).body).toMatchObject({
      status: 'confirmed',
      hasPendingBirth: true,
    })
    expect((await phone.call('GET', '/api/profile')).body).toMatchObject({
      birth: { birthDate: '1926-04-21' },
    })
    expect((await mara.call('POST', '/api/auth/sign-up/state', { secret })).body).toEqual({
      status: 'confirmed',
    })
    expect((await signIn(mara, mara.email, mara.password)).status).toBe(200)
  })
})

describe('a confirmation', () => {
  it('that stopped half-way goes on with the next click', async () => {
    const mara = house.visitor()
    await mara.signUp()
    const broken = vi.spyOn(house.context.auth, 'confirmEmail').mockRejectedValueOnce(new Error('planted'))
    expect((await mara.confirm()).status).toBe(500)
    broken.mockRestore()
    expect((await signIn(house.visitor(), mara.email, mara.password)).body).toMatchObject({
      code: 'email_not_confirmed',
    })
    expect((await mara.confirm()).body).toMatchObject({ status: 'confirmed' })
    expect(await mara.balance()).toBe(5)
  })

  it('leaves nothing of a sign-up behind but its end', async () => {
    const mara = house.visitor()
    await mara.signUp()
    await mara.signUp({ password: 'thought better of it' })
    await mara.confirm()
    const { rows } = await house.owner.query(
      'select birth, password from pending_sign_ups where email = $1 order by created_at',
      [mara.email],
    )
    expect(rows).toEqual([
      { birth: null, password: expect.any(String) },
      { birth: null, password: null },
    ])
  })

  it('by two clicks at once is one account', async () => {
    const mara = house.visitor()
    await mara.signUp()
    const answers = await Promise.all([mara.confirm(), mara.confirm()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await mara.call('GET', '/api/profile')).body).toMatchObject({
      birth: { birthDate: '1926-04-21' },
    })
  })
})
