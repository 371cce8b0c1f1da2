/** The time of a question in its thread: what it names itself, else what was spoken of before. */
import { daysBetween, weekday } from '../language/calendar.ts'
import { bounded, datesOf, edge, hull, nth, pointedAt, timeOfAnswer, within } from './named-days.ts'
import { readTime, timesIn } from './read-time.ts'
import type { FoundTime, ReadTime, TimeFrame } from './span.ts'

export interface Turn {
  question: string
  answer: string
  /** the local day on which it was asked; left out: today */
  day?: string
}

/** "Tomorrow" of a turn of yesterday is that day. */
function onItsDay(frame: TimeFrame, { day }: Turn): TimeFrame {
  return day === undefined ? frame : { ...frame, today: day }
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
  const { found, isOwn } = timeLeaning(question, thread, last, frame)
  return isOwn || found.kind !== 'span' ? found : { ...found, isBeside: true }
}

/** `isOwn`: the question names it or points at it, and no more than goes on with it. */
function timeLeaning(
  question: string,
  thread: readonly Turn[],
  last: Turn,
  frame: TimeFrame,
): { found: ReadTime; isOwn: boolean } {
  const meant = (found: ReadTime) => ({ found, isOwn: true })
  const { before, asked, wide } = timeOf(thread, frame)
  const dates = datesOf(last.answer, {
    ...onItsDay(frame, last),
    previous: asked?.span ?? before?.span ?? null,
  })
  const options =
    thread.map((turn) => choicesOf(turn, onItsDay(frame, turn))).findLast(({ length }) => length > 1) ?? dates
  const text = question.toLowerCase().trim()
  // "she works late on Wednesday. Another day?": any that was left to choose from
  const isOne = before !== null && before.span.from === before.span.to
  if (wide && (ANOTHER.test(text) || (isOne && NOT_THAT.test(text)))) return meant(wide)
  if (OTHER_DAY.test(text)) {
    const other = options.find(({ span }) => span.from !== before?.span.from)
    if (other && options.length > 1) return meant(other)
    if (asked) return meant(asked)
  }
  const pointed = pointedAt(text, before ? [before, ...dates] : dates)
  const own = readTime(question, {
    ...frame,
    previous: (before ?? asked ?? dates[0])?.span ?? null,
  })
  if (own.kind === 'beyond_tables' || own.kind === 'unclear') return meant(own)
  if (own.kind === 'span' && !(own.grain === 'open' && before)) {
    if (!isRefused(question, own)) return meant(sameWeekday(question, own, nearOf(dates, last, frame)) ?? own)
    if (asked ?? before) return meant(asked ?? before ?? own)
  }
  const chosen =
    (SEVERAL.test(text) ? hull(options) : null) ?? nth(text, options) ?? pointed ?? edge(text, dates, frame)
  if (chosen) return meant(chosen)
  if (LAST_WORDS.test(text)) {
    const found = datesOf(/[^.!?]+[.!?]*\s*$/.exec(last.answer)?.[0] ?? '', onItsDay(frame, last))[0]
    if (found) return meant(found)
  }
  return { found: before ?? { kind: 'none' }, isOwn: false }
}

/** Dates far off are ones to choose from where one was asked for; else an answer only brought them along. */
function nearOf(dates: readonly FoundTime[], { question }: Turn, { today }: TimeFrame): readonly FoundTime[] {
  if (ASKS_FOR_DAY.test(question.toLowerCase())) return dates
  return dates.filter(({ span }) => daysBetween(today, span.to) < NEAR)
}

/** "Tuesday works better": the Tuesday that was spoken of. */
function sameWeekday(question: string, own: FoundTime, dates: readonly FoundTime[]): FoundTime | null {
  const words = question.slice(...own.at).toLowerCase()
  if (!/^(that |the )?(mon|tue|wed|thu|fri|sat|sun)[a-z]*( (morning|afternoon|evening|night))?$/.test(words))
    return null
  return (
    dates.find(({ span }) => span.from === span.to && weekday(span.from) === weekday(own.span.from)) ??
    dates.map((date) => within(date, weekday(own.span.from))).find((date) => date !== null) ??
    null
  )
}

/** The days between which a turn leaves the choice: those of its question, else those of its answer. */
function choicesOf({ question, answer }: Turn, frame: TimeFrame): FoundTime[] {
  const asked = timesIn(question, frame).filter(({ grain, tense }) => grain !== 'open' && tense !== 'past')
  const named = datesOf(answer, frame)
  return named.length > 1 || !/ or |,|\bwhich\b/.test(question) ? named : asked
}

