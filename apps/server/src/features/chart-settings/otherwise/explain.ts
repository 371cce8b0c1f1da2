import type { ChartSettings, Otherwise, OtherwiseShown, Saying } from '@astrarium/contracts'
import type { ChartInput, NatalChart, Sky } from '@astrarium/sky'
import { agreement, shownIn } from './agrees.ts'
import { together } from './alternative.ts'
import type { Alternative } from './alternative.ts'
import type { Born } from './born.ts'
import { ofClocks } from './of-clocks.ts'
import { ofSettings } from './of-settings.ts'
import { ofDates, ofPlaces, ofTimes } from './of-time-and-place.ts'

const MOST = 8

export interface Explanation {
  own: 'agrees' | 'differs' | 'open'
  ownShows: OtherwiseShown[]
  causes: { changes: Otherwise[]; shows: OtherwiseShown[] }[]
}

/**
 * What, done otherwise, gives what another app says of a birth. Each alternative is computed with the engine;
 * those that agree in everything are named, the likeliest first. Two at once are tried where no single one
 * does. Pure.
 */
export function explain(
  sky: Sky,
  { chart, born, settings }: { chart: NatalChart; born: Born; settings: ChartSettings },
  says: readonly Saying[],
): Explanation {
  const answers = says.map((saying) => agreement(chart, saying))
  const own = answers.includes('differs') ? 'differs' : answers.includes('open') ? 'open' : 'agrees'
  const shown = (of: NatalChart) => says.map((saying) => rounded(shownIn(of, saying)))
  const found: Explanation = { own, ownShows: shown(chart), causes: [] }
  if (own === 'agrees') return found

  const base: ChartInput = {
    at: born.instant,
    latitude: born.birth.birthLatitude,
    longitude: born.birth.birthLongitude,
    houseSystem: settings.houseSystem,
    zodiac: settings.zodiac,
    node: settings.node,
    accuracy: chart.accuracy,
    ...(chart.accuracy.kind === 'unknown' && chart.span && { day: chart.span }),
  }
  const isUnknown = born.birth.birthTimeAccuracy === 'unknown'
  const seen = new Set<string>()
  const explained = (alternatives: readonly Alternative[]) =>
    alternatives
      .toSorted((a, b) => b.weight - a.weight)
      .flatMap(({ changes, change }) => {
        const input = { ...base, ...change }
        const key = JSON.stringify(input)
        if (seen.has(key)) return []
        seen.add(key)
        const made = sky.chart(input)
        return says.every((saying) => agreement(made, saying) === 'agrees')
          ? [{ changes, shows: shown(made) }]
          : []
      })

  const { houses, zodiacs, nodes } = ofSettings(settings)
  const ways = [...houses, ...zodiacs, ...nodes]
  const moments = [
    ...ofTimes(sky, born),
    ...ofDates(sky, born),
    // without an hour no clock was read, and nothing depends on the place
    ...(isUnknown ? [] : [...ofClocks(sky, born), ...ofPlaces(sky, born)]),
  ].map(asExact)
  const single = explained([...ways, ...moments])
  if (single.length > 0) return { ...found, causes: single.slice(0, MOST) }
  const pairs = [
    ...zodiacs.flatMap((one) => [...houses, ...nodes].map((other) => together(one, other))),
    ...ways.flatMap((one) => moments.map((other) => together(one, other))),
  ]
  return { ...found, causes: explained(pairs).slice(0, MOST) }
}

/** Other apps know of no open time. */
const asExact = (alternative: Alternative): Alternative => ({
  ...alternative,
  change: { ...alternative.change, accuracy: { kind: 'exact' } },
})

const rounded = ({ degree, ...rest }: OtherwiseShown): OtherwiseShown => ({
  ...rest,
  // never the next sign's start
  degree: degree === null ? null : Math.min(Math.round(degree * 100) / 100, 29.99),
})
