import { checkOneOf } from '../check-one-of.ts'
import { PLANETS, SIGNS } from '../types.ts'
import type { NatalChart, Point, Sign } from '../types.ts'
import { isSameSign } from './sure-sign.ts'

export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const
export type Element = (typeof ELEMENTS)[number]
export const MODALITIES = ['cardinal', 'fixed', 'mutable'] as const
export type Modality = (typeof MODALITIES)[number]

/**
 * Which points stand in each element and modality; `unsure` are those whose sign the birth time does not fix.
 */
export interface Balance {
  elements: Record<Element, Point[]>
  modalities: Record<Modality, Point[]>
  unsure: Point[]
}

/** The element of a sign. Throws `invalid_input`. */
export function elementOf(sign: Sign): Element {
  checkOneOf(SIGNS, sign, 'sign')
  return ELEMENTS[SIGNS.indexOf(sign) % 4]!
}

/** The modality of a sign. Throws `invalid_input`. */
export function modalityOf(sign: Sign): Modality {
  checkOneOf(SIGNS, sign, 'sign')
  return MODALITIES[SIGNS.indexOf(sign) % 3]!
}

/**
 * Sun to Pluto, Ascendant and Midheaven by the element and modality of their sign: fire, earth, air, water
 * and cardinal, fixed, mutable from Aries on.
 */
export function balanceOf(chart: NatalChart): Balance {
  const balance: Balance = {
    elements: { fire: [], earth: [], air: [], water: [] },
    modalities: { cardinal: [], fixed: [], mutable: [] },
    unsure: [],
  }
  const count = (point: Point, sign: Sign) => {
    balance.elements[elementOf(sign)].push(point)
    balance.modalities[modalityOf(sign)].push(point)
  }
  for (const placement of chart.placements.slice(0, PLANETS.length)) {
    if (isSameSign(placement)) count(placement.body, placement.sign)
    else balance.unsure.push(placement.body)
  }
  if (chart.ascendant) count('asc', chart.ascendant.sign)
  if (chart.midheaven) count('mc', chart.midheaven.sign)
  return balance
}
