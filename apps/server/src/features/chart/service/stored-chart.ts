import type { StoredChart } from '@astrarium/contracts'
import type { NatalChart, Placement } from '@astrarium/sky'
import { SIGNS } from '@astrarium/sky'

/** Which planets and points the stored form lists, by the engine's name. */
const NAMES = {
  sun: 'Sun',
  moon: 'Moon',
  mercury: 'Mercury',
  venus: 'Venus',
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturn',
  uranus: 'Uranus',
  neptune: 'Neptune',
  pluto: 'Pluto',
  true_node: 'North Node',
  chiron: 'Chiron',
  mean_lilith: 'Lilith',
  asc: 'Ascendant',
  mc: 'Midheaven',
} as const

/** A chart as it is kept and shown: degrees, longitudes and orbs with 2 decimals. */
export function toStoredChart(chart: NatalChart, generatedAt: Date): StoredChart {
  const { houses, ascendant, midheaven } = chart
  return {
    planets: chart.placements.flatMap((placement) =>
      isListed(placement.body) ? [toPlanet(placement, NAMES[placement.body])] : [],
    ),
    houses: (houses?.cusps ?? []).map((cusp, index) => ({ number: index + 1, ...toAngle(cusp) })),
    aspects: chart.aspects
      .filter((aspect) => !aspect.isUncertain)
      .map(({ a, b, name, orb, isApplying }) => ({
        planet1: nameOf(a),
        planet2: nameOf(b),
        type: name,
        orb: round(orb),
        applying: isApplying,
      })),
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
  name: (typeof NAMES)[keyof typeof NAMES],
): StoredChart['planets'][number] {
  return {
    name: name as StoredChart['planets'][number]['name'],
    ...toAngle(longitude),
    house,
    retrograde: isRetrograde,
    range: range && { from: round(range.from), to: round(range.to), signs: range.signs },
  }
}

// The sign comes from the unrounded longitude, and a rounded degree never claims the next sign's start.
function toAngle(longitude: number): { sign: string; degree: number; longitude: number } {
  const sign = Math.floor(longitude / 30)
  const degree = Math.min(round(longitude - sign * 30), 29.99)
  return { sign: SIGNS[sign]!, degree, longitude: round(sign * 30 + degree) }
}

const round = (value: number) => Math.round(value * 100) / 100
const isListed = (body: string): body is keyof typeof NAMES => body in NAMES
const nameOf = (point: string) => (isListed(point) ? NAMES[point] : point)
