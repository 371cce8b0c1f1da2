/**
 * The chart of somebody whose day of birth is told and who may have died: it is cast for this answer, told
 * tenderly and free, and nothing is foretold or kept.
 */
import type { Sky } from '@astrarium/sky'
import { sureSign } from '../chart/certainty.ts'
import { MONTHS } from '../language/calendar.ts'
import type { ReadAsk } from '../question/read-ask.ts'
import type { TheirChart } from '../question/two/their-chart.ts'
import type { ArionEvent } from '../types.ts'
import { chartOfDay } from '../question/two/told-birth.ts'

export function chartOfTheirOwn(
  sky: Sky,
  { asker, quoted }: ReadAsk,
  { day, whose, isLost }: TheirChart,
): ArionEvent[] {
  const chart = chartOfDay(sky, asker, day)
  const [sun, moon] = [sureSign(chart, 'sun'), sureSign(chart, 'moon')]
  const signs = [sun && `the Sun stood in ${sun}`, moon && `the Moon in ${moon}`].filter(Boolean)
  const [year, month, date] = day.split('-').map(Number)
  const on = `${date} ${MONTHS[month! - 1]} ${year}`
  const text = [
    isLost ? 'Yes, a whole one, and I am glad that you ask.' : 'Yes, a whole one.',
    'A chart begins with the first breath, and it does not ask how long somebody stays.',
    signs.length > 0 ? `On ${on} ${signs.join(' and ')}.` : '',
    isLost
      ? `It says nothing of an end, and I will not read one into it. It is ${whose}, as the day is, and nobody can take either away.`
      : `It is ${whose} from that day on.`,
    'I took the day without an hour, and nothing of it is kept. If you would like to see it drawn, put the name and the day in your Circle.',
  ]
    .filter(Boolean)
    .join(' ')
  return [
    { kind: 'text', text, facts: [] },
    {
      kind: 'end',
      topic: 'general',
      facts: [],
      usedPhrases: [],
      outcome: 'not_understood',
      asksBack: null,
      rejected: [],
      plan: 'their_chart',
      title: quoted.title,
    },
  ]
}
