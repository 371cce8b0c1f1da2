import { SIGNS } from '../types.ts'
import type { Sign } from '../types.ts'
import { elementOf } from '../natal/balance.ts'
import type { Element } from '../natal/balance.ts'

/** Pigments carry meaning: which one a thing is painted with is decided here, its colour by a theme. */
export type Pigment = 'cinnabar' | 'verdigris' | 'brass' | 'lapis'

export interface ZodiacSign {
  sign: Sign
  element: Element
  pigment: Pigment
}

const PIGMENTS: Readonly<Record<Element, Pigment>> = {
  fire: 'cinnabar',
  earth: 'verdigris',
  air: 'brass',
  water: 'lapis',
}

/** The twelve signs in order. */
export const ZODIAC: readonly ZodiacSign[] = SIGNS.map((sign) => {
  const element = elementOf(sign)
  return { sign, element, pigment: PIGMENTS[element] }
})

/**
 * Index 0–11 of a sign by its name or a short code of at least three letters ("Ari", "sag"). Throws
 * RangeError for any other word.
 */
export function signIndex(name: string): number {
  const wanted = name.trim().toLowerCase()
  const index = wanted.length < 3 ? -1 : SIGNS.findIndex((sign) => sign.toLowerCase().startsWith(wanted))
  if (index < 0) throw new RangeError(`No such sign: "${name}"`)
  return index
}
