import { describe, expect, it } from 'vitest'
import { openHalves } from './open-halves.ts'
import type { Kind } from '../kinds/index.ts'
import { NO_TRAITS } from './traits.ts'

const open = (question: string, kind: Kind, more: { asksWhenToo?: boolean } = {}) =>
  openHalves(question, {
    theme: 'money',
    topic: 'money',
    kind,
    span: null,
    subject: null,
    person: null,
    traits: NO_TRAITS,
    follows: null,
    ...more,
  })

it('names the half that an answer does not tell', () => {
  expect(open('Should I sign the loan this month, and for how much?', 'yes_no')).toEqual([
    { words: 'for how much', isOfSum: true },
  ])
  expect(open('When do I ask her and where?', 'when')).toEqual([{ words: 'where', isOfSum: false }])
})

it('and not one that it tells', () => {
  expect(open('Should I go, and when?', 'yes_no', { asksWhenToo: true })).toEqual([])
  expect(open('The red or the blue one, and when?', 'choice')).toEqual([])
  expect(open('How much should I ask for?', 'outlook')).toEqual([])
})

describe('a half is open only where it is asked', () => {
  it.each([
    ['Should I lend him the money and for how much?', ['for how much']],
    ['should i rent the shop and where', ['where']],
    ['I had a good year. Shall I invest, and with whom?', ['with whom']],
    ['Will the flat sell, and for how much?! I am so tired.', ['for how much']],
    ['Do I move abroad, and where to?', ['where to']],
    ['We sold the boat. Can we buy another and for how much', ['for how much']],
  ])('%s', (question, expected) =>
    expect(open(question, 'outlook').map(({ words }) => words)).toEqual(expected),
  )

  it.each([
    'I won the prize and how! What will June be like?',
    'He wants to know who, where, and why. How is my month?',
    'We danced all night, and how. Is love near?',
    'They asked me when and where. Will I travel?',
    'my sister always asks where and why',
    'She left without a word, and why.\nHow is my autumn?',
    'He told me with whom, and where! Should I stay?',
  ])('and not in %s', (question) => expect(open(question, 'outlook')).toEqual([]))
})
