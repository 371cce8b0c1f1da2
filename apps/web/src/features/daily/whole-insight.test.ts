import { expect, it } from 'vitest'
import { wholeInsight } from './whole-insight.ts'

const insight = {
  date: '2026-11-21',
  energeticTone: 'Calm',
  keyTimingCues: [],
  dailyFocus: { leanInto: 'x', avoid: 'y' },
  facts: [],
}

it('an insight with all that the page reads is shown', () => expect(wholeInsight({ insight })).toBe(insight))

it.each([...Object.keys(insight), 'insight'])('an answer without %s is a failure', (part) =>
  expect(() =>
    wholeInsight(part === 'insight' ? {} : { insight: { ...insight, [part]: undefined } }),
  ).toThrow(TypeError),
)
