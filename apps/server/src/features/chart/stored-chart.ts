import type { StoredChart } from '@astrarium/contracts'
import type { Body, NatalChart, Placement, Point, Sign } from '@astrarium/sky'
import { POINT_NAMES, SIGNS } from '@astrarium/sky'

type StoredPlanet = StoredChart['planets'][number]

/** A chart as it is kept and shown: degrees, longitudes and orbs with 2 decimals. */
export function toStoredChart(chart: NatalChart, generatedAt: Date): StoredChart {
  const { houses, ascendant, midheaven } = chart
  return {
    planets: chart.placements.flatMap((placement) => {
      const name = listedName(chart, placement.body)
      return name === null ? [] : [toPlanet(placement, name)]
    }),
    houses: (houses?.cusps ?? []).map((cusp, index) => ({ number: index + 1, ...toAngle(cusp) })),
    aspects: listedAspects(chart).flatMap(({ a, b, name, orb, isApplying, isUncertain }) =>
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
    zodiac: chart.zodiac,
    node: chart.node,
    coordinate_system: `${chart.zodiac}, geocentric, apparent, ecliptic of date`,
    library: 'Swiss Ephemeris (DE431)',
    birth_time_accuracy: chart.accuracy.kind,
  }
}

/** The minor ones only where the chart was asked for them. */
function listedAspects({ aspects, minorAspects, reach }: NatalChart) {
  const wanted = minorAspects.filter(({ aspect }) => (reach[aspect] ?? 0) > 0)
  return wanted.length === 0 ? aspects : [...aspects, ...wanted].toSorted((a, b) => a.orb - b.orb)
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

/** Of the nodes the chart's own is listed, of Lilith the mean one. */
function listedName({ node }: NatalChart, body: Body): StoredPlanet['name'] | null {
  if (body === 'true_node' || body === 'mean_node')
    return body === `${node}_node` ? POINT_NAMES.true_node : null
  return isListed(body) ? POINT_NAMES[body] : null
}

function isListed<P extends Point>(point: P): point is Exclude<P, 'mean_node' | 'true_lilith'> {
  return point !== 'mean_node' && point !== 'true_lilith'
}
