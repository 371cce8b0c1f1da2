import { expect, it } from 'vitest'
import { daysUntil } from './days-until.ts'

it.each([
  ['2026-11-24T14:53:00Z', 'UTC', 3],
  ['2026-11-21T23:59:00Z', 'UTC', 0],
  ['2026-11-21T23:59:00Z', 'Pacific/Auckland', 1],
  ['2026-11-22T05:00:00Z', 'Pacific/Honolulu', 0],
  ['2026-12-01T06:00:00Z', 'Europe/Berlin', 10],
])('from 21 November to %s in %s there are %i days', (at, zone, days) =>
  expect(daysUntil('2026-11-21', at, zone)).toBe(days),
)
