import { expect, it } from 'vitest'
import { spokenParts } from './spoken-parts.ts'

it('sets the first sentence apart from the rest', () =>
  expect(
    spokenParts('When something hurts, you get interested in it first. The feeling itself turns up later.'),
  ).toEqual({
    first: 'When something hurts, you get interested in it first.',
    rest: 'The feeling itself turns up later.',
    size: 'large',
  }))

it('leaves one sentence whole, smaller the longer it is', () => {
  const said = (length: number) => spokenParts(`${'x'.repeat(length - 1)}.`)
  expect([said(40), said(90), said(140)].map(({ rest, size }) => [rest, size])).toEqual([
    [null, 'large'],
    [null, 'middle'],
    [null, 'small'],
  ])
})
