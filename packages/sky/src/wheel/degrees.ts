import { signAndDegree } from '../aspects/angles.ts'
import type { WheelBody } from './input.ts'

/**
 * Whole degrees and minutes within a sign. Cut, not rounded, as charts are read: 29°59.9′ is not yet the next
 * sign.
 */
function degreesAndMinutes(degree: number): { degrees: number; minutes: number } {
  // 1e-6′ forgives binary fractions such as 15.7 × 60 = 941.999…
  const total = Math.min(Math.floor(degree * 60 + 1e-6), 30 * 60 - 1)
  return { degrees: Math.floor(total / 60), minutes: total % 60 }
}

/** "15°07′" */
export function formatDegree(degree: number): string {
  const { degrees, minutes } = degreesAndMinutes(degree)
  return `${degrees}°${String(minutes).padStart(2, '0')}′`
}

/** What a label may say of a body's place: as much as is certain, no more. */
export interface ShownPlace {
  degrees: string
  /** minutes, or the other end of an uncertain place */
  rest: string
}

export function shownPlace(body: WheelBody): ShownPlace {
  const { degrees, minutes } = degreesAndMinutes(body.degree)
  const rest = `${String(minutes).padStart(2, '0')}′`
  if (!body.range) return { degrees: `${degrees}°`, rest }
  const from = ends(body.range.from)
  const to = ends(body.range.to)
  if (from.sign === to.sign && from.degrees === to.degrees)
    return { degrees: `${from.degrees}°`, rest: from.minutes === to.minutes ? rest : '' }
  return { degrees: `${from.degrees}°`, rest: `–${to.degrees}°` }
}

function ends(longitude: number) {
  const { sign, degree } = signAndDegree(longitude)
  return { sign, ...degreesAndMinutes(degree) }
}
