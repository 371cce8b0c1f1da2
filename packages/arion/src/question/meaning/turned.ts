/** The intent of a turn that asks something of the answer before it. */
import type { Point } from '@astrarium/sky'
import type { ChartPoint } from '../../chart/certainty.ts'
import { addDays } from '../../language/calendar.ts'
import { dayIn } from '../../time/day-in.ts'
import { datesOf } from '../../time/named-days.ts'
import type { Span } from '../../time/span.ts'
import type { Intent } from '../intent.ts'
import { KINDS } from '../../kinds/index.ts'
import { topicOf } from '../theme-of-question.ts'
import type { SpanFrame } from '../time-asked.ts'
import type { Turn } from '../turn.ts'
import type { Before } from './thread-state.ts'

/** null where the answer before was of another kind than the turn asks for. */
export function turned(
  turn: Turn,
  before: Pick<Before, 'intent' | 'words' | 'facts'>,
  frame: SpanFrame,
): Intent | null {
  const { intent } = before
  const asked: Intent = { ...intent, follows: { span: intent.span, words: 'turn', turn } }
  switch (turn.is) {
    case 'simpler':
      return { ...intent, follows: { span: intent.span, words: 'simpler' } }
    case 'more':
      return ofMore(intent)
    case 'reasons':
      return KINDS[intent.kind].isFact ? (turn.of ? null : ofMore(intent)) : asked
    case 'another':
      return another(asked, turn.direction, datesNamed(before, frame), frame.today)
    case 'without':
      // "not before the 10th": it is looked for after that
      if (turn.span.from <= frame.today && !isDay(turn.span)) return from(asked, addDays(turn.span.to, 1))
      if (isDay(turn.span)) return another(asked, 'any', [turn.span], frame.today)
      return {
        ...asked,
        // what was to be a month is looked for beyond it
        kind: KINDS[intent.kind].onLeftOut ?? intent.kind,
        span: null,
        without: [...(intent.without ?? []), turn.span],
      }
    case 'shown':
      return datesNamed(before, frame).length > 1 || intent.choices ? asked : null
    case 'again':
      return canReturn(intent) ? asked : null
    case 'ranking':
      // of two ways to go there is more to be said, and no date that weighs
      return intent.choices ? { ...intent, follows: { span: intent.span, words: 'more' } } : asked
    case 'most_own':
    case 'doubt':
    case 'sure':
    case 'quoted':
    case 'explain':
    case 'term':
    case 'step':
    case 'meant':
    case 'narrowed':
      return asked
  }
}

/** Only what stood over a time has dates that can come round. */
function canReturn({ kind, cycle }: Intent): boolean {
  return cycle?.is === 'past' || KINDS[kind].ofTime === 'own' || KINDS[kind].looksLater
}

/** "Not Sunday": another day is looked for, and no other month. */
function isDay({ from, to }: Span): boolean {
  return from === to
}

/** A day of it, and no month. */
function isOfDays({ kind, wantsDay }: Intent): boolean {
  const { isOfDay, gives } = KINDS[kind]
  return isOfDay || gives === 'date' || wantsDay === true
}

/**
 * Days ahead that an answer named: those of its facts, or of its words where it had none with a day. Months
 * and years are no days to choose from.
 */
function datesNamed({ words, facts = [] }: Pick<Before, 'words' | 'facts'>, frame: SpanFrame): Span[] {
  const { zone, today } = frame
  const shown = zone ? facts.flatMap(({ exact = [] }) => exact.map((at) => dayIn(zone, at))) : []
  const days = [...new Set(shown)].map((day) => ({ from: day, to: day, phrase: day }))
  const told = datesOf(words, frame).filter(({ grain }) => grain === 'day' || grain === 'hour')
  return (days.length > 0 ? days : told.map(({ span }) => span))
    .filter(({ from }) => from >= today)
    .sort((a, b) => a.from.localeCompare(b.from))
}

/** A date beside those that were named: before the first, after the last, or between them. */
function another(
  asked: Intent,
  direction: Extract<Turn, { is: 'another' }>['direction'],
  named: readonly Span[],
  today: string,
): Intent {
  const [first, last] = [named[0], named.at(-1)]
  const isByDay = isOfDays(asked)
  const before = asked.span && asked.span.from < asked.span.to ? asked.span : null
  const found: Intent = {
    ...asked,
    kind: 'when',
    ...(isByDay && { wantsDay: true }),
    without: [...(asked.without ?? []), ...named],
    span: before,
  }
  if (direction === 'earlier' && first && first.from > addDays(today, 1))
    return { ...found, span: { from: today, to: addDays(first.from, -1), phrase: 'the time before it' } }
  if (direction === 'later' && last) return from(found, addDays(last.to, 1))
  return found
}

/** A day, or a time where months were spoken of, from this one on. */
function from(asked: Intent, day: string): Intent {
  const isByDay = isOfDays(asked)
  const span = { from: day, to: addDays(day, isByDay ? 20 : 240), phrase: 'the time after it' }
  return { ...asked, kind: 'when', ...(isByDay && { wantsDay: true }), span }
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

/** A point of which there is more to say than its place. */
function hasEssence(point: ChartPoint): point is Point {
  return !['true_node', 'south_node', 'chiron', 'mean_lilith', 'desc', 'ic'].includes(point)
}

/** "Why?" after a verdict or a forecast asks for the reasons in the chart. */
function lasting(before: Intent['kind']): Intent['kind'] {
  return KINDS[before].lasts || KINDS[before].isOfTerms ? before : 'why'
}
