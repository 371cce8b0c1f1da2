import { RINGS } from '@astrarium/contracts'
import { openSky, synastryOrb } from '@astrarium/sky'
import type { NatalChart } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { randomBirths, withheld } from '../../evals/pairs/random-births.ts'
import type { RandomBirth } from '../../evals/pairs/random-births.ts'
import { placeInRing } from './place-in-ring.ts'
import type { RingFactor } from './place-in-ring.ts'
import { KNOWN, RANDOM_PAIRS } from './random-pairs.ts'
import type { Known } from './random-pairs.ts'
import { aspectShare, oneIn } from './rarity.ts'

const sky = await openSky()
// not the seed of the table
const births = randomBirths(sky, 7_654_321)
const people = Array.from({ length: 240 }, (): RandomBirth => births.next().value)
const pairs = people.flatMap((one, i) =>
  Array.from({ length: 6 }, (_, step): [RandomBirth, RandomBirth] => [
    one,
    people[(i + 17 + step * 23) % 240]!,
  ]),
)
/** As the other one of the two sees it. */
const turned = ({ contact, ...factor }: RingFactor): RingFactor => ({
  ...factor,
  contact:
    contact.kind === 'overlay'
      ? { ...contact, guest: contact.guest === 'a' ? 'b' : 'a' }
      : { ...contact, a: contact.b, b: contact.a },
})
const inWords = ({ rules, contact }: RingFactor) =>
  `${rules.map(({ name }) => name).join(' ')} ${
    contact.kind === 'overlay'
      ? `${contact.guest} ${contact.point} ${contact.house}`
      : `${contact.a} ${contact.b} ${contact.aspect}`
  }`

describe('the ring of two people', () => {
  it('is the same for the same two charts, whichever of the two asks, to the last digit', () => {
    for (const [index, [one, other]] of pairs.slice(0, 200).entries()) {
      const [known, alsoKnown] = [KNOWN[index % 3]!, KNOWN[(index >> 2) % 3]!]
      const there = placeInRing(one[known], other[alsoKnown])
      const back = placeInRing(other[alsoKnown], one[known])
      expect(back.standings).toEqual(there.standings)
      expect([back.ring, back.known, back.kept]).toEqual([there.ring, there.known, there.kept])
      expect(new Set(back.factors.map(turned).map(inWords))).toEqual(new Set(there.factors.map(inWords)))
      expect(placeInRing(one[known], other[alsoKnown])).toEqual(there)
    }
  })

  it.each([
    ['hour', 'hour'],
    ['hour', 'part'],
    ['hour', 'day'],
    ['part', 'part'],
    ['part', 'day'],
    ['day', 'day'],
  ] as [Known, Known][])(
    'takes between 5 and 35 in a hundred fresh random pairs, known to the %s and to the %s',
    (known, alsoKnown) => {
      const rings = pairs.map(([one, other]) => placeInRing(one[known], other[alsoKnown]).ring)
      for (const ring of RINGS) {
        const share = rings.filter((one) => one === ring).length / rings.length
        expect(share, ring).toBeGreaterThan(0.05)
        expect(share, ring).toBeLessThan(0.35)
      }
    },
  )

  it('is the one whose points are rarest, and first among the seven', () => {
    for (const [one, other] of pairs.slice(0, 60)) {
      const { ring, standings } = placeInRing(one.hour, other.day)
      expect(standings[0]!.ring).toBe(ring)
      expect(new Set(standings.map((standing) => standing.ring))).toEqual(new Set(RINGS))
      const shares = standings.map(({ share }) => share)
      expect(shares).toEqual(shares.toSorted((a, b) => b - a))
      for (const share of shares) expect(share >= 0 && share <= 1).toBe(true)
    }
  })
})

