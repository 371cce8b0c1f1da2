/** One change of the clock: from `at` (seconds since 1970, UTC) `offset` (seconds east) holds. */
export interface Transition {
  at: number
  offset: number
}

const DAY = 86_400

/**
 * The changes that a POSIX TZ rule (the footer of a TZif file, RFC 8536 §3.3) makes after `after`, up to the
 * end of `untilYear`. A rule without summer time gives one change: to its standard offset, for good.
 */
export function ruleTransitions(rule: string, after: number, untilYear: number): Transition[] {
  const { standard, summer } = parseRule(rule)
  if (summer === null) return [{ at: after, offset: standard }]
  const firstYear = Number.isFinite(after) ? new Date(after * 1000).getUTCFullYear() : 1970
  const transitions: Transition[] = []
  for (let year = firstYear; year <= untilYear; year++) {
    transitions.push({ at: summer.starts(year) - standard, offset: summer.offset })
    transitions.push({ at: summer.ends(year) - summer.offset, offset: standard })
  }
  return transitions.filter(({ at }) => at > after).toSorted((a, b) => a.at - b.at)
}

interface Rule {
  standard: number
  /** `starts` and `ends`: local wall time of the change in that year, as if it were UTC */
  summer: { offset: number; starts: (year: number) => number; ends: (year: number) => number } | null
}

function parseRule(rule: string): Rule {
  const name = '(?:<[^>]+>|[A-Za-z]+)'
  const time = '[+-]?\\d+(?::\\d+){0,2}'
  const match = new RegExp(`^${name}(${time})(?:${name}(${time})?,([^,]+),([^,]+))?$`).exec(rule)
  if (match === null) throw new Error(`unreadable time zone rule: ${rule}`)
  const [, standardText, summerText, starts, ends] = match
  // POSIX counts westwards
  const standard = -seconds(standardText!)
  if (starts === undefined || ends === undefined) return { standard, summer: null }
  const offset = summerText === undefined ? standard + 3600 : -seconds(summerText)
  return { standard, summer: { offset, starts: changeTime(starts), ends: changeTime(ends) } }
}

/**
 * `M3.5.0/2` (month, week, weekday), `J60` (day without 29 February, from 1) or `59` (day, from 0), each with
 * an optional time.
 */
function changeTime(text: string): (year: number) => number {
  const [date, time] = text.split('/') as [string, string?]
  const second = time === undefined ? 7200 : seconds(time)
  if (date.startsWith('M')) {
    const [month, week, weekday] = date.slice(1).split('.').map(Number) as [number, number, number]
    return (year) => nthWeekday(year, month, week, weekday) + second
  }
  if (date.startsWith('J')) {
    const day = Number(date.slice(1))
    return (year) => Date.UTC(year, 0, day + (isLeap(year) && day >= 60 ? 1 : 0)) / 1000 + second
  }
  return (year) => Date.UTC(year, 0, 1 + Number(date)) / 1000 + second
}

function nthWeekday(year: number, month: number, week: number, weekday: number): number {
  const first = Date.UTC(year, month - 1, 1) / 1000
  const firstMatch = first + ((weekday - new Date(first * 1000).getUTCDay() + 7) % 7) * DAY
  const nextMonth = Date.UTC(year, month, 1) / 1000
  // week 5 means the last one, which may be the fourth
  let at = firstMatch + (week - 1) * 7 * DAY
  while (at >= nextMonth) at -= 7 * DAY
  return at
}

function isLeap(year: number): boolean {
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
}

function seconds(text: string): number {
  const sign = text.startsWith('-') ? -1 : 1
  const [hours = 0, minutes = 0, rest = 0] = text.replace(/^[+-]/, '').split(':').map(Number)
  return sign * (hours * 3600 + minutes * 60 + rest)
}
