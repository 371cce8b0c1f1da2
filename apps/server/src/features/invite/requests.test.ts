import { randomUUID } from 'node:crypto'
import { MEMBERS_MAX } from '@astrarium/contracts'
import { beforeEach, describe, expect, it } from 'vitest'
import { addAnna, circleOf, fillCircle, memberAt } from '../../../test/circle.ts'
import { ask, findable, incomingOf, link } from '../../../test/linked.ts'
import type { Json, Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'
import { OPEN_FOR_MS } from './limits.ts'

const house = testApp()
let mara: Person
let tom: Person
beforeEach(async () => {
  mara = await house.visitor().arrive()
  tom = await house.visitor().arrive({ ...OF_TOM })
  // by letters alone: six digits in a row are taken out of a name like a telephone number
  const mark = randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)
  await tom.call('PATCH', '/api/profile', { fullName: `Tom Okafor ${mark}` })
})
const OF_TOM = {
  birthDate: '1988-07-14',
  birthTime: '09:30',
  birthTimeAccuracy: 'exact',
  birthPlace: 'Padua, Veneto, Italy',
  birthLatitude: 45.4064,
  birthLongitude: 11.8768,
  timezone: 'Europe/Rome',
}
const nameOf = async (person: Person) => (await person.call('GET', '/api/profile')).body.fullName as string
const search = async (person: Person, name: string) =>
  (await person.call('GET', `/api/circle/people?name=${encodeURIComponent(name)}`)).body.people as Json[]
const sentOf = async (person: Person) =>
  (await person.call('GET', '/api/circle/requests')).body.sent as Json[]

describe('searching people', () => {
  it('finds nobody who did not choose to be found, and whoever did by a part of the name, in any case', async () => {
    const name = await nameOf(tom)
    expect(await search(mara, name)).toEqual([])
    expect((await mara.call('GET', '/api/profile')).body.isFindable).toBeNull()
    const userId = await findable(tom)
    expect(await search(mara, name.toUpperCase().slice(2))).toEqual([
      { userId, fullName: name, status: 'none' },
    ])
    await tom.call('PATCH', '/api/profile', { isFindable: false })
    expect(await search(mara, name)).toEqual([])
  })

  it('leaves out whoever searches, takes no sign for a pattern, and begins at two letters', async () => {
    await findable(tom)
    expect(await search(tom, await nameOf(tom))).toEqual([])
    expect(await search(mara, 'Tom%')).toEqual([])
    expect(await search(mara, '__')).toEqual([])
    expect((await mara.call('GET', '/api/circle/people?name=%20T')).body.code).toBe('bad_request')
  })

  it('gives ten at most', async () => {
    const made = randomUUID()
    for (let each = 0; each < 11; each++)
      await house.owner.query(
        `with someone as (insert into users (name, email) values ($1, $2) returning id) select id from someone`,
        [`Same ${made}`, `${randomUUID()}@example.com`],
      )
    await house.context.db.asJobs(async (tx) => {
      const { sql } = await import('drizzle-orm')
      await tx.execute(sql`update profiles set is_findable = true where full_name = ${`Same ${made}`}`)
    })
    expect(await search(mara, made)).toHaveLength(10)
  })

  it('says how each stands to the one who searches', async () => {
    const name = await nameOf(tom)
    const status = async (who: Person, whom: string) => (await search(who, whom))[0]!['status'] as string
    const { id } = await ask(mara, tom)
    expect(await status(mara, name)).toBe('pending')
    await tom.call('POST', `/api/circle/requests/${id}/decline`)
    expect(await status(mara, name)).toBe('declined')
    house.clock.now = new Date(house.clock.now.getTime() + OPEN_FOR_MS + 1)
    expect(await status(mara, name)).toBe('none')
    await link(mara, tom)
    expect(await status(mara, name)).toBe('accepted')
    await mara.call('PATCH', '/api/profile', { isFindable: true, fullName: `Mara ${name}` })
    expect(await status(tom, `Mara ${name}`)).toBe('in_circle')
  })
})

