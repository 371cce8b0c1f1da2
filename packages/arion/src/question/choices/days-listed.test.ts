/** Lists of days, in whatever form they are put, are the times to choose between; other numbers are none. */
import { describe, expect, it } from 'vitest'
import { holdsOutDays, timesBetween } from './times-between.ts'

const SUNDAY = '2026-11-29'
const of = (question: string, zone = 'Europe/London') =>
  timesBetween(question, { today: SUNDAY, isSouthern: false, zone })?.map(({ span }) =>
    span!.from.slice(5),
  ) ?? null

describe('the month is said once, before or after', () => {
  it.each([
    ['The cafe can do 18, 19 or 27 december for the baptism, which one?', ['12-18', '12-19', '12-27']],
    ['I can move on 12, 13 or 20 of december, what day is better?', ['12-12', '12-13', '12-20']],
    ['the 3rd, the 10th or the 17th of January for the closing', ['01-03', '01-10', '01-17']],
    ['my landlord proposes 1, 3 or 8 december at 17h for the keys. which?', ['12-01', '12-03', '12-08']],
    ['20/21/22 december, what day do we drive', ['12-20', '12-21', '12-22']],
    ['Next slots are 8 december 15th or 2 january', ['12-08', '12-15', '01-02']],
    ['December 5, 12 or 19 for the yard sale', ['12-05', '12-12', '12-19']],
    ['The wedding is in June and the priest has the 12th, the 19th or the 26th', ['06-12', '06-19', '06-26']],
    ['Grandma turns 80 on 19 december. The hall offers 18, 20 or 27', ['12-18', '12-20', '12-27']],
    ['which is it to be: the 30th, the 31st or 2 january', ['12-30', '12-31', '01-02']],
  ])('%s', (question, days) => expect(of(question)).toEqual(days))
})

describe('or is that of the next such days', () => {
  it.each([
    ['Ferry has places on the 5th, 9th, 12th and 16th. which', ['12-05', '12-09', '12-12', '12-16']],
    ['the midwife has the 28th, the 30th or the 4th', ['12-28', '12-30', '01-04']],
    ['Hairdresser says 2, 9 or 16. Which day', ['12-02', '12-09', '12-16']],
    ['They gave us 17 18 or 20, which day would you pick', ['12-17', '12-18', '12-20']],
    ['We have the 12th, the 19th and the 26th. Which one, she hates rain', ['12-12', '12-19', '12-26']],
    ['The tenth, the seventeenth or the twenty-fourth, which is kinder?', ['12-10', '12-17', '12-24']],
    ['the 4th? the 9th? or the 15th?', ['12-04', '12-09', '12-15']],
    ['the 30th no, then the 2nd?', ['11-30', '12-02']],
    ['Torn between the 8th and the 11th for signing', ['12-08', '12-11']],
    ['Boat leaves every night. 20 is sunday, 21, 22, which', ['12-20', '12-21', '12-22']],
  ])('%s', (question, days) => expect(of(question)).toEqual(days))
})

describe('with weekdays, feasts and dates as they are written', () => {
  it.each([
    ['notary offers mon 7, thu 10 or fri 11', ['12-07', '12-10', '12-11']],
    ['saturday 12, sunday 13 or monday 14 for the haircut', ['12-12', '12-13', '12-14']],
    ['they gave me tuesday the 8th, thursday the 10th, saturday the 12th', ['12-08', '12-10', '12-12']],
    ['The hall is free the 5th (saturday), the 13th (sunday) and the 19th', ['12-05', '12-13', '12-19']],
    ['got tues wed thurs off, which one for the booth', ['12-01', '12-02', '12-03']],
    ['Sat/Sun/Mon?', ['12-05', '12-06', '12-07']],
    ['tomorrow, thursday or the 12th to send the letter', ['11-30', '12-03', '12-12']],
    ["christmas eve, boxing day or new year's eve to tell them?", ['12-24', '12-26', '12-31']],
    ['NYE, jan 2 or jan 9 for the proposal', ['12-31', '01-02', '01-09']],
    ['what day for the popup. kings day jan 6, muses thursday or lundi gras', ['01-06', '02-04', '02-08']],
    ['3/12, 10/12 or 17/12 for the scan?', ['12-03', '12-10', '12-17']],
    ['12/5 or 12/19', ['12-05', '12-19']],
    ['24.12, 27.12 or 31.12 - which for the engagement', ['12-24', '12-27', '12-31']],
    ['pick one: dec 5 dec 12 dec 19', ['12-05', '12-12', '12-19']],
    ['either tues or weds next week', ['12-01', '12-02']],
  ])('%s', (question, days) => expect(of(question)).toEqual(days))

  it('12/5 lies in May where nothing else tells', () =>
    expect(of('12/5 or 19/5')).toEqual(['05-12', '05-19']))
})

describe('with what is told of each, and a deadline beside them', () => {
  it.each([
    ['The 4 Venus leaves Libra, the 9 is new moon, the 15 he is back. Which?', ['12-04', '12-09', '12-15']],
    ['The 5 is my saint day, the 12 the market is closed. Which day do I open?', ['12-05', '12-12']],
    ['Slots: Dec 3, Dec 8, Dec 10. Must answer by Tuesday', ['12-03', '12-08', '12-10']],
    ['They can do my knee on the 7th or the 14th. Answer before Wednesday', ['12-07', '12-14']],
    ['The baptism is 6, 10 or 17 january, must book by Friday. which', ['01-06', '01-10', '01-17']],
  ])('%s', (question, days) => expect(of(question)).toEqual(days))
})

describe('and no list of days to choose between are', () => {
  it.each([
    'I have 2 or 3 kids in mind, which one will be first',
    'Is my Moon in the 7th or 8th house',
    "I'm away the 4th, 5th and 6th. What day should I sign?",
    'My exams are the 4th, the 9th and the 15th, how do I keep calm?',
    'Two days, the 19th and 20th. What should I look out for?',
    'One more, 24.10, I am Libra or Scorpio',
    'I was there on the 4th, the 9th and the 15th. Which one did he mean',
    'rooms 12, 14 or 15, which one',
    'pay 20, 25 or 30 a day, which',
    'The offer is 24.5 or 26.5 an hour, which one do I take',
    'what went wrong in the tournament. 3.5/9',
    'Friday the 13 million at the lottery. Which numbers do you give me?',
    'Website must go live between 15 May and 9 June. What date?',
    'The Fourth Venus symphony or the second, which one?',
    'Today is the 4th and on the 9th I turn 40. What will the year bring?',
    'the second thursday is the 12th, same as my exam. which',
    'Must book by Friday. Lisbon or Porto?',
  ])('%s', (question) => expect(of(question)).toBeNull())
})

it.each([
  ['Cafe has 18, 19, 20 and 27 december', true],
  ['19 is saturday, 20, 21, which', true],
  ['the 4th or the 9th', false],
  ['Debs has given me the 24th, the 27th and the 30th. Will it be any fun?', false],
])('somebody offers them, or which is asked: %s', (question, isSo) =>
  expect(holdsOutDays(question, { today: SUNDAY, isSouthern: false })).toBe(isSo),
)
