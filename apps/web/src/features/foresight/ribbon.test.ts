import type { RibbonRow } from '@astrarium/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AXIS, hairline, LANE, ribbonAxis, ribbonHeight, ribbonLanes } from './ribbon.ts'
import { seriesOf } from './ribbon-rows.ts'

const YEAR = { from: '2027-01-01T00:00:00Z', to: '2028-01-01T00:00:00Z' }
const frame = { width: 1000, labels: 106, timeZone: 'Etc/UTC', now: Date.parse('2027-01-01T00:00:00Z') }
const axis = ribbonAxis(YEAR, frame)
const row = (more: Partial<RibbonRow> = {}): RibbonRow => ({
  id: 'a',
  transiting: 'saturn',
  natal: 'sun',
  aspect: 120,
  energy: 'reflective',
  weight: 1,
  enters: '2027-03-01T00:00:00Z',
  exact: ['2027-04-01T00:00:00Z'],
  leaves: '2027-05-01T00:00:00Z',
  ...more,
})
const band = (more: Partial<RibbonRow> = {}) => ribbonLanes(seriesOf([row(more)]), axis)[0]!.bands[0]!
const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number)

describe('the axis', () => {
  it('runs from the labels to the edge, with a margin', () =>
    expect([axis.left, axis.right]).toEqual([120, 986]))
  it('puts the middle of the time in the middle', () =>
    expect(axis.xOf(Date.parse('2027-07-02T12:00:00Z'))).toBe(553))
  it('shows now where it is, its ends included', () => {
    expect(axis.now).toBe(120)
    expect(ribbonAxis(YEAR, { ...frame, now: Date.parse('2027-07-02T12:00:00Z') }).now).toBe(553)
  })
  it('shows no now that lies before or after it', () => {
    for (const day of ['2026-12-31', '2028-01-02'])
      expect(ribbonAxis(YEAR, { ...frame, now: Date.parse(day) }).now).toBeNull()
  })
  it('has its divisions between its ends', () => {
    expect(axis.major.map(({ x }) => x)).toEqual(
      axis.major.map(({ x }) => Math.min(Math.max(x, axis.left), axis.right)),
    )
    expect(axis.major.length).toBeGreaterThan(3)
  })
})

describe('a band', () => {
  it('begins, is exact and ends where the row says', () => {
    const { start, marks, end } = band()
    expect([start, marks, end]).toEqual([
      axis.xOf(Date.parse('2027-03-01')),
      [axis.xOf(Date.parse('2027-04-01'))],
      axis.xOf(Date.parse('2027-05-01')),
    ])
  })
  it('shows each of several exact passes within the span, and those alone', () =>
    expect(
      band({ exact: ['2026-12-24T00:00:00Z', '2027-04-01T00:00:00Z', '2027-04-20T00:00:00Z'] }).marks,
    ).toHaveLength(2))
  it('says that it had begun before, and is cut there', () => {
    const begun = band({ enters: '2026-05-01T00:00:00Z' })
    expect([begun.isBegun, begun.isOpen, begun.start]).toEqual([true, false, axis.left])
  })
  it('says that it lasts beyond, and is cut there', () => {
    const open = band({ leaves: '2029-05-01T00:00:00Z' })
    expect([open.isBegun, open.isOpen, open.end]).toEqual([false, true, axis.right])
  })
  it('takes ends that nobody knows as further off', () => {
    const both = band({ enters: null, leaves: null })
    expect([both.isBegun, both.isOpen, both.start, both.end]).toEqual([true, true, axis.left, axis.right])
  })
  it('without any exact pass is told apart from one whose passes lie outside', () => {
    expect(band({ exact: [] }).marks).toBe('never')
    expect(band({ enters: '2026-05-01T00:00:00Z', exact: ['2026-12-24T00:00:00Z'] }).marks).toEqual([])
  })
  it('swells at an exact pass, and runs to a point at its ends', () => {
    const { path, start, end, marks } = band()
    expect(path.startsWith(`M${start} 0L`)).toBe(true)
    expect(path).toContain(`L${end} 0`)
    expect(path).toContain(`${(marks as number[])[0]} -8`)
  })
  it('is never too short to be seen, at either edge too', () => {
    for (const [enters, leaves] of [
      ['2027-06-01T00:00:00Z', '2027-06-01T05:00:00Z'],
      ['2026-12-31T00:00:00Z', '2027-01-01T05:00:00Z'],
      ['2027-12-31T22:00:00Z', '2027-12-31T23:00:00Z'],
    ]) {
      const short = band({ enters: enters!, leaves: leaves!, exact: [] })
      expect(short.end - short.start).toBeCloseTo(14)
      expect(short.start).toBeGreaterThanOrEqual(axis.left)
      expect(short.end).toBeLessThanOrEqual(axis.right)
    }
  })
})

