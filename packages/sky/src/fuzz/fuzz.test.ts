import { describe, expect, it } from 'vitest'
import { openSky } from '../open-sky.ts'
import { fuzz } from './fuzz.ts'

const sky = await openSky()

describe('two thousand random inputs, half of them wild', () => {
  const report = fuzz(sky, 2000, 1)

  it('come back as finite numbers or as refusals with a code, never otherwise', () => {
    expect(report.faults).toEqual([])
  })

  it('are answered for the most part, and refused in every way that there is', () => {
    expect(report.answered).toBeGreaterThan(1000)
    expect(Object.keys(report.refused)).toEqual(
      expect.arrayContaining([
        'invalid_input',
        'invalid_instant',
        'invalid_place',
        'invalid_local_time',
        'out_of_range',
        'unknown_zone',
      ]),
    )
  })

  it('are the same again with the same seed', () => {
    expect(fuzz(sky, 200, 7)).toEqual(fuzz(sky, 200, 7))
  })

  it('would show a number that is none', () => {
    const broken = {
      ...sky,
      moonPhase: () => ({ ...sky.moonPhase(new Date('2000-01-01T00:00Z')), angle: NaN }),
    }
    expect(fuzz(broken, 200, 1).faults[0]).toContain('Moon phase: answer.angle is NaN')
  })
})
