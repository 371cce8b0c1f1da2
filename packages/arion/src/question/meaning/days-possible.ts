/** "She is in Monday, Wednesday, Thursday": the days of the week that a day is to be chosen from. */
import { addDays, daysBetween } from '../../language/calendar.ts'
import type { Span } from '../../time/span.ts'
import { sentencesOf } from '../asking.ts'

const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const LONGEST = 31

/** Each day of the stretch that is none of those named; empty where fewer than two are named. */
export function daysLeftOut(typed: string, stretch: Span | null): Span[] {
  if (!stretch || daysBetween(stretch.from, stretch.to) > LONGEST) return []
  const possible = daysPossible(typed)
  if (possible.size < 2) return []
  const days = Array.from({ length: daysBetween(stretch.from, stretch.to) + 1 }, (_, n) =>
    addDays(stretch.from, n),
  )
  return days
    .filter((day) => !possible.has(new Date(`${day}T12:00:00Z`).getUTCDay()))
    .map((day) => ({ from: day, to: day, phrase: 'a day that will not do' }))
}

function daysPossible(typed: string): Set<number> {
  const found = new Set<number>()
  for (const sentence of sentencesOf(typed)) {
    const text = sentence.toLowerCase()
    if (NOT_THEN.test(text)) continue
    const names = [...text.matchAll(DAY)].map(([name]) =>
      WEEK.findIndex((day) => day.startsWith(name.slice(0, 3))),
    )
    const [first, last] = names
    if (RANGE.test(text) && first !== undefined && last !== undefined)
      for (let day = first; ; day = (day + 1) % 7) {
        found.add(day)
        if (day === last) break
      }
    else for (const day of names) found.add(day)
  }
  return found
}

const DAY = /\b(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?s?\b/g
const RANGE = /day (?:through|thru|to|till|until) \w+day\b/
const NOT_THEN = /\b(?:not|except|never|can'?t|cannot|won'?t|off|busy|impossible|since|last)\b/
