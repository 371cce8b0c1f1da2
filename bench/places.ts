import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// node bench/places.ts: what place search costs, from the packages to an answer while somebody types
const server = new URL('../apps/server/src/platform/places/', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'bench-places-'))
const file = join(folder, 'gazetteer.bin')
const rows: [string, string][] = []
try {
  const buildStarted = performance.now()
  execFileSync(process.execPath, [fileURLToPath(new URL('build/build-gazetteer.ts', server)), file])
  rows.push(
    ['build', `${((performance.now() - buildStarted) / 1000).toFixed(1)} s`],
    ['file', `${(statSync(file).size / 1e6).toFixed(1)} MB`],
  )

  const { openGazetteer } = await import('../apps/server/src/platform/places/lookup/gazetteer.ts')
  const before = residentMegabytes()
  const loadStarted = performance.now()
  const gazetteer = openGazetteer(file)
  rows.push(
    ['load', `${(performance.now() - loadStarted).toFixed(0)} ms`],
    ['resident, gazetteer', `${(residentMegabytes() - before).toFixed(0)} MB`],
  )

  const golden = ['places.json', 'places-in-many-languages.json'].flatMap((name) => {
    const { cases } = JSON.parse(readFileSync(new URL(`golden/${name}`, server), 'utf8')) as {
      cases: { query: string }[]
    }
    return cases.map(({ query }) => query)
  })
  const typed = golden.flatMap((query) =>
    Array.from({ length: Math.max(0, query.length - 2) }, (_, i) => query.slice(0, i + 3)),
  )
  for (const query of typed) gazetteer.search(query, 8)
  rows.push([
    `search, ${typed.length} states of typing`,
    quantiles(typed, (query) => gazetteer.search(query, 8)),
  ])
  rows.push(['resident after them', `${(residentMegabytes() - before).toFixed(0)} MB`])

  const beforeZones = residentMegabytes()
  const zonesStarted = performance.now()
  const { zoneAt } = await import('../apps/server/src/platform/places/lookup/zone-at.ts')
  rows.push(['zone boundaries, import', `${(performance.now() - zonesStarted).toFixed(0)} ms`])
  const places = golden.flatMap((query) => gazetteer.search(query, 8))
  const fail = (error: Error): never => {
    throw error
  }
  rows.push([
    `zone of ${places.length} coordinates`,
    quantiles(places, (place) => zoneAt(place.latitude, place.longitude, fail)),
  ])
  rows.push(['resident, zones', `${(residentMegabytes() - beforeZones).toFixed(0)} MB`])
} finally {
  rmSync(folder, { recursive: true })
}
for (const [what, value] of rows) console.log(`${what.padEnd(34)} ${value}`)

function quantiles<T>(inputs: T[], run: (input: T) => unknown): string {
  const times = inputs
    .map((input) => {
      const started = performance.now()
      run(input)
      return performance.now() - started
    })
    .sort((a, b) => a - b)
  const at = (share: number): string =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(2)
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms`
}

function residentMegabytes(): number {
  return process.memoryUsage.rss() / 1e6
}
