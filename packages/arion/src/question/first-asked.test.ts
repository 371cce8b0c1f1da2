import { describe, expect, it } from 'vitest'
import { ONLY_ASKS } from '../../evals/short-reading.ts'
import type { AskedThing, Reading } from '../listen/reading.ts'
import type { AskInput } from '../types.ts'
import { firstAsked, firstOfTurn } from './first-asked.ts'
import type { ParsedQuestion } from './intent.ts'

const QUESTION = 'How will May be? Should I sell?'
const thing = (at: [number, number], wants: AskedThing['wants'][0]): AskedThing => ({
  about: ['work'],
  wants: [wants],
  confidence: 0.9,
  time: null,
  person: null,
  people: [],
  terms: [],
  choices: null,
  at,
})
const reading: Reading = {
  language: null,
  act: ONLY_ASKS,
  known: [],
  asks: [thing([0, 16], 'outlook'), thing([17, 31], 'whether')],
  tone: null,
  care: null,
  declines: [],
  leans: false,
  understood: true,
  sureOf: { care: 1, declines: 1, leans: 1, understood: 1, time: 1, people: 1, choices: 1, tone: 1 },
  offers: [],
}
const input: AskInput = {
  question: QUESTION,
  reading,
  asker: { seed: 'a', chart: null, timeZone: 'UTC' },
  at: new Date('2026-11-22T11:00:00Z'),
  thread: [],
  usedPhrases: [],
}
const isOpen = (words: string) => (one: AskInput) =>
  ({ kind: one.question === words ? 'asks_back' : 'read' }) as ParsedQuestion

describe('of two questions', () => {
  it('the first is answered, and the other waits in its own words', () => {
    const { question, beside } = firstAsked(input, '2026-11-22', isOpen(''))
    expect(question).toBe('How will May be?')
    expect(beside).toEqual([
      { words: 'Should I sell?', label: 'Should I sell?', about: 'work', wants: 'whether' },
    ])
  })

  it('each is in its own language, or in that of the whole', () => {
    const [first, second] = reading.asks
    const mixed = { ...reading, language: 'de', asks: [first, { ...second!, language: null }] }
    const asked = { ...input, reading: mixed as Reading }
    expect(firstAsked(asked, '2026-11-22', isOpen('')).reading.language).toBe('de')
    expect(firstAsked(asked, '2026-11-22', isOpen('How will May be?')).reading.language).toBeNull()
  })

  it('the second is answered where the first is not clear, and the first waits', () => {
    const { question, beside } = firstAsked(input, '2026-11-22', isOpen('How will May be?'))
    expect(question).toBe('Should I sell?')
    expect(beside).toMatchObject([{ words: 'How will May be?' }])
  })

  it.each([
    ['May', 'Should I sell?'],
    ['Ma', 'Should I sell?'],
    ['How', 'How will May be?'],
  ])('somebody called %s counts where they are named', (name, answered) => {
    const person = { id: 'a', name, tag: 'friend' as const }
    const company = { people: [person], charts: new Map(), about: null, withheld: new Set<string>() }
    const asked = firstAsked({ ...input, company }, '2026-11-22', isOpen('How will May be?'))
    expect(asked.question).toBe(answered)
  })

  it('beside a fresh death both wait, and what is asked of the dead does not', () => {
    const told = 'Dad died on Friday. How will May be? Should I sell?'
    const asks: Reading['asks'] = [thing([20, 36], 'outlook'), thing([37, 51], 'whether')]
    const both = firstAsked(
      { ...input, question: told, reading: { ...reading, asks } },
      '2026-11-22',
      isOpen(''),
    )
    expect(both.beside!.map(({ words }) => words)).toEqual(['How will May be?', 'Should I sell?'])
    const met = 'Dad died on Friday. Does he hear me? Should I sell?'
    const one = firstAsked(
      { ...input, question: met, reading: { ...reading, asks } },
      '2026-11-22',
      isOpen(''),
    )
    expect(one.beside!.map(({ words }) => words)).toEqual(['Should I sell?'])
  })

  it('what belongs to a doctor is answered before the other', () => {
    const asks: Reading['asks'] = [reading.asks[0], { ...reading.asks[1]!, declines: ['medical'] }]
    const asked = firstAsked({ ...input, reading: { ...reading, asks } }, '2026-11-22', isOpen(''))
    expect(asked.question).toBe('Should I sell?')
    expect(asked.reading.declines).toEqual(['medical'])
    expect(asked.beside).toMatchObject([{ words: 'How will May be?' }])
  })

  it('a later turn goes on from the one that was answered', () => {
    const offers = [{ label: 'How will May be?', detail: '', sign: 'time' as const }]
    const asksBack = { heard: [], offers, readings: [{ about: 'work', wants: 'outlook' }] }
    expect(firstOfTurn({ question: QUESTION, reading, asksBack }).question).toBe('Should I sell?')
    expect(firstOfTurn({ question: QUESTION, reading, asksBack: null }).question).toBe('How will May be?')
  })
})
