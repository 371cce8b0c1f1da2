/**
 * What a birth time allows to be said. Whatever could be otherwise within the uncertainty is never stated.
 */
import type { Angle, NatalAspect, NatalChart, Placement, Planet, Point, Sign } from '@astrarium/sky'
import { must, elementAt } from '../must.ts'
import { signAt, oppositeSign, RULERS, turn } from './zodiac.ts'

/**
 * `true_node` is the node that the chart counts with. Also the three that stand opposite a point of the
 * engine.
 */
export type ChartPoint = Point | 'south_node' | 'desc' | 'ic'

/** The sign of a point, when every moment of the uncertainty gives the same one. */
export function sureSign(chart: NatalChart, point: ChartPoint): Sign | null {
  if (isAngle(point)) return sureAngle(chart, point)?.sign ?? null
  const placement = placementOf(chart, point)
  if (!placement) return null
  return placement.range && placement.range.signs.length > 1 ? null : placement.sign
}

export function sureHouse(chart: NatalChart, point: ChartPoint): number | null {
  return isAngle(point) ? null : (placementOf(chart, point)?.house ?? null)
}

export type AnglePoint = 'asc' | 'mc' | 'desc' | 'ic'
export function isAngle(point: ChartPoint): point is AnglePoint {
  return point === 'asc' || point === 'mc' || point === 'desc' || point === 'ic'
}

export function sureAngle(chart: NatalChart, point: AnglePoint): Angle | null {
  if (point === 'desc' || point === 'ic') {
    const facing = sureAngle(chart, point === 'desc' ? 'asc' : 'mc')
    return (
      facing && {
        longitude: turn(facing.longitude + 180),
        sign: signAt(facing.longitude + 180),
        degree: facing.degree,
      }
    )
  }
  const angle = point === 'asc' ? chart.ascendant : chart.midheaven
  if (!angle || chart.accuracy.kind === 'unknown') return null
  // an angle crosses up to about half a degree of the zodiac in a minute of time
  const slack = chart.accuracy.kind === 'approximate' ? chart.accuracy.minutes * 0.5 : 0
  return angle.degree >= slack && angle.degree <= 30 - slack ? angle : null
}

export function placementOf(chart: NatalChart, point: ChartPoint): Placement | undefined {
  if (point === 'south_node') {
    const node = placementOf(chart, 'true_node')
    return node && facing(node)
  }
  const body = point === 'true_node' && chart.node === 'mean' ? 'mean_node' : point
  return chart.placements.find((placement) => placement.body === body)
}

/** What stands opposite a placement; the houses of all systems lie opposite each other in pairs. */
function facing({ longitude, house, range, ...rest }: Placement): Placement {
  const over = turn(longitude + 180)
  return {
    ...rest,
    longitude: over,
    sign: signAt(over),
    house: house && ((house + 5) % 12) + 1,
    range: range && {
      from: range.from + 180,
      to: range.to + 180,
      signs: range.signs.map(oppositeSign),
    },
  }
}

/** Of a body that stands in every chart. */
export function certainPlacement(chart: NatalChart, body: Planet): Placement {
  return must(placementOf(chart, body), body)
}

export function rulerOf(chart: NatalChart, house: number): Planet | null {
  if (!chart.houses) return null
  if (house === 1) {
    const rising = sureSign(chart, 'asc')
    return rising ? RULERS[rising] : null
  }
  if (chart.accuracy.kind !== 'exact') return null
  return RULERS[signAt(elementAt(chart.houses.cusps, house - 1))]
}

/** Whether the birth time leaves an orb as it is, to the tenth of a degree. */
export function hasSureOrb({ range }: Pick<NatalAspect, 'range'>): boolean {
  return range === undefined || range.to - range.from <= 0.05
}
