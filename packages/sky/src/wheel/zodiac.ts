import type { Sign } from '../types.ts'

export type Element = 'fire' | 'earth' | 'air' | 'water'
/** Pigments carry meaning: which one a thing is painted with is decided here, its colour by a theme. */
export type Pigment = 'cinnabar' | 'verdigris' | 'brass' | 'lapis'

export interface ZodiacSign {
  sign: Sign
  element: Element
  pigment: Pigment
}

const ELEMENTS = [
  ['fire', 'cinnabar'],
  ['earth', 'verdigris'],
  ['air', 'brass'],
  ['water', 'lapis'],
] as const

const NAMES = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const satisfies readonly Sign[]

/** The twelve signs in order; the elements return every fourth sign. */
export const ZODIAC: readonly ZodiacSign[] = NAMES.map((sign, index) => {
  const [element, pigment] = ELEMENTS[index % 4]!
  return { sign, element, pigment }
})

/** Index 0–11 of a sign by its name or a short code of at least three letters ("Ari", "sag"). Throws RangeError for any other word. */
export function signIndex(name: string): number {
  const wanted = name.trim().toLowerCase()
  const index = wanted.length < 3 ? -1 : NAMES.findIndex((sign) => sign.toLowerCase().startsWith(wanted))
  if (index < 0) throw new RangeError(`No such sign: "${name}"`)
  return index
}

export function signOf(longitude: number): Sign {
  return NAMES[Math.floor(wrap(longitude) / 30)]!
}

/** Any angle to 0 ≤ angle < 360. */
export function wrap(angle: number): number {
  const turned = ((angle % 360) + 360) % 360
  return turned === 360 ? 0 : turned
}
