import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../evals/asking.ts'
import { askerOf, people } from '../evals/people.ts'
import { sentencesOf } from './check/check-sentence.ts'
import { suggestedQuestions } from './question/suggested-questions.ts'
import type { UnreadAsk, UsedPhrase } from './types.ts'

const sky = await openSky()
const everybody = people(sky)
const london = everybody[0]!
const unknown = everybody.find(({ chart }) => chart.accuracy.kind === 'unknown')!
const at = new Date('2026-11-20T09:00:00Z')
const canned = suggestedQuestions().flatMap(({ questions }) =>
  questions.map((text) => text.replace(/\[\w+\]/, 'Maya')),
)

function ask(question: string, person = everybody[0]!, more: Partial<UnreadAsk> = {}) {
  return answered(sky, { question, at, thread: [], usedPhrases: [], asker: askerOf(person), ...more })
}

describe('an answer', () => {
  const all = everybody.flatMap((person) =>
    canned.map((question) => ({ person, question, ...ask(question, person) })),
  )

  it('is given to every canned question of every person, with facts behind it and nothing held back', () => {
    expect(all.filter(({ outcome }) => outcome !== 'answered').map(({ question }) => question)).toEqual([])
    expect(
      all
        .filter(({ facts }) => facts.length === 0)
        .map(({ question, person }) => `${person.name}: ${question}`),
    ).toEqual([])
    expect(all.flatMap(({ rejected }) => rejected)).toEqual([])
  })
  it('has 100 to 250 words in the middle, and never runs away', () => {
    const lengths = all.map(({ text }) => text.split(/\s+/).length).sort((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeGreaterThanOrEqual(100)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(250)
    expect(lengths.at(-1)).toBeLessThanOrEqual(300)
    expect(lengths[0]).toBeGreaterThanOrEqual(50)
  })
  it('says no sentence twice, leaves no slot open, doubles no mark', () => {
    const faults = all.flatMap(({ text, question, person }) => {
      const sentences = sentencesOf(text.replaceAll('\n\n', ' '))
      const isTwice = new Set(sentences).size < sentences.length
      const isUntidy = /[{}]|undefined|null|NaN| {2}|\.\.|\s[,.;:]|,\.|!/.test(text)
      const isOpen = !/[.?]["”]?$/.test(text)
      return isTwice || isUntidy || isOpen ? [`${person.name}: ${question}\n${text}`] : []
    })
    expect(faults).toEqual([])
  })
  it('writes every sentence with a capital', () => {
    const faults = all.flatMap(({ text }) =>
      sentencesOf(text.replaceAll('\n\n', ' ')).filter((sentence) => !/^["“]?[A-Z0-9]/.test(sentence)),
    )
    expect(faults).toEqual([])
  })
  it('speaks of no house and no angle where the birth time is not known', () => {
    const loose = all
      .filter(({ person }) => person === unknown)
      .filter(({ text }) => /\b(\w+(st|nd|rd|th) house|house of|Ascendant|Midheaven|rules)\b/.test(text))
    expect(loose.map(({ text }) => text)).toEqual([])
  })
  it('has facts whose dates and statements can be shown', () => {
    for (const { facts } of all) for (const fact of facts) expect(fact.statement).toMatch(/^[A-Z].+/)
  })
})

describe('the same question', () => {
  it('sent again is the same answer', () =>
    expect(ask('What is my purpose?').text).toBe(ask('What is my purpose?').text))
  it('regenerated is told otherwise', () =>
    expect(ask('What is my purpose?', london, { again: 1 }).text).not.toBe(ask('What is my purpose?').text))
  it('belongs to its person', () =>
    expect(ask('What is my purpose?', everybody[1]).text).not.toBe(ask('What is my purpose?').text))
  it('asked again four days later says so and tells other things', () => {
    const first = ask('What is holding me back?')
    const told: UsedPhrase[] = first.usedPhrases
    const later = ask('What is holding me back?', london, {
      usedPhrases: told,
      at: new Date('2026-11-24T09:00:00Z'),
    })
    const before = new Set(sentencesOf(first.text.replaceAll('\n\n', ' ')))
    const repeated = sentencesOf(later.text.replaceAll('\n\n', ' ')).filter((sentence) =>
      before.has(sentence),
    )
    expect(later.text).toMatch(/four days ago|after a few days/)
    expect(repeated.length).toBeLessThanOrEqual(2)
  })
})

describe('the first sentence answers', () => {
  it('when: with a day and an hour', () =>
    expect(sentencesOf(ask('When is a good day this week for an important conversation?').text)[0]).toMatch(
      /(Friday|Saturday|Sunday) \d+ November.*\d\d:\d\d/,
    ))
  it('yes or no: with a leaning word and never a bare one', () => {
    for (const person of everybody)
      expect(ask('Is this a good week to start something new?', person).text).toMatch(
        /^To start something new: (yes\b.{8}|on the whole|not |for a small|prepare|it is |I would|neither|one half|both|half)/,
      )
  })
  it('a headline names a date of a window that the answer then gives', () => {
    const headlines = everybody.map((person) => {
      const [headline = '', ...rest] = sentencesOf(
        ask('How will the next three months be for me?', person).text.replaceAll('\n\n', ' '),
      )
      return { date: /around (\d+ [A-Z][a-z]+)/.exec(headline)?.[1], rest: rest.join(' ') }
    })
    expect(headlines.some(({ date }) => date !== undefined)).toBe(true)
    expect(headlines.filter(({ date, rest }) => date !== undefined && !rest.includes(date))).toEqual([])
  })
})

describe('a thread', () => {
  it('a follow-up compares the two spans and says nothing natal twice', () => {
    const question = 'How does next month look for my work?'
    const first = ask(question)
    const next = ask('and the month after?', london, { thread: [{ question, answer: first.text }] })
    expect(next.topic).toBe('work')
    expect(sentencesOf(next.text)[0]).toMatch(/stretch|lighter|before|two/)
    const before = new Set(sentencesOf(first.text.replaceAll('\n\n', ' ')))
    expect(sentencesOf(next.text.replaceAll('\n\n', ' ')).filter((sentence) => before.has(sentence))).toEqual(
      [],
    )
  })
  it('an unknown birth time is mentioned once', () => {
    const first = ask('What is my purpose?', unknown)
    expect(first.text).toContain('birth time')
    expect(
      ask('What is holding me back?', unknown, {
        thread: [{ question: 'What is my purpose?', answer: first.text }],
      }).text,
    ).not.toContain('birth time')
  })
})

describe('an answer is never a crumb', () => {
  it.each([
    'What is the best time today to ask my boss for a raise?',
    'Is this a good time to buy a house?',
    'How is Maya doing today?',
    'What should I focus on today?',
    'What does my rising sign mean?',
  ])('%s is answered in 70 words or more for everybody', (question) => {
    const short = everybody
      .map((person) => ({ name: person.name, words: ask(question, person).text.split(/\s+/).length }))
      .filter(({ words }) => words < 70)
    expect(short).toEqual([])
  })
})
