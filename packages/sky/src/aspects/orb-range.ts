import { separation } from './angles.ts'

/**
 * The smallest and the largest orb while two points go from one distance to another.
 * @param apart how far the second stands from the first, degrees, unwrapped, at moments between which they
 *   move evenly
 */
export function orbsOver(apart: readonly number[], aspect: number): { from: number; to: number } {
  const orbs = apart.map((distance) => Math.abs(separation(0, distance) - aspect))
  // between two moments it can be exact, or turn
  const meets = (angle: number) =>
    apart.some((distance, i) => i > 0 && passes(apart[i - 1]!, distance, angle))
  return {
    from: meets(aspect) || meets(-aspect) ? 0 : Math.min(...orbs),
    to: Math.max(...orbs, meets(0) ? aspect : 0, meets(180) ? 180 - aspect : 0),
  }
}

/** Whether the way from one unwrapped distance to another touches an angle, whatever the turn. */
function passes(from: number, to: number, angle: number): boolean {
  const [low, high] = from < to ? [from, to] : [to, from]
  return Math.floor((high - angle) / 360) >= Math.ceil((low - angle) / 360)
}
