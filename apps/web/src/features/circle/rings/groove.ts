import { linesPath, normalized } from '@astrarium/sky/wheel'
import type { Line } from '@astrarium/sky/wheel'
import { INNERMOST, STEP, pointAt, radial } from './orbit.ts'
import type { Stretch } from './gaps.ts'

/** The `d` of a groove: arcs counterclockwise, in halves where they are long. */
export function groovePath(stretches: readonly Stretch[], radius: number): string {
  return stretches
    .map(({ from, to }) => {
      const middle = (from + to) / 2
      const [a, b, c] = [from, middle, to].map((angle) => pointAt(radius, angle))
      const arc = `A${radius} ${radius} 0 0 0`
      return `M${a!.x} ${a!.y}${arc} ${b!.x} ${b!.y}${arc} ${c!.x} ${c!.y}`
    })
    .join('')
}

/**
 * Its graduation: every 5° (every 10° on the two inner rings), longer at 10 and 30. `zero` is where Aries
 * begins.
 */
export function graduationPath(stretches: readonly Stretch[], radius: number, zero: number): string {
  const every = radius <= INNERMOST + STEP ? 10 : 5
  const marks: Line[] = []
  for (let degree = 0; degree < 360; degree += every) {
    const angle = zero + degree
    if (!stretches.some((stretch) => holds(stretch, angle))) continue
    const length = degree % 30 === 0 ? 5 : degree % 10 === 0 ? 3.5 : 2
    marks.push(radial(radius + 3, radius + 3 + length, angle))
  }
  return linesPath(marks)
}

function holds({ from, to }: Stretch, angle: number): boolean {
  return normalized(angle - from) <= to - from
}
