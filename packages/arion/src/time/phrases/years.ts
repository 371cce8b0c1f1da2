/** Years, decades, and the years of a life. */
import { addDays, addMonths, dateOf, daysInMonth, partsOf } from '../../language/calendar.ts'
import type { Stretch, TimeFrame } from '../span.ts'
import { one, scan, yearly, yearOf } from '../point.ts'
import type { Point, Reader } from '../point.ts'
import { COUNT, countOf, ORDINAL, YEAR } from './words.ts'

export const years: Reader = (text, frame) => [...named(text, frame), ...numbered(text, frame)]

export const yearsOfLife: Reader = (text, frame) => [...ofLife(text, frame), ...birthdays(text, frame)]

function named(text: string, { today }: TimeFrame): Point[] {
  const { year } = partsOf(today)
  const phrase = (words: string, found: Stretch, name: string): Point[] =>
    scan(text, new RegExp(` ${words}(?= )`, 'g'), () => ({ grain: 'year', times: [found], name: () => name }))
  const coming = { from: today, to: addMonths(today, 12) }
  return [
    ...phrase('(?:next|the following|following) year', yearOf(year + 1), String(year + 1)),
    ...phrase('(?:last|the previous|previous) year', yearOf(year - 1), String(year - 1)).map((point) => ({
      ...point,
      tense: 'past' as const,
    })),
    ...phrase(
      '(?:the past|this past|past) year',
      { from: addMonths(today, -12), to: today },
      'the past year',
    ).map((point) => ({ ...point, tense: 'past' as const })),
    ...phrase(
      '(?:this|my|our|the current|(?:kind|sort) of(?: a)? year is (?:it|this)|this (?:a|the)(?: (?:good|bad|right))?|is it(?: a)?(?: [a-z]+)?|the whole|all) year',
      yearOf(year),
      'this year',
    ).map((point) => ({ ...point, tense: 'now' as const })),
    ...phrase(
      '(?:the coming|coming|the new|this new|(?<! happy )new) year(?! s )|(?:the )?(?:year ahead|year to come|next n12 months|next 12 months)',
      coming,
      'the coming year',
    ),
    ...phrase(
      '(?:(?:early )?in|into) the new year',
      { from: dateOf(year + 1, 1, 1), to: dateOf(year + 1, 3, 31) },
      'the new year',
    ),
    ...phrase(
      'this year or (?:the )?next(?: year| one)?',
      { from: yearOf(year).from, to: yearOf(year + 1).to },
      'this year and the next',
    ),
    ...phrase(
      'next year or (?:the )?(?:one|year) after',
      { from: yearOf(year + 1).from, to: yearOf(year + 2).to },
      'next year and the one after',
    ),
    ...phrase('(?:an?|one) year ago today', one(addMonths(today, -12)), 'this day last year').map(
      (point) => ({
        ...point,
        tense: 'past' as const,
      }),
    ),
    ...phrase('this day next year', one(addMonths(today, 12)), 'this day next year'),
    ...phrase(
      'this time last year',
      { from: addDays(addMonths(today, -12), -3), to: addDays(addMonths(today, -12), 3) },
      'this time last year',
    ).map((point) => ({ ...point, tense: 'past' as const })),
    ...phrase(
      'this time next year',
      { from: addDays(addMonths(today, 12), -3), to: addDays(addMonths(today, 12), 3) },
      'this time next year',
    ),
    ...phrase(
      '(?:the year(?= (?:ends|is out|is over))|(?<=(?:end|days|weeks|months|rest|half|course|beginning|middle|what is left) of )(?:the )?year|(?:the year|(?<=of )year)(?= [.,!?]| $| look| out))',
      yearOf(year),
      'this year',
    ).map((point) => ({
      ...point,
      isFaint: true,
    })),
  ]
}

