import { expect, it } from 'vitest'
import { hourInWords, partOfDay } from './part-of-day.ts'

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

it.each([
  ['00:00', 'at night', 'the small hours'],
  ['04:59', 'at night', 'the small hours'],
  ['07:00', 'in the morning', 'early morning'],
  ['11:59', 'in the morning', 'late morning'],
  ['12:00', 'at midday', 'midday'],
  ['12:59', 'at midday', 'midday'],
  ['13:00', 'in the afternoon', 'early afternoon'],
  ['17:59', 'in the afternoon', 'late afternoon'],
  ['18:00', 'in the evening', 'early evening'],
  ['21:59', 'in the evening', 'late evening'],
  ['23:59', 'at night', 'late evening'],
])('%s is %s, and called %s', (time, part, hour) =>
  expect([partOfDay(minutes(time)), hourInWords(minutes(time))]).toEqual([part, hour]),
)
