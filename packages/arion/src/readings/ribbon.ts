/** Transits as rows: of a span for the drawing and its table, of this moment for home. */
import { phraseSaid } from '../question/phrase-said.ts'
import type { WindowEnergy } from '@astrarium/contracts'
import type { MajorAspect, NatalChart, Planet, Point, Sky } from '@astrarium/sky'
import { contextOf } from '../brief/build-brief.ts'
import type { TransitFact } from '../brief/facts.ts'
import { passesOfAll } from '../brief/merge-ends.ts'
import { FRONT, rankTimedFacts } from '../brief/rank-timed-facts.ts'
import { byWeight, pointWeightsOf } from '../brief/natal-facts.ts'
import { bodiesFor, transitFacts } from '../brief/transit-facts.ts'
import type { TimeFrame } from '../brief/time-frame.ts'
import { TRANSIT_ORBS } from '../chart/orbs.ts'
import { surePoints } from '../chart/sure-points.ts'
import { addDays } from '../language/calendar.ts'
import type { ChartedAsker } from './field-writer.ts'
import { energyOf } from './forecast/window-energy.ts'
import { forecastReading } from './forecast/chosen-windows.ts'

export interface RibbonRow {
  id: string
  transiting: Planet
  natal: Point
  aspect: MajorAspect
  /** as the engine gives them, outside the span too; null when further off than it looked */
  enters: Date | null
  /** empty when it never closes, or when the birth time leaves the day open */
  exact: Date[]
  /** the two days that one falls between where the birth time leaves it open */
  between: [Date, Date] | null
  leaves: Date | null
  energy: WindowEnergy
  /** larger is heavier; the same weights as in readings */
  weight: number
}

/**
 * The heaviest windows that touch [from, to], at most `limit`, in order of their beginning. Up to 20 days all
 * bodies but the Moon, up to 60 from Venus on, beyond that Jupiter to Pluto. Throws `SkyError` for instants
 * outside the engine's years.
 */
export function ribbonRows(sky: Sky, chart: NatalChart, from: Date, to: Date, limit = 200): RibbonRow[] {
  const zone = 'Etc/UTC'
  const [first, last] = [sky.localDate(zone, from), sky.localDate(zone, to)]
  const frame: TimeFrame = {
    at: from,
    zone,
    today: first,
    span: { from: first, to: last, phrase: '' },
    from,
    to,
    isNamed: true,
    said: phraseSaid(''),
  }
  const found = transitFacts(sky, chart, frame, pointWeightsOf(chart, { theme: 'self' }), {
    from,
    to,
    bodies: bodiesFor(frame),
  })
  return found
    .slice(0, limit)
    .map(rowOf)
    .sort(
      (a, b) =>
        Number(a.enters ?? from) - Number(b.enters ?? from) ||
        Number(a.leaves ?? to) - Number(b.leaves ?? to),
    )
}

/**
 * The transits on at this moment, at most `limit`: first those that a forecast of the coming week tells of,
 * then the heaviest. Their days hold for all birth times that the chart allows. Throws as `ribbonRows`.
 */
export function heaviestNow(
  sky: Sky,
  { chart, timeZone }: Pick<ChartedAsker, 'chart' | 'timeZone'>,
  at: Date,
  limit: number,
): RibbonRow[] {
  const today = sky.localDate(timeZone, at)
  const week = { from: today, to: addDays(today, 6), phrase: 'the next week' }
  const { frame, transits, passages } = contextOf(sky, chart, at, timeZone, forecastReading('self', week))
  const { ranked, background } = rankTimedFacts([...transits, ...passages], frame)
  return [...ranked.slice(0, FRONT), ...[...ranked.slice(FRONT), ...background].sort(byWeight)]
    .filter((fact) => fact.kind === 'transit')
    .filter(({ enters, leaves }) => (enters === null || enters <= at) && (leaves === null || leaves > at))
    .slice(0, limit)
    .map((fact) => ({ ...rowOf(fact), ...passesIn(sky, { chart, timeZone }, fact, at) }))
}

/** A reading takes what hardly moves from the middle of its range: what stands alone beside it does not. */
function passesIn(
  sky: Sky,
  { chart, timeZone }: Pick<ChartedAsker, 'chart' | 'timeZone'>,
  { body, point, aspect, enters, leaves, exact, between }: TransitFact,
  at: Date,
): Pick<RibbonRow, 'exact' | 'between'> {
  const place = surePoints(chart).find((one) => one.point === point)
  if (!place || place.from === place.to || !enters || !leaves) return { exact, between }
  const passesAt = (longitude: number) =>
    sky
      .transits({
        points: [{ point, longitude: (longitude + 360) % 360 }],
        from: enters,
        to: leaves,
        bodies: [body],
        orb: () => TRANSIT_ORBS[body],
      })
      .filter((window) => window.aspect === aspect)
      .flatMap((window) => window.exact)
      .filter((pass) => pass >= enters && pass <= leaves)
      .sort((a, b) => Number(a) - Number(b))
  return passesOfAll(sky, timeZone, { early: passesAt(place.from), late: passesAt(place.to) }, at)
}

function rowOf(fact: TransitFact): RibbonRow {
  const { id, body, point, aspect, enters, exact, between, leaves, weight } = fact
  return {
    id,
    transiting: body,
    natal: point,
    aspect,
    enters,
    exact,
    between,
    leaves,
    energy: energyOf(fact),
    weight,
  }
}
