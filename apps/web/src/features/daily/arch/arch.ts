/** The arch of a day around 0,0: 0 degrees is its left foot, 180 its right one. */
export function archAngle(day: { from: string; to: string }, at: number): number {
  const [from, to] = [Date.parse(day.from), Date.parse(day.to)]
  return (180 * (at - from)) / (to - from)
}

export function archAt(radius: number, angle: number): { x: number; y: number } {
  const radians = ((180 - angle) * Math.PI) / 180
  return { x: round(radius * Math.cos(radians)), y: round(-radius * Math.sin(radians)) }
}

export function archArc(radius: number, from: number, to: number): string {
  const [a, b] = [archAt(radius, from), archAt(radius, to)]
  return `M${a.x} ${a.y}A${radius} ${radius} 0 0 1 ${b.x} ${b.y}`
}

export function archRing(inner: number, outer: number, from: number, to: number): string {
  const [a, b] = [archAt(inner, to), archAt(inner, from)]
  return `${archArc(outer, from, to)}L${a.x} ${a.y}A${inner} ${inner} 0 0 0 ${b.x} ${b.y}Z`
}

const round = (value: number) => Math.round(value * 100) / 100
