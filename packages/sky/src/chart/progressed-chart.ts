import { SkyError } from '../types.ts'
import type { Angle, ChartInput, Placement, ProgressedChart } from '../types.ts'
import { angleOf, normalized } from '../aspects/angles.ts'
import { crossAspects, rangedPoints } from '../aspects/cross-aspects.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { siderealEphemeris } from '../ephemeris/sidereal.ts'
import { houseOf } from '../houses/house-of.ts'
import { checkInstant, julianDay } from '../time/instant.ts'
import { castChart } from './cast-chart.ts'
import { ASPECT_POINTS } from '../aspects/aspect-points.ts'

/** The mean tropical year in days (Meeus, Astronomical Algorithms, chapter 27). */
export const TROPICAL_YEAR = 365.24219

const ORB = 1

/** See `Sky.progressions`. */
export function progressedChart(ephemeris: Ephemeris, birth: ChartInput, at: Date): ProgressedChart {
  checkInstant(at, 'date of the progressions')
  const natal = castChart(ephemeris, birth)
  const later = (at.getTime() - birth.at.getTime()) / TROPICAL_YEAR
  if (later < 0) throw new SkyError('invalid_instant', 'the date of the progressions lies before the birth')
  const moved = (instant: Date) => new Date(instant.getTime() + later)
  const sky = castChart(ephemeris, {
    ...birth,
    at: moved(birth.at),
    ...(birth.day ? { day: [moved(birth.day[0]), moved(birth.day[1])] } : {}),
  })
  const placements = sky.placements.map((placement) => inHousesOf(natal.houses?.cusps, placement))
  const isExact = natal.span === null
  const angles = isExact
    ? progressedAngles(ephemeris, birth, sunOf(sky.placements) - sunOf(natal.placements), sky.instant)
    : null
  const { ascendant, midheaven } = angles ?? { ascendant: null, midheaven: null }
  const progressed = { ...sky, placements, ascendant, midheaven }
  return {
    at,
    instant: sky.instant,
    placements,
    ascendant,
    midheaven,
    aspects: crossAspects(
      rangedPoints(progressed, ASPECT_POINTS),
      rangedPoints(natal, ASPECT_POINTS),
      () => ORB,
    ),
  }
}

/**
 * The Midheaven moves with the Sun (solar arc in longitude), and the Ascendant is the one that rises with it
 * at the birth place.
 */
function progressedAngles(
  tropical: Ephemeris,
  { at, latitude, longitude, zodiac = 'tropical' }: ChartInput,
  solarArc: number,
  instant: Date,
): { ascendant: Angle; midheaven: Angle } {
  const ephemeris = siderealEphemeris(tropical, zodiac)
  const natal = ephemeris.angles(julianDay(at), latitude, longitude)
  const midheaven = normalized(natal.midheaven + solarArc)
  const { ascendant } = ephemeris.anglesUnder(midheaven, latitude, julianDay(instant))
  return { ascendant: angleOf(ascendant), midheaven: angleOf(midheaven) }
}

function sunOf(placements: readonly Placement[]): number {
  return placements[0]!.longitude
}

function inHousesOf(cusps: readonly number[] | undefined, placement: Placement): Placement {
  return {
    ...placement,
    house: cusps && placement.range === null ? houseOf(placement.longitude, cusps) : null,
  }
}
