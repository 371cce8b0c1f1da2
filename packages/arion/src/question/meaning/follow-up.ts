/** A question that leans on the last answer: what it takes over from there, and what it changes. */
import { SURE_ENOUGH } from '../../listen/calibration.ts'
import type { Reading } from '../../listen/reading.ts'
import type { Wants } from '../../listen/vocabulary.ts'
import type { Point } from '@astrarium/sky'
import type { ChartPoint } from '../../chart/certainty.ts'
import { KIND_ROWS } from '../kinds/rows.ts'
import type { Intent } from '../intent.ts'
import { topicOf } from '../theme-of-question.ts'
import type { SpanFrame } from '../time-asked.ts'
import { lasting } from '../by-pattern/follow-up.ts'
import { intentOf } from './intent-of.ts'
import { themeFor } from './theme-for.ts'
import { turnIn } from './turns.ts'

export interface Leaning {
  text: string
  reading: Reading
  before: Intent
  isUndertaking: boolean
  /** in its own words */
  namesTime: boolean
  choices: readonly string[]
}

/** null where it stands by itself, or nothing was sure enough to be changed. */
export function followUp(leaning: Leaning, frame: SpanFrame): Intent | null {
  const { text, reading, before, namesTime } = leaning
  const turn = turnIn(text, frame)
  if (turn) return ofTurn(turn, before)
  if (!reading.leans) return null
  const [thing] = reading.asks
  const isSure = thing.confidence >= SURE_ENOUGH
  if (thing.wants[0] === 'more' && isSure) return ofTurn({ is: 'more' }, before)
  const own = intentOf({ ...leaning, thing }, frame)
  if (own && isSure) {
    const isSpan = namesTime && own.kind === before.kind && own.theme === before.theme
    return {
      ...own,
      person: own.person ?? (own.theme === before.theme ? before.person : null),
      follows: { span: before.span, words: isSpan ? 'span' : 'theme' },
    }
  }
  if (!own || text.split(' ').length > LONGEST_FRAGMENT) return null
  // nothing new but a time, a person or a wish: the last question again, with that in place
  if (namesTime && own.span)
    return again(before, { kind: kindInTime(before, own.span), span: own.span }, 'span')
  if (own.person)
    return again(before, { theme: themeFor(thing.about[0]!, own.traits), person: own.person }, 'theme')
  return ASKS.has(thing.wants[0]!)
    ? again(before, { kind: own.kind, ...(own.wantsDay && { wantsDay: true }) }, 'theme')
    : null
}

const LONGEST_FRAGMENT = 8
const ASKS: ReadonlySet<Wants> = new Set<Wants>(['when', 'why', 'how', 'outlook'])

function again(before: Intent, change: Partial<Intent>, words: 'span' | 'theme'): Intent {
  const next = { ...before, ...change, follows: { span: before.span, words } }
  return { ...next, topic: topicOf(next.theme, next.kind, next.person) }
}

function ofTurn(turn: NonNullable<ReturnType<typeof turnIn>>, before: Intent): Intent {
  switch (turn.is) {
    case 'simpler':
      return { ...before, follows: { span: before.span, words: 'simpler' } }
    case 'more':
    case 'reasons':
      return ofMore(before)
    case 'ranking':
      return {
        ...before,
        kind: KIND_ROWS[before.kind].looksLater ? 'when' : before.kind,
        follows: { span: before.span, words: 'theme' },
      }
    case 'without':
      return {
        ...before,
        // what was to be a month is looked for beyond it
        kind: before.kind === 'today' ? 'outlook' : before.kind,
        span: null,
        without: turn.span,
        follows: { span: before.span, words: 'theme' },
      }
  }
}

/** More of a point of the chart is its essence; more of a verdict are the reasons for it. */
function ofMore(before: Intent): Intent {
  const follows = { span: before.span, words: 'more' as const }
  const point = before.chart?.about === 'point' ? before.chart.point : null
  if (point && hasEssence(point)) {
    const { chart: _, ...rest } = before
    return {
      ...rest,
      topic: 'self',
      kind: 'essence',
      span: null,
      subject: point,
      follows: { span: null, words: 'more' },
    }
  }
  const kind = lasting(before.kind)
  return { ...before, kind, topic: topicOf(before.theme, kind, null), follows }
}

function kindInTime(before: Intent, span: NonNullable<Intent['span']>): Intent['kind'] {
  const { day, stretch } = KIND_ROWS[before.kind].onNewSpan
  return span.from === span.to ? day : stretch
}

/** A point of which there is more to say than its place. */
function hasEssence(point: ChartPoint): point is Point {
  return !['true_node', 'south_node', 'chiron', 'mean_lilith', 'desc', 'ic'].includes(point)
}
