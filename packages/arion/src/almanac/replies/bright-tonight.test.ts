import { skyAskedIn } from '../../question/sky-asked.ts'
import { openSky } from '@astrarium/sky'
import { expect, it } from 'vitest'
import { people } from '../../../evals/people.ts'
import { brightIn, brightReply, horizontal } from './bright-tonight.ts'

const sky = await openSky()

it('a body stands where Meeus computes it: Astronomical Algorithms, example 13.b', () => {
  const { altitude, azimuth } = horizontal(
    347.3193375,
    -6.719892,
    { latitude: 38.921389, longitude: -77.065556 },
    new Date('1987-04-10T19:21:00Z'),
  )
  expect(altitude).toBeCloseTo(15.1249, 1)
  // counted from the south there
  expect(azimuth).toBeCloseTo(180 + 68.0337, 1)
})

it('the Moon at its full rises in the east as the Sun sets', () => {
  // full on 24 December 2026 at 01:28
  const moon = brightIn(sky, { latitude: 51.5, longitude: 0 }, new Date('2026-12-23T18:00:00Z')).find(
    ({ name }) => name === 'the Moon',
  )
  expect(moon?.azimuth).toBeGreaterThan(50)
  expect(moon?.azimuth).toBeLessThan(110)
})

it('Sirius outshines Mars and Saturn', () => {
  const names = brightIn(sky, { latitude: 40, longitude: 0 }, new Date('2025-02-15T20:00:00Z')).map(
    ({ name }) => name,
  )
  expect(names).toContain('Mars')
  expect(names.indexOf('the star Sirius')).toBeLessThan(names.indexOf('Mars'))
})

it('which planet is retrograde is no question of what stands bright', () => {
  const { chart, timeZone: zone } = people(sky)[0]!
  const at = new Date('2026-11-22T09:00:00Z')
  expect(skyAskedIn('Is any planet retrograde in the sky tonight?').bright).toBeNull()
  const { bright } = skyAskedIn('What is that bright star in the sky tonight?')
  expect(brightReply(sky, bright!.side, { chart, zone, at })).not.toBeNull()
})
