import { placeInRing } from '@astrarium/arion'
import { openSky } from '@astrarium/sky'
import type { NatalChart } from '@astrarium/sky'
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
const TARGET = { ...LONDON_1926, birthDate: '1991-03-03', birthTime: '23:17' }
/** bits that name a day within 80 years */
const DAY_BITS = Math.log2(80 * 365.25)

/** Everything that page, list and day say of a linked person, without what the one who reads typed. */
async function toldOf(attacker: Person, memberId: string): Promise<Json> {
  const { body } = await attacker.call('GET', memberAt(memberId))
  const { members } = (await attacker.call('GET', '/api/circle/members')).body
  const card = members.find(({ id }: Json) => id === memberId)
  const relationship = (await attacker.call('GET', `${memberAt(memberId)}/relationship`)).body
  const { between, days } = (await attacker.call('GET', '/api/circle/today')).body
  const today = [...between, ...days].filter((one: Json) => one['memberId'] === memberId)
  return { body, card, relationship, today }
}

async function attack(scope: 'ring' | 'signs'): Promise<{ transcript: Set<string>; first: Json }> {
  const attacker = await house.visitor().arrive()
  const target = await house.visitor().arrive(TARGET)
  const { ofReceiver } = await link(attacker, target, scope)
  const first = await toldOf(attacker, ofReceiver)
  const transcript = new Set<string>()
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
    if (day % 3 === 0) transcript.add(JSON.stringify(await toldOf(attacker, ofReceiver)))
  }
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
