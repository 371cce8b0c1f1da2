import { randomUUID } from 'node:crypto'
import * as contracts from '@astrarium/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { circleOf, memberAt } from '../../../test/circle.ts'
import { findable, link } from '../../../test/linked.ts'
import type { Json, Person } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()

/** Lugano, 3 March 1991, 23:17: nothing of it is anybody else's here. */
const LUGANO = {
  birthDate: '1991-03-03',
  birthTime: '23:17',
  birthTimeAccuracy: 'exact',
  birthPlace: 'Lugano, Ticino, Switzerland',
  birthLatitude: 46.0101,
  birthLongitude: 8.96,
  timezone: 'Europe/Zurich',
}

/** Date, time, place, zone and every degree of a birth: what may stand in nobody else's answer. */
async function canariesOf(person: Person): Promise<string[]> {
  const { birth, chart } = (await person.call('GET', '/api/profile')).body
  const degrees = [...chart.planets, ...chart.houses, chart.ascendant, chart.midheaven].flatMap(
    ({ longitude, degree }: Json) => [
      `:${String(longitude)},`,
      `:${String(degree)},`,
      `${Math.floor(degree)}°`,
    ],
  )
  const stated = [birth.birthDate, birth.birthTime, 'Lugano', 'Ticino', birth.timezone, '46.01', '8.96']
  // whole numbers stand for anything
  return [...stated, ...degrees.filter((text: string) => text.includes('.'))]
}

/** What ends a session or an account, or asks somebody outside: none of it knows of a Circle. */
const ASIDE =
  /^\/api\/(auth|account|stripe|create-checkout|manage-subscription|subscription|export-by-link|debug)/

/** Every answer that this person can have from any endpoint, what ends something by itself alone. */
async function everyAnswer(
  person: Person,
  memberId: string | null,
  {
    name = 'Lu',
    userId = randomUUID(),
    ends = false,
    among = /./,
  }: { name?: string; userId?: string; ends?: boolean; among?: RegExp } = {},
): Promise<string> {
  const ids: Record<string, string> = { memberId: memberId ?? userId, requestId: userId }
  const wishes: Json = {
    name,
    token: 'x'.repeat(43),
    version: 1,
    ring: 'sacred_challenger',
    scope: 'ring',
    sendId: randomUUID(),
    inviteeEmail: `${randomUUID()}@example.com`,
    recipientUserId: userId,
    circleMemberId: memberId ?? userId,
    inviteId: userId,
    message: `How do ${name} and I get on?`,
    includeDebugInfo: true,
    content: 'A note.',
    timeline: '1 Week',
    kind: 'composite',
    q: name,
    format: 'json',
  }
  const answers: string[] = []
  const endpoints = Object.values(contracts)
    .filter(
      (value): value is typeof value & contracts.Endpoint => typeof value === 'object' && 'path' in value,
    )
    .filter(({ path }) => !ASIDE.test(path) && among.test(path))
    .filter(({ method, access }) => (method === 'DELETE') === ends && access !== 'public')
    // what tells of changes has no end, and numbers alone
    .filter((endpoint) => endpoint !== contracts.followCircle)
  expect(endpoints.length).toBeGreaterThan(ends ? 8 : 12)
  for (const { method, path } of endpoints) {
    const at = path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? randomUUID())
    const query = new URLSearchParams({ name, kind: 'composite', q: name, format: 'json', search: name })
    const answer = await person.raw(
      method,
      method === 'GET' ? `${at}?${query.toString()}` : at,
      method === 'GET' ? undefined : wishes,
    )
    answers.push(await answer.text())
  }
  return answers.join('\n')
}

const leaksIn = (answers: string, canaries: string[]) => canaries.filter((canary) => answers.includes(canary))

let lu: Person
let canaries: string[]
beforeAll(async () => {
  // figures of two places after the point stand for anything: those that are there without her are not hers
  const before = await everyAnswer(await house.visitor().arrive(), null)
  lu = await house.visitor().arrive(LUGANO)
  await lu.call('PATCH', '/api/profile', { fullName: 'Lu Bernasconi' })
  canaries = (await canariesOf(lu)).filter((canary) => !before.includes(canary))
  await findable(lu)
})

