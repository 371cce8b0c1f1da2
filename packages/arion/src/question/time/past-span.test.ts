import { describe, expect, it } from 'vitest'
import { readPastSpan } from './past-span.ts'

// Friday 20 November 2026
const frame = { today: '2026-11-20', isSouthern: false, born: '1990-07-14' }
const read = (text: string, more: Partial<typeof frame> = {}) => {
  const found = readPastSpan(text, { ...frame, ...more })
  return found && `${found.from}..${found.to}`
}

describe('a time that lies behind', () => {
  it.each([
    ['what was going on for me in march 2020', '2020-03-01..2020-03-31'],
    ['what happened on 11 september 2001', '2001-09-11..2001-09-11'],
    ['what happened on september 11 2001', '2001-09-11..2001-09-11'],
    ['what happened on september 11th', '2026-09-11..2026-09-11'],
    ['what happened on 2001-09-11', '2001-09-11..2001-09-11'],
    ['why was last year so hard', '2025-01-01..2025-12-31'],
    ['how was my 2019', '2019-01-01..2019-12-31'],
    ['how was march', '2026-03-01..2026-03-31'],
    ['what happened in december', '2025-12-01..2025-12-31'],
    ['how was last month', '2026-10-01..2026-10-31'],
    ['how was last week', '2026-11-09..2026-11-15'],
    ['how was last weekend', '2026-11-14..2026-11-15'],
    ['how was yesterday', '2026-11-19..2026-11-19'],
    ['how was this year', '2026-01-01..2026-11-20'],
    ['what was last summer about', '2026-06-01..2026-08-31'],
    ['what happened in the winter of 2019', '2019-12-01..2020-02-29'],
    ['what happened three years ago', '2023-01-01..2023-12-31'],
    ['what has happened in the last two months', '2026-09-20..2026-11-20'],
    ['what happened when i was nine', '1999-07-14..2000-07-13'],
    ['what was my childhood about', '1990-07-14..2002-07-13'],
    ['what happened in my twenties', '2010-07-14..2020-07-13'],
  ])('%s', (text, expected) => expect(read(text)).toBe(expected))

  it.each([
    'how will 2027 be',
    'what is next year about',
    'what may march bring',
    'what happened',
    'in my forties',
  ])('is not in: %s', (text) => expect(read(text)).toBeNull())
  it('summer was in December for the south', () =>
    expect(read('how was last summer', { isSouthern: true })).toBe('2025-12-01..2026-02-28'))
})
