/** Days by their numbers, as they stand in a list: "friday 4", "the 9th", "19 is friday", "20", "24.12". */
import { addDays, partsOf, weekday, WEEKDAYS } from '../../language/calendar.ts'
import { isMonthFirst } from '../../time/phrases/days.ts'
import { dayNumber, MONTH, monthNumber, NO_COUNTED, NO_NOUN, WEEKDAY } from '../../time/phrases/words.ts'

export interface DayItem {
  /** offsets in the plain text */
  start: number
  end: number
  day: number
  month: number | null
  /** Monday is 1 */
  weekday: number | null
  /** a number alone, which might count anything */
  isBare: boolean
  /** as it is said, where several stand in one word: "20/21/22" */
  words?: string
}

/** Each in its place; which month is meant is not known yet. */
export function dayItems(text: string, zone: string, today: string): DayItem[] {
  const all = [...runs(text), ...written(text, zone), ...withWeekday(text, today), ...byNumber(text)]
  const kept: DayItem[] = []
  for (const item of all)
    if (kept.every((other) => isOfOneWord(item, other) || item.end <= other.start || item.start >= other.end))
      kept.push(item)
  return kept.toSorted((a, b) => a.start - b.start).filter(({ start }) => !NO_DAY.test(text.slice(0, start)))
}

function isOfOneWord(item: DayItem, other: DayItem): boolean {
  return item.words !== undefined && item.start === other.start && item.end === other.end
}

/** "20/21/22 december", "the 24/25". */
function runs(text: string): DayItem[] {
  const found = text.matchAll(
    new RegExp(` (?<the>the )?(?<run>\\d{1,2}(?:/\\d{1,2}){1,3})(?: (?:of )?(?<month>${MONTH}))?(?= )`, 'g'),
  )
  return [...found].flatMap(({ index, 0: whole, groups }) => {
    const days = groups!['run']!.split('/').map(Number)
    const isRising = days.every((day, at) => day <= 31 && (at === 0 || day > days[at - 1]!))
    const isOfMonth = groups!['month'] !== undefined || (groups!['the'] !== undefined && days.at(-1)! > 12)
    if (!isRising || !isOfMonth) return []
    return days.map((day) => ({
      ...placed(index, whole),
      day,
      month: monthOf(groups!['month']),
      weekday: null,
      isBare: false,
      words: String(day),
    }))
  })
}

/** "12/19", "24.12", "24.12.", of which all have their month on one side. */
function written(text: string, zone: string): DayItem[] {
  const found = [
    ...text.matchAll(
      / (?<a>\d{1,2})(?<mark>[./])(?<b>\d{1,2})(?<end>\.|[./]\d{2,4})?(?= (?!an? |per |each |(?:am|pm|h|k|m|km|kg|cm|%|euros?|pounds?|dollars?|hours?) ))/g,
    ),
  ].map(({ index, 0: whole, groups }) => ({
    ...placed(index, whole),
    pair: [Number(groups!['a']), Number(groups!['b'])] as const,
    isDotted: groups!['mark'] === '.',
    isOpen: groups!['mark'] === '.' && !groups!['end'],
  }))
  // one alone may be an hour or a mark: "3.5"
  const open = found.filter(({ isOpen }) => isOpen).length
  const slashed = found.filter(({ isDotted }) => !isDotted)
  const isFirst =
    slashed.every(({ pair }) => pair[0] <= 12) &&
    (isMonthFirst(zone) || slashed.some(({ pair }) => pair[1] > 12))
  return found.flatMap(({ pair: [a, b], isDotted, isOpen, ...place }) => {
    const [day, month] = isFirst && !isDotted ? [b, a] : [a, b]
    const isDate = day >= 1 && day <= 31 && month >= 1 && month <= 12 && !(isOpen && open < 2)
    return isDate ? [{ ...place, day, month, weekday: null, isBare: false }] : []
  })
}

const NUMBER = '(?<the>the )?(?<day>\\d{1,2}(?:st|nd|rd|th)?)'
const IN_MONTH = `(?: (?:of )?(?<last>${MONTH}))?`

