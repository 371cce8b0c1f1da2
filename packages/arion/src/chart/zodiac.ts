/** Signs and houses by longitude. */
import type { Planet, Sign } from '@astrarium/sky'
import { SIGNS } from '@astrarium/sky'
import { elementAt } from '../must.ts'

export function signAt(longitude: number): Sign {
  return elementAt(SIGNS, Math.floor(turn(longitude) / 30) % 12)
}

export function oppositeSign(sign: Sign): Sign {
  return elementAt(SIGNS, (SIGNS.indexOf(sign) + 6) % 12)
}

/** 1–12 by the cusps of a chart. */
export function houseAt(cusps: readonly number[], longitude: number): number {
  for (let house = 0; house < 12; house++) {
    const start = elementAt(cusps, house)
    const width = turn(elementAt(cusps, (house + 1) % 12) - start)
    if (turn(longitude - start) < width) return house + 1
  }
  return 1
}

/** Traditional rulers, which the lore uses. */
export const RULERS: Record<Sign, Planet> = {
  Aries: 'mars',
  Taurus: 'venus',
  Gemini: 'mercury',
  Cancer: 'moon',
  Leo: 'sun',
  Virgo: 'mercury',
  Libra: 'venus',
  Scorpio: 'mars',
  Sagittarius: 'jupiter',
  Capricorn: 'saturn',
  Aquarius: 'saturn',
  Pisces: 'jupiter',
}

export function turn(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}
