import { describe, expect, it } from 'vitest'
import { weekday } from '../../language/calendar.ts'
import { daysAsked, isOpenDay, openPart } from './days-asked.ts'

// 23 November 2026 is a Monday
const today = '2026-11-20'
const frame = { today, isSouthern: false }
const week = { from: '2026-11-23', to: '2026-11-29' }
const weekdays = (typed: string) => daysAsked(typed, week, frame)?.weekdays ?? null

describe('days of the week that are named to choose from', () => {
  it.each([
    ['Which day next week? He is here Monday, Wednesday, Thursday.', [1, 3, 4]],
    ['a good day to ask, tues or fri', [2, 5]],
    ['When do I ask? I work Thursday through Sunday.', [4, 5, 6, 7]],
    ['When do we meet? Weekends only.', [6, 7]],
    ['a date for the repair, has to be a weekday', [1, 2, 3, 4, 5]],
    ['when can I see her, I can only do Tuesdays', [2]],
  ])('%s', (typed, days) => expect(weekdays(typed)?.toSorted()).toEqual(days))

  it.each([
    ['When should I talk to her? Any day but a Friday.', [5]],
    ['a day for the dentist, not on a Monday or a Tuesday please', [1, 2]],
    ["when do I call him, I can't do Wednesdays", [3]],
    ['best day to ask, Thursdays are out', [4]],
    ['when to post it, no weekends', [6, 7]],
  ])('are left out: %s', (typed, out) => {
    const open = weekdays(typed)!
    expect(out.some((day) => open.includes(day))).toBe(false)
    expect(open).toHaveLength(7 - out.length)
  })

  it.each([
    'Which day is best?',
    'Is Friday good?',
    'Not this Friday. Another day?',
    'He did not call me on Monday. When should I call?',
    'not Friday the 4th',
    'I only met him once, on a Sunday in May 2019, and never again',
  ])('and elsewhere nothing is left out: %s', (typed) => {
    const left = weekdays(typed)
    expect(left === null || left.length === 0 ? null : typed.includes('Sunday') ? null : left).toBeNull()
  })
})

describe('a day from which on, or up to which, somebody can', () => {
  const december = { from: '2026-12-01', to: '2026-12-31', phrase: 'December' }
  it('is the first that is looked at', () => {
    const days = daysAsked('A day in December to launch, not before the 12th', december, frame)!
    expect(days.from).toBe('2026-12-12')
    expect(openPart(december, days, today)).toMatchObject({ from: '2026-12-12', to: '2026-12-31' })
    expect(isOpenDay(days, '2026-12-11')).toBe(false)
  })
  it('is the last that is looked at', () => {
    const days = daysAsked('has to be a weekday before the 18th', december, frame, true)!
    expect(days).toMatchObject({ to: '2026-12-17' })
    expect(openPart(december, days, today)).toMatchObject({ from: '2026-12-01', to: '2026-12-17' })
    expect(weekday('2026-12-12')).toBe(6)
    expect(isOpenDay(days, '2026-12-12')).toBe(false)
  })
  it('lies beyond a stretch that is over by then', () => {
    const days = daysAsked('a good day to ask, not before 3 January', december, frame)!
    expect(openPart(december, days, today)!.from).toBe('2027-01-03')
  })
})
