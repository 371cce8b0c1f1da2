// Run by fresh-processes.ts in a process of its own: what the engine adds to it, from loading to five years
// of tables. Plain JavaScript, so that Node's own reading of TypeScript is not there before the engine comes.
const resident = () => process.memoryUsage.rss() / 1e6
const before = resident()
const start = performance.now()
const { PLANETS, openSky } = await import('../../packages/sky/src/index.ts')
const sky = await openSky()
const loaded = performance.now() - start
const afterLoading = resident()

sky.chart({ at: new Date('1926-04-21T01:40Z'), latitude: 51.5, longitude: -0.13 })
const five = { from: new Date('2027-01-01T00:00Z'), to: new Date('2032-01-01T00:00Z') }
const points = [...PLANETS, 'asc', 'mc'].map((point, i) => ({ point, longitude: (i * 131.7) % 360 }))
const began = performance.now()
sky.transits({ points, ...five })
const first = performance.now() - began
// the Moon's table too: one point asks for all of it, and leaves few answers of its own
sky.transits({ points: points.slice(0, 1), ...five, bodies: ['moon'] })
const whole = resident() - before

const again = Array.from({ length: 120 }, () => {
  const begun = performance.now()
  sky.transits({ points, ...five })
  return performance.now() - begun
})
// the first runs are Node's own learning
console.log(JSON.stringify({ loaded, first, loading: afterLoading - before, whole, again: again.slice(30) }))
