import { openSky, SIGNS } from '@astrarium/sky'
import { expect, it } from 'vitest'
import { sunSignsOn } from './sun-signs.ts'

const sky = await openSky()

it('the sign of a day is that of the Sun on it, at every hour of every zone, in each year', () => {
  for (let year = 1920; year <= 2030; year++)
    for (let month = 0; month < 12; month++)
      for (let at = Date.UTC(year, month, 16); at < Date.UTC(year, month, 27); at += 6 * 3_600_000) {
        const sign = SIGNS[Math.floor(sky.longitude('sun', new Date(at)) / 30)]
        for (const hours of [-12, 14]) {
          const local = new Date(at + hours * 3_600_000)
          expect(sunSignsOn(local.getUTCMonth() + 1, local.getUTCDate())).toContain(sign)
        }
      }
})

it('two signs are named on the days alone on which the Sun may change', () => {
  expect(sunSignsOn(8, 3)).toEqual(['Leo'])
  expect(sunSignsOn(10, 24)).toEqual(['Libra', 'Scorpio'])
  expect(sunSignsOn(1, 5)).toEqual(['Capricorn'])
  expect(sunSignsOn(12, 28)).toEqual(['Capricorn'])
})