describe('a birth time that is not known', () => {
  it('widens the points and invents none: what is sure is there at every hour', () => {
    for (const [one, other] of pairs.slice(0, 250)) {
      const sure = placeInRing(one.hour, other.hour)
      for (const known of ['part', 'day'] as const) {
        const open = placeInRing(one.hour, other[known])
        expect(open.kept).toBeGreaterThan(0)
        for (const { ring, points } of open.standings) {
          const real = sure.standings.find((standing) => standing.ring === ring)!.points
          expect(points.from, ring).toBeLessThanOrEqual(real.from + 0.2)
          expect(points.to).toBeGreaterThanOrEqual(points.from)
        }
      }
      expect(sure.kept).toBeNull()
      for (const { points } of sure.standings) expect(points.from).toBe(points.to)
    }
  })

  it('gives nothing for angles and houses of that person', () => {
    for (const [one, other] of pairs.slice(0, 100))
      for (const { contact } of placeInRing(one.hour, other.day).factors) {
        if (contact.kind === 'aspect') expect(['asc', 'mc']).not.toContain(contact.b)
        else expect(contact.guest).toBe('b')
      }
  })

  it('keeps more pairs in their ring the further it leads', () => {
    for (const known of ['hour part', 'hour day', 'part part', 'part day', 'day day']) {
      const kept = RANDOM_PAIRS.kept[known]!
      expect(kept).toEqual(kept.toSorted((a, b) => a - b))
      expect(kept.at(-1)).toBeGreaterThan(0.6)
    }
  })

  it('is withheld from random births as the engine leaves it', () => {
    for (const { hour, day } of people.slice(0, 12)) {
      const cast = sky.chart({
        at: hour.instant,
        latitude: hour.latitude,
        longitude: hour.longitude,
        accuracy: { kind: 'unknown' },
        day: day.span!,
      })
      const light = withheld(sky, hour, day.span!)
      cast.placements.forEach(({ range, body }, i) => {
        // no rule counts Lilith
        if (body.endsWith('lilith')) return
        const near = light.placements[i]!.range!
        expect(Math.abs(near.from - range!.from), body).toBeLessThan(0.02)
        expect(Math.abs(near.to - range!.to), body).toBeLessThan(0.02)
      })
    }
  })
})

describe('how common a contact is', () => {
  it('agrees with arithmetic where every place is as likely as any', () => {
    // each of two directions meets in 2·orb of 360 degrees, and in 4·orb where an aspect has two sides
    for (const [a, b, aspect, sides] of [
      ['sun', 'moon', 0, 2],
      ['moon', 'mars', 90, 4],
      ['moon', 'venus', 120, 4],
    ] as const)
      for (const part of [0.25, 0.6, 1]) {
        const orb = synastryOrb(a, b, aspect) * part
        const expected = 1 - (1 - (sides * orb) / 360) ** 2
        expect(aspectShare([a, b], aspect, orb)! / expected).toBeGreaterThan(0.9)
        expect(aspectShare([a, b], aspect, orb)! / expected).toBeLessThan(1.1)
      }
  })

  it('is said in round numbers, and only as rare as was counted', () => {
    expect(oneIn(0.9)).toEqual({ kind: 'often' })
    expect(oneIn(0.5)).toEqual({ kind: 'one in', of: 2 })
    expect(oneIn(1 / 6.4)).toEqual({ kind: 'one in', of: 6 })
    expect(oneIn(1 / 41)).toEqual({ kind: 'one in', of: 40 })
    expect(oneIn(1 / 383)).toEqual({ kind: 'one in', of: 380 })
    expect(oneIn(1 / 1234)).toEqual({ kind: 'one in', of: 1200 })
    expect(oneIn(0)).toEqual({ kind: 'rarer', of: 2000 })
  })

  it('is known for everything that a rule counts', () => {
    const charts: NatalChart[] = people.map(({ hour }) => hour)
    for (let index = 0; index < 100; index++)
      for (const { rarity } of placeInRing(charts[index]!, charts[index + 100]!).factors)
        expect(rarity).toBeGreaterThan(0)
  })
})
