/** Words of time as fingers slip on them. */
import { MONTHS, WEEKDAYS } from '../language/calendar.ts'
import { editDistance } from '../language/edit-distance.ts'
import { SHORT_FORMS } from './short-forms.ts'

/** What a slip is held against; what is shorter has too many neighbours. */
const LONG = [...MONTHS, ...WEEKDAYS, 'tomorrow', 'yesterday', 'weekend', 'tonight', 'christmas', 'birthday']
  .map((word) => word.toLowerCase())
  .filter((word) => word.length >= 6)
const OTHER_WORDS = new Set([
  'sundry',
  'sundae',
  'moray',
  'augusta',
  'augusts',
  'knight',
  'weekends',
  'weekday',
  'midday',
  'someday',
  'holiday',
  'birthdays',
  'tonights',
  'weekdays',
  'noonday',
  'everyday',
  'sundays',
  'mondays',
  'fridays',
  'tuesdays',
  'thursdays',
  'saturdays',
  'wednesdays',
])

export const WORDS_OF_TIME: ReadonlySet<string> = new Set([
  ...LONG,
  'march',
  'april',
  'may',
  'june',
  'july',
  'today',
  'night',
  'week',
  'month',
  'year',
  'day',
  'spring',
  'summer',
  'autumn',
  'fall',
  'winter',
  'morning',
  'evening',
  'afternoon',
])

/** The word that was meant, in small letters. */
export function respelled(word: string): string {
  const short = Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word] : undefined
  if (short) return short
  const plural = /^(mon|tues|wednes|thurs|fri|satur|sun)days$/.test(word)
  if (word.length < 5 || plural || OTHER_WORDS.has(word) || !/^[a-z]+$/.test(word)) return word
  for (const meant of LONG) {
    if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > 2) continue
    const most = meant.length >= 8 ? 2 : 1
    if (editDistance(word, meant) <= most) return meant
  }
  return word
}
