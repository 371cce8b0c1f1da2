import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { addAnna, circleOf } from '../../../test/circle.ts'
import { ask, incomingOf } from '../../../test/linked.ts'
import type { Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()
let mara: Person
beforeEach(async () => {
  mara = await house.visitor().arrive()
})
const DAY = 86_400_000
const invite = (inviteeEmail: string, changes: object = {}) =>
  mara.call('POST', '/api/send-invitation-email', { inviteeEmail, ...changes })
const lettersTo = (address: string) => house.letters.filter(({ to }) => to === address)
const tokenTo = (address: string) =>
  lettersTo(address)
    .at(-1)!
    .text.match(/invitation#token=([\w-]+)/)![1]!
const someAddress = () => `${randomUUID().slice(0, 8)}@example.com`

describe('an invitation by mail', () => {
  it('leads through sign-up to the link, and the member it was for is them', async () => {
    const { id } = (await addAnna(mara)).body
    const anna = house.visitor()
    expect((await invite(anna.email, { circleMemberId: id })).status).toBe(200)
    await anna.arrive()
    const [request] = await incomingOf(anna)
    expect(request).toMatchObject({ senderName: 'Mara Lind' })
    const { body } = await anna.call('POST', '/api/accept-circle-invite', { inviteId: request!['id'] })
    expect(await circleOf(mara)).toMatchObject([{ id, name: 'Anna Feldt', link: { shares: 'ring' } }])
    expect(await circleOf(anna)).toMatchObject([{ id: body.memberId, name: 'Mara Lind' }])
    // what Mara typed stays hers, beside what Anna shares and after
    expect((await mara.call('GET', `/api/circle/members/${id}`)).body).toMatchObject({
      birth: { birthDate: '1988-07-14' },
      contextDescription: 'We met in a choir.',
    })
    await anna.call('DELETE', `/api/circle/members/${body.memberId}/link`)
    expect((await mara.call('GET', `/api/circle/members/${id}`)).body).toMatchObject({
      name: 'Anna Feldt',
      link: null,
      birth: { birthDate: '1988-07-14' },
      ringSource: 'reasoned',
    })
  })

  it('goes anew to whoever is in the Circle, once the one before has expired, and then joins them', async () => {
    const { id } = (await addAnna(mara)).body
    const anna = house.visitor()
    await invite(anna.email, { circleMemberId: id })
    expect((await invite(anna.email, { circleMemberId: id })).body.code).toBe('request_exists')
    house.clock.now = new Date(house.clock.now.getTime() + 30 * DAY + 1)
    expect((await invite(anna.email, { circleMemberId: id })).status).toBe(200)
    await anna.arrive()
    const [request] = await incomingOf(anna)
    await anna.call('POST', '/api/accept-circle-invite', { inviteId: request!['id'] })
    expect(await circleOf(mara)).toMatchObject([{ id, link: { shares: 'ring' } }])
    expect((await invite(someAddress(), { circleMemberId: id })).body.code).toBe('request_exists')
  })

  it('is for the confirmed address alone that it went to', async () => {
    const anna = house.visitor()
    await invite(anna.email)
    const { rows } = await house.owner
      .query<{ id: string }>(
        'set role app_jobs; select id from circle_invites order by created_at desc limit 1; reset role',
      )
      .then((all) => (all as unknown as { rows: { id: string }[] }[])[1]!)
    const ben = await house.visitor().arrive()
    expect((await ben.call('POST', '/api/accept-circle-invite', { inviteId: rows[0]!.id })).body.code).toBe(
      'request_not_found',
    )
    expect(await incomingOf(ben)).toEqual([])
  })

  it('answers the same and does the same whether or not the address has an account', async () => {
    const ben = await house.visitor().arrive()
    const [known, unknown] = [await invite(ben.email), await invite(someAddress())]
    const shape = (body: object) => JSON.stringify(body).replace(/[\da-f-]{36}/, 'id')
    expect([known.status, shape(known.body)]).toEqual([unknown.status, shape(unknown.body)])
    const { sent } = (await mara.call('GET', '/api/circle/requests')).body
    expect(new Set(sent.map(({ status, by }: { status: string; by: string }) => `${status} ${by}`))).toEqual(
      new Set(['pending mail']),
    )
  })

  it('takes the same work wherever it goes: a letter is kept also where none may leave, of about its length', async () => {
    const [known, blocked] = [(await house.visitor().arrive()).email, someAddress()]
    await invite(blocked)
    await house
      .visitor()
      .call('POST', '/api/circle/invitation/erase', { token: tokenTo(blocked), how: 'block' })
    const ben = await house.visitor().arrive()
    const letters = async () => {
      const { sql } = await import('drizzle-orm')
      const { rows } = await house.context.db.asJobs((tx) =>
        tx.execute<{ id: string; length: number }>(
          sql`select id, length(letter)::int as length from letters`,
        ),
      )
      return rows
    }
    const lengths: number[] = []
    house.post.isHeld = true
    for (const inviteeEmail of [known, someAddress(), blocked]) {
      const before = new Set((await letters()).map(({ id }) => id))
      await ben.call('POST', '/api/send-invitation-email', { inviteeEmail })
      const added = (await letters()).filter(({ id }) => !before.has(id))
      expect(added).toHaveLength(1)
      lengths.push(added[0]!.length)
    }
    house.post.isHeld = false
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.5)
  })

  it('does not reach whoever said “never again”, under the address of then or of now', async () => {
    const tom = await house.visitor().arrive()
    const { userId } = (await tom.call('GET', '/api/profile')).body
    const { id } = await ask(mara, tom)
    await tom.call('POST', `/api/circle/requests/${id}/decline`, { how: 'never' })
    const moved = someAddress()
    await house.owner.query('update users set email = $2 where id = $1', [userId, moved])
    for (const address of [tom.email, moved]) {
      expect((await invite(address)).status).toBe(200)
      expect(lettersTo(address).filter(({ text }) => text.includes('invitation#'))).toEqual([])
    }
  })

  it('goes to one address once a week, also when it was taken back in between', async () => {
    const address = someAddress()
    const { body } = await invite(address)
    expect((await invite(address)).body.code).toBe('request_exists')
    await mara.call('DELETE', `/api/circle/requests/${body.emailId}`)
    expect(await invite(address.toUpperCase())).toMatchObject({
      status: 429,
      body: { code: 'invited_lately' },
    })
    house.clock.now = new Date(house.clock.now.getTime() + 7 * DAY)
    expect((await invite(address)).status).toBe(200)
    expect(lettersTo(address)).toHaveLength(2)
  })

  it('carries the name without addresses and line breaks, and no word of the sender', async () => {
    await mara.call('PATCH', '/api/profile', { fullName: 'Win\r\nat https://evil.example now@evil.example' })
    const address = someAddress()
    await invite(address, { inviterName: 'Your bank', siteUrl: 'https://evil.example' })
    const { subject, text, html } = lettersTo(address)[0]!
    expect(subject).toBe('Win at invites you to their Circle on Astrarium')
    for (const part of [subject, text, html]) expect(part).not.toMatch(/evil|bank/)
  })

  it('cannot go to oneself, nor for a member of somebody else', async () => {
    expect((await invite(mara.email)).body.code).toBe('bad_request')
    expect((await invite(someAddress(), { circleMemberId: randomUUID() })).body.code).toBe('member_not_found')
  })
})

describe('by the link alone', () => {
  it('somebody without an account reads who it is from, and erases the invitation', async () => {
    const address = someAddress()
    await invite(address)
    const token = tokenTo(address)
    const visitor = house.visitor()
    expect((await visitor.call('POST', '/api/circle/invitation', { token })).body).toMatchObject({
      senderName: 'Mara Lind',
    })
    expect((await visitor.call('POST', '/api/circle/invitation/erase', { token })).status).toBe(200)
    for (const path of ['/api/circle/invitation', '/api/circle/invitation/erase'])
      expect((await visitor.call('POST', path, { token })).body.code).toBe('invitation_gone')
    const { sent } = (await mara.call('GET', '/api/circle/requests')).body
    expect(sent).toMatchObject([{ status: 'declined', recipientName: '' }])
  })

  it('and blocks the address: no letter comes from anybody, and nobody is told', async () => {
    const address = someAddress()
    await invite(address)
    await house
      .visitor()
      .call('POST', '/api/circle/invitation/erase', { token: tokenTo(address), how: 'block' })
    const ben = await house.visitor().arrive()
    const { status } = await ben.call('POST', '/api/send-invitation-email', { inviteeEmail: address })
    expect(status).toBe(200)
    expect(lettersTo(address)).toHaveLength(1)
  })

  it('a guessed one opens nothing', async () => {
    const token = 'x'.repeat(43)
    expect((await house.visitor().call('POST', '/api/circle/invitation', { token })).body.code).toBe(
      'invitation_gone',
    )
  })
})

it('what expired goes, by the clock', async () => {
  const { removeExpiredRequests } = await import('./service/remove-expired-requests.ts')
  await invite(someAddress())
  house.clock.now = new Date(house.clock.now.getTime() + 31 * DAY)
  expect(await removeExpiredRequests(house.context)).toBeGreaterThan(0)
  expect((await mara.call('GET', '/api/circle/requests')).body.sent).toEqual([])
})
