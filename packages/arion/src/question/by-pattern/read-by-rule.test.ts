import { describe, expect, it } from 'vitest'
import { namedPerson } from '../person-in.ts'
import { readByRule } from './read-by-rule.ts'
import { titleOf } from '../title-of.ts'

const frame = { today: '2026-11-20', isSouthern: false }
const read = (question: string, thread: { question: string; answer: string }[] = []) => {
  const found = readByRule(question, thread, frame)
  return found.kind === 'read'
    ? `${found.intent.kind} ${found.intent.theme} ${found.intent.topic}`
    : found.kind
}

describe('a birthday is not the time asked about', () => {
  it.each([
    ['I was born on 3 May 1990. How will next month be?', 'next month'],
    ['My date of birth is 3 May 1990, is this right?', undefined],
    ['Born 21 April 1926; what does 2027 ask of me?', '2027'],
  ])('%s', (question, phrase) => {
    const found = readByRule(question, [], { today: '2026-11-20', isSouthern: false })
    expect(found.kind).not.toBe('past')
    expect(found.kind === 'read' ? found.intent.span?.phrase : undefined).toBe(phrase)
  })
})

describe('what a question asks', () => {
  it.each([
    ['What should I focus on today?', 'today today today'],
    ['how will tomorrow be', 'today today today'],
    ['When is a good day this week for an important conversation?', 'when talk relationships'],
    ['Is this a good week to start something new?', 'yes_no start today'],
    ['Why do I keep attracting unavailable partners?', 'why unavailable relationships'],
    ['What do I need in love?', 'need love relationships'],
    ['How can I get along better with my sister?', 'manner talk relationships'],
    ['What is my purpose?', 'purpose purpose purpose'],
    ['What am I naturally good at?', 'gift purpose purpose'],
    ['What kind of work suits me?', 'gift work work'],
    ['What is holding me back?', 'block purpose purpose'],
    ['How will the next three months be for me?', 'outlook self forecast'],
    ['What does the coming year ask of me?', 'outlook self forecast'],
    ['How does next month look for my work?', 'outlook work work'],
    ['How will the next three months be for money?', 'outlook money money'],
    ['Should I change jobs this month?', 'yes_no work work'],
    ['Should I move abroad in summer 2027?', 'yes_no move home'],
    ['Will I meet someone this year?', 'yes_no meet relationships'],
    ['When will I meet somebody?', 'when meet relationships'],
    ['Why am I so tired?', 'why tired health'],
    ['What does my Moon say about me?', 'essence self self'],
    ['How is Maya doing today?', 'check_in talk check_in'],
    ['What does Maya need from me right now?', 'check_in talk check_in'],
    ['Who am I?', 'essence self self'],
  ])('%s', (question, expected) => expect(read(question)).toBe(expected))

  it('nothing is guessed from nothing', () => {
    for (const text of ['hm', 'asdf qwer', '??', 'blue']) expect(read(text)).toBe('not_understood')
  })
})

describe('a thread', () => {
  const thread = [{ question: 'How will next week be for my work?', answer: '…' }]
  it('keeps plan and topic for a new span', () =>
    expect(read('and the week after?', thread)).toBe('outlook work work'))
  it('keeps plan and span for a new topic', () =>
    expect(read('What about money?', thread)).toBe('outlook money money'))
  it('goes on when asked for more', () =>
    expect(read('tell me more', [{ question: 'What is my purpose?', answer: '…' }])).toBe(
      'purpose purpose purpose',
    ))
  it.each([
    'no',
    'yes',
    'what should I do',
    'nobody',
    'why me',
    'I lost my job',
    'will it ever get better',
    'ok',
    'what about my pain',
  ])('stays with a person in crisis: %s', (next) =>
    expect(read(next, [{ question: 'I want to die', answer: '…' }])).toBe('crisis'),
  )
  it.each([
    ['What should I focus on today?', 'today today today'],
    ['tell me about my moon', 'essence self self'],
    ['write a poem about cheese', 'outside'],
    ['are you a real person?', 'small_talk'],
    ['How will next week be for my work?', 'outlook work work'],
  ])('and lets them ask for something else: %s', (next, expected) =>
    expect(read(next, [{ question: 'I want to die', answer: '…' }])).toBe(expected),
  )
  it('a plain question ends it, and another cry begins it again', () => {
    const turns = ['I want to die', 'tell me about my moon'].map((question) => ({ question, answer: '…' }))
    expect(read('ok thanks', turns)).not.toBe('crisis')
    expect(read('i want to disappear', turns)).toBe('crisis')
  })
})

describe('names and titles', () => {
  it('a name is a capital word that is no day, body or place of the calendar', () => {
    expect(namedPerson('How is Maya doing today?')).toBe('Maya')
    expect(namedPerson('How is Friday looking?')).toBeNull()
  })
  it('a title is the question, cut between words', () => {
    expect(titleOf('what is my purpose?')).toBe('What is my purpose?')
    expect(titleOf('why?? !')).toBe('Why?')
    expect(titleOf('A good day.')).toBe('A good day')
    expect(titleOf('???')).toBe('Untitled Chat')
    expect(
      titleOf('When is a good day next week for a difficult talk with my sister?').length,
    ).toBeLessThanOrEqual(49)
    expect(titleOf('👨‍👩‍👧'.repeat(60))).toBe(`${'👨‍👩‍👧'.repeat(48)}…`)
    expect(titleOf(`${'a'.repeat(47)}🌙 and more`).isWellFormed()).toBe(true)
  })
})
