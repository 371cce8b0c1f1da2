import type { RibbonRow } from '@astrarium/contracts'
import { MAJOR_ASPECTS, POINTS } from '@astrarium/sky/nouns'
import { GLYPHS } from '@astrarium/sky/wheel'
import { describe, expect, it } from 'vitest'
import { byTime, glyphsOf, heaviest, SHEET, seriesOf, sheetsOf, wordsOf } from './ribbon-rows.ts'

const row = (id: string, more: Partial<RibbonRow> = {}): RibbonRow => ({
  id,
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
const ids = (rows: readonly RibbonRow[]) => rows.map(({ id }) => id).join(' ')
const day = (instant: string) => instant.slice(0, 10)

describe('a planet that turns back over the same place', () => {
  const stay = (id: string, month: number, more: Partial<RibbonRow> = {}) => {
    const at = (day: number) => new Date(Date.UTC(2027, month, day)).toISOString()
    return row(id, { enters: at(1), exact: [at(10)], leaves: at(20), ...more })
  }
  it('makes one transit of several stays, in order of time', () => {
    const [one, ...others] = seriesOf([stay('third', 12, { weight: 3 }), stay('first', 0), stay('second', 5)])
    expect(others).toEqual([])
    expect([one!.id, ids(one!.stays), one!.weight]).toEqual(['first', 'first second third', 3])
  })
  it('makes another one when it comes again after years', () =>
    expect(seriesOf([stay('first', 0), stay('again', 36)]).map(({ id }) => id)).toEqual(['first', 'again']))
  it('is not mixed up with another planet, aspect or place', () =>
    expect(
      seriesOf([
        stay('a', 0),
        stay('b', 3, { transiting: 'pluto' }),
        stay('c', 5, { aspect: 90 }),
        stay('d', 7, { natal: 'moon' }),
      ]),
    ).toHaveLength(4))
  it('ends with a stay whose end is not known', () =>
    expect(seriesOf([stay('a', 0, { leaves: null }), stay('b', 3)])).toHaveLength(2))
  it('loses no stay', () => {
    const rows = Array.from({ length: 60 }, (_, index) =>
      stay(String(index), index * 7, { natal: index % 2 ? 'sun' : 'moon' }),
    )
    expect(seriesOf(rows).flatMap(({ stays }) => stays)).toHaveLength(60)
  })
})

it('the heaviest are kept in the order in which they came', () =>
  expect(
    heaviest(
      seriesOf([row('a', { weight: 2 }), row('b', { natal: 'moon' }), row('c', { weight: 3, natal: 'asc' })]),
      2,
    ).map(({ id }) => id),
  ).toEqual(['a', 'c']))

describe('the sheets', () => {
  const many = seriesOf(
    Array.from({ length: SHEET * 2 + 1 }, (_, index) =>
      row(String(index), {
        natal: POINTS[index % POINTS.length]!,
        aspect: MAJOR_ASPECTS[Math.floor(index / POINTS.length)]!,
        transiting: index === 3 ? 'pluto' : 'saturn',
      }),
    ),
  )
  it('hold every transit once, none more than fits under one axis', () => {
    for (const order of ['time', 'planet'] as const) {
      const sheets = sheetsOf(many, order)
      expect(new Set(sheets.flatMap(({ series }) => series)).size).toBe(many.length)
      expect(sheets.flatMap(({ series }) => series)).toHaveLength(many.length)
      expect(Math.max(...sheets.map(({ series }) => series.length))).toBe(SHEET)
    }
  })
  it('by planet begin with the slowest and name each planet once', () => {
    const sheets = sheetsOf(many, 'planet')
    expect(sheets.map(({ title }) => title)).toEqual(['Pluto', 'Saturn', null])
    expect(sheets[0]!.series.map(({ id }) => id)).toEqual(['3'])
  })
  it('are none without transits', () => expect(sheetsOf([], 'planet')).toEqual([]))
})

describe('rows in order of time', () => {
  const early = row('early', { enters: '2026-01-01T00:00:00Z', exact: [], leaves: '2026-02-01T00:00:00Z' })
  const late = row('late', { enters: '2028-01-01T00:00:00Z', exact: ['2028-02-01T00:00:00Z'], leaves: null })
  const before = row('before', { enters: null })
  const rows = [late, row('middle'), before, early]
  it('begin with what began before all that is known', () =>
    expect(ids(byTime(rows, 'enters', 'ascending'))).toBe('before early middle late'))
  it('end with what lasts beyond all that is known', () =>
    expect(byTime(rows, 'leaves', 'ascending').at(-1)!.id).toBe('late'))
  it('turn around', () => expect(ids(byTime(rows, 'enters', 'descending'))).toBe('late middle early before'))
  it('leave what is never exact at the end, either way', () => {
    expect(byTime(rows, 'exact', 'ascending').at(-1)!.id).toBe('early')
    expect(byTime(rows, 'exact', 'descending').at(-1)!.id).toBe('early')
  })
})

describe('the words of a transit', () => {
  const said = (more: Partial<RibbonRow>) => wordsOf(seriesOf([row('a', more)])[0]!, day)
  it('name transit, stay, each exact pass and kind of time', () =>
    expect(said({ exact: ['2027-03-20T00:00:00Z', '2027-04-01T00:00:00Z'] })).toEqual({
      name: 'Saturn trine Sun',
      stays: ['2027-03-01 to 2027-05-01, exact on 2027-03-20 and 2027-04-01'],
      energy: 'Reflective',
    }))
  it('name each of several stays', () =>
    expect(
      wordsOf(
        seriesOf([
          row('a'),
          row('b', { enters: '2027-09-01T00:00:00Z', exact: [], leaves: '2027-10-01T00:00:00Z' }),
        ])[0]!,
        day,
      ).stays,
    ).toEqual([
      '2027-03-01 to 2027-05-01, exact on 2027-04-01',
      '2027-09-01 to 2027-10-01, without an exact day',
    ]))
  it('leave out what is not known', () => {
    expect(said({ enters: null }).stays[0]).toContain('until 2027-05-01,')
    expect(said({ leaves: null }).stays[0]).toContain('from 2027-03-01 on,')
    expect(said({ enters: null, leaves: null }).stays[0]).toContain('all through this time,')
  })
  it('name points of the chart by their own names', () =>
    expect(said({ natal: 'mc', aspect: 180, transiting: 'pluto' }).name).toBe('Pluto opposite Midheaven'))
})

it('every body, aspect and point that a row may name has a sign', () => {
  for (const aspect of MAJOR_ASPECTS)
    for (const natal of POINTS)
      for (const id of glyphsOf(row('a', { aspect, natal }))) expect(GLYPHS[id], id).toBeTruthy()
  expect(glyphsOf(row('a', { natal: 'mc' }))).toEqual(['saturn', 'trine', 'mc'])
})
