/** What stands before a phrase and makes a stretch of it: "before", "by", "since", "after", "from". */
import { addDays, addMonths, daysBetween } from '../language/calendar.ts'
import type { Stretch, TimeFrame } from './span.ts'
import { lasting } from './durations.ts'
import { monthOf } from './point.ts'
import type { Point } from './point.ts'
import { nearest } from './nearest.ts'

export interface Place {
  text: string
  point: Point
  frame: TimeFrame
  way: 'ahead' | 'behind'
}

export interface Limited extends Stretch {
  phrase: string
  start: number
}

type Limit = (place: Place, start: number) => Omit<Limited, 'start'> | null

const LIMITS: [RegExp, Limit][] = [
  [
    / (?:ever )?since(?: about| around| last)?(?:(?: (?!i\b.* i\b|will\b|should\b)[a-z]+){1,6} (?:in|on))?(?: the)? $/,
    since,
  ],
  [
    /(?: well| just| right| anytime| sometime| any time)? (?:before|ahead of|this side of|prior to|preceding)(?:(?: [a-z]+){1,6} (?:in|on)| (?:he|she|they|we|i|it|[a-z]+) (?:comes?|gets?|leaves?|goes|go|starts?|arrives?|returns?|flies|moves)(?: (?:back|home|out|away|here|over|in))?)?(?: the)? $/,
    before,
  ],
  [
    /(?: from (?:now|today|here))?(?: now| today)?(?: right)?(?: up)? (?:until(?:(?: [a-z]+){1,4} (?:leaves?|goes|comes|is over|ends|gets back|is back|on)(?: on| in| at)?)?|by(?:(?: [a-z]+){0,3} (?:birthday|wedding|party|exam|visit|trip|term|semester|course) (?:on|in))?|up to|in time for|no later than|not later than|between (?:now|today) and|(?:from )?(?:now|today|here) (?:to|and))(?: about| around| at latest)?(?: the)? $/,
    until,
  ],
  [
    / (?:make it|get|get through|last|live|hold out|hang on|survive|hold on|last out|keep going)(?: (?:to|until|through to))(?: the)? $/,
    until,
  ],
  [/(?: right| just| soon| shortly)? (?:after|past|following|beyond)(?: the)? $/, after],
  [
    / (?:due|shuts?|clos(?:es?|ing)(?: date(?: ?s| is)?)?|(?:contract|term|semester|notice|offer|rate|trial) ends?|dies|expires?|submit|submission|hand(?:ing)? (?:it )?in|deadline(?: s|(?: for)?(?: [a-z]+){0,6} is)?|(?:due date|latest)(?: s|(?: for)?(?: [a-z]+){0,3} is)|runs? out|must be in|has to be in|cut ?off(?: is)?)(?: (?:on|is|by|for))?(?: the)? $/,
    deadline,
  ],
  [
    / (?:the )?(?:rest|remainder|remains|what is left|whats left|balance|remaining (?:days|weeks|part)) of(?: the)? $/,
    rest,
  ],
  [/(?<! expect| (?:days|s)| hear| want) from(?: the)? $/, from],
  [/ $/, lastingFrom],
]

/** The stretch that the words before the point make of it; null where they make none. */
export function limited(place: Place): Limited | null {
  const words = place.text.slice(0, place.point.start)
  for (const [pattern, limit] of LIMITS) {
    const found = pattern.exec(words)
    const start = found ? Math.min(found.index + 1, place.point.start) : 0
    const made = found && limit(place, start)
    if (made) return { ...made, start }
  }
  return null
}

function since({ point, frame }: Place) {
  const found = nearest(point, 'behind', { ...frame, previous: null })
  if (found.from > frame.today) return null
  return { from: found.from, to: frame.today, phrase: `the time since ${point.name(found)}` }
}

/** On a Friday "before Friday" means the next one. */
function laterThanToday(point: Point, { today }: TimeFrame): Point {
  const later = point.times.filter(({ from }) => from > today)
  return point.isLoose && later.length > 40 ? { ...point, times: later } : point
}

/** "before the month is out" is still in it. */
function before({ text, point, frame }: Place) {
  const found = edges(point, nearest(laterThanToday(point, frame), 'ahead', frame))
  const isEnd = / end /.test(` ${text.slice(point.start, point.end)} `)
  const isLong = point.grain !== 'day' && point.grain !== 'weekend'
  const isIn = isEnd || (isLong && found.from <= frame.today)
  if (OR_AFTER.test(text.slice(point.end))) return untilDay(frame, someAfter(found, frame), point.name(found))
  const to = isIn ? found.to : addDays(found.from, -1)
  return untilDay(frame, to, point.name(found))
}

/** "before Easter or after": both sides of it. */
const OR_AFTER = /^ ?,? or (?:[^ .?!]+ ){0,4}?(?:after|afterwards)(?= )/

