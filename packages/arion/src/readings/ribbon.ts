/** Transits of a span as rows for the drawing and its table. */
import type { MajorAspect, NatalChart, Planet, Point, Sky } from '@astrarium/sky'
import { voicesOf } from '../brief/natal-facts.ts'
import { bodiesFor, transitFacts } from '../brief/transit-facts.ts'
import type { Frame } from '../brief/frame.ts'
import { energyOf } from './window-energy.ts'
import type { Energy } from './window-energy.ts'

export interface RibbonRow {
  id: string
  transiting: Planet
  natal: Point
  aspect: MajorAspect
  /** as the engine gives them, outside the span too; null when further off than it looked */
  enters: Date | null
  /** empty when it never closes, or when the birth time leaves the day open */
  exact: Date[]
  leaves: Date | null
  energy: Energy
  /** larger is heavier; the same weights as in readings */
  weight: number
}

/**
 * The heaviest windows that touch [from, to], at most `limit`, in order of their beginning. Up to 20 days all bodies but the Moon, up to
 * 60 from Venus on, beyond that Jupiter to Pluto. Throws `SkyError` for instants outside the engine's years.
 */
export function ribbonRows(sky: Sky, chart: NatalChart, from: Date, to: Date, limit = 200): RibbonRow[] {
  const zone = 'Etc/UTC'
  const [first, last] = [sky.localDate(zone, from), sky.localDate(zone, to)]
  const frame: Frame = { at: from, zone, today: first, span: { from: first, to: last, phrase: '' }, from, to, isNamed: true }
  const found = transitFacts(sky, chart, frame, voicesOf(chart, 'self'), { from, to, bodies: bodiesFor(frame) })
  return found
    .slice(0, limit)
    .map((fact) => ({
      id: fact.id,
      transiting: fact.body,
      natal: fact.point,
      aspect: fact.aspect,
      enters: fact.enters,
      exact: fact.exact,
      leaves: fact.leaves,
      energy: energyOf(fact),
      weight: fact.weight,
    }))
    .sort((a, b) => Number(a.enters ?? from) - Number(b.enters ?? from) || Number(a.leaves ?? to) - Number(b.leaves ?? to))
}
