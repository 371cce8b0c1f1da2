import { describe, expect, it } from 'vitest'
import { asksADay, planAction, planAsks, planPrice } from './plan-card.ts'

const limits = (askLimitDaily: number | null, askLimitMonthly: number | null) => ({
  askLimitDaily,
  askLimitMonthly,
})

describe('the button of a plan', () => {
  it.each([
    ['free', 'free', 'Current Plan'],
    ['flow', 'free', 'Upgrade to Flow'],
    ['infinity', 'radiance', 'Upgrade to Infinity'],
    ['free', 'flow', 'Downgrade to Free'],
    ['flow', 'infinity', 'Downgrade to Flow'],
    ['radiance', null, 'Select Radiance'],
  ] as const)('%s, when one has %s, says %s', (plan, current, text) =>
    expect(planAction(plan, current)).toBe(text),
  )
})

describe('what a plan is', () => {
  it.each([
    [limits(5, null), 5, ['5 Asks per day', 'Resets daily']],
    [limits(null, 500), 16, ['500 Asks per month', 'About 16 a day']],
    [limits(null, 1000), 33, ['1000 Asks per month', 'About 33 a day']],
    [limits(null, -1), null, ['Unlimited Asks', 'Never resets']],
  ])('%o has %s a day', (plan, strokes, texts) => {
    expect(asksADay(plan)).toBe(strokes)
    expect(planAsks(plan)).toEqual(texts)
  })

  it.each([
    [0, '$0'],
    [1499, '$14.99'],
    [5499, '$54.99'],
  ])('costs %i cents as %s', (cents, text) => expect(planPrice(cents)).toBe(text))
})
