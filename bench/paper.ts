// How long a chart takes to become a file, as the server makes it for its person: script/bench paper
import { loadavg } from 'node:os'
import { openSky } from '@astrarium/sky'
import { toStoredChart } from '../apps/server/src/features/chart/stored-chart.ts'
import { drawnWheel } from '../apps/server/src/features/chart/drawn-wheel.ts'
import { writeChart } from '../apps/server/src/features/chart/chart-on-paper.ts'
import { outlineWords } from '../apps/server/src/platform/paper/open-paper.ts'
import { pngOf } from '../apps/server/src/platform/paper/picture.ts'
import { shapesSvg } from '@astrarium/sky/wheel'

const RUNS = 40
const TARGET = 150
const at = new Date('1995-05-20T09:13:00Z')

const sky = await openSky()
const chart = toStoredChart(sky.chart({ at, latitude: 45.41, longitude: 11.88 }), new Date())
const birth = { birthDate: '1995-05-20', birthTime: '11:13', birthTimeAccuracy: 'exact' as const }
const where = { birthPlace: 'Padua, Veneto, Italy', timezone: 'Europe/Rome' }

const svgOf = async () => {
  const { shapes, size, theme } = drawnWheel(chart, 'vellum')
  return shapesSvg(await outlineWords(shapes), { size, theme, title: 'Your natal chart' })
}
const kinds = {
  PDF: () => writeChart({ fullName: 'Mara Lind', birth: { ...birth, ...where }, chart }, new Date()),
  SVG: svgOf,
  PNG: async () => pngOf(await svgOf(), 2000),
}

console.log(`A chart as a file, ${RUNS} times each; load ${loadavg()[0]!.toFixed(1)}\n`)
console.log('        first   median      p95   of the processor (median)       size')
for (const [name, make] of Object.entries(kinds)) {
  const times: { wall: number; busy: number }[] = []
  let size = 0
  for (let run = 0; run <= RUNS; run++) {
    const before = process.cpuUsage()
    const started = performance.now()
    size = (await make()).length
    const { user, system } = process.cpuUsage(before)
    times.push({ wall: performance.now() - started, busy: (user + system) / 1000 })
  }
  const [first, ...warm] = times
  const sorted = (of: 'wall' | 'busy') => warm.map((one) => one[of]).toSorted((a, b) => a - b)
  const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(9)
  const [wall, busy] = [sorted('wall'), sorted('busy')]
  const middle = wall[Math.floor(RUNS / 2)]!
  const verdict = name === 'PDF' ? `   ${middle <= TARGET ? 'within' : 'over'} ${TARGET} ms` : ''
  console.log(
    `${name} ${ms(first!.wall)}${ms(middle)}${ms(wall[Math.floor(RUNS * 0.95)]!)}${ms(busy[Math.floor(RUNS / 2)]!)}${`${Math.round(size / 1024)} KB`.padStart(31)}${verdict}`,
  )
}
