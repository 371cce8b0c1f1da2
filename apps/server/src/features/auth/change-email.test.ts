import { describe, expect, it } from 'vitest'
import { buy, hearAll } from '../../../test/buyer.ts'
import type { Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()
const DAY = 86_400_000

const want = (person: Person, newEmail: string, confirmation = person.password) =>
  person.call('POST', '/api/account/email', { newEmail, confirmation })
const tokenTo = (address: string) =>
  house.letters.findLast(({ to }) => to === address)?.text.match(/#token=([\w-]+)&for=change/)?.[1]
const open = (token: string | undefined) =>
  house.visitor().call('POST', '/api/auth/confirm-email-change', { token: token ?? 'none' })
const signIn = (email: string, password: string) =>
  house.visitor().call('POST', '/api/auth/sign-in', { email, password })
const shown = async (person: Person) => (await person.call('GET', '/api/account/privacy')).body

describe('a change of address', () => {
  it.each([['old'], ['new']] as const)(
    'is made when it is confirmed at both, the %s one first',
    async (first) => {
      const mara = await house.visitor().arrive()
      const next = `moved-${mara.email}`
      expect((await want(mara, next)).status).toBe(200)
      const [old, fresh] = [tokenTo(mara.email), tokenTo(next)]
      const [one, other] = first === 'old' ? [old, fresh] : [fresh, old]

      const answer = { status: 'waiting', for: first === 'old' ? 'new' : 'old' }
      expect((await open(one)).body).toEqual(answer)
      expect((await open(one)).body).toEqual(answer)
      expect(await shown(mara)).toMatchObject({
        email: mara.email,
        emailChange: { newEmail: next, isOldConfirmed: first === 'old', isNewConfirmed: first === 'new' },
      })
      expect((await signIn(next, mara.password)).status).toBe(401)

      expect((await open(other)).body).toEqual({ status: 'changed' })
      expect(await shown(mara)).toMatchObject({ email: next, emailChange: null })
      expect((await signIn(next, mara.password)).status).toBe(200)
      expect((await signIn(mara.email, mara.password)).status).toBe(401)
      expect(house.letters.at(-1)).toMatchObject({
        to: mara.email,
        subject: 'Your Astrarium account has moved',
      })
      expect((await open(other)).body.code).toBe('confirmation_link_invalid')
    },
  )

  it('asks for the password, for another address, and for one day', async () => {
    const mara = await house.visitor().arrive()
    const next = `moved-${mara.email}`
    expect((await want(mara, next, 'not my password')).body.code).toBe('invalid_credentials')
    expect((await want(mara, mara.email.toUpperCase())).body.code).toBe('email_same')
    await want(mara, next)
    house.clock.now = new Date(house.clock.now.getTime() + DAY + 1)
    expect((await open(tokenTo(next))).body.code).toBe('confirmation_link_expired')
    expect((await shown(mara)).emailChange).toBeNull()
  })

  it('is told of an address that has an account to nobody but its owner, and never made', async () => {
    const [mara, ben] = [await house.visitor().arrive(), await house.visitor().arrive()]
    const free = await want(mara, `moved-${mara.email}`)
    const taken = await want(mara, ben.email)
    expect(Object.keys(taken.body)).toEqual(Object.keys(free.body))
    expect(tokenTo(ben.email)).toBeUndefined()
    expect(house.letters.at(-1)).toMatchObject({
      to: ben.email,
      subject: 'This address already has an Astrarium account',
    })
    expect((await open(tokenTo(mara.email))).body).toEqual({ status: 'waiting', for: 'new' })
  })

  it('that somebody else was quicker with comes to nothing', async () => {
    const mara = await house.visitor().arrive()
    const ben = house.visitor()
    await want(mara, ben.email)
    const [old, fresh] = [tokenTo(mara.email), tokenTo(ben.email)]
    await ben.arrive()
    await open(old)
    expect((await open(fresh)).body.code).toBe('confirmation_link_invalid')
    expect((await signIn(mara.email, mara.password)).status).toBe(200)
    expect((await signIn(ben.email, ben.password)).status).toBe(200)
  })

  it('ends when it is taken back, asked for anew, or the password is reset by the owner of the mailbox', async () => {
    const mara = await house.visitor().arrive()
    const next = `moved-${mara.email}`
    await want(mara, next)
    expect((await mara.call('DELETE', '/api/account/email')).status).toBe(200)
    expect((await open(tokenTo(next))).body.code).toBe('confirmation_link_invalid')

    await want(mara, next)
    const earlier = tokenTo(next)
    await want(mara, next)
    expect((await open(earlier)).body.code).toBe('confirmation_link_invalid')

    await mara.call('POST', '/api/auth/forgot-password', { email: mara.email })
    await house.visitor().call('POST', '/api/auth/reset-password', {
      token: mara.linkToken(),
      password: 'another horse 8',
    })
    expect((await open(tokenTo(next))).body.code).toBe('confirmation_link_invalid')
  })

  it('leaves no sign-up at either address', async () => {
    const mara = await house.visitor().arrive()
    const next = `moved-${mara.email}`
    await house.visitor().signUp({ email: next })
    await want(mara, next)
    await open(tokenTo(mara.email))
    await open(tokenTo(next))
    const { rows } = await house.owner.query('select 1 from pending_sign_ups where email = any($1)', [
      [mara.email, next],
    ])
    expect(rows).toEqual([])
  })

  it('is told to the payment provider, without waiting for its answer', async () => {
    const mara = await house.visitor().arrive()
    const next = `moved-${mara.email}`
    await buy(house, mara, 'flow')
    await hearAll(house)
    const customer = () =>
      house.twin.state
        .all<{ id: string; object: string; email: string }>('customer')
        .find(({ email }) => email.endsWith(mara.email))?.email
    expect(customer()).toBe(mara.email)
    await want(mara, next)
    await open(tokenTo(mara.email))
    expect((await open(tokenTo(next))).body).toEqual({ status: 'changed' })
    await house.work()
    expect(customer()).toBe(next)
  })

  it('ends the links for a new password that went to the old address', async () => {
    const mara = await house.visitor().arrive()
    const next = `moved-${mara.email}`
    await mara.call('POST', '/api/auth/forgot-password', { email: mara.email })
    const reset = mara.linkToken()
    await want(mara, next)
    await open(tokenTo(mara.email))
    await open(tokenTo(next))
    const answer = await house.visitor().call('POST', '/api/auth/reset-password', {
      token: reset,
      password: 'another horse 8',
    })
    expect(answer.body.code).toBe('reset_link_invalid')
  })
})