describe('of somebody’s birth nothing reaches', () => {
  it('a stranger', async () => {
    const mara = await house.visitor().arrive()
    expect(leaksIn(await everyAnswer(mara, null), canaries)).toEqual([])
  })

  it('a linked person by what ends a link, a note, a request', async () => {
    const mara = await house.visitor().arrive()
    const { ofReceiver } = await link(mara, lu, 'signs')
    expect(leaksIn(await everyAnswer(mara, ofReceiver, { ends: true }), canaries)).toEqual([])
    // one of them removed her
    expect(await circleOf(mara)).toEqual([])
  })

  it('a linked person to whom only the ring is shown: not their signs either', async () => {
    const mara = await house.visitor().arrive()
    const { ofReceiver } = await link(mara, lu)
    const answers = await everyAnswer(mara, ofReceiver)
    expect(leaksIn(answers, canaries)).toEqual([])
    const { body } = await mara.call('GET', memberAt(ofReceiver))
    expect(body).toMatchObject({ birth: null, chart: null, sunSign: null, astrologicalFactors: [] })
    expect(JSON.stringify(body)).not.toMatch(/Pisces|Libra|Scorpio/)
  })

  it('a linked person to whom the signs are shown, but for the Sun’s', async () => {
    const mara = await house.visitor().arrive()
    const { ofReceiver } = await link(mara, lu, 'signs')
    const { body } = await mara.call('GET', memberAt(ofReceiver))
    expect(body).toMatchObject({ birth: null, chart: null, sunSign: 'Pisces', link: { shares: 'signs' } })
    expect(body.astrologicalFactors).toEqual([
      expect.stringMatching(/^Your Sun is in Taurus, theirs in Pisces/),
    ])
    expect(leaksIn(await everyAnswer(mara, ofReceiver, { among: /circle/ }), canaries)).toEqual([])
  })

  it('a linked person to whom the wheel is shown, but for what a wheel says: no date, time or place', async () => {
    const mara = await house.visitor().arrive()
    const { ofReceiver } = await link(mara, lu, 'wheel')
    const answers = await everyAnswer(mara, ofReceiver)
    expect(leaksIn(answers, ['1991-03-03', '23:17', 'Lugano', 'Ticino', '46.01'])).toEqual([])
    expect((await mara.call('GET', memberAt(ofReceiver))).body.chart.ascendant).not.toBeNull()
  })

  it('a linked person who reads about the two without seeing the wheel: nothing dated, no chart of theirs', async () => {
    const mara = await house.visitor().arrive()
    for (const scope of ['ring', 'signs'] as const) {
      const { ofReceiver, ofSender } = await link(mara, lu, scope)
      const { body } = await mara.call('GET', `${memberAt(ofReceiver)}/relationship`)
      expect(body).toEqual({ missing: 'theirs', relationship: null })
      for (const kind of ['composite', 'davison'])
        expect(await mara.call('GET', `${memberAt(ofReceiver)}/shared-chart?kind=${kind}`)).toMatchObject({
          body: { code: 'chart_missing' },
        })
      await lu.call('DELETE', `${memberAt(ofSender)}/link`)
    }
  })

  it.each(['withdraws', 'unlinks'] as const)('a person from whom somebody %s, at once', async (how) => {
    const mara = await house.visitor().arrive()
    const { ofReceiver, ofSender } = await link(mara, lu, 'wheel')
    const before = (await mara.call('GET', memberAt(ofReceiver))).body
    expect(before.chart).not.toBeNull()
    await lu.call('DELETE', `${memberAt(ofSender)}/${how === 'unlinks' ? 'link' : 'consent'}`)
    const after = (await mara.call('GET', memberAt(ofReceiver))).body
    expect(after).toMatchObject({
      name: 'Lu Bernasconi',
      ringSource: 'relationship',
      reasonedRing: null,
      summary: null,
      astrologicalFactors: [],
      sunSign: null,
      chart: null,
      hasChart: false,
      link: how === 'unlinks' ? null : { shares: null },
    })
    const answers = await everyAnswer(mara, ofReceiver)
    expect(leaksIn(answers, [...canaries, before.summary])).toEqual([])
    const kept = await house.context.db.asJobs(async (tx) => {
      const { sql } = await import('drizzle-orm')
      return tx.execute(
        sql`select l.ring_reading from circle_links l join circle_members m on m.id = l.circle_member_id where m.id = ${ofReceiver}`,
      )
    })
    expect(kept.rows).toEqual(how === 'unlinks' ? [] : [{ ring_reading: null }])
  })
})

