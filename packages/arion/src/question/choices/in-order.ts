/** Which day each weekday means that is named beside others. */
import { addDays, addMonths, daysBetween, weekday, WEEKDAYS } from '../../language/calendar.ts'
import { plainText } from '../../time/plain-text.ts'
import type { Held } from './held.ts'
import { wordsOf } from './linked.ts'

/** Weekdays without a date follow each other: on a Wednesday "monday or thursday" is of the week to come. */
export function inOrder(held: readonly Held[], today: string): Held[] {
  const dated: Held[] = []
  for (const one of held) {
    const before = dated.at(-1)
    const isLoose = one.from === one.to && isBareWeekday(one.words)
    // "spring or autumn": not the one that is nearly over
    if (one.grain === 'season' && one.from < today && held.some(({ from }) => from > one.to)) {
      const [from, to] = [addMonths(one.from, 12), addMonths(one.to, 12)]
      dated.push({ ...one, from, to, name: `${one.name} ${from.slice(0, 4)}` })
      continue
    }
    const day = !isLoose
      ? one.from
      : before && before.from === before.to
        ? weekdayBeside(before.from, weekday(one.from), today)
        : one.from === today
          ? addDays(today, 7)
          : one.from
    dated.push(isLoose ? { ...one, from: day, to: day } : one)
  }
  return inLastWeek(dated)
}

/** The next one after a day; where that is asked first, the one or two days before it. */
function weekdayBeside(day: string, number: number, today: string): string {
  const after = addDays(day, ((number - weekday(day) + 6) % 7) + 1)
  const before = addDays(after, -7)
  const isJustBefore = before > today && number < weekday(day) && daysBetween(before, day) <= 2
  return isJustBefore ? before : after
}

/** "Tuesday or Thursday next week": both in that week, as long as they stand in its order. */
function inLastWeek(held: Held[]): Held[] {
  const last = held.at(-1)!
  const said = wordsOf(last.words)
  const others = held.slice(0, -1)
  const isOfWeek = said.includes('week') && last.from === last.to
  if (!isOfWeek || !others.every(({ words }) => isBareWeekday(words))) return held
  const moved = others.map((one) => {
    const day = addDays(last.from, weekday(one.from) - weekday(last.from))
    return { ...one, from: day, to: day }
  })
  const days = [...moved, last].map(({ from }) => from)
  return days.every((day, index) => index === 0 || day > days[index - 1]!) ? [...moved, last] : held
}

function isBareWeekday(words: string): boolean {
  return (
    weekdayIn(words) !== null &&
    wordsOf(words).every((word) => LOOSE.includes(word) || weekdayIn(word) !== null)
  )
}

const LOOSE: readonly string[] = [
  'on',
  'the',
  'morning',
  'afternoon',
  'evening',
  'night',
  'lunchtime',
  'noon',
]

export function weekdayIn(words: string): string | null {
  const said = plainText(words).text.split(' ')
  return (
    WEEKDAYS.find((name) => said.some((word) => word.length > 2 && name.toLowerCase().startsWith(word))) ??
    null
  )
}
