import charts441 from '../../packages/sky/golden/charts-de441.json' with { type: 'json' }
import charts from '../../packages/sky/golden/charts.json' with { type: 'json' }
import cycles from '../../packages/sky/golden/cycles.json' with { type: 'json' }
import events from '../../packages/sky/golden/events.json' with { type: 'json' }
import houses from '../../packages/sky/golden/houses.json' with { type: 'json' }
import sidereal from '../../packages/sky/golden/sidereal.json' with { type: 'json' }
import timezones from '../../packages/sky/golden/timezones.json' with { type: 'json' }
import transits441 from '../../packages/sky/golden/transits-de441.json' with { type: 'json' }
import transits from '../../packages/sky/golden/transits.json' with { type: 'json' }
import { HOUSE_SYSTEMS, PLANETS, separation } from '../../packages/sky/src/index.ts'
import type { Body, Point, Sky } from '../../packages/sky/src/index.ts'
import { allOf, atMost } from './row.ts'
import type { Row } from './row.ts'

const DAY = 86_400_000
const SCHOOLS = ['lahiri', 'fagan_bradley', 'krishnamurti'] as const
const POINTS: readonly Point[] = [...PLANETS, 'asc', 'mc']
type Hit = [time: number, transiting: number, natal: number, aspect: number, speed: number]

/** Every golden file with its target. */
export function exactness(sky: Sky): Row[] {
  return [
    ...positions(sky),
    ...cusps(sky),
    ...siderealCharts(sky),
    ...transitHits(sky, 'DE431', transits, 0.05),
    ...transitHits(sky, 'DE441', transits441, 0.1),
    ...eventTimes(sky),
    ...returnTimes(sky),
    localTimes(sky),
  ]
}

function positions(sky: Sky): Row[] {
  const near = { bodies: 0, angles: 0 }
  const far = { bodies: 0, angles: 0 }
  charts.charts.forEach(({ utc, latitude, longitude, bodies, ascendant, midheaven }, n) => {
    const chart = sky.chart({ at: new Date(utc), latitude, longitude })
    const theirs = charts441.charts[n]!
    bodies.forEach(([expected], i) => {
      const body = charts.bodies[i] as Body
      const found = chart.placements.find((placement) => placement.body === body)!.longitude
      near.bodies = Math.max(near.bodies, off(found, expected!))
      far.bodies = Math.max(far.bodies, off(found, theirs[i]!))
    })
    const [asc, mc] = [chart.ascendant!.longitude, chart.midheaven!.longitude]
    near.angles = Math.max(near.angles, off(asc, ascendant), off(mc, midheaven))
    far.angles = Math.max(far.angles, off(asc, theirs.at(-2)!), off(mc, theirs.at(-1)!))
  })
  return [
    atMost('320 charts, 15 bodies, against DE431', near.bodies, 0.01, '″'),
    atMost('  Ascendant and Midheaven', near.angles, 0.01, '″'),
    atMost('320 charts, all bodies and angles, against DE441', Math.max(far.bodies, far.angles), 1, '″'),
  ]
}

function cusps(sky: Sky): Row[] {
  let worst = 0
  let named = 0
  for (const { utc, latitude, longitude, unsolved, cusps: expected } of houses.charts) {
    for (const houseSystem of HOUSE_SYSTEMS) {
      const found = sky.chart({ at: new Date(utc), latitude, longitude, houseSystem }).houses!
      found.cusps.forEach((cusp, i) => (worst = Math.max(worst, off(cusp, expected[houseSystem][i]!))))
      if (found.system === (unsolved.includes(houseSystem) ? 'porphyry' : houseSystem)) named++
    }
  }
  return [
    atMost(`${houses.charts.length} charts, cusps in twelve systems`, worst, 0.01, '″'),
    allOf('  the system that stands in is named', named, houses.charts.length * HOUSE_SYSTEMS.length),
  ]
}

function siderealCharts(sky: Sky): Row[] {
  let worst = 0
  for (const { utc, latitude, longitude, zodiacs } of sidereal.charts) {
    for (const zodiac of SCHOOLS) {
      const chart = sky.chart({ at: new Date(utc), latitude, longitude, zodiac })
      const expected = zodiacs[zodiac]
      chart.placements.forEach((placement) => {
        worst = Math.max(
          worst,
          off(placement.longitude, expected.bodies[sidereal.bodies.indexOf(placement.body)]![0]!),
        )
      })
      chart.houses!.cusps.forEach((cusp, i) => (worst = Math.max(worst, off(cusp, expected.placidus[i]!))))
    }
  }
  return [atMost('40 charts in three sidereal zodiacs, bodies and cusps', worst, 0.01, '″')]
}

