import { expect, it } from 'vitest'
import { greeting } from './greeting.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour, 30))

it.each([
  [5, 'Good morning, Mara'],
  [11, 'Good morning, Mara'],
  [12, 'Good afternoon, Mara'],
  [17, 'Good afternoon, Mara'],
  [18, 'Good evening, Mara'],
  [23, 'Good evening, Mara'],
  [3, 'Hello, Mara'],
])('at %i:30 says "%s"', (hour, words) => expect(greeting('Mara Lindqvist', at(hour), 'UTC')).toBe(words))
it('greets by the clocks of the place one lives in', () =>
  expect(greeting('Mara', at(16), 'Asia/Tokyo')).toBe('Hello, Mara'))
it('greets without a name too', () => expect(greeting('  ', at(9), 'UTC')).toBe('Good morning'))
