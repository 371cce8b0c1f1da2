import { DEFAULT_CHART_SETTINGS } from '@astrarium/contracts'
import { expect, it } from 'vitest'
import { faultsIn, settingsOf, valuesOf } from './settings-form.ts'

const values = valuesOf(DEFAULT_CHART_SETTINGS)

it('gives back what it was given', () => {
  const settings = {
    houseSystem: 'koch' as const,
    zodiac: 'lahiri' as const,
    node: 'mean' as const,
    orbs: { ...DEFAULT_CHART_SETTINGS.orbs, conjunction: 8, sextile: 0, square: 7.5, quincunx: 2.5 },
  }
  expect(settingsOf(valuesOf(settings))).toEqual(settings)
  expect(valuesOf(settings)).toMatchObject({ sextile: '6', sextileCounts: false })
})

it.each(['7,5', ' 7.5 ', '7.5°'])('reads %j as seven and a half', (typed) => {
  expect(settingsOf({ ...values, square: typed }).orbs.square).toBe(7.5)
})

it.each(['', '0', '15.1', '-3', 'wide', '1e1'])(
  'takes %j for no orb, unless its aspect is left out',
  (typed) => {
    expect(faultsIn({ ...values, square: typed })).toHaveProperty('square')
    expect(faultsIn({ ...values, square: typed, squareCounts: false })).toEqual({})
  },
)

it('asks for one aspect that counts', () => {
  const none = {
    conjunctionCounts: false,
    sextileCounts: false,
    squareCounts: false,
    trineCounts: false,
    oppositionCounts: false,
  }
  expect(faultsIn({ ...values, ...none })).toEqual({ conjunctionCounts: 'At least one aspect has to count.' })
})

it('offers each minor aspect with its usual orb, and takes none that could be another aspect', () => {
  expect(values).toMatchObject({ quincunx: '3', quincunxCounts: false, quintile: '1.5' })
  const switchedOn = { ...values, quincunxCounts: true }
  expect(settingsOf(switchedOn).orbs).toMatchObject({ quincunx: 3, semisextile: 0 })
  expect(faultsIn(switchedOn)).toEqual({})
  expect(faultsIn({ ...switchedOn, quincunx: '3.1' })).toEqual({
    quincunx: 'More than 0, at most 3 degrees.',
  })
})