function transitHits(
  sky: Sky,
  name: string,
  golden: { charts: readonly { points: number[]; from: string; to: string; hits: number[][] }[] },
  limit: number,
): Row[] {
  let [found, expected, extra, worst] = [0, 0, 0, 0]
  for (const { points, from, to, hits } of golden.charts) {
    const [begin, end] = [new Date(from), new Date(to)]
    const mine = Map.groupBy(
      sky
        .transits({
          points: points.map((longitude, i) => ({ point: POINTS[i]!, longitude })),
          from: begin,
          to: end,
        })
        .flatMap(({ transiting, natal, aspect, exact }) =>
          exact
            .filter((at) => at >= begin && at < end)
            .map((at) => ({ key: `${transiting} ${natal} ${aspect}`, time: julianDay(at) })),
        ),
      ({ key }) => key,
    )
    const theirs = Map.groupBy(
      hits as Hit[],
      ([, transiting, natal, aspect]) => `${PLANETS[transiting]} ${POINTS[natal]} ${aspect}`,
    )
    for (const [key, passes] of theirs) {
      const times = (mine.get(key) ?? []).map(({ time }) => time).toSorted((a, b) => a - b)
      expected += passes.length
      found += Math.min(times.length, passes.length)
      extra += Math.max(0, times.length - passes.length)
      if (times.length === passes.length) {
        passes.forEach(
          ([time, , , , speed], i) =>
            (worst = Math.max(worst, Math.abs(times[i]! - time) * Math.abs(speed) * 3600)),
        )
      }
      mine.delete(key)
    }
    extra += [...mine.values()].reduce((sum, passes) => sum + passes.length, 0)
  }
  return [
    {
      ...allOf(`transits of five years to five charts, ${name}`, found, expected, `${extra} more`),
      isReached: found === expected && extra === 0,
    },
    atMost('  |dt| × |speed|', worst, limit, '″'),
  ]
}

function eventTimes(sky: Sky): Row[] {
  const [from, to] = events.range.map((text) => new Date(text)) as [Date, Date]
  const phases = sky.lunations(from, to)
  const phaseOff = events.phases.map(
    ([, time], i) => Math.abs(julianDay(phases[i]!.at) - (time as number)) * 86_400,
  )
  const stations = sky.stations(from, to)
  let worst = 0
  for (const [body, , time, turn] of events.stations as [string, string, number, number, number][]) {
    const offs = stations
      .filter((station) => station.body === body)
      .map(({ at }) => (julianDay(at) - time) * 86_400)
      .map((seconds) => Math.min(Math.abs(seconds), Math.abs(seconds - turn)))
    worst = Math.max(worst, Math.min(...offs))
  }
  const eclipses = sky.eclipses(from, to)
  return [
    atMost(
      `Moon phases of 16 years, ${phases.length} of ${events.phases.length}`,
      Math.max(...phaseOff),
      1,
      's',
    ),
    atMost(
      `stations of 16 years, ${stations.length} of ${events.stations.length}`,
      worst,
      5,
      's',
      'of one of the two definitions',
    ),
    allOf('eclipses of 16 years', eclipses.length, events.solarEclipses.length + events.lunarEclipses.length),
  ]
}

function returnTimes(sky: Sky): Row[] {
  let [found, expected, worst] = [0, 0, 0]
  for (const { body, longitude, from, to, at } of cycles.returns) {
    const mine = sky.returns(body as 'sun', longitude, new Date(from), new Date(to))
    expected += at.length
    found += mine.length
    const speeds = mine.map((one) => Math.abs(sky.position(body as Body, one.at).speed))
    mine.forEach(
      (one, i) => (worst = Math.max(worst, Math.abs(julianDay(one.at) - at[i]!) * speeds[i]! * 3600)),
    )
  }
  const { rows, from, to } = cycles.voidMoons
  const voids = sky.voidMoons(new Date(from), new Date(to))
  const voidOff = rows.map(
    ([begins], i) => Math.abs(julianDay(voids[i]!.begins) - (begins as number)) * 86_400,
  )
  return [
    allOf('returns of seven bodies to three births', found, expected),
    atMost('  |dt| × |speed|', worst, 0.05, '″'),
    atMost(`void Moons of three months, ${voids.length} of ${rows.length}`, Math.max(...voidOff), 6, 's'),
  ]
}

function localTimes(sky: Sky): Row {
  const right = timezones.cases.filter(([zone, local, kind, offset, later]) => {
    const found = sky.localTime(zone as string, local as string)
    return found.kind === kind && found.offsets[0] === offset && found.offsets.at(-1) === later
  })
  const zones = new Set(timezones.cases.map(([zone]) => zone)).size
  return allOf(`local times 1900–2030 in ${zones} zones`, right.length, timezones.cases.length)
}

function off(a: number, b: number): number {
  return separation(a, b) * 3600
}

function julianDay(at: Date): number {
  return at.getTime() / DAY + 2_440_587.5
}
