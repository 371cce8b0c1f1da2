/** Points and arcs around 0,0 as SVG draws them. Angles in degrees, clockwise from the top. */

export function at(radius: number, angle: number): { x: number; y: number } {
  const radians = (angle * Math.PI) / 180
  return { x: round(radius * Math.sin(radians)), y: round(-radius * Math.cos(radians)) }
}

/** The `d` of an arc, clockwise; from 0 to 360 degrees long. */
export function arc(radius: number, from: number, to: number): string {
  const { x, y } = at(radius, from)
  return `M${x} ${y}${turn(radius, from, to, 1)}`
}

/** The `d` of a piece of a ring. */
export function ring(inner: number, outer: number, from: number, to: number): string {
  const { x, y } = at(inner, to)
  return `${arc(outer, from, to)}L${x} ${y}${turn(inner, to, from, 0)}Z`
}

/** In two halves, because an arc that ends where it begins would not be drawn. */
function turn(radius: number, from: number, to: number, sweep: 0 | 1): string {
  const middle = (from + to) / 2
  return [middle, to]
    .map((angle) => {
      const { x, y } = at(radius, angle)
      return `A${radius} ${radius} 0 0 ${sweep} ${x} ${y}`
    })
    .join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
