import { placeInRing } from '@astrarium/arion'
import { openSky } from '@astrarium/sky'
import type { NatalChart } from '@astrarium/sky'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addAnna, memberAt } from '../../../test/circle.ts'
import { link } from '../../../test/linked.ts'
import type { Json, Person } from '../../../test/person.ts'
import { LONDON_1926 } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

/**
 * Somebody with one account, all of its endpoints, 30 days and any birth they like to call their own tries to
 * narrow when a linked person was born. Whatever they are told goes into a transcript; how many of the births
 * that somebody may have had would have led to the same transcript says how much it gave away.
 */
const house = testApp()
const DAYS = 30
const TARGET_NAME = 'Quirin'
const TARGET = { ...LONDON_1926, birthDate: '1991-03-03', birthTime: '23:17' }
/** bits that name a day within 80 years */
const DAY_BITS = Math.log2(80 * 365.25)

/**
 * Everything that is said of a linked person where what is said does not hang on the one who reads: page,
 * list, day, shared chart, check-in and search.
 */
async function toldOf(attacker: Person, memberId: string): Promise<Json> {
  const { body } = await attacker.call('GET', memberAt(memberId))
  const { members } = (await attacker.call('GET', '/api/circle/members')).body
  const card = members.find(({ id }: Json) => id === memberId)
  const relationship = (await attacker.call('GET', `${memberAt(memberId)}/relationship`)).body
  const shared = (await attacker.call('GET', `${memberAt(memberId)}/shared-chart?kind=composite`)).body
  const { between, days } = (await attacker.call('GET', '/api/circle/today')).body
  const today = [...between, ...days].filter((one: Json) => one['memberId'] === memberId)
  const checkIn = await attacker.call('POST', '/api/generate-circle-member-daily-insight', {
    circleMemberId: memberId,
  })
  const { body: insights } = await attacker.call('GET', '/api/circle/daily-insights/today')
  const hasInsight = JSON.stringify(insights).includes(memberId)
  const found = (await attacker.call('GET', `/api/circle/people?name=${TARGET_NAME}`)).body
  return { body, card, relationship, shared, today, checkIn: checkIn.body, hasInsight, found }
}

/** What Arion says of the two hangs on the asker's own chart: of it the points that are the other one's. */
async function pointsAsked(attacker: Person, memberId: string, threadId: string | null) {
  const about = { circleMemberData: { id: memberId } }
  const { words, frames, askId, ...asked } = await attacker.ask('How do we get on?', { ...about, threadId })
  const facts: Json[] = frames.flatMap((frame: Json) => frame['astrarium']?.facts ?? [])
  await attacker.call('PUT', `${memberAt(memberId)}/notes/${askId}`, { isKept: true })
  const thread = JSON.stringify((await attacker.call('GET', `/api/threads/${asked.threadId}`)).body)
  const elsewhere = JSON.stringify([
    (await attacker.call('GET', '/api/home')).body,
    (await attacker.call('GET', '/api/circle/notes')).body,
    (await attacker.call('GET', '/api/threads')).body,
    (await attacker.call('POST', '/api/generate-foresight', { timeline: '1 Week' })).body,
  ])
  return {
    threadId: asked.threadId,
    theirs: facts.filter(({ whose }) => whose?.includes('theirs')),
    told: [words, thread, elsewhere].join(' ').match(new RegExp(`${TARGET_NAME}’s (?!page)`, 'g')) ?? [],
    isInThread: thread.includes('"theirs"'),
  }
}

/** How many changes this account was told of. */
async function eventsOf(person: Person): Promise<number> {
  const { userId } = (await person.call('GET', '/api/profile')).body
  const { rows } = await house.context.db.asJobs((tx) =>
    tx.execute<{ count: number }>(
      sql`select count(*)::int as count from circle_events where user_id = ${userId}`,
    ),
  )
  return rows[0]!.count
}

async function attack(scope: 'ring' | 'signs'): Promise<{ transcript: Set<string>; first: Json }> {
  const attacker = await house.visitor().arrive()
  const target = await house.visitor().arrive(TARGET)
  await target.call('PATCH', '/api/profile', { fullName: TARGET_NAME })
  const { ofReceiver } = await link(attacker, target, scope)
  const first = await toldOf(attacker, ofReceiver)
  const transcript = new Set<string>()
  let threadId: string | null = null
  for (let day = 0; day < DAYS; day++) {
    house.clock.now = new Date(house.clock.now.getTime() + 86_400_000)
    // another birth of their own every third day, and a guess of the other's beside them each day
    const birthDate = `19${40 + day}-0${1 + (day % 9)}-1${day % 10}`
    const changed =
      day % 3 !== 0
        ? { status: 200 }
        : await attacker.call('PUT', '/api/chart/birth', {
            ...LONDON_1926,
            birthDate,
            birthTime: '12:00',
          })
    expect(changed.status).toBe(200)
    await addAnna(attacker, { birth: { ...LONDON_1926, birthDate, birthTime: '12:00' } })
    if (day % 3 !== 0) continue
    transcript.add(JSON.stringify(await toldOf(attacker, ofReceiver)))
    if (day % 9 !== 0) continue
    const asked = await pointsAsked(attacker, ofReceiver, threadId)
    threadId = asked.threadId
    expect(asked).toEqual({ threadId, theirs: [], told: [], isInThread: false })
  }
  // nor does the moment tell anything at which the other one corrects their birth
  const told = async () => [await eventsOf(attacker), await toldOf(attacker, ofReceiver)]
  const before = await told()
  await target.call('PUT', '/api/chart/birth', { ...TARGET, birthTime: '04:04' })
  expect(await told()).toEqual(before)
  return { transcript, first }
}

describe('an attacker with one account, 30 days and births of their own', () => {
  it('is told no more at scope ring than one ring, and at scope signs one sign besides', async () => {
    const sky = await openSky()
    const own = sky.chart({ at: new Date('1926-04-21T01:40:00Z'), latitude: 51.5074, longitude: -0.1278 })
    const births = Array.from({ length: 1500 }, (_, index) =>
      sky.chart({
        at: new Date(Date.UTC(1930, 0, 1) + ((index * 0.618034) % 1) * DAY_MS),
        latitude: ((index * 0.7548777) % 1) * 100 - 45,
        longitude: ((index * 0.5698403) % 1) * 360 - 180,
      }),
    )
    const rings = births.map((birth) => placeInRing(own, birth).ring)
    const bits = (isAlike: (birth: NatalChart, index: number) => boolean) =>
      -Math.log2(births.filter(isAlike).length / births.length)

    const ring = await attack('ring')
    expect(ring.transcript.size).toBe(1)
    const found = ring.first['card'].ring
    const atRing = bits((_, index) => rings[index] === found)

    const signs = await attack('signs')
    expect(signs.transcript.size).toBe(1)
    const sunSign = signs.first['card'].sunSign
    expect(sunSign).toBe('Pisces')
    const sunOf = (birth: NatalChart) => birth.placements.find(({ body }) => body === 'sun')!.sign
    const atSigns = bits(
      (birth, index) => rings[index] === found && sunOf(birth).toLowerCase() === sunSign.toLowerCase(),
    )
    console.log(
      `of ${DAY_BITS.toFixed(1)} bits: ring ${atRing.toFixed(1)}, ring and Sun sign ${atSigns.toFixed(1)}`,
    )
    // the rarest ring stands for one pair in twenty
    expect(atRing).toBeLessThanOrEqual(Math.log2(20))
    expect(atSigns).toBeLessThan(DAY_BITS - 6)
  }, 120_000)
})

const DAY_MS = 80 * 365.25 * 86_400_000
