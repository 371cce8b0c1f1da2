/**
 * Where the seven chapters stand: the Plough as it is seen from the Earth, north up and east on the left, in
 * the stereographic projection around its own middle (J. P. Snyder, Map Projections: A Working Manual, 1987,
 * p. 157). Pure geometry; lengths are in units of the drawing, x to the right and y down.
 */
import { PLOUGH, PLOUGH_LINES, type PloughStar } from './big-dipper.ts'

export interface Spot {
  x: number
  y: number
}
export interface Star extends Spot {
  name: string
  /** 0 for the faintest of the seven, 1 for the brightest */
  weight: number
}
export interface Line {
  /** places in `stars` */
  between: readonly [number, number]
  from: Spot
  to: Spot
}
export interface Constellation {
  width: number
  height: number
  /** in the order of the chapters: from the left, along the line */
  stars: Star[]
  lines: Line[]
  /** the line of the two pointers, carried on towards the pole to the edge of the drawing */
  towardsPole: { from: Spot; to: Spot }
  /** parallels of declination and hour circles, each as the `d` of a path */
  graticule: string[]
}

/** Room around the stars for their rings and names. */
const ROOM = { left: 110, right: 190, top: 68, bottom: 112 }
const MIDDLE = { rightAscension: 186.2, declination: 56.3 }
const PARALLELS = [40, 45, 50, 55, 60, 65, 70, 75]
const HOURS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17]

/** Fits the Plough into a drawing of this size. */
export function constellation(width: number, height: number): Constellation {
  const onPlane = PLOUGH.map(project)
  const [left, right] = rangeOf(onPlane.map(({ x }) => x))
  const [top, bottom] = rangeOf(onPlane.map(({ y }) => y))
  const inner = { width: width - ROOM.left - ROOM.right, height: height - ROOM.top - ROOM.bottom }
  const scale = Math.min(inner.width / (right - left), inner.height / (bottom - top))
  const place = ({ x, y }: Spot): Spot => ({
    x: round(ROOM.left + inner.width / 2 + (x - (left + right) / 2) * scale),
    y: round(ROOM.top + inner.height / 2 + (y - (top + bottom) / 2) * scale),
  })
  const stars = PLOUGH.map((star, at) => ({
    ...place(onPlane[at] ?? { x: 0, y: 0 }),
    name: star.name,
    weight: weightOf(star),
  }))
  const spot = (at: number): Spot => ({ x: stars[at]?.x ?? 0, y: stars[at]?.y ?? 0 })
  return {
    width,
    height,
    stars,
    lines: PLOUGH_LINES.map((between) => ({ between, from: spot(between[0]), to: spot(between[1]) })),
    towardsPole: { from: spot(6), to: atTop(spot(5), spot(6)) },
    graticule: [
      ...PARALLELS.map((declination) =>
        pathOf(steps(110, 262).map((rightAscension) => place(project({ rightAscension, declination })))),
      ),
      ...HOURS.map((hour) =>
        pathOf(
          steps(38, 78).map((declination) => place(project({ rightAscension: hour * 15, declination }))),
        ),
      ),
    ],
  }
}

/** A point of the sky on the plane that touches it in the middle of the Plough; 1 is about a radian. */
export function project({
  rightAscension,
  declination,
}: Pick<PloughStar, 'rightAscension' | 'declination'>): Spot {
  const [phi, phi0] = [rad(declination), rad(MIDDLE.declination)]
  const lambda = rad(rightAscension - MIDDLE.rightAscension)
  const k = 2 / (1 + Math.sin(phi0) * Math.sin(phi) + Math.cos(phi0) * Math.cos(phi) * Math.cos(lambda))
  return {
    // the sky is seen from within, so that the east is on the left
    x: -k * Math.cos(phi) * Math.sin(lambda),
    y: -k * (Math.cos(phi0) * Math.sin(phi) - Math.sin(phi0) * Math.cos(phi) * Math.cos(lambda)),
  }
}

/** A star as an engraver cuts it: four points, `reach` long, on a slender waist. */
export function starPath(reach: number): string {
  const waist = round(reach * 0.2)
  const r = round(reach)
  return `M0 ${-r}L${waist} ${-waist}L${r} 0L${waist} ${waist}L0 ${r}L${-waist} ${waist}L${-r} 0L${-waist} ${-waist}Z`
}

function weightOf({ magnitude }: PloughStar): number {
  const [brightest, faintest] = rangeOf(PLOUGH.map((star) => star.magnitude))
  return round((faintest - magnitude) / (faintest - brightest))
}

/** Where the line from one spot through another leaves the drawing at the top. */
function atTop(through: Spot, from: Spot): Spot {
  return { x: round(from.x + ((from.x - through.x) * from.y) / (through.y - from.y)), y: 0 }
}

function pathOf(spots: Spot[]): string {
  return spots.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

const steps = (from: number, to: number, step = 2) =>
  Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step)
const rangeOf = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)]
const rad = (degrees: number) => (degrees * Math.PI) / 180
const round = (value: number) => Math.round(value * 100) / 100
