import { describe, expect, it } from 'vitest'
import { plain } from './plain-text.ts'
import { yearlyIn } from './yearly.ts'

const frame = { today: '2026-11-22', isSouthern: false, zone: 'Europe/London', birthday: '07-14' }
const asked = (question: string, of = frame) => {
  const span = yearlyIn(plain(question), of)
  return span && `${span.from}..${span.to}`
}

describe('the time of the year is asked about, as it lay last', () => {
  it.each([
    ['Why is it always November that I fall apart?', '2025-11-01..2025-11-30'],
    ['every may since i was 20 i change everything. why may', '2026-05-01..2026-05-31'],
    ['Why do I get sad every year around my birthday?', '2026-07-07..2026-07-21'],
    ['Why do I always shut down in winter?', '2025-12-01..2026-02-28'],
  ])('%s', (question, expected) => expect(asked(question)).toBe(expected))

  it('with the seasons of the south', () =>
    expect(asked('Why do I always shut down in winter?', { ...frame, isSouthern: true })).toBe(
      '2026-06-01..2026-08-31',
    ))
})

it.each([
  'Why was November so hard?',
  'Why do I always quarrel with people I love?',
  'Is November always a good month to move?',
  'I always may have said too much. Why?',
])('and here none: %s', (question) => expect(asked(question)).toBeNull())