function numbered(text: string, { today }: TimeFrame): Point[] {
  return [
    ...scan(
      text,
      new RegExp(
        `(?<! (?:rs|inr|usd|eur|for(?! 20[2-4]\\d )|pay|cost|costs|paid|worth|of about|kg|no|number|room|flat|route)) (?:the year |year )?(?<y>${YEAR})(?! (?:rand|euros?|dollars?|pounds?|rupees?|rs|yen|people|words|steps|km|miles|kg|calories|bucks|quid|and \\d{2}(?= )|%|- \\d{4} -))(?= )`,
        'g',
      ),
      ({ y }) => ({
        grain: 'year',
        times: [yearOf(Number(y))],
        name: () => (Number(y) === partsOf(today).year ? 'this year' : String(y)),
      }),
    ),
    ...scan(text, / n20 n(?<y>[2-4]\d)(?= )/g, ({ y }) => ({
      grain: 'year',
      times: [yearOf(2000 + Number(y))],
      name: () => `20${y}`,
    })),
    ...scan(
      text,
      / the (?:(?<d>[5-9]0)s|(?<word>fifties|sixties|seventies|eighties|nineties))(?= )/g,
      ({ d, word = '' }) => {
        const first = 1900 + (d ? Number(d) : 10 * (DECADES.indexOf(word) + 2))
        return {
          grain: 'year',
          times: [{ from: dateOf(first, 1, 1), to: dateOf(first + 9, 12, 31) }],
          name: () => `the ${first}s`,
          tense: 'past',
        }
      },
    ),
    ...scan(text, / (?:the )?(?<y>(?:19|20|21)\d0)s(?= )/g, ({ y }) => ({
      grain: 'year',
      times: [{ from: dateOf(Number(y), 1, 1), to: dateOf(Number(y) + 9, 12, 31) }],
      name: () => `the ${y}s`,
    })),
    ...scan(
      text,
      / (?:the )?(?:year|years) (?<a>(?:19|20|21)\d\d) (?:to|-|and) (?<b>(?:19|20|21)\d\d)(?= )/g,
      ({ a, b }) => ({
        grain: 'year',
        times: [{ from: dateOf(Number(a), 1, 1), to: dateOf(Number(b), 12, 31) }],
        name: () => `${a} to ${b}`,
      }),
    ),
  ]
}

const DECADES = 'teens twenties thirties forties fifties sixties seventies eighties nineties'.split(' ')

/** "when I was nine", "at 29", "my thirties", "my childhood": counted from the day of birth. */
function ofLife(text: string, { today, born }: TimeFrame): Point[] {
  if (!born) return []
  const years = (from: number, to: number, name: string) => {
    const found = { from: addMonths(born, from * 12), to: addDays(addMonths(born, to * 12), -1) }
    return {
      grain: 'year' as const,
      times: [found],
      name: () => name,
      ...(found.to < today && { tense: 'past' as const }),
    }
  }
  return [
    ...scan(
      text,
      new RegExp(
        ` (?:when i (?:was|turned|turn|am)|i was|at (?:the )?age(?: of)?|at(?= (?:n\\d+|1[2-9]|[2-9]\\d) (?:i |[?.!,]|when)))(?: about| around| only| just)? (?<age>${COUNT})(?! (?:year|month|week|day|hour|minute|and|percent|%)s?\\b(?! old))(?= )`,
        'g',
      ),
      ({ age }) =>
        /^(a|an|few|a few|several|a couple.*|couple.*)$/.test(age ?? '')
          ? null
          : years(countOf(age), countOf(age) + 1, `the year when you were ${countOf(age)}`),
    ),
    ...scan(
      text,
      / my (?:(?<part>early|mid|late) )?(?:- )?(?<decade>teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|20s|30s|40s|50s|60s|70s|80s)(?= )/g,
      ({ decade = '', part }) => {
        const first = 10 * (/\d/.test(decade) ? Number(decade[0]) : DECADES.indexOf(decade) + 1)
        const [from, to] =
          part === 'early' ? [0, 3] : part === 'mid' ? [3, 7] : part === 'late' ? [7, 10] : [0, 10]
        return years(first + from, first + to, `your ${part ? `${part} ` : ''}${decade}`)
      },
    ),
    ...scan(
      text,
      / (?:my childhood|when i was (?:a )?(?:very )?(?:child|kid|little|young|small|boy|girl)(?: boy| girl)?|my early years)(?= )/g,
      () => years(0, 12, 'your childhood'),
    ),
    ...scan(text, / (?:my youth|when i was (?:a )?teenager)(?= )/g, () => years(13, 20, 'your youth')),
    ...scan(text, new RegExp(` my (?<age>${ORDINAL}) birthday(?= )`, 'g'), ({ age = '' }) => {
      const date = addMonths(born, Number(/\d+/.exec(age)?.[0]) * 12)
      return { grain: 'day', times: [one(date)], name: () => `your ${age} birthday` }
    }),
  ]
}

function birthdays(text: string, { today, birthday, born }: TimeFrame): Point[] {
  const day = birthday ?? born?.slice(5)
  if (!day) return []
  const [month, date] = [Number(day.slice(0, 2)), Number(day.slice(3, 5))]
  const inYear = (year: number) => one(dateOf(year, month, Math.min(date, daysInMonth(year, month))))
  const times = yearly(today, inYear)
  return scan(
    text,
    / (?:my |our )?(?<which>next |last )?(?:my |own )?(?<=my (?:next |last |own )?|next |last )birthday(?= )/g,
    ({ which }) => ({
      grain: 'day',
      times:
        which === 'last '
          ? times.filter(({ from }) => from < today).slice(-1)
          : times.filter(({ from }) => from > today || which !== 'next '),
      name: () => 'your birthday',
    }),
  )
}
