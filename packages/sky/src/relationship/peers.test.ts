/** What a peer publishes of two charts, held against ours: `golden/relationships.json`. */
import { describe, expect, it } from 'vitest'
import golden from '../../golden/relationships.json' with { type: 'json' }
import { normalized, separation } from '../aspects/angles.ts'
import { aspectOf } from '../aspects/natal-aspects.ts'
import { houseOf } from '../houses/house-of.ts'
import { openSky } from '../open-sky.ts'
import type { CrossAspect, MajorAspect, NatalChart, Point } from '../types.ts'
import { compositeChart } from './composite.ts'
import { houseOverlays, synastryAspects, synastryOrb } from './synastry.ts'

const sky = await openSky()
type Birth = (typeof golden)['pairs'][number]['a']
const chartOf = ({ zone, local, latitude, longitude }: Birth) =>
  sky.chart({ at: sky.localTime(zone, local).instants[0], latitude, longitude })
const keyOf = ({ a, b, aspect }: { a: string; b: string; aspect: number }) => `${a} ${b} ${aspect}`
const standing = (chart: NatalChart, point: string) =>
  point === 'asc'
    ? { ...chart.ascendant!, speed: 0 }
    : point === 'mc'
      ? { ...chart.midheaven!, speed: 0 }
      : chart.placements.find(({ body }) => body === point)!
const isAngle = (point: string) => point === 'asc' || point === 'mc'
/** The peer's true node comes from another ephemeris; all else agrees to the last published digits. */
const toleranceOf = (...points: string[]) => (points.includes('true_node') ? 0.006 : 0.001)

describe.each(golden.pairs)('$pair', ({ a, b, aspects }) => {
  const [one, other] = [chartOf(a), chartOf(b)]
  const ours = new Map(synastryAspects(one, other).map((found) => [keyOf(found), found]))

  it('agree with the peer on every aspect that both define, and on how close it is', () => {
    const theirs = new Map(aspects.map((aspect) => [keyOf(aspect), aspect]))
    const reach = new Map(Object.entries(golden.orbs))
    const missing = aspects.filter(
      (aspect) =>
        aspect.orb <= synastryOrb(aspect.a as Point, aspect.b as Point, aspect.aspect as MajorAspect) &&
        !ours.has(keyOf(aspect)),
    )
    const extra = [...ours.values()].filter(
      (found) => found.orb < reach.get(String(found.aspect))! && !theirs.has(keyOf(found)),
    )
    expect({ missing, extra }).toEqual({ missing: [], extra: [] })
    const shared = aspects.filter((aspect) => ours.has(keyOf(aspect)))
    expect(shared.length).toBeGreaterThan(20)
    for (const aspect of shared)
      expect(Math.abs(ours.get(keyOf(aspect))!.orb - aspect.orb), keyOf(aspect)).toBeLessThan(
        toleranceOf(aspect.a, aspect.b),
      )
  })

  it('move towards exactness or away from it as the peer says, by the motion of each birth', () => {
    for (const { a: from, b: to, aspect, movement } of aspects) {
      // the peer lets an angle turn with the Earth, here it stands; and two that move alike have no direction
      if (isAngle(from) || isAngle(to) || movement === 'static') continue
      const [first, second] = [standing(one, from), standing(other, to)]
      const { isApplying } = aspectOf(
        { point: from as Point, longitude: first.longitude, speed: first.speed },
        { point: to as Point, longitude: second.longitude, speed: second.speed },
        aspect as MajorAspect,
      )
      expect(isApplying ? 'applying' : 'separating', keyOf({ a: from, b: to, aspect })).toBe(movement)
    }
  })
})

describe('composites', () => {
  it.each(
    golden.pairs.flatMap(({ pair, a, b, composite }) => (composite ? [{ pair, a, b, composite }] : [])),
  )('of $pair have the peer’s cusps and bodies, each in its house', ({ a, b, composite }) => {
    const made = compositeChart(chartOf(a), chartOf(b))
    for (const [body, longitude] of Object.entries(composite.placements))
      expect(
        separation(made.placements.find((placement) => placement.body === body)!.longitude, longitude),
        body,
      ).toBeLessThan(toleranceOf(body))
    made.houses!.cusps.forEach((cusp, i) =>
      expect(separation(cusp, composite.cusps[i]!), `cusp ${i + 1}`).toBeLessThan(0.001),
    )
    for (const [body, house] of Object.entries(composite.houses))
      expect(made.placements.find((placement) => placement.body === body)!.house, body).toBe(house)
  })
})

