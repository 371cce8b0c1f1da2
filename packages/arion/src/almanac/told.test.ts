import { expect, it } from 'vitest'
import { markOfTold, openTold } from './told.ts'

const NATAL = [
  'sun@Taurus~1',
  'fact.natal.venus.120.pluto',
  'read.fact.transit.sun.0.sun.2027-04-20',
  'first.moon@Leo~2',
]

it.each(NATAL)('%s is kept by a mark that names nothing of a chart, another one for everybody', (unit) => {
  expect(markOfTold(unit, 'mara')).toMatch(/^told\.[0-9a-f]{32}$/)
  expect(markOfTold(unit, 'mara')).not.toBe(markOfTold(unit, 'tom'))
})

it('what is looked for by its name keeps it', () => {
  for (const unit of ['form.void.1', 'mourning', 'mourning.of.x1', 'parting.said', 'bedside'])
    expect(markOfTold(unit, 'mara')).toBe(unit)
})

it('what was kept by a mark, or by a name, was told on its last day', () => {
  const on = openTold(
    [
      { unit: markOfTold('sun@Taurus~1', 'mara'), day: '2026-11-19' },
      { unit: 'hinge', day: '2026-11-18' },
      { unit: 'hinge', day: '2026-11-20' },
    ],
    { seed: 'somebody', toldKey: 'mara' },
  )
  expect(['sun@Taurus~1', 'hinge', 'moon@Leo~2'].map(on)).toEqual(['2026-11-19', '2026-11-20', undefined])
})
