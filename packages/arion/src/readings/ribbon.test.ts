import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { askerOf, people } from '../../evals/people.ts'
import { TRANSIT_ORBS } from '../chart/orbs.ts'
import { surePoints } from '../chart/sure-points.ts'
import type { Person } from '../../evals/people.ts'
import { dailyInsight } from './daily/daily-insight.ts'
import { foresight } from './forecast/foresight.ts'
import { heaviestNow, ribbonRows } from './ribbon.ts'
import type { RibbonRow } from './ribbon.ts'

const sky = await openSky()
const everybody = people(sky)
const london = everybody[0]!
const unknown = everybody.find(({ chart }) => chart.accuracy.kind === 'unknown')!
const at = new Date('2026-11-20T09:00:00Z')

describe('rows for the ribbon', () => {
  const [from, to] = [new Date('2026-11-20T00:00:00Z'), new Date('2031-11-20T00:00:00Z')]
  it('are the heaviest windows, within the limit, in order of their beginning', () => {
    const rows = ribbonRows(sky, london.chart, from, to, 40)
    const more = ribbonRows(sky, london.chart, from, to)
    expect(rows.length).toBe(40)
    expect(more.length).toBeGreaterThan(100)
    expect(more.length).toBeLessThanOrEqual(200)
    const least = Math.min(...rows.map(({ weight }) => weight))
    expect(more.filter(({ weight }) => weight > least).length).toBeLessThanOrEqual(40)
    expect(new Set(more.map(({ id }) => id)).size).toBe(more.length)
    for (const { enters, exact, leaves } of more) {
      const dates = [enters, ...exact, leaves].filter((date) => date !== null).map(Number)
      expect(dates).toEqual([...dates].sort((a, b) => a - b))
      expect((leaves ?? to) > from && (enters ?? from) < to).toBe(true)
    }
  })
  it('touch no angle and no Moon of an unknown birth time', () =>
    expect(
      ribbonRows(sky, unknown.chart, from, to).filter(({ natal }) => ['asc', 'mc', 'moon'].includes(natal)),
    ).toEqual([]))
})

describe('a day that an unknown birth time leaves open', () => {
  const longitudes = (point: string) => {
    const { from, to } = surePoints(unknown.chart).find((one) => one.point === point)!
    return [0, 0.25, 0.5, 0.75, 1].map((part) => from + (to - from) * part)
  }
  const dayOf = (at: Date) => sky.localDate(unknown.timeZone, at)
  /** The exact passes of one stay, had the person been born when the point stood there. */
  const passesAt = (longitude: number, { transiting, natal, aspect, enters, leaves }: RibbonRow) =>
    sky
      .transits({
        points: [{ point: natal, longitude: (longitude + 360) % 360 }],
        from: enters!,
        to: leaves!,
        bodies: [transiting],
        orb: (body) => TRANSIT_ORBS[body],
      })
      .filter((one) => one.aspect === aspect)
      .flatMap(({ exact }) => exact)
      .filter((pass) => pass >= enters! && pass <= leaves!)

  it('is told as the two that it lies between, whatever the time was', () => {
    let ranges = 0
    for (let month = 0; month < 24; month += 1) {
      const when = new Date(Date.UTC(2026, month, 12, 9))
      for (const row of heaviestNow(sky, unknown, when, 5))
        for (const longitude of longitudes(row.natal)) {
          const { between, exact } = row
          const passes = passesAt(longitude, row)
          const days = passes.map(dayOf)
          const next = days.filter((day) => day >= dayOf(when)).slice(0, 1)
          if (!between) expect([days, next]).toContainEqual(exact.map(dayOf))
          else {
            if (passes.length > 0)
              expect(passes.some((pass) => pass >= between[0] && pass <= between[1])).toBe(true)
            expect(dayOf(between[0])).not.toBe(dayOf(between[1]))
            ranges += 1
          }
        }
    }
    expect(ranges).toBeGreaterThan(100)
  })
})

describe('the heaviest transits of this moment', () => {
  const isOn = ({ enters, leaves }: { enters: Date | null; leaves: Date | null }) =>
    (enters === null || enters <= at) && (leaves === null || leaves > at)
  const home = (person: Person) => heaviestNow(sky, person, at, 5)
  it('hold every transit of the week’s forecast that is on now', () => {
    for (const person of everybody) {
      const week = foresight(sky, { asker: askerOf(person), at, usedPhrases: [], timeline: '1 Week' })
      if (week.kind !== 'foresight') throw new Error(week.kind)
      const ids = week.timingWindows
        .filter(isOn)
        .map(({ facts }) => facts[0]!.id)
        .filter((id) => id.startsWith('transit.'))
      const shown = home(person).map(({ id }) => id)
      expect([person.name, ids.filter((id) => !shown.includes(id))]).toEqual([person.name, []])
    }
  })
  it('are on now, and hold the transit that today’s insight leads with', () => {
    for (const person of everybody) {
      const rows = home(person)
      expect(rows.filter((row) => !isOn(row))).toEqual([])
      const lead = dailyInsight(sky, { asker: askerOf(person), at, usedPhrases: [] }).facts.find(
        ({ kind }) => kind === 'transit',
      )
      expect([person.name, rows.some(({ id }) => id === lead!.id)]).toEqual([person.name, true])
    }
  })
})
