import { TRANSIT_ORBS } from '@astrarium/arion'
import { getForesightRibbon } from '@astrarium/contracts'
import type { RibbonRow, TimingWindow } from '@astrarium/contracts'
import { PLANETS } from '@astrarium/sky'
import type { NatalChart, Planet, Point } from '@astrarium/sky'
import { beforeAll, describe, expect, it } from 'vitest'
import { forecast } from '../../../test/forecast.ts'
import { LONDON_1926 } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const DAY = 86_400_000
const MINUTE = 60_000

const house = testApp()
let chart: NatalChart
beforeAll(async () => {
  const [at] = house.context.sky.localTime('Europe/London', '1926-04-21T02:40').instants
  chart = house.context.sky.chart({
    at,
    latitude: LONDON_1926.birthLatitude,
    longitude: LONDON_1926.birthLongitude,
  })
})

const isNear = (found: string | null, engine: Date | null | undefined) =>
  found === null || !engine
    ? found === (engine ?? null)
    : Math.abs(Date.parse(found) - engine.getTime()) < MINUTE

describe('dates', () => {
  const NUMERALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
    ' ',
  )

  function engineHas({ type, enters, exact, leaves }: TimingWindow, from: Date, to: Date): boolean {
    const { sky } = house.context
    const body = PLANETS.find((planet) => type.toLowerCase().replace(/^the /, '').startsWith(planet))!
    const numeral = /^[\w ]+ in your (\w+) house/.exec(type)?.[1]
    if (numeral) {
      const number = NUMERALS.indexOf(numeral) + 1
      const passes = sky.houseIngresses(
        body,
        chart.houses!.cusps,
        new Date(Number(from) - 60 * 366 * DAY),
        new Date(Number(to) + 60 * 366 * DAY),
      )
      const isPass = (at: string | null, side: 'to' | 'from') =>
        at === null
          ? passes.every((pass) => pass.at < from || pass.at > to || pass[side] !== number)
          : passes.some((pass) => pass[side] === number && isNear(at, pass.at))
      return exact.length === 0 && isPass(enters, 'to') && isPass(leaves, 'from')
    }
    const found = sky.transits({
      points: points(),
      from,
      to,
      bodies: [body],
      orb: (planet) => TRANSIT_ORBS[planet],
    })
    return found.some(
      (window) =>
        isNear(enters, window.enters) &&
        isNear(leaves, window.leaves) &&
        exact.length === window.exact.length &&
        exact.every((at, pass) => isNear(at, window.exact[pass])),
    )
  }

  function points(): { point: Point; longitude: number }[] {
    const placed = chart.placements.filter(({ body }) => PLANETS.includes(body as Planet))
    return [
      ...placed.map(({ body, longitude }) => ({ point: body as Planet, longitude })),
      { point: 'asc' as const, longitude: chart.ascendant!.longitude },
      { point: 'mc' as const, longitude: chart.midheaven!.longitude },
    ]
  }

  it.each(['1 Week', '3 Months', '1 Year', '5 Years', 'summer 2027'])(
    'of the windows of %s are the engine’s within a minute',
    async (timeline) => {
      const { span, timingWindows } = await forecast(await house.visitor().arrive(), timeline)
      const [from, to] = [new Date(`${span.from}T00:00:00Z`), new Date(`${span.to}T23:59:59Z`)]
      expect(timingWindows.length).toBeGreaterThan(1)
      expect(timingWindows.filter((window) => !engineHas(window, from, to))).toEqual([])
    },
  )

  it('of the ribbon’s rows are too, over the forecast’s local days', async () => {
    const mara = await house.visitor().arrive()
    const { id } = await forecast(mara, '5 Years')
    const { body } = await mara.call('GET', `/api/foresights/${id}/ribbon`)
    expect(body).toEqual(getForesightRibbon.output.parse(body))
    expect(body).toMatchObject({ from: '2026-11-20T00:00:00.000Z', to: '2031-11-21T00:00:00.000Z' })
    expect(body.rows.length).toBeGreaterThan(100)
    expect(body.rows.length).toBeLessThanOrEqual(200)
    const [from, to] = [new Date(body.from), new Date(body.to)]
    const wrong = body.rows.filter(({ transiting, natal, aspect, enters, exact, leaves }: RibbonRow) => {
      const found = house.context.sky.transits({
        points: points().filter(({ point }) => point === natal),
        from,
        to,
        bodies: [transiting],
        aspects: [aspect],
        orb: (planet) => TRANSIT_ORBS[planet],
      })
      return !found.some(
        (window) =>
          isNear(enters, window.enters) &&
          isNear(leaves, window.leaves) &&
          exact.length === window.exact.length &&
          exact.every((at, pass) => isNear(at, window.exact[pass])),
      )
    })
    expect(wrong).toEqual([])
  })
})
