import { expect, it } from 'vitest'
import { openSky } from '@astrarium/sky'
import { skyOfDay } from './sky-of-day.ts'

const sky = await openSky()

it('names the Moon as the top bar does, at every hour of the day', () => {
  const zone = 'Europe/Oslo'
  for (const [day, words] of [
    ['2026-11-23', '(waxing gibbous)'],
    ['2026-11-24', '(full moon)'],
    ['2026-11-25', '(waning gibbous)'],
  ] as const)
    for (const time of ['00:10', '12:00', '23:50']) {
      const now = new Date(`${day}T${time}:00+01:00`)
      expect(skyOfDay(sky, zone, day, now)).toContain(words)
    }
})
