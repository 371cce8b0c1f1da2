import { openSky, separation } from '@astrarium/sky'
import type { NatalChart, Planet, Point } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { randomBirths } from '../../../evals/pairs/random-births.ts'
import { placementOf } from '../../chart/certainty.ts'
import { findPairClaims } from '../circle/find-pair-claims.ts'
import { crossingsIn, exactIn, waysOf } from './day-crossings.ts'
import { openDaysAround, pairsToday } from './pair-today.ts'

const sky = await openSky()
const births = randomBirths(sky, 5151)
const people = Array.from({ length: 40 }, () => births.next().value)
const zone = 'Europe/Rome'
const at = new Date('2026-11-22T09:00:00Z')
const days = openDaysAround(sky, zone, at)
const DAY = 86_400_000

const pairs = people.flatMap((one, index) =>
  people.slice(index + 1).map((other) => ({ own: one.hour, theirs: other.hour })),
)
const told = pairs.flatMap((charts) => {
  const found = pairsToday(days, charts.own)(charts.theirs, 'x')
  return found ? [{ charts, found }] : []
})

/** Measured from positions alone: how near to exact the body comes within a day and a half of noon. */
function nearest(
  chart: NatalChart,
  body: Planet,
  { point, aspect }: { point: Point; aspect: number },
): number {
  const longitude = point === 'asc' ? chart.ascendant!.longitude : placementOf(chart, point)!.longitude
  const noon = Date.parse('2026-11-22T11:00:00Z')
  return Math.min(
    ...Array.from({ length: 289 }, (_, step) => {
      const when = new Date(noon + (step / 288 - 0.5) * 3 * DAY)
      return Math.abs(separation(sky.position(body, when).longitude, longitude) - aspect)
    }),
  )
}

describe('what touches both today', () => {
  it('is exact to a point of each within a day of today', () => {
    expect(told.length).toBeGreaterThan(50)
    for (const { charts, found } of told)
      for (const whose of ['own', 'theirs'] as const)
        expect(nearest(charts[whose], found.body, found[whose])).toBeLessThan(0.02)
  })

  it('marks some of a circle and not all of it', () => {
    expect(told.length / pairs.length).toBeGreaterThan(0.1)
    expect(told.length / pairs.length).toBeLessThan(0.5)
  })

  it('is drawn as the harder of the two, and says nothing that only the ring’s check could hold', () => {
    for (const { found } of told) {
      expect([found.own.aspect, found.theirs.aspect]).toContain(found.aspect)
      if (found.tone === 'hard') expect([90, 180]).toContain(found.aspect)
      else expect([0, 60, 120]).toContain(found.aspect)
      expect(found.text).toMatch(/^(The Sun|[A-Z][a-z]+) touches .+(today|until tomorrow|until tonight)\.$/)
      expect(findPairClaims(found.title).stray).toEqual([])
    }
  })

  it('rests on no angle and no Moon of a birth without a time', () => {
    for (const [index, one] of people.entries()) {
      const found = pairsToday(days, one.hour)(people[(index + 1) % 40]!.day, 'x')
      expect(['asc', 'moon']).not.toContain(found?.theirs.point)
    }
  })
})

it('a day’s crossings meet a chart exactly where the search of transits does', () => {
  const day = sky.localDay(zone, '2026-11-22')
  const bodies: Planet[] = ['sun', 'mercury', 'venus', 'mars', 'moon']
  const crossings = crossingsIn(sky, day, bodies)
  const points: Point[] = ['sun', 'moon', 'venus', 'mars', 'asc']
  let met = 0
  for (const { hour: chart } of people) {
    const places = points.map((point) => ({ point, longitude: waysOf(chart, point)![0] }))
    const searched = sky
      .transits({ points: places, from: day[0], to: day[1], bodies })
      .filter(({ exact }) => exact.some((moment) => moment >= day[0] && moment <= day[1]))
      .map(({ transiting, natal, aspect }) => `${transiting} ${aspect} ${natal}`)
    const crossed = places.flatMap(({ point, longitude }) =>
      bodies.flatMap((body) => {
        const aspect = exactIn(crossings.get(body)!, [longitude, longitude])
        return aspect === null ? [] : [`${body} ${aspect} ${point}`]
      }),
    )
    expect(crossed.toSorted()).toEqual(searched.toSorted())
    met += crossed.length
  }
  expect(met).toBeGreaterThan(60)
})
