import { expect, it } from 'vitest'
import { dayInstants } from './day-instants.ts'

const iso = (at: number) => new Date(at).toISOString()

it.each([
  ['UTC', '2026-11-21T00:00:00.000Z'],
  ['Europe/London', '2026-11-21T00:00:00.000Z'],
  ['Pacific/Auckland', '2026-11-20T11:00:00.000Z'],
  ['Pacific/Honolulu', '2026-11-21T10:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-20T18:15:00.000Z'],
])('the day of somebody in %s begins at %s', (zone, start) => {
  const day = dayInstants('2026-11-21', zone)
  expect(iso(day.start)).toBe(start)
  expect(day.end - day.start).toBe(24 * 3_600_000)
  expect(day.hours.map(({ hour }) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
})

it('has 25 hours when the clocks go back, one of them twice', () => {
  const { start, end, hours } = dayInstants('2026-10-25', 'Europe/Berlin')
  expect((end - start) / 3_600_000).toBe(25)
  expect(hours.map(({ hour }) => hour).slice(0, 5)).toEqual([0, 1, 2, 2, 3])
})

it('has 23 hours when they go forward, one of them never', () => {
  const { start, end, hours } = dayInstants('2026-03-29', 'Europe/Berlin')
  expect((end - start) / 3_600_000).toBe(23)
  expect(hours.map(({ hour }) => hour).slice(0, 4)).toEqual([0, 1, 3, 4])
})

it('begins at one where midnight itself is left out', () => {
  // the Azores go forward at midnight
  const { start, hours } = dayInstants('2026-03-29', 'Atlantic/Azores')
  expect(iso(start)).toBe('2026-03-29T01:00:00.000Z')
  expect(hours[0]?.hour).toBe(1)
})

it('knows clocks that change by half an hour', () => {
  const { start, end } = dayInstants('2026-10-04', 'Australia/Lord_Howe')
  expect((end - start) / 3_600_000).toBe(23.5)
})
