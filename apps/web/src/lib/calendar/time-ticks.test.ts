import { describe, expect, it } from 'vitest'
import { timeTicks } from './time-ticks.ts'

const ticks = (from: string, to: string, width: number, zone = 'Etc/UTC') =>
  timeTicks(Date.parse(from), Date.parse(to), width, zone)
const days = (found: ReturnType<typeof ticks>) =>
  found.major.map(({ at }) => new Date(at).toISOString().slice(0, 10))
const WIDE = 900
const PHONE = 230

describe('the labels of an axis', () => {
  it('are years over five years, wide and narrow', () => {
    for (const width of [WIDE, PHONE])
      expect(days(ticks('2026-11-21T00:00:00Z', '2031-11-21T00:00:00Z', width))).toEqual([
        '2027-01-01',
        '2028-01-01',
        '2029-01-01',
        '2030-01-01',
        '2031-01-01',
      ])
  })
  it('are months over a year, quarters on a phone, and January bears the year', () => {
    const wide = ticks('2026-11-21T00:00:00Z', '2027-11-21T00:00:00Z', WIDE)
    expect(wide.major).toHaveLength(12)
    expect(
      wide.major
        .filter(({ names }) => names === 'year')
        .map(({ at }) => new Date(at).toISOString().slice(0, 10)),
    ).toEqual(['2027-01-01'])
    const phone = ticks('2026-11-21T00:00:00Z', '2027-11-21T00:00:00Z', PHONE)
    expect(days(phone)).toEqual(['2027-01-01', '2027-04-01', '2027-07-01', '2027-10-01'])
  })
  it('are Mondays over three months, months on a phone', () => {
    const wide = ticks('2026-11-21T00:00:00Z', '2027-02-21T00:00:00Z', WIDE)
    expect(days(wide)[0]).toBe('2026-11-23')
    expect(wide.major.every(({ at }) => new Date(at).getUTCDay() === 1)).toBe(true)
    expect(days(ticks('2026-11-21T00:00:00Z', '2027-02-21T00:00:00Z', PHONE))).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
    ])
  })
  it('are days over a week, every other day on a phone', () => {
    expect(days(ticks('2026-11-21T06:00:00Z', '2026-11-27T23:00:00Z', WIDE))).toHaveLength(6)
    expect(days(ticks('2026-11-21T00:00:00Z', '2026-11-27T23:00:00Z', PHONE))).toEqual([
      '2026-11-21',
      '2026-11-23',
      '2026-11-25',
      '2026-11-27',
    ])
  })
  it('are hours over a day, and midnight bears the day', () => {
    const found = ticks('2026-11-21T03:00:00Z', '2026-11-22T08:00:00Z', WIDE)
    expect(found.major.map(({ at, names }) => [new Date(at).toISOString().slice(11, 16), names])).toEqual([
      ['06:00', 'hour'],
      ['12:00', 'hour'],
      ['18:00', 'hour'],
      ['00:00', 'day'],
      ['06:00', 'hour'],
    ])
  })
  it.each([1, 2, 5, 12, 30, 75, 200, 500, 1500, 3650])(
    'never touch and never are too many: %i days',
    (length) => {
      const from = Date.parse('2026-11-21T05:00:00Z')
      const to = from + length * 86_400_000
      for (const width of [PHONE, 500, WIDE]) {
        const { major } = timeTicks(from, to, width, 'Europe/Berlin')
        const xs = major.map(({ at }) => ((at - from) / (to - from)) * width)
        for (const [index, x] of xs.entries()) if (index > 0) expect(x - xs[index - 1]!).toBeGreaterThan(37)
        expect(major.length).toBeLessThanOrEqual(17)
        expect(major.length).toBeGreaterThan(0)
      }
    },
  )
})

describe('the divisions', () => {
  it('stand at the midnights of the person’s zone', () =>
    expect(
      ticks('2027-03-20T00:00:00Z', '2027-04-01T00:00:00Z', WIDE, 'Europe/Berlin').major.map(({ at }) =>
        new Date(at).getUTCHours(),
      ),
    ).toEqual([23, 23, 23, 23, 23, 23, 23, 23, 22, 22, 22, 22]))
  it('between the labels are months under years and days under weeks, and never a label’s own', () => {
    const years = ticks('2026-11-21T00:00:00Z', '2031-11-21T00:00:00Z', WIDE)
    expect(years.minor).toHaveLength(60 - years.major.length)
    const weeks = ticks('2026-11-21T00:00:00Z', '2027-02-21T00:00:00Z', WIDE)
    expect(weeks.minor.length).toBeGreaterThan(70)
    expect(weeks.minor.some((at) => weeks.major.some((major) => major.at === at))).toBe(false)
  })
  it('are none without time or room', () => {
    expect(ticks('2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z', WIDE)).toEqual({ major: [], minor: [] })
    expect(ticks('2026-11-21T00:00:00Z', '2027-11-21T00:00:00Z', 0)).toEqual({ major: [], minor: [] })
  })
})
