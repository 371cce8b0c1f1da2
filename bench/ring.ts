// script/bench ring: from the birth of a new person to the ring, the summary and the factors, for births
// known to the minute and not at all; beside it what the sky alone needs for the same two charts
import { loadavg } from 'node:os'
import { randomFrom } from '../packages/arion/evals/random.ts'
import { placeInRing, tellRing } from '../packages/arion/src/index.ts'
import { connectingFactors, openSky } from '../packages/sky/src/index.ts'
import type { ChartInput } from '../packages/sky/src/index.ts'

const BUDGET_MS = 50
const RUNS = 200

const sky = await openSky()
const random = randomFrom(12)
const births = Array.from({ length: RUNS }, (): ChartInput => {
  const at = new Date(Date.UTC(1930, 0, 1) + random() * 86 * 365.25 * 86_400_000)
  return { at, latitude: random() * 100 - 45, longitude: random() * 360 - 180 }
})
const timeless = (birth: ChartInput): ChartInput => ({
  ...birth,
  accuracy: { kind: 'unknown' },
  day: sky.localDay('Etc/UTC', sky.localDate('Etc/UTC', birth.at)),
})
const own = sky.chart(births[0]!)
const ownTimeless = sky.chart(timeless(births[0]!))

const ROWS: readonly [name: string, run: (birth: ChartInput) => unknown, budget: number | null][] = [
  ['connecting factors of the sky', (birth) => connectingFactors(own, sky.chart(birth)), null],
  ['ring alone', (birth) => placeInRing(own, sky.chart(birth)), BUDGET_MS],
  ['ring, summary and factors', (birth) => told(own, birth), BUDGET_MS],
  ['the same, birth time unknown', (birth) => told(own, timeless(birth)), BUDGET_MS],
  ['the same, neither time known', (birth) => told(ownTimeless, timeless(birth)), BUDGET_MS],
]

console.log(`${RUNS} new people, their charts cast; load ${loadavg()[0]!.toFixed(1)}; milliseconds\n`)
console.log(`${' '.repeat(34)} waited           of the processor   budget`)
console.log(`${' '.repeat(34)} median     p95  median     p95`)
for (const [name, run, budget] of ROWS) {
  const times = births.map((birth) => timed(() => run(birth)))
  const [waited, worked] = (['waited', 'worked'] as const).map((kind) =>
    times.map((time) => time[kind]).toSorted((a, b) => a - b),
  )
  const at = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1]!
  const columns = [at(waited!, 0.5), at(waited!, 0.95), at(worked!, 0.5), at(worked!, 0.95)]
  const verdict = budget === null ? '' : `${budget}, ${at(waited!, 0.95) <= budget ? 'kept' : 'MISSED'}`
  console.log(`${name.padEnd(32)} ${columns.map((one) => one.toFixed(2).padStart(8)).join('')}   ${verdict}`)
}

function told(mine: ReturnType<typeof sky.chart>, birth: ChartInput): unknown {
  return tellRing({ own: mine, theirs: sky.chart(birth) }, { shared: 'wheel', seed: 'bench' })
}

/** On a busy machine one waits longer than there is work: both are shown, and the wait has the budget. */
function timed(run: () => unknown): { waited: number; worked: number } {
  const [began, before] = [performance.now(), process.cpuUsage()]
  run()
  const { user, system } = process.cpuUsage(before)
  return { waited: performance.now() - began, worked: (user + system) / 1000 }
}