/** As long after it as it is away, a week at least and a month at most. */
function someAfter({ from, to }: Stretch, { today }: TimeFrame): string {
  return addDays(to, Math.min(30, Math.max(7, daysBetween(today, from))))
}

const WAITING =
  / (?:wait|waits|waiting|postpone|postponed|hold off|delay|put it off|leave it)(?: [a-z]+){0,2} until(?: the)? $| (?:not|isnt|wont|wasnt) until(?: the)? $/

function until({ text, point, frame, way }: Place, start: number) {
  const words = text.slice(start, point.start)
  // who waits until spring asks of the spring
  if (way === 'behind' || point.isWhole || WAITING.test(text.slice(0, point.start))) return null
  const found = edges(point, nearest(laterThanToday(point, frame), 'ahead', frame))
  // "by March 2030" of a far year is that month
  if (words.startsWith('by ') && found.from > addMonths(frame.today, 13)) return null
  const middle = / (?:mid|middle) /.test(text.slice(point.start - 1, point.end)) ? middleOf(found) : null
  if (middle) return untilDay(frame, middle, point.name(found))
  const isBegun = words.startsWith('by ') && (point.grain === 'month' || point.grain === 'season')
  const isWholeYear = point.grain === 'year' && daysBetween(found.from, found.to) > 360
  const to =
    (isWholeYear || isBegun || point.grain === 'season') &&
    !/ end /.test(text.slice(point.start - 1, point.end))
      ? addDays(found.from, -1)
      : found.to
  return untilDay(frame, to, point.name(found))
}

/** What ends or begins at Christmas does so on its day, and not on its eve. */
function edges(point: Point, found: Stretch): Stretch {
  if (point.name(found) !== 'Christmas') return found
  const day = addDays(found.from, 1)
  return { from: day, to: day }
}

/** "until mid-January" ends on the fifteenth, until the middle of a year with June. */
function middleOf({ from, to }: Stretch): string | null {
  const days = daysBetween(from, to)
  if (days < 5) return null
  return days > 100 ? `${from.slice(0, 4)}-06-30` : addDays(from, Math.floor(days / 2))
}

function untilDay({ today }: TimeFrame, to: string, name: string) {
  return to >= today ? { from: today, to, phrase: `the time until ${name}` } : null
}

function after({ text, point, frame, way }: Place) {
  if (text.slice(0, point.start).endsWith(' half past ')) return null
  const found = edges(point, nearest(point, way, frame))
  const isShort = point.grain === 'day' || point.grain === 'week' || point.grain === 'weekend'
  const start = addDays(found.to, 1)
  return {
    from: start,
    to: addDays(start, isShort ? 27 : 90),
    phrase: `the weeks after ${point.name(found)}`,
  }
}

/** What is due on a day is asked of the days until then; a child is not. */
function deadline({ text, point, frame, way }: Place) {
  if (
    way === 'behind' ||
    point.grain !== 'day' ||
    / (?:baby|child|twins|birth)(?: [^ .?!]+){0,8} $/.test(text.slice(0, point.start))
  )
    return null
  const found = edges(point, nearest(point, 'ahead', frame))
  return untilDay(frame, found.to, point.name(found))
}

function rest({ point, frame: { today, ...frame } }: Place) {
  const found = nearest(point, 'ahead', { today, ...frame })
  // of what has not begun nothing is gone
  if (found.to < today || found.from > today) return null
  return {
    from: today,
    to: found.to,
    phrase: `the rest of ${point.name(found)}`,
  }
}

/** "from Monday" is the week that begins there, "from the 15th" the rest of the month. */
function from(place: Place) {
  const { text, point, frame, way } = place
  const long = lastingFrom(place)
  if (long) return long
  const found = nearest(point, way, frame)
  if (point.grain === 'month' && ONWARDS.test(text.slice(point.end)))
    return { from: found.from, to: yearEnd(found.from), phrase: `the time from ${point.name(found)}` }
  if (found.from !== found.to || !point.isLoose || way === 'behind') return null
  const to = point.times.length > 40 ? addDays(found.from, 6) : monthOf(found.from).to
  return { from: found.from, to, phrase: `the time from ${point.name(found)}` }
}

/** "from June on": the months that are left of its year, half a year at least. */
const ONWARDS = /^ on(?:wards?)? (?!the |an? )/

function yearEnd(from: string): string {
  const half = addDays(addMonths(from, 6), -1)
  const end = `${from.slice(0, 4)}-12-31`
  return half > end ? half : end
}

function lastingFrom({ text, point, frame, way }: Place) {
  if (way === 'behind') return null
  const found = nearest(point, way, frame)
  const long = lasting(text, found, [point.start, point.end])
  return long && { ...long, phrase: `the time from ${point.name(found)}` }
}
