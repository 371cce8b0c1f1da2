import type { NatalChart } from '@astrarium/sky'

/** What a chart was cast from. */
export function birthOf({ instant, latitude, longitude, accuracy, houses, span, zodiac }: NatalChart) {
  return {
    at: instant,
    latitude,
    longitude,
    accuracy,
    zodiac,
    ...(houses && { houseSystem: houses.requested }),
    ...(accuracy.kind === 'unknown' && span && { day: span }),
  }
}
