import { describe, expect, it } from 'vitest'
import { additionProgress, phaseAt, phaseState } from './addition-progress.ts'

describe('the bar of an addition', () => {
  it('climbs by half a percent every 600 ms', () => {
    expect([0, 599, 600, 1300, 6000].map((elapsed) => additionProgress('reckoning', elapsed))).toEqual([
      0, 0, 0.5, 1, 5,
    ])
  })

  it('waits for chart and ring at 85, for the member at 95, and is full once they are in', () => {
    expect(additionProgress('reckoning', 600_000)).toBe(85)
    expect(additionProgress('finalizing', 0)).toBe(85)
    expect(additionProgress('finalizing', 600_000)).toBe(95)
    expect(additionProgress('done', 0)).toBe(100)
  })

  it('has a phase at each point, those before it done and those after it to come', () => {
    expect([0, 39.5, 40, 84.5, 85, 95, 100].map(phaseAt)).toEqual([
      'chart',
      'chart',
      'compatibility',
      'compatibility',
      'finalizing',
      'finalizing',
      'finalizing',
    ])
    expect([phaseState('chart', 50), phaseState('compatibility', 50), phaseState('finalizing', 50)]).toEqual([
      'done',
      'running',
      'waiting',
    ])
    expect(phaseState('finalizing', 100)).toBe('done')
  })
})
