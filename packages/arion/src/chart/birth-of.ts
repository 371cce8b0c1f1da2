import type { NatalChart } from '@astrarium/sky'

/** What a chart was cast from. */
export function birthOf(chart: NatalChart) {
  const { instant, latitude, longitude, accuracy, houses, span, zodiac, node, reach } = chart
  return {
    at: instant,
    latitude,
    longitude,
    accuracy,
    zodiac,
    node,
    reach,
    ...(houses && { houseSystem: houses.requested }),
    ...(accuracy.kind === 'unknown' && span && { day: span }),
  }
}
