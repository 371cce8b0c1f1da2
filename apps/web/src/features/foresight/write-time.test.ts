import { expect, it } from 'vitest'
import { tickWriter, timeWriter } from './write-time.ts'

const week = { from: '2026-11-21T00:00:00Z', to: '2026-11-28T00:00:00Z' }
const years = { from: '2026-11-21T00:00:00Z', to: '2031-11-21T00:00:00Z' }

it('days are those of the zone', () => {
  const evening = '2026-12-31T22:30:00Z'
  expect(timeWriter('Etc/UTC', years)(evening)).toContain('2026')
  expect(timeWriter('Europe/Helsinki', years)(evening)).toContain('2027')
})
it('a span of days has the time of day, and needs no year', () => {
  expect(timeWriter('Etc/UTC', week)('2026-11-22T14:05:00Z')).toMatch(/05/)
  expect(timeWriter('Etc/UTC', week)('2026-11-22T14:05:00Z')).not.toContain('2026')
})
it('a division is named by the largest unit that begins there', () => {
  const write = tickWriter('Europe/Berlin')
  const newYear = Date.parse('2026-12-31T23:00:00Z')
  expect(write({ at: newYear, names: 'year' })).toBe('2027')
  expect(write({ at: newYear, names: 'day' })).toMatch(/1/)
})
