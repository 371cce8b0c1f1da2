/** What comes round for one chart, to the month or the day: computed, and only for an exact birth time. */
import type { NatalChart, Sky } from '@astrarium/sky'
import { birthOf } from '../../chart/birth-of.ts'
import { placementOf } from '../../chart/certainty.ts'
import { signAt, turn } from '../../chart/zodiac.ts'
import type { TechniqueClaim } from '../../claims/technique-claim.ts'
import { partsOf } from '../../language/calendar.ts'
import { YEAR } from '../cycle/cycle-context.ts'
import type { TimeFrame } from '../time-frame.ts'

interface Scene {
  sky: Sky
  chart: NatalChart
  frame: TimeFrame
}

/** The progressed Moon meets the progressed Sun, or stands opposite it; `null` is whichever comes first. */
export function progressedLunation(
  { sky, chart, frame }: Scene,
  phase: 'new' | 'full' | null,
): TechniqueClaim[] {
  if (chart.accuracy.kind !== 'exact') return []
  const birth = birthOf(chart)
  const ahead = (at: number) => {
    const { placements } = sky.progressions(birth, new Date(at))
    const longitude = (body: string) => placements.find((one) => one.body === body)?.longitude ?? 0
    return { angle: turn(longitude('moon') - longitude('sun')), moon: longitude('moon') }
  }
  const now = frame.at.getTime()
  const goals = phase === 'new' ? [0] : phase === 'full' ? [180] : [0, 180]
  for (let year = 0; year < 31; year++) {
    let [early, late] = [now + year * YEAR, now + (year + 1) * YEAR]
    const from = ahead(early).angle
    const goal = goals.find((one) => turn(one - from) <= turn(ahead(late).angle - from) && one !== from)
    if (goal === undefined) continue
    while (late - early > 60_000) {
      const middle = (early + late) / 2
      if (turn(ahead(middle).angle - from) < turn(goal - from)) early = middle
      else late = middle
    }
    const { year: inYear, month } = partsOf(sky.localDate(frame.zone, new Date(late)))
    const sign = signAt(ahead(late).moon)
    return [{ kind: 'progressed_lunation', phase: goal === 0 ? 'new' : 'full', month, year: inYear, sign }]
  }
  return []
}

/** Of the year that is named, else of the last one: it is still in force. */
export function solarReturnChart({ sky, chart, frame }: Scene, year: number | null): TechniqueClaim[] {
  const sun = placementOf(chart, 'sun')
  if (chart.accuracy.kind !== 'exact' || !chart.houses || !sun) return []
  const from = year === null ? new Date(frame.at.getTime() - YEAR) : new Date(Date.UTC(year, 0, 1))
  const to = year === null ? frame.at : new Date(Date.UTC(year + 1, 0, 1))
  const at = sky.returns('sun', sun.longitude, from, to).at(-1)?.at
  if (!at) return []
  const { latitude, longitude, zodiac, houses } = chart
  const cast = sky.chart({ at, latitude, longitude, zodiac, houseSystem: houses.requested })
  const moon = cast.placements.find(({ body }) => body === 'moon')
  if (!cast.ascendant || !moon?.house) return []
  return [
    {
      kind: 'solar_return_chart',
      year: partsOf(sky.localDate(frame.zone, at)).year,
      rising: cast.ascendant.sign,
      moon: moon.sign,
      house: moon.house,
    },
  ]
}

/** About the fiftieth year, in up to five passes. */
export function chironReturn({ sky, chart, frame }: Scene): TechniqueClaim[] {
  const own = placementOf(chart, 'chiron')
  if (!own || (own.range && own.range.to - own.range.from > 0.02)) return []
  const birth = chart.instant.getTime()
  const to = Math.min(birth + 53 * YEAR, Date.UTC(2199, 0, 1))
  if (birth + 47 * YEAR >= to) return []
  const passes = sky.returns('chiron', own.longitude, new Date(birth + 47 * YEAR), new Date(to))
  const days = passes.map(({ at }) => sky.localDate(frame.zone, at))
  const last = passes.at(-1)?.at
  return last ? [{ kind: 'chiron_return', days, isOver: last < frame.at }] : []
}