describe('a request', () => {
  it('is seen by its receiver alone: name and message, and no row of the sender', async () => {
    const request = await ask(mara, tom, { relationshipTag: 'ex', relationshipContext: 'From the choir.' })
    expect(request).toEqual({
      id: expect.any(String),
      senderId: expect.any(String),
      senderName: 'Mara Lind',
      message: 'From the choir.',
      createdAt: house.clock.now.toISOString(),
    })
    expect(await incomingOf(await house.visitor().arrive())).toEqual([])
    expect(await sentOf(mara)).toMatchObject([{ recipientName: await nameOf(tom), status: 'pending' }])
  })

  it('reaches nobody who cannot be found, and the answer is that of an id which nobody has', async () => {
    const { userId } = (await tom.call('GET', '/api/profile')).body
    for (const recipientUserId of [userId, randomUUID()])
      expect((await mara.call('POST', '/api/send-circle-request', { recipientUserId })).body).toMatchObject({
        code: 'person_not_found',
      })
    const own = await findable(mara)
    expect((await mara.call('POST', '/api/send-circle-request', { recipientUserId: own })).body.code).toBe(
      'person_not_found',
    )
    expect(
      (
        await mara.call('POST', '/api/send-circle-request', {
          recipientUserId: await findable(tom),
          senderData: { userId: randomUUID(), name: 'Somebody', email: 'x@example.com' },
        })
      ).body.code,
    ).toBe('wrong_user')
  })

  it('is sent once, can be taken back by its sender alone, and is then gone for its receiver', async () => {
    const { id } = await ask(mara, tom)
    const recipientUserId = await findable(tom)
    expect((await mara.call('POST', '/api/send-circle-request', { recipientUserId })).body.code).toBe(
      'request_exists',
    )
    expect((await tom.call('DELETE', `/api/circle/requests/${id}`)).body.code).toBe('request_not_found')
    expect((await mara.call('DELETE', `/api/circle/requests/${id}`)).status).toBe(200)
    expect(await incomingOf(tom)).toEqual([])
    expect((await tom.call('POST', '/api/accept-circle-invite', { inviteId: id })).body).toMatchObject({
      code: 'request_not_found',
      error: 'Request not found',
    })
  })

  it('is accepted by whom it is for alone, and then each stands in the other’s Circle', async () => {
    const { id } = await ask(mara, tom, { relationshipTag: 'sibling' })
    const stranger = await house.visitor().arrive()
    for (const other of [stranger, mara])
      expect((await other.call('POST', '/api/accept-circle-invite', { inviteId: id })).status).toBe(404)
    const { body } = await tom.call('POST', '/api/accept-circle-invite', { inviteId: id })
    const [toms, maras] = [await circleOf(tom), await circleOf(mara)]
    expect(toms).toMatchObject([
      { id: body.memberId, name: 'Mara Lind', relationshipTag: 'friend', ringSource: 'reasoned' },
    ])
    expect(maras).toMatchObject([
      { name: await nameOf(tom), relationshipTag: 'sibling', link: { shares: 'ring' } },
    ])
    // one pair, one ring
    expect(maras[0]!['ring']).toBe(toms[0]!['ring'])
    expect((await tom.call('POST', '/api/accept-circle-invite', { inviteId: id })).status).toBe(404)
    expect(await sentOf(mara)).toMatchObject([{ status: 'accepted' }])
  })

  it('joins whom each has in the Circle already: nobody stands there twice, and what was typed stays', async () => {
    const [mara, lu] = [await house.visitor().arrive(), await house.visitor().arrive()]
    const [ofMara, ofLu] = [(await addAnna(mara)).body['id'], (await addAnna(lu)).body['id']]
    const refused = await mara.call('POST', '/api/send-circle-request', {
      recipientUserId: await findable(lu),
      circleMemberId: ofLu,
    })
    expect(refused.body.code).toBe('member_not_found')
    const { id } = await ask(mara, lu, { circleMemberId: ofMara })
    const accept = (circleMemberId: string) =>
      lu.call('POST', '/api/accept-circle-invite', { inviteId: id, circleMemberId })
    expect((await accept(ofMara)).body.code).toBe('member_not_found')
    expect((await accept(ofLu)).body).toEqual({ success: true, memberId: ofLu })
    for (const [person, memberId] of [
      [mara, ofMara],
      [lu, ofLu],
    ] as const)
      expect(await circleOf(person)).toMatchObject([
        { id: memberId, name: 'Anna Feldt', link: { shares: 'ring' }, hasTypedChart: true },
      ])
  })

  it('whose two cannot be linked is said to be that, links nobody, and waits on', async () => {
    const { id } = await ask(mara, tom)
    const { vault } = house.context
    const broken = () => {
      throw new Error('nothing can be sealed')
    }
    Object.assign(house.context, { vault: Object.assign(Object.create(vault), { seal: broken }) })
    try {
      expect(await tom.call('POST', '/api/accept-circle-invite', { inviteId: id })).toMatchObject({
        status: 500,
        body: { code: 'connection_failed', error: 'Failed to create circle connection' },
      })
    } finally {
      Object.assign(house.context, { vault })
    }
    expect([await circleOf(mara), await circleOf(tom)]).toEqual([[], []])
    expect(await incomingOf(tom)).toHaveLength(1)
  })

  it('cannot be accepted into a circle that is full, on either side, and then links nobody', async () => {
    for (const [full, code] of [
      [tom, 'circle_full'],
      [mara, 'their_circle_full'],
    ] as const) {
      const [sender, receiver] = [await house.visitor().arrive(), await house.visitor().arrive()]
      const { id } = await ask(full === mara ? mara : sender, full === tom ? tom : receiver)
      await fillCircle(house, full, 0)
      const by = full === tom ? tom : receiver
      const { status, body } = await by.call('POST', '/api/accept-circle-invite', { inviteId: id })
      expect({ status, code: body.code }).toEqual({ status: 409, code })
      expect(await circleOf(full)).toHaveLength(MEMBERS_MAX)
      expect((await circleOf(full)).filter(({ link: linked }) => linked)).toEqual([])
      expect(await incomingOf(by)).toHaveLength(1)
    }
  }, 30_000)

  it('never makes a circle larger than it may be, whoever comes into it at the same moment', async () => {
    const requests: string[] = []
    for (const other of [house.visitor(), house.visitor()])
      requests.push((await ask(await other.arrive(), tom))['id'] as string)
    const { id } = await ask(tom, mara)
    await fillCircle(house, tom, 1)
    const answers = await Promise.all([
      ...requests.map((inviteId) => tom.call('POST', '/api/accept-circle-invite', { inviteId })),
      mara.call('POST', '/api/accept-circle-invite', { inviteId: id }),
      addAnna(tom),
    ])
    const outcomes = answers.map(({ status, body }) =>
      status === 200 ? 'came in' : `${status} ${body.code}`,
    )
    expect(outcomes.filter((one) => one !== '409 circle_full' && one !== '409 their_circle_full')).toEqual([
      'came in',
    ])
    expect(outcomes).toHaveLength(4)
    expect(await circleOf(tom)).toHaveLength(MEMBERS_MAX)
  }, 30_000)

  it('that is declined shows so; declined without telling it stays pending, and reaches nobody again', async () => {
    const first = await ask(mara, tom)
    await tom.call('POST', `/api/circle/requests/${first['id']}/decline`)
    expect(await sentOf(mara)).toMatchObject([{ status: 'declined' }])

    const ben = await house.visitor().arrive()
    const second = await ask(ben, tom)
    await tom.call('POST', `/api/circle/requests/${second['id']}/decline`, { how: 'quiet' })
    expect(await incomingOf(tom)).toEqual([])
    expect(await sentOf(ben)).toMatchObject([{ status: 'pending' }])
    await ben.call('DELETE', `/api/circle/requests/${second['id']}`)
    await ben.call('POST', '/api/send-circle-request', { recipientUserId: await findable(tom) })
    expect(await sentOf(ben)).toMatchObject([{ status: 'pending' }])
    expect(await incomingOf(tom)).toEqual([])
  })

  it('never again: nothing of theirs comes any more, and to them it looks as if it waited', async () => {
    const { id } = await ask(mara, tom)
    await tom.call('POST', `/api/circle/requests/${id}/decline`, { how: 'never' })
    expect(await sentOf(mara)).toMatchObject([{ status: 'pending' }])
    house.clock.now = new Date(house.clock.now.getTime() + OPEN_FOR_MS + 1)
    const sent = await mara.call('POST', '/api/send-circle-request', { recipientUserId: await findable(tom) })
    expect(sent.status).toBe(200)
    expect(await incomingOf(tom)).toEqual([])
    const letters = house.letters.length
    const mailed = await mara.call('POST', '/api/send-invitation-email', { inviteeEmail: tom.email })
    expect(mailed.status).toBe(200)
    expect(house.letters.length).toBe(letters)
    expect(await incomingOf(tom)).toEqual([])
  })

  it('never again can be undone by whoever said it: what waits is theirs to answer, and nobody is told', async () => {
    const blockedBy = async (person: Person) =>
      (await person.call('GET', '/api/circle/requests')).body.blocked as Json[]
    const { id, senderName } = await ask(mara, tom)
    await tom.call('POST', `/api/circle/requests/${id}/decline`, { how: 'never' })
    const [block] = await blockedBy(tom)
    expect(block).toEqual({
      id: expect.any(String),
      name: senderName,
      since: house.clock.now.toISOString(),
    })
    expect(await blockedBy(mara)).toEqual([])
    const before = await sentOf(mara)
    const undo = (person: Person) => person.call('DELETE', `/api/circle/blocks/${block!['id']}`)
    expect(await undo(mara)).toMatchObject({ status: 404, body: { code: 'person_not_found' } })
    expect(await incomingOf(tom)).toEqual([])
    expect((await undo(tom)).status).toBe(200)
    expect((await undo(tom)).status).toBe(404)
    expect(await blockedBy(tom)).toEqual([])
    expect(await incomingOf(tom)).toMatchObject([{ id }])
    expect(await sentOf(mara)).toEqual(before)
    expect((await tom.call('POST', '/api/accept-circle-invite', { inviteId: id })).status).toBe(200)
  })

  it('taken back after never again, and sent anew once that was undone, reaches its receiver', async () => {
    const { id } = await ask(mara, tom)
    await tom.call('POST', `/api/circle/requests/${id}/decline`, { how: 'never' })
    await mara.call('DELETE', `/api/circle/requests/${id}`)
    const { blocked } = (await tom.call('GET', '/api/circle/requests')).body
    await tom.call('DELETE', `/api/circle/blocks/${blocked[0].id}`)
    expect(await incomingOf(tom)).toEqual([])
    expect((await ask(mara, tom))['id']).not.toBe(id)
  })

  it('cannot be answered after 30 days', async () => {
    const { id } = await ask(mara, tom)
    house.clock.now = new Date(house.clock.now.getTime() + OPEN_FOR_MS)
    expect((await tom.call('POST', '/api/accept-circle-invite', { inviteId: id })).status).toBe(404)
  })

  it('ten go out in a day, and the screen is told how many', async () => {
    for (let each = 0; each < 10; each++)
      expect(
        (
          await mara.call('POST', '/api/send-invitation-email', {
            inviteeEmail: `${randomUUID()}@example.com`,
          })
        ).status,
      ).toBe(200)
    const recipientUserId = await findable(tom)
    expect(await mara.call('POST', '/api/send-circle-request', { recipientUserId })).toMatchObject({
      status: 429,
      body: { code: 'request_limit_daily' },
    })
    expect((await mara.call('GET', '/api/circle/requests')).body.limits).toEqual({
      sentToday: 10,
      aDay: 10,
      pending: 10,
      mostPending: 30,
    })
  })
})

