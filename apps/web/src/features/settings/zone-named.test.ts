import { expect, it } from 'vitest'
import { offsetOf, zoneNamed } from './zone-named.ts'

it('a zone is named as people read it', () =>
  expect(zoneNamed('America/North_Dakota/New_Salem')).toBe('America / North Dakota / New Salem'))

it.each([
  ['Europe/Rome', '2026-11-22T12:00:00Z', 'UTC+01:00'],
  ['Europe/Rome', '2026-07-22T12:00:00Z', 'UTC+02:00'],
  ['Asia/Kolkata', '2026-11-22T12:00:00Z', 'UTC+05:30'],
  ['UTC', '2026-11-22T12:00:00Z', 'UTC+00:00'],
])('the clocks of %s at %s stand at %s', (zone, at, offset) =>
  expect(offsetOf(zone, new Date(at))).toBe(offset),
)
