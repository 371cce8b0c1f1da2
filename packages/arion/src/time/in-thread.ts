/** The time of a question in its thread: what it names itself, else what was spoken of before. */
import { addDays, daysBetween } from '../language/calendar.ts'
import { elementAt } from '../must.ts'
import { readTime, timesIn } from './read-time.ts'
import type { FoundTime, ReadTime, TimeFrame } from './span.ts'

export interface Turn {
  question: string
  answer: string
}

/**
 * `leans`: whether the question can only be understood with the turns before it. Then a time that it does not
 * name is taken from their questions, the last first, and from the dates which their answers name.
 */
export function timeInForce(
  question: string,
  thread: readonly Turn[],
  frame: TimeFrame,
  leans: 'leans' | 'stands',
): ReadTime {
  const last = thread.at(-1)
  if (leans === 'stands' || !last) return readTime(question, frame)
  const { before, asked } = timeOf(thread, frame)
  const dates = datesOf(last.answer, { ...frame, previous: asked?.span ?? before?.span ?? null })
  const text = question.toLowerCase()
  const other = nth(text, dates)
  if (other && /^(ok |so |then )?(the |and the )?other (day|date|one)\b/.test(text)) return other
  const own = readTime(question, {
    ...frame,
    previous: asked?.span ?? before?.span ?? dates[0]?.span ?? null,
  })
  if (own.kind === 'beyond_tables' || own.kind === 'unclear') return own
  if (own.kind === 'span' && !(own.grain === 'open' && before)) return own
  const chosen = SEVERAL.test(text) ? hull(dates) : (other ?? edge(text, dates, frame))
  if (chosen) return chosen
  if (LAST_WORDS.test(text)) {
    const found = datesOf(/[^.!?]+[.!?]*\s*$/.exec(last.answer)?.[0] ?? '', frame)[0]
    if (found) return found
  }
  return before ?? { kind: 'none' }
}

/**
 * What is spoken of at the end of a thread, and what was asked about last: a question's own time, the day
 * that an answer named when one was asked for, else the dates of the first answer that has some.
 */
function timeOf(
  thread: readonly Turn[],
  frame: TimeFrame,
): { before: FoundTime | null; asked: FoundTime | null } {
  let before: FoundTime | null = null
  let asked: FoundTime | null = null
  for (const { question, answer } of thread) {
    const found = readTime(question, { ...frame, previous: before?.span ?? null, earlier: 'question' })
    if (found.kind === 'span' && found.grain !== 'open') {
      before = found
      asked = found
    }
    const dates = datesOf(answer, { ...frame, previous: before?.span ?? null })
    const isChoice = ASKS_FOR_DAY.test(question.toLowerCase())
    const named: FoundTime | undefined = before
      ? dates.find((date) => before && isWithin(date, before))
      : dates[0]
    if (before && isChoice && named) before = named
    else if (!before && dates.length > 0)
      before = lasting(answer, dates) ?? (isChoice || dates.length > 2 ? elementAt(dates, 0) : hull(dates))
  }
  return { before, asked }
}

function datesOf(answer: string, frame: TimeFrame): FoundTime[] {
  return timesIn(answer, { ...frame, earlier: 'answer' }).filter(({ grain }) => grain !== 'open')
}

/** "enters Virgo on 26 July and stays there until 26 November": one stretch. */
function lasting(answer: string, [first, last]: readonly FoundTime[]): FoundTime | null {
  if (!first || !last || last.span.to <= first.span.from) return null
  const between = answer.slice(first.at[1], last.at[0])
  return /\buntil\b/.test(between) && !/[.!?]/.test(between) ? hull([first, last]) : null
}

function hull(dates: readonly FoundTime[]): FoundTime | null {
  const first = dates[0]
  if (!first) return null
  const from = dates.reduce((least, { span }) => (span.from < least ? span.from : least), first.span.from)
  const to = dates.reduce((most, { span }) => (span.to > most ? span.to : most), first.span.to)
  return { ...first, span: { from, to, phrase: 'these dates' } }
}

/** "the second one", "the other one then", "the last of them". */
function nth(text: string, dates: readonly FoundTime[]): FoundTime | null {
  const found =
    /\b(first|second|third|other|latter|former|last) (?:one|date|day|evening|of (?:them|those|the two))|^(?:the |and the )?(first|second|third|other|latter|former)\b(?! (?:week|month|half))/.exec(
      text,
    )
  const word = found?.[1] ?? found?.[2]
  if (!word) return null
  const index =
    { first: 0, former: 0, second: 1, other: 1, latter: 1, third: 2, last: dates.length - 1 }[word] ?? 0
  return dates[index] ?? null
}

/** "before that", "why not sooner": the time up to what was named. */
function edge(text: string, dates: readonly FoundTime[], { today }: TimeFrame): FoundTime | null {
  const first = dates.find(({ span }) => span.from > today)
  if (!first || !/\bbefore (that|then|it)\b|^(?!.*\bwhy\b).*\bsooner\b/.test(text)) return null
  return {
    ...first,
    span: { from: today, to: addDays(first.span.from, -1), phrase: `the time until ${first.span.phrase}` },
  }
}

function isWithin(inner: FoundTime, outer: FoundTime): boolean {
  return (
    inner.span.from >= outer.span.from &&
    inner.span.to <= outer.span.to &&
    daysBetween(outer.span.from, outer.span.to) > 0
  )
}

const SEVERAL =
  /\b(which|any|all|both) (one )?(of )?(those|these|them|the (two|three|four))\b|\bthose (two|three|dates|days)\b/
const LAST_WORDS = /\blast (bit|part|sentence|line|thing)\b/
const ASKS_FOR_DAY =
  /\b(which|what|when|pick|name|give|choose|find|shoot|need|good|best|right|kind(est)?|clean|lucky|free) .*\b(days?|dates?|evenings?|nights?|mornings?|afternoons?|weekends?|weeks?|hours?|time|moment)\b|\bwhen\b|\bdates?\b|\b(a|the|one) (good |best )?day\b/
