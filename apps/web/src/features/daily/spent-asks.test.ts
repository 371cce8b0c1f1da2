import { expect, it } from 'vitest'
import { spentLimit } from './spent-asks.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const balance = { current: 0, isUnlimited: false, resets: 'daily', resetsAt: '2026-11-22T00:00:00Z' } as const

it.each([
  ['none of the day', balance, 'ask_limit_daily'],
  ['none of the month', { ...balance, resets: 'monthly' }, 'ask_limit_monthly'],
  ['one', { ...balance, current: 1 }, null],
  ['no end of them', { ...balance, isUnlimited: true }, null],
  ['none, and new ones since', { ...balance, resetsAt: '2026-11-21T12:00:00Z' }, null],
  ['none of a plan without a term', { ...balance, resets: 'never', resetsAt: null }, null],
] as const)('%s left', (_, left, limit) => expect(spentLimit(left, now)).toBe(limit))