/** "not the 19th", "he can't do Wednesday": the day is named to be set aside. */
function isRefused(question: string, { at: [start, end] }: FoundTime): boolean {
  const before = question.slice(0, start).toLowerCase()
  return (
    (/\b(not (on )?(the )?|(can'?t|cannot|can not|couldn'?t) (do |make |on )?(the )?)$/.test(before) ||
      NO_GOOD.test(question.slice(end))) &&
    !/\b(and|why) not (on )?(the )?$/.test(before) &&
    !/\b(but|rather)\b/.test(question.slice(end).toLowerCase())
  )
}

/**
 * What is spoken of at the end of a thread, and what was asked about last: a question's own time, the day
 * that an answer named when one was asked for, else the dates of the first answer that has some.
 */
function timeOf(
  thread: readonly Turn[],
  frame: TimeFrame,
): { before: FoundTime | null; asked: FoundTime | null; wide: FoundTime | null } {
  let wide: FoundTime | null = null
  let before: FoundTime | null = null
  let asked: FoundTime | null = null
  for (const turn of thread) {
    const { question, answer } = turn
    const then = onItsDay(frame, turn)
    const isOver = ({ span }: FoundTime) => span.to >= then.today && span.to < frame.today
    const found = readTime(question, { ...then, previous: before?.span ?? null, earlier: 'question' })
    if (found.kind === 'span' && (found.grain !== 'open' || NAMED_FAINTLY.test(found.span.phrase))) {
      // what was ahead then and is over now is no longer asked about
      before = isOver(found) ? null : found
      asked = before
      if (before && before.span.from < before.span.to) wide = before
    }
    const dates: FoundTime[] = datesOf(answer, { ...then, previous: before?.span ?? null }).filter(
      (date) => !isOver(date),
    )
    const isChoice =
      ASKS_FOR_DAY.test(question.toLowerCase()) || choicesOf({ question, answer: '' }, then).length > 1
    const named: FoundTime | undefined = before
      ? dates.find((date) => before && isWithin(date, before))
      : dates[0]
    const first = dates[0]
    if (before && isChoice && named) before = named
    else if (!before)
      before = isChoice
        ? (bounded(answer, dates) ??
          (ENDS.test(question.toLowerCase()) ? timeOfAnswer(answer, dates.slice(0, 1), then.today) : first) ??
          null)
        : timeOfAnswer(answer, dates, then.today)
  }
  return { before, asked, wide }
}

/** "How does the week look?" names a week, though any other time in it would be surer. */
const NAMED_FAINTLY = /^(?:this|next) week$|moon|eclipse/

/** Days within which a weekday is the next one of its name, or the one after. */
const NEAR = 14

/** "When does it stop?": what is answered with its end is asked of the time until then. */
const ENDS =
  /\bwhen (?:do|does|will|is)\b.*\b(?:stop|over|end|ends|calm|ease|pass|finish|done|let up)\b|\bhow (?:long|much longer)\b/

function isWithin(inner: FoundTime, outer: FoundTime): boolean {
  return (
    inner.span.from >= outer.span.from &&
    inner.span.to <= outer.span.to &&
    daysBetween(outer.span.from, outer.span.to) > 0
  )
}

const ANOTHER = /\banother(?: (?:day|date|one|evening|night))?\b ?(?:[?.!,]|$)|\bwhat else\b/
const NOT_THAT =
  /^(?:nah|no|hmm?|ok(?:ay)?|but|sorry)?,? ?not (?:on )?(?:the )?(?:\d+(?:st|nd|rd|th)?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b(?!.*\b(?:but|rather|\?))/
const NO_GOOD =
  /^ ?(?:is |s |'s )?(?:no good|not good|no longer|impossible|taken|out\b|doesn'?t work|won'?t work)/i
const OTHER_DAY =
  /\b(other|another) (day|date|one|evening|night|time)s?\b(?! than)|^(ok |so |then )?(the |and the )?other\b/
const SEVERAL =
  /\bwhich (one|of (those|these|thems?))\b|\b(which|any|all|both) (one )?(of )?(those|these|them|the (two|three|four))\b|\bthose (two|three|dates|days)\b/
const LAST_WORDS = /\blast (bit|part|sentence|line|thing)\b/
const ASKS_FOR_DAY =
  /\b(which|what|when|pick|name|give|choose|find|shoot|need|(?<!what is |what s |whats )good(?! about)|best|right|kind(est)?|clean|lucky|free) .*\b(days?|dates?|evenings?|nights?|mornings?|afternoons?|weekends?|weeks?|hours?|time|moment)\b|\bwhen\b|\bdates?\b|\b(a|the|one) (good |best )?day\b/
