export interface FieldStar {
  /** percent of width and height */
  x: number
  y: number
  /** px */
  radius: number
  opacity: number
}

/** Faint stars that stand in the same place on every visit: the same seed gives the same sky. */
export function scatteredStars(count: number, seed: number): FieldStar[] {
  const next = mulberry32(seed)
  return Array.from({ length: count }, () => {
    const x = round(next() * 100)
    const y = round(next() * 100)
    // many faint, few bright, as in a real sky
    const brightness = next() ** 3
    return { x, y, radius: round(0.55 + 0.75 * brightness), opacity: round(0.16 + 0.5 * brightness) }
  })
}

/** A small public domain generator (Tommy Ettinger's mulberry32), even enough for scattering. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
