import type { NatalChart, Sky } from '@astrarium/sky'
import type { LunationFact } from './facts.ts'
import { dateWords } from '../language/statements.ts'
import { ordinal } from '../language/numbers.ts'
import { signAt, houseAt } from '../chart/zodiac.ts'

export function lunationFacts(
  sky: Sky,
  chart: NatalChart,
  zone: string,
  from: Date,
  to: Date,
): LunationFact[] {
  const cusps = chart.accuracy.kind === 'exact' ? (chart.houses?.cusps ?? null) : null
  return sky
    .lunations(from, to)
    .filter(({ kind }) => kind === 'new' || kind === 'full')
    .map(({ at, kind, longitude }): LunationFact => {
      const sign = signAt(longitude)
      const house = cusps ? houseAt(cusps, longitude) : null
      return {
        id: `lunation.${kind}.${sky.localDate(zone, at)}`,
        kind: 'lunation',
        phase: kind as 'new' | 'full',
        at,
        sign,
        house,
        points: [],
        weight: 0.6,
        statement: `${kind === 'new' ? 'New' : 'Full'} moon in ${sign}${house ? `, in your ${ordinal(house)} house` : ''}, ${dateWords(sky, zone, at)}`,
        exact: [at],
      }
    })
}
