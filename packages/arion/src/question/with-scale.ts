/** The act sets how far to look: what fits into a day is looked for in days, what takes months in months. */
import { KINDS } from '../kinds/index.ts'
import { addDays, weekday } from '../language/calendar.ts'
import type { Span } from '../time/span.ts'
import { besideTimes } from './choices/times-between.ts'
import type { Intent, ParsedQuestion } from './intent.ts'
import { namesTime } from './meaning/names-time.ts'
import { plain } from './plain-text.ts'
import { THEME_MEANINGS } from './themes.ts'
import type { SpanFrame } from './time-asked.ts'
import { traitsIn } from './traits.ts'
import { narrows } from './meaning/narrows.ts'
import { daysAsked, openPart } from './scale/days-asked.ts'
import type { Days } from './scale/days-asked.ts'
import { hoursAsked } from './scale/hours-asked.ts'
import { smallDeedIn } from './scale/small-deed.ts'

/** `typed`: the words of the question that was read, whichever turn they stand in. */
export function withScale(
  found: ParsedQuestion,
  typed: string,
  before: Intent | null,
  frame: SpanFrame,
): ParsedQuestion {
  if (found.kind !== 'read') return found
  const { ofTime } = KINDS[found.intent.kind]
  const isOfTimes = found.intent.choices?.every(({ isTime }) => isTime) === true
  if (ofTime !== 'own' && ofTime !== 'for_a_deed' && !isOfTimes) return found
  // each of several times has hours of its own
  const text = plain(isOfTimes ? besideTimes(typed, frame.today) : typed)
  const intent = unguessed(found.intent, namesTime(typed, frame))
  const deed = smallDeedIn(text, traitsIn(text)) ?? (goesOn(intent, text) ? (before?.deed ?? null) : null)
  const hours = hoursAsked(text) ?? (goesOn(intent, text) ? (before?.hours ?? null) : null)
  const days = isOfTimes ? null : daysGiven(typed, intent, before, frame)
  const scaled: Intent = {
    ...intent,
    ...(days && { days, span: openPart(intent.span, days, frame.today) }),
    ...(deed && (ofTime === 'for_a_deed' || isOfTimes) && { deed, wantsDay: true }),
    ...(hours && { hours }),
  }
  return { ...found, intent: deed && !isOfTimes ? ofWeek(scaled, text, frame.today) : scaled }
}

/** What was said a turn before holds on, and gives way to what is said now. */
function daysGiven(typed: string, intent: Intent, before: Intent | null, frame: SpanFrame): Days | null {
  const isAlone = intent.follows !== null && before !== null && narrows(typed, before, frame)
  const own = daysAsked(typed, intent.span, frame, isAlone)
  const earlier = goesOn(intent, plain(typed)) ? before?.days : undefined
  return own || earlier ? { ...earlier, ...own } : null
}

/** "When though?" is about the deed that was spoken of. */
function goesOn({ follows }: Intent, text: string): boolean {
  return follows !== null || text.split(' ').length <= 4
}

/** A day that nobody named is no limit to what takes months. */
function unguessed(intent: Intent, isNamed: boolean): Intent {
  const isToday = intent.span?.phrase === 'today' && !intent.follows
  const isLong = THEME_MEANINGS[intent.theme].isByWindows || intent.theme === 'start'
  return isToday && !isNamed && isLong && !KINDS[intent.kind].isOfDay ? { ...intent, span: null } : intent
}

/** "Good week to ask for it?": this one and the next. */
function ofWeek(intent: Intent, text: string, today: string): Intent {
  if (!GOOD_WEEK.test(text) || (intent.span && intent.span.phrase !== 'this week')) return intent
  const to = addDays(today, 14 - weekday(today))
  const span: Span = { from: today, to, phrase: 'this week and the next' }
  return { ...intent, kind: 'yes_no', span }
}

const GOOD_WEEK = /\b(?:good|right|bad|decent|ok|okay|better) week (?:to|for)\b/
