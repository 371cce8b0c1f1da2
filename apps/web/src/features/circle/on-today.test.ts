import { expect, it } from 'vitest'
import { kindsOf } from './on-today.ts'

it('the legend names the kinds that occur, once each', () =>
  expect(
    kindsOf([{ aspect: 'opposition' }, { aspect: 'trine' }, { aspect: 'square' }, { aspect: 'trine' }]),
  ).toEqual([
    { kind: 'flowing', aspect: 'trine' },
    { kind: 'tense', aspect: 'square' },
  ]))

it('a lone opposition is drawn as itself', () =>
  expect(kindsOf([{ aspect: 'opposition' }])).toEqual([{ kind: 'tense', aspect: 'opposition' }]))

it('a day without marks has no legend', () => expect(kindsOf([])).toEqual([]))
