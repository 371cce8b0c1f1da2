import { ONLY_ASKS } from '../../evals/short-reading.ts'
import { describe, expect, it } from 'vitest'
import type { AskedThing, Reading } from '../listen/reading.ts'
import type { About, Wants } from '../listen/vocabulary.ts'
import type { ThreadTurn } from '../types.ts'
import { readQuestion } from './read-question.ts'

const frame = { today: '2026-11-22', isSouthern: false, born: '1990-07-14', birthday: '07-14' }
const heard = (
  about: About,
  wants: Wants,
  more: Partial<AskedThing> = {},
  whole: Partial<Reading> = {},
): Reading => ({
  language: null,
  act: ONLY_ASKS,
  known: [],
  asks: [
    {
      about: [about],
      wants: [wants],
      confidence: 0.9,
      time: null,
      person: null,
      people: [],
      terms: [],
      choices: null,
      at: [0, 0],
      ...more,
    },
  ],
  tone: null,
  care: null,
  declines: [],
  leans: false,
  understood: true,
  sureOf: { care: 1, declines: 1, leans: 1, understood: 1, time: 1, people: 1, choices: 1, tone: 1 },
  offers: [{ about, wants }],
  ...whole,
})
const span = (from: string, to: string, phrase = 'that time') => ({ from, to, phrase })
const read = (question: string, reading: Reading, thread: ThreadTurn[] = [], offer: number | null = null) =>
  readQuestion({ question, thread, reading, offer }, frame)
const said = (question: string, reading: Reading, thread: ThreadTurn[] = [], offer: number | null = null) => {
  const found = read(question, reading, thread, offer)
  return found.kind === 'read' ? `${found.intent.kind} ${found.intent.theme}` : found.kind
}

describe('what is read leads to one kind of answer', () => {
  it.each<[string, About, Wants, string]>([
    ['how do things stand at the office', 'work', 'outlook', 'outlook work'],
    ['why am i always broke', 'money', 'why', 'why money'],
    ['give me a morning for the bank', 'money', 'when', 'when money'],
    ['what am i for', 'purpose', 'who', 'purpose purpose'],
    ['who is she when nobody looks', 'self', 'who', 'essence self'],
    ['what do i have to give there', 'creativity', 'who', 'gift creativity'],
    ['how do i knock at his door', 'children', 'how', 'manner children'],
    ['my feet hurt, what helps', 'body', 'how', 'how tired'],
    ['hold my hand a minute', 'self', 'comfort', 'comfort self'],
    ['what is tonight like', 'today', 'outlook', 'today today'],
    ['a boat, should i build it', 'venture', 'whether', 'yes_no venture'],
  ])('%s', (question, about, wants, expected) => expect(said(question, heard(about, wants))).toBe(expected))

  it('a day that is named for a side of life is looked at for that side', () => {
    const time = span('2026-12-09', '2026-12-09', '9 December')
    expect(said('exam on 9 december, chances', heard('study', 'outlook', { time }))).toBe('outlook study')
  })
  it('what lies behind is told as that', () => {
    const found = read(
      'how was last march',
      heard('work', 'outlook', { time: span('2026-03-01', '2026-03-31') }),
    )
    expect(found).toMatchObject({ kind: 'read', intent: { kind: 'cycle', cycle: { is: 'past' } } })
  })
  it('a week on its last day is not over, and means the next one, too', () => {
    const time = span('2026-11-16', '2026-11-22', 'this week')
    expect(read('how will this week be for my love life', heard('love', 'outlook', { time }))).toMatchObject({
      intent: { kind: 'outlook', span: { from: '2026-11-22', to: '2026-11-29' } },
    })
  })
  it('two things to choose between are a choice, in their own words', () =>
    expect(read('Stay in nursing or retrain as a counsellor?', heard('work', 'which'))).toMatchObject({
      intent: {
        kind: 'choice',
        choices: [{ words: 'Stay in nursing' }, { words: 'retrain as a counsellor' }],
      },
    }))
})

describe('the right to answer is earned', () => {
  it('what is not sure enough is asked back, with what was heard', () => {
    const found = read('should i ring her or what', heard('conversation', 'whether', { confidence: 0.1 }))
    expect(found).toMatchObject({
      kind: 'asks_back',
      pieces: [{ words: 'ring her' }, { is: 'unknown_person' }],
    })
  })
  it('what nobody could understand is asked back', () =>
    expect(said('the one by the other one', heard('self', 'none', {}, { understood: false }))).toBe(
      'asks_back',
    ))
  it.each([
    ['is it over', 'love', 'asks_back'],
    ['Does Greg know about us?', 'love', 'not_in_chart'],
    ['Is he the father?', 'children', 'not_in_chart'],
    ['Am I adopted?', 'family', 'not_in_chart'],
    ['Is my car insured?', 'money', 'not_in_chart'],
    ['Am I a good mother?', 'children', 'not_in_chart'],
    ['Will things get easier?', 'self', 'outlook self'],
  ] as const)('no verdict where nothing is undertaken: %s', (question, about, expected) =>
    expect(said(question, heard(about, 'whether'))).toBe(expected),
  )
  it('what must be declined is, by rule or by ear', () =>
    expect(read('and that lump', heard('body', 'whether', {}, { declines: ['medical'] }))).toMatchObject({
      refusals: ['medical'],
    }))
  it('a cry is heard before anything else', () =>
    expect(said('nice evening', heard('today', 'outlook', {}, { care: 'crisis' }))).toBe('crisis'))
})

