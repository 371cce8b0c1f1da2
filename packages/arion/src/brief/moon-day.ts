/** Where the Moon is through one local day: by house, or by sign where houses are not known. */
import type { NatalChart, Sky } from '@astrarium/sky'
import type { MoonFact } from './facts.ts'
import type { TimeFrame } from './time-frame.ts'
import { ordinal } from '../language/numbers.ts'
import { signAt, houseAt } from '../chart/zodiac.ts'

/** Times are said to five minutes. */
const NEAR_MIDNIGHT = 2.5 * 60_000

export function moonFact(sky: Sky, chart: NatalChart, frame: TimeFrame): MoonFact {
  const [start, end] = sky.localDay(frame.zone, frame.span.from)
  const begin = frame.at > start && frame.at < end ? frame.at : start
  const cusps = chart.accuracy.kind === 'exact' ? (chart.houses?.cusps ?? null) : null
  const longitudeAt = (at: Date) => sky.position('moon', at).longitude
  // a change within minutes of midnight, which is said as 00:00, is none of this day
  const first = new Date(begin.getTime() + (begin > start ? 0 : NEAR_MIDNIGHT))
  const last = new Date(Math.max(first.getTime(), end.getTime() - NEAR_MIDNIGHT))
  const sign = signAt(longitudeAt(first))
  const stays: MoonFact['stays'] = cusps
    ? [
        { house: houseAt(cusps, longitudeAt(first)), sign, enters: null },
        ...sky
          .houseIngresses('moon', cusps, first, last)
          .map(({ to, at }) => ({ house: to, sign: signAt(longitudeAt(at) + 0.01), enters: at })),
      ]
    : [
        { house: null, sign, enters: null },
        ...sky
          .signIngresses('moon', first, last)
          .map(({ to, at }) => ({ house: null, sign: to, enters: at })),
      ]
  const where = stays
    .map((stay) => (stay.house ? `your ${ordinal(stay.house)} house` : stay.sign))
    .join(', then ')
  return {
    id: `moon.${frame.span.from}`,
    kind: 'moon',
    stays,
    points: [],
    weight: 1,
    statement: `The Moon in ${where}`,
    from: begin,
    to: end,
  }
}
