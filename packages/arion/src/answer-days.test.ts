/** Days and stretches to choose between: each by its own sky, then which is the better and why. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered, talk } from '../evals/asking.ts'
import { askerOf, people } from '../evals/people.ts'
import { localTime } from './brief/time-frame.ts'
import { MONTHS, partsOf } from './language/calendar.ts'

const sky = await openSky()
const everybody = people(sky)
const at = new Date('2026-11-28T09:00:00Z')

function ask(question: string, person = everybody[0]!) {
  return answered(sky, { question, at, thread: [], usedPhrases: [], asker: askerOf(person) })
}

/** Every date of an answer, as "11 December". */
const datesIn = (text: string) =>
  [...text.matchAll(new RegExp(`(\\d{1,2}) (${MONTHS.join('|')})`, 'g'))].map(([whole]) => whole)

const BETTER =
  /\bthe (?:better|best|easier|easiest|lighter|lightest)\b|wind behind it|better for this|ahead by a little/
const ALIKE = /neither is wrong|none of them is wrong|little to choose|weigh about the same|much alike/i
const DECIDES = /\bdecid/

const DAYS: [question: string, ...days: string[]][] = [
  ['the 11th or the 14th?', 'Friday 11 December', 'Monday 14 December'],
  ['Should I sign the lease on the 11th or the 14th?', 'Friday 11 December', 'Monday 14 December'],
  ['should I drive up saturday 8 or the sunday after', 'Tuesday 8 December', 'Sunday 13 December'],
  ['monday or thursday to hand in my notice', 'Monday 30 November', 'Thursday 3 December'],
  ['is friday or saturday better for the dinner party?', 'Friday 4 December', 'Saturday 5 December'],
  ['Do I tell him on Friday or wait till Sunday?', 'Friday 4 December', 'Sunday 6 December'],
  ['Is the 11th better than the 14th for signing?', 'Friday 11 December', 'Monday 14 December'],
  ['Can I do it Wednesday, or is Friday better?', 'Wednesday 2 December', 'Friday 4 December'],
  [
    'Which of these days is best: 3, 7 or 9 December?',
    'Thursday 3 December',
    'Monday 7 December',
    'Wednesday 9 December',
  ],
  ['When should I have the talk with my sister, Friday or Sunday?', 'Friday 4 December', 'Sunday 6 December'],
  ['the wedding could be 12 june or 19 june, which?', 'Saturday 12 June 2027', 'Saturday 19 June 2027'],
]

describe('days to choose between', () => {
  it.each(DAYS)('each stands there by itself, and which is the better: %s', (question, ...days) => {
    for (const person of everybody) {
      const { text, plan, outcome, rejected } = ask(question, person)
      expect([person.name, plan, outcome, rejected]).toEqual([person.name, 'choice', 'answered', []])
      const [first, ...each] = text.split('\n\n')
      expect(first).toMatch(new RegExp(`${BETTER.source}|${ALIKE.source}`, 'i'))
      for (const day of days)
        expect(
          each.some((one) => one.startsWith(`${day}. `)),
          `${person.name}: ${text}`,
        ).toBe(true)
      if (ALIKE.test(first!)) expect(each.at(-1)).toMatch(DECIDES)
      // no day but those that were named, whatever is on in the sky
      const named = days.map((day) => datesIn(day)[0])
      for (const date of datesIn(text)) expect(named, text).toContain(date)
      expect(text).not.toMatch(/toss a coin|letters to yourself|\{|undefined/i)
    }
  })

  it('their hours are those of the deed: notice is handed in while an office is open', () => {
    for (const person of everybody)
      for (const { kind, exact } of ask('monday or thursday to hand in my notice', person).facts) {
        if (kind !== 'moon_hour') continue
        const { date, minutes } = localTime(sky, person.timeZone, exact![0]!)
        expect([30, 3]).toContain(partsOf(date).day)
        expect(minutes).toBeGreaterThanOrEqual(9 * 60)
        expect(minutes).toBeLessThanOrEqual(17.5 * 60)
      }
  })

  it('a weekday that does not fit its number is read by the number, and that is said', () => {
    const { text } = ask('saturday the 8th or wednesday the 9th to visit my dad')
    expect(text).toMatch(/Tuesday 8 December\. You call it a Saturday; I went by its number\./)
    expect(text).not.toMatch(/You call it a Wednesday/)
  })

  it('of an operation no day is better, and no other day is given', () => {
    const { text, outcome } = ask('I can have the surgery on the 3rd, the 10th or the 17th. Which one?')
    expect(outcome).toBe('not_understood')
    expect(datesIn(text)).toEqual([])
  })
})

describe('stretches to choose between', () => {
  it.each([
    ['this week or next?', 'This week', 'Next week'],
    ['This week or next to ask for a raise?', 'This week', 'Next week'],
    ['this weekend or the one after?', 'This weekend', 'Next weekend'],
    ['december or january to start the new job?', 'December', 'January'],
  ])('%s', (question, ...names) => {
    for (const person of everybody) {
      const { text, plan, outcome, rejected } = ask(question, person)
      expect([person.name, plan, outcome, rejected]).toEqual([person.name, 'choice', 'answered', []])
      const [first, ...each] = text.split('\n\n')
      expect(first).toMatch(new RegExp(`${BETTER.source}|${ALIKE.source}`, 'i'))
      for (const name of names)
        expect(
          each.some((one) => one.startsWith(`${name}. `)),
          text,
        ).toBe(true)
    }
  })
  it('no date in one month is told of another', () => {
    for (const person of everybody) {
      const { text } = ask('Should I move in January or in March?', person)
      for (const date of datesIn(text)) expect(date, text).toMatch(/January|March/)
    }
  })
})

describe('one more day is held against those before it', () => {
  it.each([
    ['Should I sign the lease on the 11th or the 14th?', 'and the 16th instead?', 'Wednesday 16 December'],
    ['monday or thursday to hand in my notice', 'and friday?', 'Friday 4 December'],
    ['Should I ask her out on Friday or Saturday?', 'what about sunday?', 'Sunday 6 December'],
    ['Should I sign the lease on the 11th?', 'and the 14th instead?', 'Monday 14 December'],
    ['Should I sign the lease on the 11th?', 'would the 14th be better?', 'Monday 14 December'],
  ])('%s … %s', (before, question, day) => {
    for (const person of everybody) {
      const { text, plan, rejected } = talk(sky, { asker: askerOf(person), at }, before, question)[1]!
      expect([person.name, plan, rejected]).toEqual([person.name, 'choice', []])
      expect(text).toMatch(new RegExp(`${BETTER.source}|${ALIKE.source}`, 'i'))
      expect(text.split('\n\n')[0]).toContain(day)
      expect(text).toContain(`\n\n${day}. `)
    }
  })
})
