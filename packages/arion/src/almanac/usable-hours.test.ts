/** The hours that an answer names can be used by somebody who sleeps and works. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../../evals/asking.ts'
import { people } from '../../evals/people.ts'
import { partOfDay } from '../language/part-of-day.ts'

const sky = await openSky()
const everybody = people(sky)
/** a Sunday */
const AT = new Date('2026-11-22T10:00:00Z')

interface Named {
  weekday: string
  part: string
  minutes: number
}

function hoursIn(text: string): Named[] {
  return [
    ...text.matchAll(
      /(?<weekday>\w+day) \d+ \w+(?: \d{4})?, (?<part>in the \w+|at \w+), (?:beginning )?around (?<hour>\d\d):(?<minute>\d\d)/g,
    ),
  ].map(({ groups }) => ({
    weekday: groups!['weekday']!,
    part: groups!['part']!,
    minutes: Number(groups!['hour']) * 60 + Number(groups!['minute']),
  }))
}

const ask = (question: string, { name, chart, timeZone }: (typeof everybody)[number]) =>
  answered(sky, { question, at: AT, thread: [], usedPhrases: [], asker: { seed: name, chart, timeZone } })
    .text
const all = (question: string) => everybody.flatMap((person) => hoursIn(ask(question, person)))
/** The hour to take; the others may be ones to leave. */
const first = (question: string) => everybody.flatMap((person) => hoursIn(ask(question, person)).slice(0, 1))
const isWeekend = ({ weekday }: Named) => weekday.startsWith('S')

describe('an hour that is offered', () => {
  it('is one in which people are up, and of the part of the day that it is said to be', () => {
    const named = [
      'When is a good day this week for a difficult talk with my sister?',
      'Which day in December would be nice for having the family over?',
      'When is a good day to cut my hair?',
    ].flatMap(all)
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter(({ minutes }) => minutes < 7 * 60 || minutes > 22 * 60)).toEqual([])
    expect(named.filter(({ part, minutes }) => part !== partOfDay(minutes))).toEqual([])
  })

  it('of a talk at home lies after work or on a free day, wherever such an hour has something to give', () => {
    const named = first('When in the next four weeks is a good time for a difficult talk with my husband?')
    const isFree = (one: Named) => (isWeekend(one) ? one.minutes >= 570 : one.minutes >= 1050)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((one) => !isFree(one))).toEqual([])
  })

  it('of an office lies in its hours', () => {
    const named = all('When is a good day this month to sign the contract?')
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((one) => isWeekend(one) || one.minutes < 540 || one.minutes > 1050)).toEqual([])
  })

  it('of an evening lies in the evening', () => {
    const named = first('Which evening next week is good for a first date?')
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter(({ minutes }) => minutes < 18 * 60 || minutes > 22 * 60)).toEqual([])
  })

  it('after an hour that was named begins at that hour', () => {
    const named = first('Which day next week is good to call my sister, only after 5 pm?')
    expect(named.filter(({ minutes }) => minutes < 17 * 60 || minutes > 22 * 60)).toEqual([])
    expect(named.filter(({ minutes }) => minutes < 18 * 60).length).toBeGreaterThan(0)
  })
})

describe('whose clock it is', () => {
  const [person] = everybody
  const clockOf = (timeZone: string, birthTimeZone: string) =>
    answered(sky, {
      question: 'When is a good day this week for a difficult talk with my sister?',
      at: AT,
      thread: [],
      usedPhrases: [],
      asker: { seed: 'x', chart: person!.chart, timeZone, birthTimeZone },
    })
  it('is said once where the clocks of the birthplace show another hour', () => {
    const { text, rejected } = clockOf('America/New_York', 'Asia/Kolkata')
    expect(rejected).toEqual([])
    expect(text.match(/\d\d:\d\d New York time/g)).toHaveLength(1)
  })
  it('is said where nobody knows yet where the asker lives', () => {
    expect(clockOf('UTC', 'Europe/Paris').text.match(/\d\d:\d\d UTC/g)).toHaveLength(1)
  })
  it('is left unsaid where both show the same', () => {
    expect(clockOf('Europe/Paris', 'Europe/Oslo').text).not.toMatch(/\d\d:\d\d [A-Z]\w+ time/)
  })
})
