import { describe, expect, it } from 'vitest'
import { Quoted } from '../../question/asked/quoted.ts'
import type { Offered } from '../../question/intent.ts'
import type { Asking } from '../../question/read-ask.ts'
import { askBackOf } from './ask-back.ts'
import { askBackWords } from './ask-back-words.ts'
import { offersFor } from './offers.ts'

const own = [{ words: 'What do I do with it?', wants: 'how' as const }]
const NOTHING = { people: [], things: [] }

function said(parts: Partial<Offered>, ...before: string[]): string {
  const found: Offered = {
    pieces: [],
    nouns: NOTHING,
    offers: [
      { about: 'work', wants: 'how' },
      { about: 'money', wants: 'when' },
    ],
    ...parts,
  }
  const quoted = new Quoted('hm, so what now')
  const input: Asking = {
    asker: { seed: 'mara', chart: null, timeZone: 'Europe/Rome' },
    at: new Date('2026-11-22T10:00:00Z'),
    usedPhrases: [],
    quoted,
    thread: before.map((answer) => ({ answer })),
  }
  const asksBack = askBackOf(quoted, { heard: [], offers: offersFor(found, () => 0) })
  return askBackWords(found, asksBack, input)
}

const firstOf = (text: string) => text.split(/(?<=[.?]) /)[0]

describe('the first sentence of asking back', () => {
  const nouns = { people: ['my landlord', 'Kevin'], things: ['the lease'] }

  it.each<[string, Partial<Offered>]>([
    ['a question', { own }],
    ['a question that is not clear', {}],
    ['something that is told', { isTold: true }],
    ['something that is told after a question', { isTold: true, own }],
    ['a correction', { isCorrected: true }],
    [
      'a question of one of several sides of life',
      {
        own,
        offers: [
          { about: 'work', wants: 'how' },
          { about: 'money', wants: 'how' },
        ],
      },
    ],
  ])('names whom %s speaks of', (_, parts) =>
    expect(firstOf(said({ ...parts, nouns }, 'Earlier.'))).toContain('your landlord and Kevin'),
  )

  it('names the side of life that was clearly heard, where nobody and nothing is named', () =>
    expect(
      firstOf(said({ own, offers: [{ about: 'creativity', wants: 'how', isSideSure: true }] })),
    ).toContain('what you make'))

  it('names none that was only guessed', () =>
    expect(said({ own, offers: [{ about: 'work', wants: 'how' }] })).not.toContain('your work'))
})

describe('asking back again and again', () => {
  it.each<[string, Partial<Offered>]>([
    ['a question as it was put', { own }],
    ['what is not clear', {}],
    ['what is told', { isTold: true }],
    ['what is told, of somebody', { isTold: true, nouns: { people: ['Kevin'], things: [] } }],
    ['a question of somebody', { own, nouns: { people: ['Kevin'], things: [] } }],
  ])('is not done in the same words five times: %s', (_, parts) => {
    const answers: string[] = []
    for (let turn = 0; turn < 5; turn++) answers.push(said(parts, ...answers))
    const sentences = answers.flatMap((text) => text.split(/(?<=[.?]) /))
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})

it('what a first message leaves open was not asked before', () =>
  expect(said({ isTold: true, own })).not.toMatch(/your question|you asked|from before/))
