/** The retrograde stretch of a planet that is on, or the next. */
import type { Planet } from '@astrarium/sky'
import type { SkyEvent } from '../facts.ts'
import { DAY } from './cycle-context.ts'
import type { CycleContext } from './cycle-context.ts'
import { signAt, houseAt } from '../../chart/zodiac.ts'

export function retrogradeOf({ sky, chart, begin }: CycleContext, body: Planet): SkyEvent | null {
  const stations = sky
    .stations(new Date(begin.getTime() - 260 * DAY), new Date(begin.getTime() + 1100 * DAY))
    .filter((station) => station.body === body)
  const end = stations.find(({ at, kind }) => kind === 'direct' && at > begin)
  const start = end && stations.findLast(({ at, kind }) => kind === 'retrograde' && at < end.at)
  if (!start || !end) return null
  const cusps = chart.accuracy.kind === 'exact' ? chart.houses?.cusps : null
  return {
    is: 'retrograde',
    body,
    from: start.at,
    to: end.at,
    sign: signAt(start.longitude),
    house: cusps ? houseAt(cusps, start.longitude) : null,
  }
}