/** Ciro Discepolo's points, as the peer counts them: flat, of Sun, Moon, Ascendant, Venus and Mars alone. */
describe('the peer’s relationship scores', () => {
  const POINTS = ['sun', 'moon', 'venus', 'mars', 'asc']
  const orbOf = new Map(Object.entries(golden.orbs))
  const quality = (chart: NatalChart) => Math.floor(chart.placements[0]!.longitude / 30) % 3
  const pointsFor = (pair: string, aspect: number, orb: number) => {
    const close = orb <= 2 ? 11 : 8
    if (pair === 'sun sun') return aspect % 90 === 0 ? close : 4
    if (pair === 'moon sun') return aspect === 0 ? close : 4
    return ['asc sun', 'asc moon', 'mars venus'].includes(pair) ? 4 : 0
  }

  it.each(golden.scores)('of $a.name and $b.name come out of our positions', ({ a, b, score }) => {
    const [one, other] = [chartOf(a), chartOf(b)]
    const found = POINTS.flatMap((from) =>
      POINTS.map((to) => {
        const apart = separation(standing(one, from).longitude, standing(other, to).longitude)
        const aspect = [0, 60, 90, 120, 180].find(
          (angle) => Math.abs(apart - angle) < orbOf.get(String(angle))!,
        )
        return aspect === undefined
          ? 0
          : pointsFor([from, to].sort().join(' '), aspect, Math.abs(apart - aspect))
      }),
    )
    const sum = found.reduce<number>((total, points) => total + points, 0)
    expect(sum + (quality(one) === quality(other) ? 5 : 0)).toBe(score)
  })
})

describe('known faults of a peer', () => {
  it('kerykeion #147: bodies stand in the composite’s own houses, whatever the births', () => {
    const births = golden.pairs.flatMap(({ a, b }) => [a, b]).map(chartOf)
    const houses = births.flatMap((one, i) =>
      births.slice(i + 1).map((other) => {
        const { placements, houses: own } = compositeChart(one, other)
        for (const { longitude, house } of placements) expect(house).toBe(houseOf(longitude, own!.cusps))
        return placements[0]!.house
      }),
    )
    expect(new Set(houses).size).toBeGreaterThan(6)
  })

  it('kerykeion #164: a point on a cusp, or a last digit beside it, has a house in either chart', () => {
    const jhalawar = sky.chart({
      at: sky.localTime('Asia/Kolkata', '2023-03-17T14:30').instants[0],
      latitude: 24.3132368,
      longitude: 76.5221078,
      zodiac: 'lahiri',
    })
    const { cusps } = jhalawar.houses!
    cusps.forEach((cusp, i) => {
      for (const nudge of [0, 1e-13, -1e-13, 180, 180 + 1e-13, 180 - 1e-13]) {
        const longitude = normalized(cusp + nudge)
        const guest = {
          ...jhalawar,
          placements: jhalawar.placements.map((placement) => ({ ...placement, longitude })),
        }
        const house = i + 1 + (Math.abs(nudge) > 1 ? 6 : 0)
        const beside = [house, house - 1].map((each) => ((each + 11) % 12) + 1)
        for (const overlay of houseOverlays(guest, jhalawar)!)
          if (!isAngle(overlay.point)) expect(beside).toContain(overlay.house)
        expect(houseOverlays(guest, jhalawar)!.length).toBe(houseOverlays(jhalawar, jhalawar)!.length)
        for (const placement of compositeChart(guest, guest).placements)
          expect(beside).toContain(placement.house)
      }
    })
  })

  it('kerykeion #168: what applies is closer six minutes later, in a new moon and between any two', () => {
    const place = { latitude: 40.44062, longitude: -79.99589 }
    const at = sky.localTime('America/New_York', '2025-11-20T01:46').instants[0]
    const births = [at, ...golden.pairs.map(({ a }) => chartOf(a).instant)]
    const minute = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * 60_000)
    for (const instant of births) {
      const [now, later] = [0, 6].map((minutes) => sky.chart({ at: minute(instant, minutes), ...place }))
      const near = new Map(later!.aspects.map((aspect) => [keyOf(aspect), aspect.orb]))
      for (const aspect of now!.aspects) {
        if (isAngle(aspect.a) || isAngle(aspect.b) || !near.has(keyOf(aspect)) || aspect.orb < 0.01) continue
        expect(near.get(keyOf(aspect))! < aspect.orb, keyOf(aspect)).toBe(aspect.isApplying)
      }
    }
  })

  it('two births stand still: between two charts no motion is stated, in the Davison chart there is', () => {
    const [one, other] = [chartOf(golden.pairs[0]!.a), chartOf(golden.pairs[0]!.b)]
    const crossed: CrossAspect[] = [...synastryAspects(one, other), ...compositeChart(one, other).aspects]
    for (const aspect of crossed) expect(aspect).not.toHaveProperty('isApplying')
    const davison = sky.davison(one, other)
    const later = sky.chart({ ...davison, at: new Date(davison.instant.getTime() + 360_000) })
    const near = new Map(later.aspects.map((aspect) => [keyOf(aspect), aspect.orb]))
    for (const aspect of davison.aspects) {
      if (isAngle(aspect.a) || isAngle(aspect.b) || !near.has(keyOf(aspect))) continue
      expect(near.get(keyOf(aspect))! < aspect.orb, keyOf(aspect)).toBe(aspect.isApplying)
    }
  })
})
