import { expect, it } from 'vitest'
import type { OptionFact } from '../brief/facts.ts'
import { Transcript } from './transcript.ts'

it('a fact that is told for two options speaks for both, and stands once', () => {
  const told = (option: string): OptionFact => ({
    id: 'one',
    kind: 'option',
    statement: 'One',
    points: [],
    speaks: [{ option, side: 'for' }],
  })
  const transcript = new Transcript()
  const [first] = transcript.show('For the first.', [told('a')]).facts
  expect(transcript.show('For the second.', [told('b')]).facts).toEqual([])
  transcript.show('For the second once more.', [told('b')])
  expect(transcript.facts.map(({ speaks }) => speaks)).toEqual([
    [
      { option: 'a', side: 'for' },
      { option: 'b', side: 'for' },
    ],
  ])
  // what has gone out already stays as it was
  expect(first?.speaks).toEqual([{ option: 'a', side: 'for' }])
})
