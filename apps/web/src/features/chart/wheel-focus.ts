import type { BodyMark, WheelPoint, WheelText } from '@astrarium/sky/wheel'

type BodyId = BodyMark['id']

/**
 * Where a key leads from one body to another, in the order of the chart and around its end; null for keys
 * that mean nothing here.
 */
export function bodyAfterKey(order: readonly BodyId[], current: BodyId, key: string): BodyId | null {
  const at = order.indexOf(current)
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key]
  if (step !== undefined) return order[(at + step + order.length) % order.length] ?? null
  if (key === 'Home') return order[0] ?? null
  if (key === 'End') return order.at(-1) ?? null
  return null
}

/** A body and all that it makes an aspect with. */
export function joinedTo(
  aspects: readonly { a: WheelPoint; b: WheelPoint }[],
  body: WheelPoint,
): Set<WheelPoint> {
  return new Set([body, ...aspects.flatMap(({ a, b }) => (a === body ? [b] : b === body ? [a] : []))])
}

/** The line under the wheel: the body, then its aspects, the tightest first. */
export function captionOf(
  text: WheelText,
  body: WheelPoint,
  noAspects: string,
): { body: string; aspects: readonly string[] } {
  const aspects = text.aspects.filter(({ a, b }) => a === body || b === body).map(({ sentence }) => sentence)
  return {
    body: text.bodies.find(({ id }) => id === body)?.sentence ?? '',
    aspects: aspects.length > 0 ? aspects : [noAspects],
  }
}
