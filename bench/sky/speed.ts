import transits from '../../packages/sky/golden/transits.json' with { type: 'json' }
import { PLANETS } from '../../packages/sky/src/index.ts'
import type { Point, Sky } from '../../packages/sky/src/index.ts'
import type { Peer } from './peers.ts'
import { atMost, median, plain, shown, taken } from './row.ts'
import type { Row } from './row.ts'

const DAY = 86_400_000
const POINTS: readonly Point[] = [...PLANETS, 'asc', 'mc']
const birth = (i: number) => new Date(Date.UTC(1950, 0, 1) + i * DAY * 13.37)

/** A full chart, beside the peers: in turns, so that a busy moment of the machine hits all of them. */
export function chartTimes(sky: Sky, peers: readonly Peer[]): Row[] {
  const ours = (at: Date) => sky.chart({ at, latitude: 48.14, longitude: 11.58 })
  const makers = [ours, ...peers.flatMap(({ chart }) => chart ?? [])]
  const counts = [
    200,
    ...peers.flatMap(({ chart, name }) => (chart === null ? [] : [name.startsWith('sweph') ? 200 : 10])),
  ]
  makers.forEach((make, n) => repeated(counts[n]!, make, 0))
  const times = makers.map((): number[] => [])
  for (let round = 0; round < 9; round++)
    makers.forEach((make, n) => times[n]!.push(repeated(counts[n]!, make, round)))
  const [mine, ...theirs] = times.map(median) as [number, ...number[]]
  return [
    plain('full chart: 15 bodies, Placidus, angles, all aspects', `${shown(mine)} µs`),
    ...peers.map(({ name, chart, absence }): Row => {
      if (chart === null) return plain(`  beside ${name}`, absence!)
      const time = theirs.shift()!
      const [ratio, isNative] = [mine / time, name.startsWith('sweph')]
      const value = isNative
        ? `${shown(time)} µs: ours takes ${ratio.toFixed(2)} × as long`
        : `${shown(time)} µs: ours is ${(1 / ratio).toFixed(1)} × faster`
      return {
        what: `  beside ${name}`,
        value,
        target: isNative ? '≤ 1.2 ×' : '≥ 10 × faster',
        isReached: isNative ? ratio <= 1.2 : 1 / ratio >= 10,
      }
    }),
  ]
}

/** Microseconds a chart, the median over one batch of fresh births. */
function repeated(count: number, make: (at: Date) => unknown, round: number): number {
  return median(Array.from({ length: count }, (_, i) => elapsed(() => make(birth(round * count + i))) * 1000))
}

export function searchTimes(sky: Sky): Row[] {
  const { points, from, to } = transits.charts[0]!
  const search = { points: natal(points), from: new Date(from), to: new Date(to) }
  sky.transits({ ...search, bodies: PLANETS })
  const withMoon = taken(
    Array.from({ length: 30 }, () => elapsed(() => sky.transits({ ...search, bodies: PLANETS }))),
  )
  const people = transits.charts.flatMap((chart) =>
    Array.from({ length: 40 }, (_, i) => natal(chart.points.map((longitude) => longitude + i * 9))),
  )
  // each time a month that has no tables yet
  const months = Array.from({ length: 5 }, (_, k) => {
    const begin = new Date(Date.UTC(2040 + k, 2, 1))
    return elapsed(() =>
      people.forEach((one) =>
        sky.transits({ points: one, from: begin, to: new Date(begin.getTime() + 30 * DAY), bodies: PLANETS }),
      ),
    )
  })
  const year = elapsed(() => sky.voidMoons(new Date('2045-01-01T00:00Z'), new Date('2046-01-01T00:00Z')))
  return [
    plain(
      'five years of transits to 12 points with the Moon, once its table stands',
      `${shown(withMoon.value)} ms (${withMoon.note})`,
    ),
    atMost('200 people’s next 30 days, with the Moon, tables included', median(months), 1000, 'ms'),
    plain('a year of void-of-course Moons, tables included', `${shown(year)} ms`),
  ]
}

function natal(longitudes: readonly number[]) {
  return longitudes.map((longitude, i) => ({ point: POINTS[i]!, longitude }))
}

function elapsed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
