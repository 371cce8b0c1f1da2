import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { aspectsBetween, minorAspectsBetween } from '../../packages/sky/src/aspects/natal-aspects.ts'
import { PLANETS } from '../../packages/sky/src/index.ts'

/** Makes one chart of 48.14° N 11.58° E; null with the reason why it is absent. */
export interface Peer {
  name: string
  chart: ((at: Date) => unknown) | null
  absence?: string
}

const FOLDER = fileURLToPath(new URL('../peers', import.meta.url))
const requirePeer = createRequire(join(FOLDER, 'package.json'))
const LATITUDE = 48.14
const LONGITUDE = 11.58

/**
 * What we are measured against. Installed here once, apart from the workspaces; what cannot be installed or
 * compiled is absent.
 */
export async function openPeers(): Promise<Peer[]> {
  if (!existsSync(join(FOLDER, 'node_modules'))) install()
  return [
    await opened('sweph', 'the C library as a native addon', openSweph),
    await opened('caelus', 'TypeScript', openCaelus),
    await opened('circular-natal-horoscope-js', 'JavaScript', openCircular),
  ]
}

async function opened(name: string, what: string, open: () => Promise<(at: Date) => unknown>): Promise<Peer> {
  try {
    return { name: `${name} (${what})`, chart: await open() }
  } catch (error) {
    return {
      name: `${name} (${what})`,
      chart: null,
      absence: `absent: ${(error as Error).message.split('\n')[0]}`,
    }
  }
}

function install(): void {
  console.log('Installing the peers into bench/peers (once; sweph is compiled, which takes a minute)')
  try {
    execFileSync('npm', ['ci', '--prefix', FOLDER, '--no-workspaces', '--loglevel=error'], {
      stdio: 'inherit',
      timeout: 300_000,
    })
  } catch {
    console.log('The peers could not be installed; they are measured as absent.')
  }
}

/**
 * The same work as ours: 15 bodies with speeds, obliquity, Placidus. It knows no aspects, so ours are made of
 * its longitudes.
 */
async function openSweph() {
  const sweph = requirePeer('sweph') as {
    set_ephe_path(path: string): void
    calc_ut(time: number, body: number, flags: number): { flag: number; error: string; data: number[] }
    houses_ex2(
      time: number,
      flags: number,
      latitude: number,
      longitude: number,
      system: string,
    ): { data: { points: number[] } }
  }
  sweph.set_ephe_path(bundledEphemeris())
  const [SWIEPH, SPEED, OBLIQUITY] = [2, 256, -1]
  const bodies = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15, 12, 13]
  return (at: Date) => {
    const time = at.getTime() / 86_400_000 + 2_440_587.5
    sweph.calc_ut(time, OBLIQUITY, SWIEPH)
    const places = bodies.map((body) => sweph.calc_ut(time, body, SWIEPH | SPEED))
    if (places.some(({ flag }) => (flag & SWIEPH) === 0))
      throw new Error('sweph does not read the ephemeris files')
    const { points } = sweph.houses_ex2(time, 0, LATITUDE, LONGITUDE, 'P').data
    const moving = [
      ...PLANETS.map((point, i) => ({ point, longitude: places[i]!.data[0]!, speed: places[i]!.data[3]! })),
      { point: 'asc' as const, longitude: points[0]!, speed: 0 },
      { point: 'mc' as const, longitude: points[1]!, speed: 0 },
    ]
    return [aspectsBetween(moving), minorAspectsBetween(moving)]
  }
}

async function openCaelus() {
  const main = requirePeer.resolve('caelus')
  const { Engine } = (await import(pathToFileURL(main).href)) as {
    Engine: new (data: unknown) => CaelusEngine
  }
  const { loadNodeData } = (await import(pathToFileURL(requirePeer.resolve('caelus/node')).href)) as {
    loadNodeData: (folder: string, level: string, moon: string) => unknown
  }
  let root = dirname(main)
  while (!existsSync(join(root, 'package.json'))) root = dirname(root)
  const engine = new Engine(loadNodeData(join(root, 'data'), 'embedded', 'embedded'))
  return (at: Date) =>
    engine.chart(
      at.getUTCFullYear(),
      at.getUTCMonth() + 1,
      at.getUTCDate(),
      at.getUTCHours(),
      at.getUTCMinutes(),
      at.getUTCSeconds(),
      LATITUDE,
      LONGITUDE,
      'placidus',
    )
}

interface CaelusEngine {
  chart(...args: [number, number, number, number, number, number, number, number, string]): unknown
}

async function openCircular() {
  const { Origin, Horoscope } = requirePeer('circular-natal-horoscope-js') as Record<
    'Origin' | 'Horoscope',
    new (options: object) => object
  >
  return (at: Date) =>
    new Horoscope({
      origin: new Origin({
        year: at.getUTCFullYear(),
        month: at.getUTCMonth(),
        date: at.getUTCDate(),
        hour: at.getUTCHours(),
        minute: at.getUTCMinutes(),
        latitude: LATITUDE,
        longitude: LONGITUDE,
      }),
      houseSystem: 'placidus',
      zodiac: 'tropical',
      aspectPoints: ['bodies', 'points', 'angles'],
      aspectWithPoints: ['bodies', 'points', 'angles'],
      aspectTypes: ['major', 'minor'],
      language: 'en',
    })
}

/** The files that our own package reads, laid out for the C library, so that both read the same. */
function bundledEphemeris(): string {
  const wasm = join(dirname(createRequire(import.meta.url).resolve('swisseph-wasm/package.json')), 'wasm')
  const packed = readFileSync(join(wasm, 'swisseph.data'))
  const folder = mkdtempSync(join(tmpdir(), 'bench-sky-'))
  const entries = readFileSync(join(wasm, 'swisseph.js'), 'utf8').matchAll(
    /"?filename"?:"([^"]+)","?start"?:(\d+),"?end"?:(\d+)/g,
  )
  for (const [, name, start, end] of entries)
    writeFileSync(join(folder, basename(name!)), packed.subarray(Number(start), Number(end)))
  copyFileSync(
    fileURLToPath(new URL('../../packages/sky/data/seas_18.se1', import.meta.url)),
    join(folder, 'seas_18.se1'),
  )
  process.on('exit', () => rmSync(folder, { recursive: true }))
  return folder
}
