import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * What we use of the compiled Swiss Ephemeris (C, 2.10.03). Numbers named `*At` are addresses in its memory;
 * 0 is null.
 */
export interface SwissModule {
  HEAPF64: Float64Array
  FS: { mkdir(path: string): void; writeFile(path: string, data: Uint8Array): void }
  _malloc(bytes: number): number
  _free(at: number): void
  stringToUTF8(text: string, at: number, bytes: number): void
  UTF8ToString(at: number): string
  _swe_set_ephe_path(pathAt: number): void
  _swe_calc_ut(julianDay: number, body: number, flags: number, resultAt: number, errorAt: number): number
  _swe_houses_ex2(
    julianDay: number,
    flags: number,
    latitude: number,
    longitude: number,
    system: number,
    cuspsAt: number,
    anglesAt: number,
    cuspSpeedsAt: number,
    angleSpeedsAt: number,
    errorAt: number,
  ): number
  _swe_houses_armc_ex2(
    rightAscension: number,
    latitude: number,
    obliquity: number,
    system: number,
    cuspsAt: number,
    anglesAt: number,
    cuspSpeedsAt: number,
    angleSpeedsAt: number,
    errorAt: number,
  ): number
  _swe_set_sid_mode(mode: number, referenceJulianDay: number, ayanamsaThere: number): void
  _swe_get_ayanamsa_ex_ut(julianDay: number, flags: number, resultAt: number, errorAt: number): number
  _swe_sol_eclipse_when_glob(
    julianDay: number,
    flags: number,
    kinds: number,
    timesAt: number,
    backward: number,
    errorAt: number,
  ): number
  _swe_sol_eclipse_where(
    julianDay: number,
    flags: number,
    placeAt: number,
    attributesAt: number,
    errorAt: number,
  ): number
  _swe_lun_eclipse_when(
    julianDay: number,
    flags: number,
    kinds: number,
    timesAt: number,
    backward: number,
    errorAt: number,
  ): number
  _swe_lun_eclipse_how(
    julianDay: number,
    flags: number,
    placeAt: number,
    attributesAt: number,
    errorAt: number,
  ): number
}

interface Options {
  locateFile: (name: string) => string
  getPreloadedPackage: (name: string) => ArrayBuffer
}
type Factory = (options: Options) => Promise<SwissModule>

/**
 * The asteroids of 2023, Chiron among them (see data/seas_18.md): those that come with the module are of
 * 2014.
 */
const ASTEROIDS = new URL('../../data/seas_18.se1', import.meta.url)
const OUR_FOLDER = '/ours'
/** The module's own files are mounted at `/sweph`; what lies in ours is found first. */
const DATA_FOLDERS = `${OUR_FOLDER}:/sweph`

/**
 * Loads the WebAssembly build and its DE431 files from the installed package, and our file of asteroids,
 * without network. The package exports only a wrapper that drops flags and error texts, so the compiled
 * module is taken from its folder.
 */
export async function loadSwissModule(): Promise<SwissModule> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('swisseph-wasm/package.json')), 'wasm')
  const { default: create } = (await import(
    /* @vite-ignore */ pathToFileURL(join(folder, 'swisseph.js')).href
  )) as { default: Factory }
  const module = await create({
    locateFile: (name) => join(folder, name),
    // left to itself it reads the 2 MB of data and then copies them
    getPreloadedPackage: () => readFileSync(join(folder, 'swisseph.data')).buffer,
  })
  module.FS.mkdir(OUR_FOLDER)
  module.FS.writeFile(`${OUR_FOLDER}/seas_18.se1`, readFileSync(ASTEROIDS))
  const pathAt = module._malloc(DATA_FOLDERS.length + 1)
  module.stringToUTF8(DATA_FOLDERS, pathAt, DATA_FOLDERS.length + 1)
  // without the path every call falls back silently to the built-in Moshier ephemeris
  module._swe_set_ephe_path(pathAt)
  return module
}
