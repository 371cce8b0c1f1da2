import { describe, expect, it } from 'vitest'
import { ribbonRow } from './ribbon-row.ts'

describe('a row of the ribbon', () => {
  it('lies along its days, with one mark for each exact day', () => {
    const row = ribbonRow({ enters: '2027-01-01', exact: ['2027-02-01', '2027-03-01'], leaves: '2027-04-01' })
    expect(row.from).toBe(12)
    expect(row.exact).toHaveLength(2)
    expect(row.from < row.exact[0]! && row.exact[0]! < row.exact[1]! && row.exact[1]! < row.to).toBe(true)
  })

  it('stays within its days, also when it is exact on the first', () => {
    const { shape, from, to } = ribbonRow({
      enters: '2027-05-01',
      exact: ['2027-05-01'],
      leaves: '2027-05-09',
    })
    const xs = [...shape.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x))
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(from)
    expect(Math.max(...xs)).toBeLessThanOrEqual(to)
  })
})