describe('what was asked back is completed', () => {
  const earlier: ThreadTurn = {
    question: 'should i ring her or leave it',
    answer: 'I did not quite follow.',
    reading: heard('family', 'whether', { confidence: 0.2 }),
    asksBack: {
      heard: [{ text: 'should i ring her or leave it', label: null, isOpen: false }],
      offers: [],
      readings: [
        { about: 'conversation', wants: 'when' },
        { about: 'family', wants: 'why' },
      ],
    },
  }
  const bare = heard('small_talk', 'none', { confidence: 0.1 }, { understood: false })
  it('by an offer', () => expect(said('What stands between us?', bare, [earlier], 1)).toBe('why family'))
  it.each([
    ['the first', 'when talk'],
    ['2', 'why family'],
    ['the second one please', 'why family'],
    ['yes', 'when talk'],
  ])('by %s', (question, expected) => expect(said(question, bare, [earlier])).toBe(expected))
  it('by a time', () => {
    const time = span('2027-06-01', '2027-06-30', 'June 2027')
    expect(read('in june', heard('today', 'outlook', { time, confidence: 0.3 }), [earlier])).toMatchObject({
      intent: { kind: 'when', span: time },
    })
  })
  it('by a person', () =>
    expect(
      read('no, i mean my sister', heard('family', 'none', { person: { role: 'sister' } }), [earlier]),
    ).toMatchObject({ intent: { kind: 'when', person: { name: 'your sister' } } }))
  it('and another question is another question', () =>
    expect(said('how will next year be for my work', heard('work', 'outlook'), [earlier])).toBe(
      'outlook work',
    ))
})

describe('a turn that leans takes over what was answered last', () => {
  const answered = (question: string, reading: Reading): ThreadTurn => ({
    question,
    answer: 'It is.',
    reading,
  })
  const work = answered(
    'how is december for my work',
    heard('work', 'outlook', { time: span('2026-12-01', '2026-12-31') }),
  )
  const leaning = { leans: true }
  it('a time', () => {
    const time = span('2027-01-01', '2027-01-31', 'January 2027')
    expect(
      read('and in january', heard('money', 'outlook', { time, confidence: 0.2 }, leaning), [work]),
    ).toMatchObject({
      intent: { kind: 'outlook', theme: 'work', span: time, follows: { words: 'span' } },
    })
  })
  it('a person', () =>
    expect(
      read(
        'and for my son?',
        heard('children', 'none', { person: { role: 'son' }, confidence: 0.3 }, leaning),
        [work],
      ),
    ).toMatchObject({ intent: { kind: 'outlook', theme: 'children', person: { name: 'your son' } } }))
  it('the reasons', () =>
    expect(read('what makes you say that', heard('arion', 'why'), [work])).toMatchObject({
      intent: { kind: 'outlook', theme: 'work', follows: { turn: { is: 'reasons', of: null } } },
    }))
  it('a stretch to leave out', () =>
    expect(read('and if not february', heard('money', 'outlook', {}, leaning), [work])).toMatchObject({
      intent: { kind: 'outlook', theme: 'work', without: [{ from: '2027-02-01', to: '2027-02-28' }] },
    }))
  it('what a death that was told still colours', () => {
    const told = answered(
      'My husband Einar died in August. I am lost in the evenings.',
      heard('family', 'comfort'),
    )
    expect(said('Does it get lighter?', heard('spirit', 'whether', {}, leaning), [told])).toBe('comfort self')
  })
})

describe('what the ear heard as a cry', () => {
  const cried = heard('self', 'comfort', {}, { care: 'crisis' })
  const after: ThreadTurn[] = [{ question: 'i feel nothing lately. just tired', answer: '…', reading: cried }]
  it.each([
    'its not that kind of tired',
    'i do not know',
    'maybe',
    'nobody is here',
    'no',
    'it just is',
    'you do not get it',
  ])('is still there in the next words: %s', (question) =>
    expect(said(question, heard('self', 'comfort'), after)).toBe('crisis'),
  )
  it.each([
    'tell me about my moon',
    'is the week of 7 December ok for the meeting with my lawyer this month',
  ])('and makes room for a matter of its own: %s', (question) =>
    expect(said(question, heard('work', 'whether'), after)).not.toBe('crisis'),
  )
})

it('is found once for an answer, and goes with its reading', () => {
  const asked = {
    question: 'how will next year be for my work',
    reading: heard('work', 'outlook'),
    thread: [],
  }
  expect(readQuestion(asked, { ...frame })).toBe(readQuestion({ ...asked, offer: null }, { ...frame }))
  expect(readQuestion({ ...asked, thread: [] }, frame)).not.toBe(readQuestion(asked, frame))
})

describe('what was read is shared', () => {
  const ofAnother = { ...frame, born: '1971-02-03', birthday: '02-03' }
  const readBy = (question: string, by: typeof frame) =>
    readQuestion({ question, thread: [], reading: heard('purpose', 'who') }, by)

  it('of a chip by everybody on that day, and of nobody else’s words', () => {
    const chip = 'What is my purpose?'
    expect(readBy(chip, ofAnother)).toBe(readBy(chip, frame))
    expect(readBy(chip, { ...frame, today: '2026-11-23' })).not.toBe(readBy(chip, frame))
    const own = 'What is my purpose in all this?'
    expect(readBy(own, ofAnother)).not.toBe(readBy(own, frame))
    expect(readBy(own, ofAnother)).toEqual(readBy(own, frame))
  })
})
