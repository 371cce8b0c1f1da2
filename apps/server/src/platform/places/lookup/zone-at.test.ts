import { expect, test } from 'vitest'
import { nauticalZone, zoneAt } from './zone-at.ts'

const never = (error: Error): never => {
  throw error
}

test.each([
  ['Amsterdam', 52.37, 4.9, 'Europe/Amsterdam'],
  ['Oslo', 59.91, 10.75, 'Europe/Oslo'],
  ['Aden', 12.83, 45.04, 'Asia/Aden'],
  ['Seattle', 47.65, -122.35, 'America/Los_Angeles'],
  ['Vincennes', 38.68, -87.52, 'America/Indiana/Vincennes'],
  ['Ceuta', 35.89, -5.32, 'Africa/Ceuta'],
])('%s keeps its own history: %d, %d', (_, latitude, longitude, zone) => {
  expect(zoneAt(latitude, longitude, never)).toBe(zone)
})

test('the open sea has the nautical zone', () => {
  expect(zoneAt(0, -150, never)).toBe('Etc/GMT+10')
})

test('the poles and the date line are answered', () => {
  for (const [latitude, longitude] of [
    [90, 0],
    [-90, 0],
    [0, 180],
    [0, -180],
  ] as const) {
    expect(
      () => new Intl.DateTimeFormat('en', { timeZone: zoneAt(latitude, longitude, never) }),
    ).not.toThrow()
  }
})

test('a coordinate outside the Earth is refused', () => {
  for (const [latitude, longitude] of [
    [90.1, 0],
    [0, 180.1],
    [Number.NaN, 0],
    [0, Infinity],
  ] as const) {
    expect(() => zoneAt(latitude, longitude, never)).toThrow(RangeError)
  }
})

test('the last resort is bands of 15 degrees, west positive as POSIX has it', () => {
  expect([0, 7.4, 7.6, -100, 180, -180].map(nauticalZone)).toEqual([
    'Etc/GMT',
    'Etc/GMT',
    'Etc/GMT-1',
    'Etc/GMT+7',
    'Etc/GMT-12',
    'Etc/GMT+12',
  ])
})
