import type { FactShown } from '@astrarium/contracts'
import { describe, expect, it } from 'vitest'
import { lanesOf } from './option-lanes.ts'
import { optionsOf } from './options.ts'

const at = (day: string, hour = '00') => `2026-12-${day}T${hour}:00:00.000Z`
const fact = (id: string, rest: Partial<FactShown>): FactShown => ({
  id,
  kind: 'transit',
  statement: id,
  points: [],
  ...rest,
})
const day = (id: string, from: string, to: string) => fact(id, { kind: 'option', from: at(from), to: at(to) })
const speaks = (option: string, side: 'for' | 'against') => ({ speaks: [{ option, side }] })
const hour = (id: string, when: string, ...on: Parameters<typeof speaks>) =>
  fact(id, { kind: 'moon_hour', exact: [when], ...speaks(...on) })

const TWO_DAYS = [
  day('a', '04', '05'),
  hour('kind', at('04', '12'), 'a', 'for'),
  day('b', '05', '06'),
  hour('hard', at('05', '12'), 'b', 'against'),
  fact('besides', {}),
]
const lanes = (facts: FactShown[], now: string) => lanesOf(optionsOf(facts)?.options ?? [], new Date(now))

describe('the options of an answer', () => {
  it('have the facts that speak for them and against them, and the others stand beside', () => {
    const { options, rest } = optionsOf(TWO_DAYS)!
    expect(
      options.map((one) => [one.id, one.for.map(({ id }) => id), one.against.map(({ id }) => id)]),
    ).toEqual([
      ['a', ['kind'], []],
      ['b', [], ['hard']],
    ])
    expect(rest.map(({ id }) => id)).toEqual(['besides'])
  })

  it('are none where there are no two of them', () => {
    expect(optionsOf(TWO_DAYS.slice(0, 2))).toBeNull()
    expect(optionsOf([fact('besides', {})])).toBeNull()
  })
})

describe('the line of days to choose from', () => {
  it('runs over them, each with its window and its hours', () => {
    const drawn = lanes(TWO_DAYS, at('01'))!
    expect(drawn.lanes.map(({ window }) => window)).toEqual([
      { start: 0, end: 0.5 },
      { start: 0.5, end: 1 },
    ])
    expect(drawn.lanes.flatMap(({ marks }) => marks)).toMatchObject([
      { factId: 'kind', side: 'for', exact: [0.25], isHour: true },
      { factId: 'hard', side: 'against', exact: [0.75], isHour: true },
    ])
    expect(drawn.ticks.map(({ as }) => as)).toEqual(['weekday', 'time', 'weekday', 'time'])
  })

  it('begins today where that is near, and leaves today out where it is far or over', () => {
    expect(lanes(TWO_DAYS, at('03'))).toMatchObject({ today: 0 })
    expect(lanes(TWO_DAYS, at('01'))).toMatchObject({ today: null })
    expect(lanes(TWO_DAYS, at('28'))).toMatchObject({ today: null })
  })

  it('shows of what lasts longer the part that lies in it, and no pass outside', () => {
    const long = { from: at('01'), exact: [at('02'), at('05')], to: null, ...speaks('b', 'for') }
    expect(lanes([...TWO_DAYS, fact('long', long)], at('01'))!.lanes[1]!.marks[0]).toMatchObject({
      factId: 'long',
      start: 0,
      end: 1,
      exact: [0.5],
      isHour: false,
    })
  })

  it('has no two dates in one place', () => {
    for (const last of ['06', '09', '14', '21', '31']) {
      const drawn = lanes([day('a', '02', '03'), day('b', '05', last)], at('01'))!
      const shares = [...drawn.ticks.map(({ share }) => share), drawn.today!].sort((a, b) => a - b)
      const gaps = shares.slice(1).map((share, index) => share - shares[index]!)
      expect(Math.min(...gaps), last).toBeGreaterThan(0.13)
    }
  })
})

describe('the line of ways to go', () => {
  const ways = [fact('a', { kind: 'option' }), fact('b', { kind: 'option' })]

  it('runs over the dates of what speaks for them', () => {
    const help = { from: at('02'), exact: [at('03')], to: at('06'), ...speaks('a', 'for') }
    const drawn = lanes([...ways, fact('help', help)], '2027-01-01T00:00:00Z')!
    expect(drawn.lanes).toMatchObject([{ window: null, marks: [{ start: 0, end: 1 }] }, { marks: [] }])
  })

  it('is not drawn where nothing of them has a date', () => {
    expect(lanes([...ways, fact('moon', { kind: 'placement', ...speaks('a', 'for') })], at('01'))).toBeNull()
  })
})
