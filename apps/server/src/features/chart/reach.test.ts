import { DEFAULT_CHART_SETTINGS, USUAL_ORBS } from '@astrarium/contracts'
import { ASPECT_NAMES, MAJOR_ASPECTS, MINOR_ASPECT_NAMES, MINOR_ASPECTS, natalOrb } from '@astrarium/sky'
import { expect, it } from 'vitest'
import { reachOf } from './reach.ts'

it('the usual orbs are those of the engine', () => {
  const names = { ...ASPECT_NAMES, ...MINOR_ASPECT_NAMES }
  for (const aspect of [...MAJOR_ASPECTS, ...MINOR_ASPECTS])
    expect(USUAL_ORBS[names[aspect]]).toBeCloseTo(natalOrb('sun', 'moon', aspect))
})

it('the engine is told nothing by default, and of a minor aspect only that it is wanted', () => {
  const { orbs } = DEFAULT_CHART_SETTINGS
  expect(reachOf(orbs)).toEqual({})
  expect(reachOf({ ...orbs, square: 0, quincunx: 3 })).toEqual({ 90: 0, 150: 3 })
})
