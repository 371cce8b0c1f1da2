import { checkOneOf } from '../check-one-of.ts'
import { SIGNS } from '../types.ts'
import type { Planet, Sign } from '../types.ts'
import { signAndDegree } from '../aspects/angles.ts'

const TRADITIONAL: readonly Planet[] = [
  ...(['mars', 'venus', 'mercury', 'moon', 'sun', 'mercury'] as const),
  ...(['venus', 'mars', 'jupiter', 'saturn', 'saturn', 'jupiter'] as const),
]
const MODERN: Partial<Record<Sign, Planet>> = { Scorpio: 'pluto', Aquarius: 'uranus', Pisces: 'neptune' }

/**
 * The planet that rules a sign. Traditional: Ptolemy, Tetrabiblos I.17, Sun and Moon one sign each, the five
 * planets two. Modern: Uranus, Neptune and Pluto for Aquarius, Pisces and Scorpio, as in most textbooks since
 * the middle of the 20th century. Throws `invalid_input`.
 */
export function rulerOfSign(sign: Sign, scheme: 'traditional' | 'modern' = 'traditional'): Planet {
  checkOneOf(SIGNS, sign, 'sign')
  checkOneOf(['traditional', 'modern'], scheme, 'scheme of rulers')
  return (scheme === 'modern' ? MODERN[sign] : undefined) ?? TRADITIONAL[SIGNS.indexOf(sign)]!
}

export interface HouseRuler {
  /** 1 to 12 */
  house: number
  /** on the cusp */
  sign: Sign
  traditional: Planet
  modern: Planet
}

/**
 * For each house the sign on its cusp and that sign's rulers; null for a chart without houses. Throws
 * `invalid_angle`.
 */
export function houseRulers({
  houses,
}: {
  houses: { cusps: readonly number[] } | null
}): HouseRuler[] | null {
  if (houses === null) return null
  return houses.cusps.map((cusp, i) => {
    const { sign } = signAndDegree(cusp)
    return { house: i + 1, sign, traditional: rulerOfSign(sign), modern: rulerOfSign(sign, 'modern') }
  })
}
