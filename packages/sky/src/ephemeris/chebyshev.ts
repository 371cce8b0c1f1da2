/** Coefficients of the Chebyshev series through a function's values at `count` Chebyshev nodes of −1 to 1. */
export function chebyshevFit(valueAt: (x: number) => number, count: number): Float64Array {
  const values = Float64Array.from(nodes(count), valueAt)
  const coefficients = new Float64Array(count)
  for (let j = 0; j < count; j++) {
    let sum = 0
    for (let k = 0; k < count; k++) sum += values[k]! * Math.cos((Math.PI * j * (k + 0.5)) / count)
    coefficients[j] = (sum * 2) / count
  }
  coefficients[0]! /= 2
  return coefficients
}

/** Value of the series at −1 ≤ x ≤ 1 (Clenshaw). */
export function chebyshevValue(coefficients: Float64Array, x: number): number {
  let b1 = 0
  let b2 = 0
  for (let j = coefficients.length - 1; j > 0; j--) {
    const b0 = 2 * x * b1 - b2 + coefficients[j]!
    b2 = b1
    b1 = b0
  }
  return x * b1 - b2 + coefficients[0]!
}

/** Derivative of the series at −1 ≤ x ≤ 1: Σ j·c_j·U_{j−1}(x), by the same recurrence. */
export function chebyshevSlope(coefficients: Float64Array, x: number): number {
  let b1 = 0
  let b2 = 0
  for (let j = coefficients.length - 1; j > 0; j--) {
    const b0 = 2 * x * b1 - b2 + j * coefficients[j]!
    b2 = b1
    b1 = b0
  }
  return b1
}

/** What the last coefficients leave to expect of the error. */
export function chebyshevTail(coefficients: Float64Array): number {
  const count = coefficients.length
  return Math.max(Math.abs(coefficients[count - 1]!), Math.abs(coefficients[count - 2]!))
}

/** From 1 to −1. */
function nodes(count: number): number[] {
  return Array.from({ length: count }, (_, k) => Math.cos((Math.PI * (k + 0.5)) / count))
}
