import { expect, it } from 'vitest'
import { addDays, calendarDate, daysBetween, daysInMonth, normalDate, weekdayOf } from './calendar-date.ts'

it('reads a date as it is written, in no zone', () =>
  expect(calendarDate('2026-03-29')).toEqual({ year: 2026, month: 3, day: 29 }))

it('carries a month or a day that overflows', () => {
  expect(normalDate({ year: 2026, month: 13, day: 1 })).toEqual({ year: 2027, month: 1, day: 1 })
  expect(addDays({ year: 2028, month: 2, day: 28 }, 2)).toEqual({ year: 2028, month: 3, day: 1 })
  expect(addDays({ year: 2026, month: 1, day: 1 }, -1)).toEqual({ year: 2025, month: 12, day: 31 })
})

it('counts days across months and leap days', () => {
  expect(daysBetween(calendarDate('2028-02-27'), calendarDate('2028-03-01'))).toBe(3)
  expect(daysBetween(calendarDate('2026-11-21'), calendarDate('2026-11-20'))).toBe(-1)
})

it('knows the weekday and how long a month is', () => {
  expect(weekdayOf(calendarDate('2026-11-22'))).toBe(0)
  expect([daysInMonth(2026, 2), daysInMonth(2028, 2), daysInMonth(2026, 12)]).toEqual([28, 29, 31])
})
