/** The Chebyshev nodes of −1 to 1, from 1 downwards. */
export function chebyshevNodes(count: number): number[] {
  return Array.from({ length: count }, (_, k) => Math.cos((Math.PI * (k + 0.5)) / count))
}

/** Coefficients of the Chebyshev series through a function's values at the nodes. */
export function chebyshevFit(values: Float64Array): Float64Array {
  const count = values.length
  const coefficients = new Float64Array(count)
  for (let j = 0; j < count; j++) {
    let sum = 0
    for (let k = 0; k < count; k++) sum += values[k]! * Math.cos((Math.PI * j * (k + 0.5)) / count)
    coefficients[j] = (sum * 2) / count
  }
  coefficients[0]! /= 2
  return coefficients
}

/** Value of the series at −1 ≤ x ≤ 1, Σ cⱼTⱼ, by Clenshaw's recurrence. */
export function chebyshevAt(coefficients: Float64Array, x: number): number {
  const twice = 2 * x
  let b1 = 0
  let b2 = 0
  for (let j = coefficients.length - 1; j > 0; j--) {
    const b0 = twice * b1 - b2 + coefficients[j]!
    b2 = b1
    b1 = b0
  }
  return x * b1 - b2 + coefficients[0]!
}

/**
 * Its derivative, Σ j·cⱼ·Uⱼ₋₁. Apart from the value, so that a search of thousands of steps leaves no objects
 * behind.
 */
export function chebyshevSlopeAt(coefficients: Float64Array, x: number): number {
  const twice = 2 * x
  let d1 = 0
  let d2 = 0
  for (let j = coefficients.length - 1; j > 0; j--) {
    const d0 = twice * d1 - d2 + j * coefficients[j]!
    d2 = d1
    d1 = d0
  }
  return d1
}

/** What the last coefficients leave to expect of the error. */
export function chebyshevTail(coefficients: Float64Array): number {
  const count = coefficients.length
  return Math.max(Math.abs(coefficients[count - 1]!), Math.abs(coefficients[count - 2]!))
}
