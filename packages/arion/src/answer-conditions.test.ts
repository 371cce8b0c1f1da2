import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered, talk } from '../evals/asking.ts'
import { askerOf, people } from '../evals/people.ts'
import { weekday } from './language/calendar.ts'

const sky = await openSky()
const asker = askerOf(people(sky)[0]!)
const at = new Date('2026-11-28T09:00:00Z')
const ask = (question: string) => answered(sky, { question, at, thread: [], usedPhrases: [], asker })
/** Days and minutes of every hour that stands under the answer. */
const hoursOf = ({ facts }: Pick<ReturnType<typeof ask>, 'facts'>) =>
  facts
    .filter(({ kind }) => kind === 'moon_hour')
    .flatMap(({ exact = [] }) =>
      exact.map((date) => {
        const local = new Date(date.getTime() + sky.offsetAt(asker.timeZone, date) * 1000).toISOString()
        return {
          day: local.slice(0, 10),
          minutes: Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16)),
        }
      }),
    )

describe('what the asker can give holds for every date that is told', () => {
  it.each([
    ['When should I ring the bank in December? Any day but a Friday.', (day: string) => weekday(day) !== 5],
    ['A good day in December to have friends over, weekends only', (day: string) => weekday(day) > 5],
    [
      'Which day in December for the talk with my sister, not before the 12th?',
      (day: string) => day >= '2026-12-12',
    ],
  ])('%s', (question, isOpen) => {
    const hours = hoursOf(ask(question))
    expect(hours.length).toBeGreaterThan(1)
    expect(hours.filter(({ day }) => !isOpen(day))).toEqual([])
  })

  it.each([
    ['only after 7pm, I work', ({ minutes }: { minutes: number }) => minutes >= 19 * 60],
    [
      'not on a Monday, and not before the 14th',
      ({ day }: { day: string }) => weekday(day) !== 1 && day >= '2026-12-14',
    ],
    [
      'has to be a weekday before the 18th',
      ({ day }: { day: string }) => weekday(day) < 6 && day <= '2026-12-17',
    ],
    ["I can't do Thursdays", ({ day }: { day: string }) => weekday(day) !== 4],
  ])('also where it is said a turn later: %s', (later, isOpen) => {
    const [, second] = talk(sky, { asker, at }, 'Which day in December should I talk with my brother?', later)
    const hours = hoursOf(second!)
    expect(second!.plan).toBe('when.narrowed')
    expect(hours.length).toBeGreaterThan(0)
    expect(hours.filter((hour) => !isOpen(hour))).toEqual([])
    expect(hours.every(({ day }) => day.startsWith('2026-12'))).toBe(true)
  })

  it('and holds on in the turns after it', () => {
    const [, , third] = talk(
      sky,
      { asker, at },
      'Which day in December should I talk with my brother?',
      'not on a Saturday or Sunday',
      'and in January?',
    )
    const hours = hoursOf(third!)
    expect(hours.length).toBeGreaterThan(0)
    expect(hours.filter(({ day }) => weekday(day) > 5 || !day.startsWith('2027-01'))).toEqual([])
  })

  it('but what asks something else is no condition', () => {
    const [, second] = talk(
      sky,
      { asker, at },
      'Which day in December should I talk with my brother?',
      'why not on a Monday?',
    )
    expect(second!.plan).not.toBe('when.narrowed')
  })
})
