import { firstSentence } from '@astrarium/arion'
import { wheel, wheelInputFromChart } from '@astrarium/sky/wheel'
import type { Context } from '../../../platform/context.ts'
import type { Sample } from '../shown.ts'

/** The chart of a day without an hour, and what Arion would say first; nothing of it is kept. */
export function showSample({ sky, now }: Pick<Context, 'sky' | 'now'>, date: string): Sample {
  const timeZone = 'UTC'
  const chart = sky.chart({
    at: new Date(`${date}T12:00:00Z`),
    latitude: 0,
    longitude: 0,
    accuracy: { kind: 'unknown' },
    day: sky.localDay(timeZone, date),
  })
  const said = firstSentence(sky, {
    asker: { seed: `sample ${date}`, chart, timeZone },
    at: now(),
    usedPhrases: [],
  })
  return {
    date,
    geometry: wheel(wheelInputFromChart(chart), { density: 'small' }),
    sentence: said?.text ?? '',
    facts: said?.facts.map(({ statement }) => statement) ?? [],
  }
}
