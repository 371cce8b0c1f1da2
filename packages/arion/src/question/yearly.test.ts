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
    ['Why do I fall in love every spring?', '2026-03-01..2026-05-31'],
    ['How come I quit my job each June?', '2026-06-01..2026-06-30'],
    ['Why is January always so heavy for me?', '2026-01-01..2026-01-31'],
    ['Why does my heart ache every single October?', '2026-10-01..2026-10-31'],
    ['What is it with Decembers that I always drink too much?', '2025-12-01..2025-12-31'],
    ['Why do I always get restless in the fall?', '2025-09-01..2025-11-30'],
    ['Why is it always May when my money runs out?', '2026-05-01..2026-05-31'],
    ['Every summer I lose a friend. Why?', '2026-06-01..2026-08-31'],
    ['Why do we always argue during August?', '2026-08-01..2026-08-31'],
    ['Why do my old wounds keep coming back in April?', '2026-04-01..2026-04-30'],
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
  'Why do I always fall in love with the wrong men?',
  'Why do women like me always fall for liars?',
  'Why does my husband always fall asleep when I talk?',
  'Why do my plans always fall apart?',
  'Why do we always spring to his defence?',
  'Why is June always cross with me?',
  'Why does April always forget my birthday party?',
  'What is it about Summer that she always needs the last word?',
  'Why is it always August who gets the praise?',
  'Why do we always march in step with my father?',
  'Why do I always think of the man I met in March?',
  'Why do I cry at every fall I take on the ice?',
  'Why does he always say he will marry me in June?',
])('and here none: %s', (question) => expect(asked(question)).toBeNull())
