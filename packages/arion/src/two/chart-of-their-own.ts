/**
 * "Has she a chart?", of somebody whose day of birth is told and who may have died, also after a few days: it
 * is cast for this answer, told tenderly and free, and nothing is foretold or kept.
 */
import type { Sky } from '@astrarium/sky'
import { sureSign } from '../chart/certainty.ts'
import { MONTHS } from '../language/calendar.ts'
import { titleOf } from '../question/title-of.ts'
import type { ArionEvent, AskInput } from '../types.ts'
import { chartOfDay, dayOfBirthIn, tellsLoss } from './told-birth.ts'

/** null where no chart is asked about so, or no one day of birth is told. */
export function chartOfTheirOwn(sky: Sky, input: AskInput): ArionEvent[] | null {
  const { question, asker, reading, thread } = input
  const said = [...thread.map((turn) => turn.question), question]
  const day = ASKS.test(question) && !reading.care ? dayOfBirthIn(said) : null
  // to those who never breathed nothing is said of a first breath
  if (said.some((words) => UNBORN.test(words))) return null
  if (!day || !asker.chart || new Date(day) > input.at) return null
  const chart = chartOfDay(sky, asker, day)
  const [sun, moon] = [sureSign(chart, 'sun'), sureSign(chart, 'moon')]
  const signs = [sun && `the Sun stood in ${sun}`, moon && `the Moon in ${moon}`].filter(Boolean)
  const [year, month, date] = day.split('-').map(Number)
  const on = `${date} ${MONTHS[month! - 1]} ${year}`
  const whose = /\b(?:she|her|daughter|girl|mother|wife|sister)\b/i.test(question)
    ? 'hers'
    : /\b(?:he|his|son|boy|father|husband|brother)\b/i.test(question)
      ? 'his'
      : 'theirs'
  const isLost = said.some(tellsLoss)
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
      title: titleOf(question),
    },
  ]
}

const UNBORN = /\b(?:still ?born|miscarr\w*|born dead|never (?:breathed|took a breath))\b/i
const ASKS =
  /\b(?:(?:have|has|had|get|gets) (?:(?:she|he|they|it|somebody|someone) )?(?:(?:a|an|any|(?:his|her|their|its) own) )(?:birth |natal )?chart|is there a chart (?:of|for) (?:her|him|them|my|our|somebody|someone))\b/i
