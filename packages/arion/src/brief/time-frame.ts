/** The when and where of one question: local day, span, names of days and hours. */
import type { Sky } from '@astrarium/sky'
import { addDays, addMonths } from '../language/calendar.ts'
import type { Intent } from '../question/intent.ts'
import type { Span } from '../time/span.ts'

export interface TimeFrame {
  at: Date
  zone: string
  /** local day of the question, `YYYY-MM-DD` */
  today: string
  span: Span
  /** first instant and end of the span */
  from: Date
  to: Date
  /** false when the span is the kind's own default and the person named none */
  isNamed: boolean
}

export function frameOf(
  sky: Sky,
  at: Date,
  zone: string,
  reading: Pick<Intent, 'kind' | 'span' | 'theme' | 'wantsDay'>,
): TimeFrame {
  const today = sky.localDate(zone, at)
  const span = reading.span ?? defaultSpan(reading, today)
  return {
    at,
    zone,
    today,
    span,
    from: sky.localDay(zone, span.from)[0],
    to: sky.localDay(zone, span.to)[1],
    isNamed: reading.span !== null,
  }
}

/** Rest of a span that was asked without dates. */
function defaultSpan(
  { kind, theme, wantsDay }: Pick<Intent, 'kind' | 'theme' | 'wantsDay'>,
  today: string,
): Span {
  if (kind === 'when' && wantsDay)
    return { from: today, to: addDays(today, 13), phrase: 'the next two weeks' }
  if (kind === 'today' || kind === 'check_in' || kind === 'comfort')
    return { from: today, to: today, phrase: 'today' }
  if (kind === 'when' && !isByWindows(theme))
    return { from: today, to: addDays(today, 9), phrase: 'the next ten days' }
  if (kind === 'when') return { from: today, to: addMonths(today, 12), phrase: 'the coming year' }
  if (kind === 'yes_no') return { from: today, to: addDays(today, 29), phrase: 'this month' }
  if (kind === 'outlook') return { from: today, to: addMonths(today, 3), phrase: 'the next three months' }
  return { from: today, to: addDays(today, 199), phrase: 'the coming months' }
}

/** "When" about these is a matter of months; about the rest, of an hour. */
export function isByWindows(theme: string): boolean {
  return [
    'meet',
    'love',
    'unavailable',
    'work',
    'money',
    'move',
    'home',
    'purpose',
    'spirit',
    'tired',
    'self',
    'friends',
  ].includes(theme)
}

export function localTime(sky: Sky, zone: string, at: Date): { date: string; minutes: number } {
  const local = new Date(at.getTime() + sky.offsetAt(zone, at) * 1000)
  return { date: local.toISOString().slice(0, 10), minutes: local.getUTCHours() * 60 + local.getUTCMinutes() }
}

/** `15:20`, to the nearest five minutes, or to the minute. */
export function clock(
  sky: Sky,
  zone: string,
  at: Date,
  precision: 'five_minutes' | 'minute' = 'five_minutes',
): string {
  const step = precision === 'minute' ? 60_000 : 300_000
  const { minutes } = localTime(sky, zone, new Date(Math.floor(at.getTime() / step + 0.5) * step))
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
