export interface PloughStar {
  name: string
  /** degrees, J2000.0 */
  rightAscension: number
  declination: number
  /** apparent visual magnitude: the smaller, the brighter */
  magnitude: number
}

/**
 * The seven stars of the Plough, along its line from the end of the handle to the two that point to the
 * north. Positions and magnitudes: Hipparcos (ESA 1997) at J2000.0, rounded to 0.01.
 */
export const PLOUGH: readonly PloughStar[] = [
  { name: 'Alkaid', rightAscension: 206.89, declination: 49.31, magnitude: 1.85 },
  { name: 'Mizar', rightAscension: 200.98, declination: 54.93, magnitude: 2.23 },
  { name: 'Alioth', rightAscension: 193.51, declination: 55.96, magnitude: 1.76 },
  { name: 'Megrez', rightAscension: 183.86, declination: 57.03, magnitude: 3.32 },
  { name: 'Phecda', rightAscension: 178.46, declination: 53.69, magnitude: 2.41 },
  { name: 'Merak', rightAscension: 165.46, declination: 56.38, magnitude: 2.34 },
  { name: 'Dubhe', rightAscension: 165.93, declination: 61.75, magnitude: 1.81 },
]

/** Which stars a line joins, by their place in the list: the handle, then around the bowl. */
export const PLOUGH_LINES: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 3],
]
