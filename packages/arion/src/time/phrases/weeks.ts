/** Weeks, weekends and months that are counted from this one. */
import { addDays, addMonths, weekday } from '../../language/calendar.ts'
import type { Grain, Stretch, Tense, TimeFrame } from '../span.ts'
import { monthName, monthOf, scan, weekendOf, weekOf } from '../point.ts'
import type { Point, Reader } from '../point.ts'

const THIS = '(?:this|my|our|the current|this very)'
const NEXT = '(?:next|the following|following|the next|this next)'
const LAST = '(?:last|the past|past|the previous|previous|this past)'

export const weeks: Reader = (text, frame) => [
  ...weekOfNow(text, frame),
  ...weekendOfNow(text, frame),
  ...monthOfNow(text, frame),
  ...midweek(text, frame),
]

function weekOfNow(text: string, { today }: TimeFrame): Point[] {
  const { from, to } = weekOf(today)
  // on a Friday "this coming week" is the one that begins on Monday
  const coming = weekday(today) >= 4 ? 1 : 0
  // and on a Sunday "the week" is no longer the one that ends
  const lying = weekday(today) === 7 ? 1 : 0
  const week = (weeks: number): Stretch => ({ from: addDays(from, weeks * 7), to: addDays(to, weeks * 7) })
  return [
    ...phrase(text, `${NEXT} week`, ['week', week(1), 'next week', 'ahead']),
    ...phrase(
      text,
      '(?:this coming|the coming|coming) week|(?:the )?week (?:that|which) (?:comes|is coming)',
      ['week', week(coming), coming ? 'next week' : 'this week', 'ahead'],
    ),
    ...phrase(text, `${LAST} week`, ['week', week(-1), 'last week', 'past']),
    ...phrase(
      text,
      `(?:(?:${THIS}|this (?:a|the)(?: good| bad| right)?|is it(?: a)?(?: [a-z]+)?|this whole|this a reasonable|all|(?<=^ ?(?:a )?(?:is this a )?)(?:good|bad|lucky|rough|right|better)(?! week to )) week(?! (?:in|of|this|next|to (?:next|the|monday)))|week ahead|this week or next(?: week)?|weekly(?= (?:forecast|outlook|reading|horoscope)))`,
      ['week', week(0), 'this week', 'now'],
    ),
    ...phrase(text, 'this week or (?:the )?next(?: week| one)?', [
      'week',
      { from, to: addDays(to, 7) },
      'this week and the next',
      'ahead',
    ]),
    ...phrase(
      text,
      '(?:(?<=(?:rest|end|half|course|beginning|middle|best|worst) of )(?:the )?week|the week(?= [.,!?]| $| of work| looks?| ahead| then| like| going| holds?| brings?| has| for (?:me|us|him|her|my)))',
      ['week', week(lying), lying ? 'next week' : 'this week', 'now'],
    ).map(faint),
  ]
}

function weekendOfNow(text: string, { today }: TimeFrame): Point[] {
  const weekend = (weeks: number) => weekendOf(addDays(today, weeks * 7))
  const hull = { from: weekend(0).from, to: weekend(1).to }
  return [
    ...phrase(text, `(?:next|the following|following) weekend`, [
      'weekend',
      weekend(1),
      'next weekend',
      'ahead',
    ]),
    ...phrase(text, `${LAST} weekend`, ['weekend', weekend(-1), 'last weekend', 'past']),
    ...phrase(
      text,
      `(?:(?:this coming|this|the coming|coming|my|our|on the|at the|over the|for the|the) weekend|at weekend)`,
      ['weekend', weekend(0), 'this weekend', 'now'],
    ),
    ...phrase(text, '(?<=(?:^|[.!?,:;]) )weekend', ['weekend', weekend(0), 'this weekend', 'now']),
    ...phrase(text, '(?:the )?(?:bank holiday|holiday|long) weekend', [
      'weekend',
      { from: weekend(0).from, to: addDays(weekend(0).to, 1) },
      'the long weekend',
      'now',
    ]).map(faint),
    ...phrase(text, 'this weekend ,? ?or (?:the )?next(?: weekend| one)?', [
      'weekend',
      hull,
      'this weekend and the next',
      'ahead',
    ]),
  ]
}

function monthOfNow(text: string, { today }: TimeFrame): Point[] {
  const month = (months: number) => monthOf(addMonths(`${today.slice(0, 7)}-01`, months))
  const later = month(1)
  return [
    ...phrase(text, `${NEXT} month`, ['month', later, 'next month', 'ahead']),
    ...phrase(text, '(?:this coming|the coming|coming) month', [
      'month',
      { from: today, to: addDays(addMonths(today, 1), -1) },
      'the coming month',
      'ahead',
    ]),
    ...phrase(text, `${LAST} month`, ['month', month(-1), monthName(month(-1).from, today), 'past']),
    ...phrase(
      text,
      `(?:(?:${THIS}|this a (?:good|bad|right)|is it(?: a)?(?: [a-z]+)?|all|(?<=^ ?(?:a )?)(?:good|bad|lucky|rough|right|better)) month(?! (?:in|of|this|next))|month ahead|monthly(?= (?:forecast|outlook|reading|horoscope)))`,
      ['month', month(0), 'this month', 'now'],
    ),
    ...phrase(text, 'this month or (?:the )?next(?: month| one)?', [
      'month',
      { from: month(0).from, to: later.to },
      'this month and the next',
      'ahead',
    ]),
    ...phrase(
      text,
      '(?:(?:the|this) month(?= (?:ends|is out|is over))|(?:(?<=(?:end|days|rest|half|course|week|beginning|middle) of )(?:the )?month|(?<=before end of )month)|the month(?= [.,!?]| $| look| is out))',
      ['month', month(0), 'this month', 'now'],
    ).map(faint),
  ]
}

/** Tuesday to Thursday of this week, and from Thursday on of the next. */
function midweek(text: string, { today }: TimeFrame): Point[] {
  const monday = addDays(weekOf(today).from, weekday(today) >= 4 ? 7 : 0)
  const middle = { from: addDays(monday, 1), to: addDays(monday, 3) }
  return phrase(text, '(?:the )?(?:midweek|mid week|mid - week)', [
    'week',
    middle,
    'the middle of the week',
    'ahead',
  ])
}

function phrase(
  text: string,
  words: string,
  [grain, found, name, tense]: [Grain, Stretch, string, Tense],
): Point[] {
  return scan(text, new RegExp(` ${words}(?= )`, 'g'), () => ({
    grain,
    times: [found],
    name: () => name,
    tense,
  }))
}

function faint(point: Point): Point {
  return { ...point, isFaint: true }
}
