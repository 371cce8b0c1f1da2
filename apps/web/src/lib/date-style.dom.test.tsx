import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { dateStyle, useDateStyle } from './date-style.ts'
import { formatDate, formatInReading, formatLocalDate } from './format.ts'

afterEach(() => localStorage.clear())

const AT = '2026-11-21T14:35:00Z'
const written = () =>
  formatDate(AT, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).replaceAll(/\s/g, ' ')

it('dates are written as was chosen, wherever the app itself writes them', () => {
  const { result } = renderHook(() => useDateStyle())
  expect(result.current[0]).toBe('browser')
  act(() => result.current[1]('day-first'))
  expect(result.current[0]).toBe('day-first')
  expect([written(), formatLocalDate('1926-04-21')]).toEqual(['21 November 2026 at 14:35', '21 April 1926'])
  act(() => result.current[1]('month-first'))
  expect([written(), formatLocalDate('1926-04-21')]).toEqual([
    'November 21, 2026 at 2:35 PM',
    'April 21, 1926',
  ])
})

it('the page of a reading keeps to the way in which Arion writes', () => {
  localStorage.setItem('dates', 'month-first')
  expect(formatInReading('2026-11-21')).toBe('21 November 2026')
})

it('what nobody could have chosen counts for nothing', () => {
  localStorage.setItem('dates', 'backwards')
  expect(dateStyle()).toBe('browser')
})