it('of somebody who stays hidden neither name nor id is in any answer, whoever asks for them by both', async () => {
  const hidden = await house.visitor().arrive(LUGANO)
  await hidden.call('PATCH', '/api/profile', { fullName: 'Quirina Zeldenrust' })
  const { userId } = (await hidden.call('GET', '/api/profile')).body
  const mara = await house.visitor().arrive()
  for (const ends of [false, true]) {
    const answers = await everyAnswer(mara, null, { name: 'Quirina', userId, ends })
    expect(leaksIn(answers, ['Zeldenrust', userId])).toEqual([])
  }
})

describe('a relationship with somebody linked', () => {
  it('is read from both wheels once they agree to theirs, and says since when', async () => {
    const mara = await house.visitor().arrive()
    const { ofReceiver, ofSender } = await link(mara, lu)
    await lu.call('PUT', `${memberAt(ofSender)}/consent`, { scope: 'wheel' })
    const read = async () => (await mara.call('GET', `${memberAt(ofReceiver)}/relationship`)).body
    const { relationship } = await read()
    const { links } = (await lu.call('GET', '/api/circle/sharing')).body
    expect(relationship.agreedAt).toBe(links.find(({ memberId }: Json) => memberId === ofSender).givenAt)
    expect(relationship.charts.theirs).toEqual((await mara.call('GET', memberAt(ofReceiver))).body.chart)
    expect(relationship.connects.length + relationship.rubs.length).toBeGreaterThan(0)
    const composite = await mara.call('GET', `${memberAt(ofReceiver)}/shared-chart?kind=composite`)
    expect(composite.body.planets.length).toBeGreaterThan(9)
    await lu.call('DELETE', `${memberAt(ofSender)}/consent`)
    expect(await read()).toEqual({ missing: 'theirs', relationship: null })
  })

  it('says the same as the same birth that was typed in', async () => {
    const mara = await house.visitor().arrive()
    const { ofReceiver } = await link(mara, lu, 'wheel')
    const { body: typed } = await mara.call('POST', '/api/circle/members', {
      sendId: randomUUID(),
      name: 'Lu',
      birth: LUGANO,
    })
    const read = async (id: string) =>
      (await mara.call('GET', `${memberAt(id)}/relationship`)).body.relationship
    const [linked, entered] = [await read(ofReceiver), await read(typed.id)]
    expect(linked.all).toEqual(entered.all)
    expect(entered.agreedAt).toBeNull()
  })
})

