/** The intent of a question about the chart itself, or about one of its points. */
import { PLANETS, POINT_NAMES } from '@astrarium/sky'
import type { Point } from '@astrarium/sky'
import type { Intent } from './intent.ts'
import { THEME_MEANINGS } from './themes.ts'
import { NO_TRAITS, traitsIn } from './traits.ts'
import { HOUSE_THEMES } from './chart/active-house.ts'
import type { ChartQuestion } from './chart/chart-terms.ts'
import { chartQuestionIn } from './chart/chart-question.ts'
import { pointOfChart } from './chart/point-of-chart.ts'
import { subjectOf } from './chart/subject-of.ts'

/** Before the words of a theme are looked for: a house of the chart is no home. `text` is plain and small. */
export function chartIntent(text: string, before: Intent | null): Intent | null {
  const chart = chartQuestionIn(text, before?.chart)
  return chart && chartIntentOf(chart)
}

export function chartIntentOf(chart: ChartQuestion): Intent {
  const house = 'house' in chart ? chart.house : null
  const theme = house ? HOUSE_THEMES[house - 1]! : (chart.about === 'active' && chart.theme) || 'self'
  const mover = chart.about === 'aspects' ? chart.mover : undefined
  return {
    ...OF_ONESELF,
    theme,
    topic: THEME_MEANINGS[theme].topic,
    kind: 'chart',
    chart,
    ...(mover && { mover }),
  }
}

/** "Tell me about my Venus", "Saturn": what it means, and not where it stands. */
export function pointIntent(text: string): Intent | null {
  const subject =
    pointAlone(text) ?? pointOfChart(text) ?? (text.split(' ').length <= 9 ? subjectOf(text) : null)
  return subject && { ...OF_ONESELF, kind: 'essence', subject, traits: traitsIn(text) }
}

/** "Which of my planets is hit hardest now": the heaviest of what stands over the chart. */
export function pressureIntent(text: string): Intent | null {
  return PRESSED.test(text)
    ? { ...OF_ONESELF, topic: 'forecast', kind: 'outlook', traits: traitsIn(text) }
    : null
}

const PRESSED =
  /\b(?:which|what)(?: one)?(?: of (?:them|these|those|my planets|my placements))?(?: planets?| placements?| points?| part)?(?: (?:in|of) my (?:birth |natal )?chart)?(?: is| are| gets?|'s|s)(?: \w+){0,3} (?:pok\w+|hit|hits|hitting|press\w*|squeez\w+|pressure|poke|activated|triggered|aspected|strain|stress\w*|attacked|under fire|hammered|shaken)\b(?=.*\b(?:transits?|now|right now|rn|at the moment|currently|these days|this (?:week|month|year)|lately|chart|planets?)\b)/

function pointAlone(text: string): Point | null {
  const points: readonly Point[] = [...PLANETS, 'asc', 'mc']
  return points.find((point) => POINT_NAMES[point].toLowerCase() === text) ?? null
}

const OF_ONESELF = {
  theme: 'self',
  topic: 'self',
  span: null,
  subject: null,
  traits: NO_TRAITS,
  person: null,
  follows: null,
} as const