describe('the lanes', () => {
  const lanes = (...rows: RibbonRow[]) => ribbonLanes(seriesOf(rows), axis)
  it('hold all stays of a transit side by side, and the next transit below', () => {
    const again = row({
      id: 'b',
      enters: '2027-08-01T00:00:00Z',
      exact: ['2027-08-10T00:00:00Z'],
      leaves: '2027-08-20T00:00:00Z',
    })
    const found = lanes(row(), again, row({ id: 'c', natal: 'moon', enters: '2027-03-02T00:00:00Z' }))
    expect(found.map(({ series: { id }, y, bands }) => [id, y, bands.length])).toEqual([
      ['a', AXIS + LANE / 2, 2],
      ['c', AXIS + LANE * 1.5, 1],
    ])
    const [first, second] = found[0]!.bands
    expect(first!.end).toBeLessThan(second!.start)
    expect(numbers(hairline(first!, second!)).filter((_, index) => index === 0 || index === 4)).toEqual([
      first!.end,
      second!.start,
    ])
    expect(hairline(second!, first!)).toBe('')
  })
  it('leave out what does not touch the span, without a gap', () => {
    const gone = row({
      id: 'gone',
      natal: 'moon',
      enters: '2025-01-01T00:00:00Z',
      exact: [],
      leaves: '2025-02-01T00:00:00Z',
    })
    expect(
      lanes(gone, row(), row({ id: 'b', natal: 'mars' })).map(({ series: { id }, y }) => [id, y]),
    ).toEqual([
      ['a', AXIS + LANE / 2],
      ['b', AXIS + LANE * 1.5],
    ])
  })
})

it('the drawing is as high as its lanes need', () => expect(ribbonHeight(3) - ribbonHeight(2)).toBe(LANE))

it('whatever the rows, nothing is drawn outside of its lane or the axis', () => {
  const begin = Date.parse('2025-01-01')
  const instants = fc.array(fc.integer({ min: 0, max: 5 * 365 * 24 }), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(
      instants,
      fc.integer({ min: 240, max: 1400 }),
      fc.boolean(),
      fc.boolean(),
      (hours, width, isBegun, isOpen) => {
        const at = hours
          .toSorted((a, b) => a - b)
          .map((hour) => new Date(begin + hour * 3_600_000).toISOString())
        const narrow = ribbonAxis(YEAR, { ...frame, width })
        const [lane] = ribbonLanes(
          seriesOf([
            row({
              enters: isBegun ? null : at[0]!,
              exact: at.slice(1, -1),
              leaves: isOpen ? null : at.at(-1)!,
            }),
          ]),
          narrow,
        )
        if (!lane) return
        const { path, marks, start, end } = lane.bands[0]!
        const drawn = numbers(path)
        expect(drawn.every(Number.isFinite)).toBe(true)
        const xs = marks === 'never' ? [start, end] : drawn.filter((_, index) => index % 2 === 0)
        const ys = marks === 'never' ? [] : drawn.filter((_, index) => index % 2 === 1)
        expect(Math.min(...xs)).toBeGreaterThanOrEqual(narrow.left)
        expect(Math.max(...xs)).toBeLessThanOrEqual(narrow.right)
        for (const y of ys) expect(Math.abs(y)).toBeLessThanOrEqual(LANE / 2)
      },
    ),
  )
})
