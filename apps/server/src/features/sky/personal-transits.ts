import { TRANSIT_ORBS } from '@astrarium/arion'
import type { NatalChart, TransitWindow } from '@astrarium/sky'
import { ASPECT_NAMES } from '@astrarium/sky'
import type { Context } from '../../platform/context.ts'
import type { ShownTransit } from './sealed.ts'
import { skyOf } from '../chart/sky-of.ts'
import { chartPoints, openPoints } from '../chart/chart-points.ts'

/** All but the Moon, who touches everything within a day. */
const BODIES = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const

/**
 * The passages that are in orb to the chart at some moment of the span, by the orbs that Arion speaks by. To
 * a point that a missing birth time leaves open they come without exact days, which lie as open as the point.
 */
export function personalTransits(
  context: Pick<Context, 'sky'>,
  chart: NatalChart,
  from: Date,
  to: Date,
): TransitWindow[] {
  const open = openPoints(chart)
  const windows = skyOf(context, chart).transits({
    points: chartPoints(chart),
    from,
    to,
    bodies: BODIES,
    orb: (body) => TRANSIT_ORBS[body],
  })
  return windows.map((window) => (open.has(window.natal) ? { ...window, exact: [] } : window))
}

export function toShownTransit({
  transiting,
  natal,
  aspect,
  enters,
  exact,
  leaves,
  closest,
}: TransitWindow): ShownTransit {
  return {
    transiting,
    natal,
    aspect,
    aspectName: ASPECT_NAMES[aspect],
    enters: enters?.toISOString() ?? null,
    exact: exact.map((at) => at.toISOString()),
    leaves: leaves?.toISOString() ?? null,
    orb: closest.orb,
  }
}
