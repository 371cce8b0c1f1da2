/**
 * How exact and how fast the sky is, on this machine, as two tables.
 *
 *   node packages/sky/bench/sky.ts
 */
import charts from '../golden/charts.json' with { type: 'json' }
import events from '../golden/events.json' with { type: 'json' }
import houses from '../golden/houses.json' with { type: 'json' }
import timezones from '../golden/timezones.json' with { type: 'json' }
import transits from '../golden/transits.json' with { type: 'json' }
import { HOUSE_SYSTEMS, MAJOR_ASPECTS, PLANETS, openSky, separation } from '../src/index.ts'
import type { Body, Planet, Point, Sky } from '../src/index.ts'

const DAY = 86_400_000
const POINTS: Point[] = [...PLANETS, 'asc', 'mc']
const julianDay = (at: Date) => at.getTime() / DAY + 2_440_587.5

const before = performance.now()
const sky = await openSky()
const opened = performance.now() - before

console.log('\nSpeed')
console.table(speed())
console.log('Exactness, against golden/')
console.table(exactness())

function speed() {
  const birth = (i: number) => new Date(Date.UTC(1950, 0, 1) + i * DAY * 13.37)
  const chart = median(2000, (i) => sky.chart({ at: birth(i), latitude: 48.14, longitude: 11.58 }))
  const unknown = median(100, (i) =>
    sky.chart({
      at: birth(i),
      latitude: 48.14,
      longitude: 11.58,
      accuracy: { kind: 'unknown' },
      day: [birth(i), new Date(birth(i).getTime() + DAY)],
    }),
  )
  const search = fiveYears(0)
  const first = elapsed(() => sky.transits(search))
  const again = median(100, () => sky.transits(search))
  const withMoon = { ...search, bodies: PLANETS }
  const moonFirst = elapsed(() => sky.transits(withMoon))
  const moonAgain = median(30, () => sky.transits(withMoon))
  const people = transits.charts.flatMap(({ points }) =>
    Array.from({ length: 40 }, (_, i) => natal(points.map((longitude) => longitude + i * 9))),
  )
  const month = elapsed(() =>
    people.forEach((points) =>
      sky.transits({ points, from: new Date('2029-03-01T00:00Z'), to: new Date('2029-03-31T00:00Z'), bodies: PLANETS }),
    ),
  )
  return rows({
    open: `${opened.toFixed(0)} ms`,
    'chart, 15 bodies': `${(chart * 1000).toFixed(0)} µs (${(1000 / chart).toFixed(0)} a second)`,
    'chart of an unknown time': `${unknown.toFixed(2)} ms`,
    'five years of transits to 12 points, with the table': `${first.toFixed(0)} ms`,
    'the same once the table stands': `${again.toFixed(1)} ms (${sky.transits(search).length} windows)`,
    'the same with the Moon, with its table': `${moonFirst.toFixed(0)} ms`,
    'the same once that stands': `${moonAgain.toFixed(1)} ms`,
    '200 people’s next 30 days, with the Moon': `${month.toFixed(0)} ms`,
    'resident memory after all this': `${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB`,
  })
}

function exactness() {
  const worst: Record<string, number> = {}
  const note = (name: string, value: number) => (worst[name] = Math.max(worst[name] ?? 0, value))
  for (const { utc, latitude, longitude, bodies, ascendant, midheaven } of charts.charts) {
    const chart = sky.chart({ at: new Date(utc), latitude, longitude })
    bodies.forEach(([expected], i) =>
      note(
        charts.bodies[i] === 'chiron' ? 'Chiron (″)' : 'other bodies (″)',
        off(chart.placements.find(({ body }) => body === (charts.bodies[i] as Body))!.longitude, expected!),
      ),
    )
    note('Ascendant, Midheaven (″)', Math.max(off(chart.ascendant!.longitude, ascendant), off(chart.midheaven!.longitude, midheaven)))
  }
  for (const { utc, latitude, longitude, cusps } of houses.charts) {
    for (const houseSystem of HOUSE_SYSTEMS) {
      const found = sky.chart({ at: new Date(utc), latitude, longitude, houseSystem }).houses!
      found.cusps.forEach((cusp, i) => note('cusps, nine systems (″)', off(cusp, cusps[houseSystem][i]!)))
    }
  }
  const hits = transits.charts.map((_, i) => compareHits(i))
  const missed = timezones.cases.filter(([zone, local, kind, offset]) => {
    const found = sky.localTime(zone as string, local as string)
    return found.kind !== kind || found.offsets[0] !== offset
  })
  const [from, to] = events.range.map((text) => new Date(text)) as [Date, Date]
  const phases = sky.lunations(from, to)
  events.phases.forEach(([, time], i) => note('Moon phases (s)', Math.abs(julianDay(phases[i]!.at) - (time as number)) * 86_400))
  const stations = sky.stations(from, to)
  for (const [body, , time, turn] of events.stations as [string, string, number, number, number][]) {
    const nearest = Math.min(
      ...stations
        .filter((station) => station.body === body)
        .map(({ at }) => {
          const s = (julianDay(at) - time) * 86_400
          return Math.min(Math.abs(s), Math.abs(s - turn))
        }),
    )
    note(body === 'chiron' ? 'stations of Chiron (s)' : 'stations (s)', nearest)
  }
  return rows({
    ...Object.fromEntries(Object.entries(worst).map(([name, value]) => [name, value.toPrecision(2)])),
    'transits found, of': hits.map(({ found, expected }) => `${found}/${expected}`).join(' '),
    'transits, |dt| × |speed| (″)': Math.max(...hits.map(({ worst: value }) => value)).toPrecision(2),
    'eclipses found, of': `${sky.eclipses(from, to).length}/${events.solarEclipses.length + events.lunarEclipses.length}`,
    'local times right, of': `${timezones.cases.length - missed.length}/${timezones.cases.length}`,
  })
}

function compareHits(i: number) {
  const { hits } = transits.charts[i]!
  const search = fiveYears(i)
  const mine = sky
    .transits(search)
    .flatMap(({ transiting, natal: point, aspect, exact }) =>
      exact
        .filter((at) => at >= search.from && at < search.to)
        .map((at) => ({ key: `${transiting} ${point} ${aspect}`, time: julianDay(at) })),
    )
  let worst = 0
  for (const [time, transiting, point, aspect, rate] of hits as [number, number, number, number, number][]) {
    const key = `${PLANETS[transiting]} ${POINTS[point]} ${aspect}`
    const nearest = Math.min(...mine.filter((hit) => hit.key === key).map((hit) => Math.abs(hit.time - time)))
    worst = Math.max(worst, nearest * Math.abs(rate) * 3600)
  }
  return { found: mine.length, expected: hits.length, worst }
}

function fiveYears(i: number): Parameters<Sky['transits']>[0] {
  const { points, from, to } = transits.charts[i]!
  return {
    points: natal(points),
    from: new Date(from),
    to: new Date(to),
    bodies: PLANETS.filter((body): body is Planet => body !== 'moon'),
    aspects: MAJOR_ASPECTS,
  }
}

function natal(longitudes: readonly number[]) {
  return longitudes.map((longitude, i) => ({ point: POINTS[i]!, longitude }))
}

function off(a: number, b: number): number {
  return separation(a, b) * 3600
}

function elapsed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function median(count: number, work: (i: number) => unknown): number {
  return Array.from({ length: count }, (_, i) => elapsed(() => work(i))).toSorted((a, b) => a - b)[count >> 1]!
}

function rows(values: Record<string, string>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))
}
