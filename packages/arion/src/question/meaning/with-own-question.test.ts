import { describe, expect, it } from 'vitest'
import type { ParsedQuestion } from '../intent.ts'
import { withOwnQuestion } from './with-own-question.ts'

const BACK: ParsedQuestion = { kind: 'asks_back', pieces: [], nouns: { people: [], things: [] }, offers: [] }
const own = (question: string, ...before: string[]) => {
  const found = withOwnQuestion(
    BACK,
    question,
    before.map((each) => ({ question: each })),
  )
  return found.kind === 'asks_back' ? [found.own?.map(({ words }) => words), found.isTold ?? false] : null
}

describe('what is asked back holds the question as it was put', () => {
  it('in the message', () =>
    expect(own('The boat leaks. Ought I to sell it?')).toEqual([['Ought I to sell it?'], false]))

  it('in the thread, where only something is told', () =>
    expect(own('He needs to know by Friday.', 'Ought I to sell the boat?', 'It leaks again.')).toEqual([
      ['Ought I to sell the boat?'],
      true,
    ]))

  it('and nowhere, where nothing was asked', () => expect(own('It leaks again.')).toEqual([[], true]))
})
