import type { StoredChart } from '@astrarium/contracts'
import type { NatalChart, Placement, Point, Sign } from '@astrarium/sky'
import { POINT_NAMES, SIGNS } from '@astrarium/sky'

type StoredPlanet = StoredChart['planets'][number]

/** A chart as it is kept and shown: degrees, longitudes and orbs with 2 decimals. */
export function toStoredChart(chart: NatalChart, generatedAt: Date): StoredChart {
  const { houses, ascendant, midheaven } = chart
  return {
    planets: chart.placements.flatMap((placement) =>
      isListed(placement.body) ? [toPlanet(placement, POINT_NAMES[placement.body])] : [],
    ),
    houses: (houses?.cusps ?? []).map((cusp, index) => ({ number: index + 1, ...toAngle(cusp) })),
    aspects: chart.aspects.flatMap(({ a, b, name, orb, isApplying, isUncertain }) =>
      !isUncertain && isListed(a) && isListed(b)
        ? [
            {
              planet1: POINT_NAMES[a],
              planet2: POINT_NAMES[b],
              type: name,
              orb: round(orb),
              applying: isApplying,
            },
          ]
        : [],
    ),
    ascendant: ascendant && toAngle(ascendant.longitude),
    midheaven: midheaven && toAngle(midheaven.longitude),
    generated_at: generatedAt.toISOString(),
    house_system: houses?.system ?? 'none',
    house_system_requested: houses && houses.requested !== houses.system ? houses.requested : null,
    coordinate_system: 'tropical, geocentric, apparent, ecliptic of date',
    library: 'Swiss Ephemeris (DE431)',
    birth_time_accuracy: chart.accuracy.kind,
  }
}

function toPlanet(
  { longitude, house, isRetrograde, range }: Placement,
  name: StoredPlanet['name'],
): StoredPlanet {
  return {
    name,
    ...toAngle(longitude),
    house,
    retrograde: isRetrograde,
    range: range && { from: round(range.from), to: round(range.to), signs: range.signs },
  }
}

// The sign comes from the unrounded longitude, and a rounded degree never claims the next sign's start.
function toAngle(longitude: number): { sign: Sign; degree: number; longitude: number } {
  const sign = Math.floor(longitude / 30)
  const degree = Math.min(round(longitude - sign * 30), 29.99)
  return { sign: SIGNS[sign]!, degree, longitude: round(sign * 30 + degree) }
}

const round = (value: number) => Math.round(value * 100) / 100

/** Of the nodes the true one is listed, of Lilith the mean one. */
function isListed<P extends Point>(point: P): point is Exclude<P, 'mean_node' | 'true_lilith'> {
  return point !== 'mean_node' && point !== 'true_lilith'
}
