export interface BrightStar {
  name: string
  /** degrees, J2000.0 */
  rightAscension: number
  declination: number
  /** apparent visual magnitude */
  magnitude: number
  /** where its name is engraved, from the star */
  label: { dx: number; dy: number; anchor: 'start' | 'end' }
}

const right = { dx: 8, dy: -4, anchor: 'start' } as const
const left = { dx: -8, dy: -4, anchor: 'end' } as const
const rightBelow = { dx: 8, dy: 10, anchor: 'start' } as const
const leftBelow = { dx: -8, dy: 10, anchor: 'end' } as const

/**
 * Bright stars north of the Tropic of Capricorn. Positions: Hipparcos (ESA 1997) at J2000.0, rounded to
 * 0.01°.
 */
export const BRIGHT_STARS: readonly BrightStar[] = [
  { name: 'Sirius', rightAscension: 101.29, declination: -16.72, magnitude: -1.46, label: right },
  { name: 'Rigel', rightAscension: 78.63, declination: -8.2, magnitude: 0.13, label: right },
  { name: 'Betelgeuse', rightAscension: 88.79, declination: 7.41, magnitude: 0.5, label: right },
  { name: 'Aldebaran', rightAscension: 68.98, declination: 16.51, magnitude: 0.86, label: right },
  { name: 'Procyon', rightAscension: 114.83, declination: 5.22, magnitude: 0.34, label: left },
  { name: 'Pollux', rightAscension: 116.33, declination: 28.03, magnitude: 1.14, label: rightBelow },
  { name: 'Capella', rightAscension: 79.17, declination: 46, magnitude: 0.08, label: right },
  { name: 'Regulus', rightAscension: 152.09, declination: 11.97, magnitude: 1.4, label: left },
  { name: 'Alphard', rightAscension: 141.9, declination: -8.66, magnitude: 1.98, label: left },
  { name: 'Spica', rightAscension: 201.3, declination: -11.16, magnitude: 0.97, label: left },
  { name: 'Arcturus', rightAscension: 213.92, declination: 19.18, magnitude: -0.05, label: leftBelow },
  { name: 'Vega', rightAscension: 279.23, declination: 38.78, magnitude: 0.03, label: rightBelow },
  { name: 'Altair', rightAscension: 297.7, declination: 8.87, magnitude: 0.76, label: rightBelow },
  { name: 'Deneb', rightAscension: 310.36, declination: 45.28, magnitude: 1.25, label: right },
  { name: 'Alpheratz', rightAscension: 2.1, declination: 29.09, magnitude: 2.06, label: rightBelow },
  { name: 'Algol', rightAscension: 47.04, declination: 40.96, magnitude: 2.12, label: rightBelow },
  { name: 'Alkaid', rightAscension: 206.89, declination: 49.31, magnitude: 1.86, label: left },
]