it('no more than 30 wait for an answer at once, and the screen is told how many', async () => {
  await ask(mara, tom)
  const { userId } = (await mara.call('GET', '/api/profile')).body
  await house.context.db.asJobs(async (tx) => {
    const { sql } = await import('drizzle-orm')
    await tx.execute(sql`
      insert into circle_invites (user_id, recipient_hash, sender_name, relationship_tag, status, shown_status, consent_version, created_at, expires_at)
      select user_id, md5(n::text), sender_name, relationship_tag, status, shown_status, consent_version, created_at - interval '2 days', expires_at
      from circle_invites, generate_series(1, 29) n where user_id = ${userId}`)
  })
  const someone = await house.visitor().arrive()
  const refused = await mara.call('POST', '/api/send-circle-request', {
    recipientUserId: await findable(someone),
  })
  expect(refused.body.code).toBe('request_limit_pending')
  expect((await mara.call('GET', '/api/circle/requests')).body.limits).toMatchObject({
    pending: 30,
    mostPending: 30,
  })
})

describe('a linked person', () => {
  it('is moved by the one whose Circle it is, and placed again by the charts', async () => {
    const { ofReceiver } = await link(mara, tom)
    const { ring } = (await mara.call('GET', memberAt(ofReceiver))).body
    const other = ring === 'soul_anchor' ? 'light_connector' : 'soul_anchor'
    expect((await mara.call('PUT', `${memberAt(ofReceiver)}/ring`, { ring: other })).body).toMatchObject({
      ring: other,
      ringSource: 'chosen',
    })
    expect((await mara.call('PUT', `${memberAt(ofReceiver)}/ring`, { ring })).body).toMatchObject({
      ring,
      ringSource: 'reasoned',
    })
  })

  it('who is removed is unlinked on both sides', async () => {
    const { ofReceiver, ofSender } = await link(mara, tom)
    await mara.call('DELETE', memberAt(ofReceiver))
    expect(await circleOf(mara)).toEqual([])
    expect((await tom.call('GET', memberAt(ofSender))).body).toMatchObject({
      name: 'Mara Lind',
      link: null,
      ringSource: 'relationship',
      summary: null,
    })
  })
})
