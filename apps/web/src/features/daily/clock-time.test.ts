import { expect, it } from 'vitest'
import { clockTime } from './clock-time.ts'

it.each([
  ['2026-11-21T15:21:07Z', 'UTC', '15:20'],
  ['2026-11-21T15:22:30Z', 'UTC', '15:25'],
  ['2026-11-21T23:58:00Z', 'UTC', '23:55'],
  ['2026-11-22T00:01:00Z', 'UTC', '00:00'],
  ['2026-11-21T15:21:07Z', 'Asia/Kathmandu', '21:05'],
])('%s in %s is %s, as in the words', (instant, zone, time) => expect(clockTime(instant, zone)).toBe(time))
