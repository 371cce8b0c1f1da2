/** Days of carnival that people name beside others, by the names they have where it is kept. */
import { addDays, partsOf } from '../../language/calendar.ts'
import { easter } from '../../time/feasts/western.ts'

/** How far before Easter Sunday. */
const DAYS: readonly (readonly [RegExp, number])[] = [
  [/ (?:(?:krewe of )?muses(?: thursday)?|fat thursday|jeudi gras)(?= )/g, -52],
  [/ lundi gras(?= )/g, -48],
]

/** Where each stands in a plain text, and its next day. */
export function carnivalDays(text: string, today: string): { start: number; end: number; date: string }[] {
  const { year } = partsOf(today)
  return DAYS.flatMap(([pattern, far]) => {
    const next = [year, year + 1].map((own) => addDays(easter(own), far)).find((date) => date >= today)
    return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({
      start: index + 1,
      end: index + length,
      date: next!,
    }))
  })
}