/** "friday 4", "wednesday, the 9th of december", "19 is friday", "the 20th (sunday)". */
function withWeekday(text: string, today: string): DayItem[] {
  const before = new RegExp(
    ` (?<weekday>${WEEKDAY})(?<comma> ,)?(?: (?:is|on))? (?:(?<first>${MONTH}) )?${NUMBER}${IN_MONTH}${NO_NOUN}`,
    'g',
  )
  const after = new RegExp(
    ` (?:(?<first>${MONTH}) )?${NUMBER}${IN_MONTH}(?: (?:is|is a|\\(|, a))? (?<weekday>${WEEKDAY})(?: \\))?(?= )`,
    'g',
  )
  // "friday, 10 or 11" may be hours, and "friday, the 9th or the 15th" three days
  const led = matched(text, before).filter(
    ({ isBare, hasComma, ...item }) => !hasComma || item.month !== null || (!isBare && fits(item, today)),
  )
  return [...led, ...matched(text, after)].map(({ hasComma: _hasComma, ...item }) => ({
    ...item,
    isBare: false,
  }))
}

/** One of the next two such days falls on that weekday. */
function fits({ day, weekday: said }: Pick<DayItem, 'day' | 'weekday'>, today: string): boolean {
  const near = Array.from({ length: 62 }, (_, more) => addDays(today, more))
  return near.some((date) => partsOf(date).day === day && weekday(date) === said)
}

function byNumber(text: string): DayItem[] {
  const counted = `(?! ?(?:am|pm|oclock|h|hrs|hours|an?|per|each)\\b)${NO_COUNTED}`
  const dated = new RegExp(
    ` (?:(?<first>${MONTH}) ${NUMBER}${counted}|${NUMBER.replaceAll('?<', '?<own_')} (?:of )?(?<last>${MONTH}))(?= )`,
    'g',
  )
  const ordinal = new RegExp(` (?<the>the )?(?<day>\\d{1,2}(?:st|nd|rd|th))${NO_COUNTED}(?= )`, 'g')
  const said = new RegExp(` (?<the>the )(?<day>\\d{1,2})${counted}${NO_THINGS}(?= )`, 'g')
  // "the second or the third" are more often things than days
  const inWords = new RegExp(` (?<the>the )(?<day>o(?:[4-9]|\\d\\d))${counted}${NO_NOUN}`, 'g')
  const bare = new RegExp(` (?<day>\\d{1,2})${counted}(?:(?= \\d{1,2} )|${NO_NOUN})`, 'g')
  return [dated, ordinal, said, inWords, bare].flatMap((pattern) =>
    matched(text, pattern).map(({ hasComma: _hasComma, ...item }) => item),
  )
}

function matched(text: string, pattern: RegExp): (DayItem & { hasComma: boolean })[] {
  return [...text.matchAll(pattern)].flatMap(({ index, 0: whole, groups = {} }) => {
    const typed = groups['day'] ?? groups['own_day'] ?? ''
    const day = dayNumber(typed)
    const month = monthOf(groups['first'] ?? groups['last'])
    const isBare = /^\d+$/.test(typed) && month === null && !groups['the'] && !groups['own_the']
    const said = groups['weekday']
    return day < 1 || day > 31
      ? []
      : [
          {
            ...placed(index, whole),
            day,
            month,
            weekday: said ? WEEKDAYS.findIndex((name) => name.toLowerCase() === said) + 1 : null,
            isBare,
            hasComma: groups['comma'] !== undefined,
          },
        ]
  })
}

function placed(index: number, whole: string): { start: number; end: number } {
  return { start: index + 1, end: index + whole.trimEnd().length }
}

function monthOf(word: string | undefined): number | null {
  return word ? monthNumber(word) : null
}

/** "The 4 Venus leaves Libra" names a day, and "the 4 kids" none. */
const NO_THINGS =
  '(?! (?:people|children|men|women|million|thousand|hundred|percent|%|of us|of them|(?!venus|mars|uranus|is|its|has|was|does|this|as|yes|plus|jus)[a-z]+s)(?= ))'

/** What a number follows that is no day to choose: a limit, the end of a stretch, an hour, a sum. */
const NO_DAY =
  / (?:by|before|until|from|since|after|past|through|at|than|not|never|except|avoid|avoiding|week of|weekend of|born|age|aged|turn|turns|turned|room|route|number|no|page|chapter|flat|house|bus|line|tram|size|x|\+|\$|€|£|#|-|about|around|over|under|nearly|almost|my|his|her|your|their|our)(?: on| the)? $| (?:\d\S*|\w+day|[a-z]+ber|january|february|march|april|may|june|july|august) to(?: the)? $/
