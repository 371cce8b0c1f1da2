import { SkyError } from '../types.ts'
import type { Eclipse } from '../types.ts'
import { withoutTimes } from '../ephemeris/ephemeris.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { checkSpan, instantOf, julianDay } from '../time/instant.ts'

const SEFLG_SWIEPH = 2
/** Bits of the answer that tell what kind of eclipse it is. */
const KINDS = [
  [32, 'hybrid'],
  [4, 'total'],
  [8, 'annular'],
  [16, 'partial'],
  [64, 'penumbral'],
] as const
/**
 * Two eclipses of one kind are a lunation apart at least; the greatest moment lies within hours of the phase.
 */
const PAST_AN_ECLIPSE = 5

/** See `Sky.eclipses`. */
export function findEclipses(ephemeris: Ephemeris, from: Date, to: Date): Eclipse[] {
  checkSpan(from, to)
  const [begin, end] = [julianDay(from), julianDay(to)]
  return [
    ...eclipsesOf(ephemeris, 'solar', begin, end),
    ...eclipsesOf(ephemeris, 'lunar', begin, end),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function* eclipsesOf(
  ephemeris: Ephemeris,
  of: Eclipse['of'],
  begin: number,
  end: number,
): Generator<Eclipse> {
  // the search looks for a greatest moment after its start, so a day of margin loses nothing
  let { time, bits } = nextEclipse(ephemeris, of, begin - 1)
  while (time <= end) {
    if (time >= begin) yield describe(ephemeris, of, time, bits)
    ;({ time, bits } = nextEclipse(ephemeris, of, time + PAST_AN_ECLIPSE))
  }
}

function nextEclipse(ephemeris: Ephemeris, of: Eclipse['of'], after: number): { time: number; bits: number } {
  return ephemeris.withMemory(10, (timesAt, errorAt, module) => {
    const search = of === 'solar' ? module._swe_sol_eclipse_when_glob : module._swe_lun_eclipse_when
    const bits = search(after, SEFLG_SWIEPH, 0, timesAt, 0, errorAt)
    if (bits <= 0)
      throw new SkyError(
        'ephemeris_failed',
        `no further ${of} eclipse found: ${withoutTimes(module.UTF8ToString(errorAt))}`,
      )
    return { time: module.HEAPF64[timesAt >> 3]!, bits }
  })
}

function describe(ephemeris: Ephemeris, of: Eclipse['of'], time: number, bits: number): Eclipse {
  const kind = KINDS.find(([bit]) => (bits & bit) !== 0)![1]
  const longitude = ephemeris.longitude(of === 'solar' ? 'sun' : 'moon', time)
  return ephemeris.withMemory(30, (placeAt, errorAt, module) => {
    const attributesAt = placeAt + 80
    const heap = module.HEAPF64
    heap.fill(0, placeAt >> 3, (placeAt >> 3) + 10)
    const examine = of === 'solar' ? module._swe_sol_eclipse_where : module._swe_lun_eclipse_how
    if (examine(time, SEFLG_SWIEPH, placeAt, attributesAt, errorAt) < 0) {
      throw new SkyError(
        'ephemeris_failed',
        `an eclipse (${of}) could not be described: ${withoutTimes(module.UTF8ToString(errorAt))}`,
      )
    }
    const attribute = (i: number) => heap[(attributesAt >> 3) + i]!
    const place =
      of === 'solar' ? { longitude: heap[placeAt >> 3]!, latitude: heap[(placeAt >> 3) + 1]! } : null
    const magnitude = of === 'solar' ? attribute(8) : kind === 'penumbral' ? attribute(1) : attribute(0)
    return { at: instantOf(time), of, kind, magnitude, saros: attribute(9), longitude, place }
  })
}