describe('who sees what', () => {
  it('is what their answers contain of the person, and no word that speaks of the other', async () => {
    const mara = await house.visitor().arrive()
    for (const scope of ['ring', 'signs', 'wheel'] as const) {
      const { ofReceiver, ofSender } = await link(mara, lu, scope)
      const theirs = (await mara.call('GET', memberAt(ofReceiver))).body
      const { links } = (await lu.call('GET', '/api/circle/sharing')).body
      const { theySee } = links.find(({ memberId }: Json) => memberId === ofSender)
      expect(theySee).toEqual({ scope, photoVersion: null, sunSign: theirs.sunSign, chart: theirs.chart })
      await lu.call('DELETE', `${memberAt(ofSender)}/link`)
    }
  })

  it('two changes at once leave one consent, and unlinking beside one leaves none', async () => {
    const mara = await house.visitor().arrive()
    const { ofReceiver, ofSender } = await link(mara, lu)
    const give = (scope: string) => lu.call('PUT', `${memberAt(ofSender)}/consent`, { scope })
    const given = await Promise.all([give('signs'), give('wheel'), give('ring')])
    expect(given.map(({ status }) => status)).toEqual([200, 200, 200])
    await Promise.all([give('wheel'), mara.call('DELETE', `${memberAt(ofReceiver)}/link`)])
    const { rows } = await house.context.db.asJobs(async (tx) => {
      const { sql } = await import('drizzle-orm')
      const { userId } = (await mara.call('GET', '/api/profile')).body
      return tx.execute(
        sql`select 1 from circle_consents where withdrawn_at is null and ${userId} in (user_id, to_user_id)`,
      )
    })
    expect(rows).toEqual([])
  })

  it('follows every change, and is the one’s alone who shows it', async () => {
    const mara = await house.visitor().arrive()
    const { ofReceiver, ofSender } = await link(mara, lu)
    await lu.call('PUT', `${memberAt(ofSender)}/consent`, { scope: 'wheel' })
    expect((await circleOf(mara))[0]).toMatchObject({
      link: { shares: 'wheel' },
      hasChart: true,
      hasTypedChart: false,
      sunSign: 'Pisces',
    })
    await lu.call('PUT', `${memberAt(ofSender)}/consent`, { scope: 'ring' })
    expect((await circleOf(mara))[0]).toMatchObject({
      link: { shares: 'ring' },
      hasChart: false,
      sunSign: null,
    })
    // Mara cannot raise what Lu shows: under her id of Lu stands what she shows herself
    await mara.call('PUT', `${memberAt(ofReceiver)}/consent`, { scope: 'wheel' })
    expect((await circleOf(mara))[0]).toMatchObject({ link: { shares: 'ring' } })
    expect((await lu.call('GET', memberAt(ofSender))).body.link).toEqual({ shares: 'wheel' })
  })

  it('stands in the settings with scope, version and times, also once it was withdrawn', async () => {
    const mara = await house.visitor().arrive()
    // somebody who agreed to nothing else
    const ben = await house.visitor().arrive()
    const { ofSender } = await link(mara, ben, 'signs')
    const shared = async () => ((await ben.call('GET', '/api/account/privacy')).body.sharing as Json[])[0]
    const { name } = (await circleOf(ben)).find(({ id }) => id === ofSender)!
    expect(await shared()).toMatchObject({ to: name, scope: 'signs', withdrawnAt: null })
    expect((await shared())!['version']).toMatch(/^\d{4}-\d\d-\d\d$/)
    await ben.call('DELETE', `${memberAt(ofSender)}/consent`)
    expect(await shared()).toMatchObject({ to: name, withdrawnAt: expect.any(String) as string })
    await ben.call('DELETE', `${memberAt(ofSender)}/link`)
    expect(await shared()).toMatchObject({ to: null, scope: 'signs' })
    expect((await mara.call('GET', '/api/account/privacy')).body.sharing).toHaveLength(1)
  })

  it('is refused for whoever is not linked', async () => {
    const mara = await house.visitor().arrive()
    const { body } = await mara.call('POST', '/api/circle/members', { sendId: randomUUID(), name: 'Tom' })
    for (const [method, path, wish] of [
      ['PUT', 'consent', { scope: 'ring' }],
      ['DELETE', 'consent', undefined],
      ['DELETE', 'link', undefined],
    ] as const)
      expect((await mara.call(method, `${memberAt(body.id)}/${path}`, wish)).body.code).toBe('link_not_found')
  })
})

it('the births of others are out of reach for the Circle’s own role where no consent stands', async () => {
  const mara = await house.visitor().arrive()
  const { userId } = (await mara.call('GET', '/api/profile')).body
  const { ofReceiver, ofSender } = await link(mara, lu)
  const { sql } = await import('drizzle-orm')
  const readable = async () => {
    const { rows } = await house.context.db.asCircle({ userId }, (tx) =>
      tx.execute<{ user_id: string }>(sql`select user_id from profiles`),
    )
    return rows.length
  }
  expect(await readable()).toBe(2)
  await lu.call('DELETE', `${memberAt(ofSender)}/consent`)
  expect(await readable()).toBe(1)
  expect((await mara.call('GET', memberAt(ofReceiver))).status).toBe(200)
  await expect(
    house.context.db.asFinder((tx) => tx.execute(sql`select birth from profiles`)),
  ).rejects.toThrow()
})

it('an erased account takes with it what came from it, and leaves the words of the other', async () => {
  const [mara, ben] = [await house.visitor().arrive(), await house.visitor().arrive()]
  const { ofReceiver } = await link(mara, ben, 'signs')
  await mara.call('PATCH', memberAt(ofReceiver), { version: 1, contextDescription: 'My neighbour.' })
  const { userId } = (await ben.call('GET', '/api/profile')).body
  await house.context.db.asJobs(async (tx) => {
    const { sql } = await import('drizzle-orm')
    await tx.execute(sql`delete from users where id = ${userId}`)
  })
  expect((await mara.call('GET', memberAt(ofReceiver))).body).toMatchObject({
    contextDescription: 'My neighbour.',
    link: null,
    summary: null,
    sunSign: null,
    ringSource: 'relationship',
  })
})
