/** An answer begins in everyday words, and ends with a thing to do where that belongs to what was asked. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../../evals/asking.ts'
import { people } from '../../evals/people.ts'
import { LORE } from '../almanac/load-lore.ts'
import { sentencesOf } from '../check/check-sentence.ts'
import { ORDINALS } from '../language/numbers.ts'

const sky = await openSky()
const everybody = people(sky)
const TRADE = new RegExp(
  `\\b(?:sextile|trine|squares?|square to|opposes|opposite|joins|joined to|(?:${ORDINALS.join('|')}) house|from exact|of a degree)\\b`,
)
const ask = (question: string, { name, chart, timeZone }: (typeof everybody)[number]) =>
  answered(sky, {
    question,
    at: new Date('2026-11-22T10:00:00Z'),
    thread: [],
    usedPhrases: [],
    asker: { seed: name, chart, timeZone },
  })
const tasks = [...LORE].flatMap(([key, units]) => (key.startsWith('!') ? units : [])).map(({ text }) => text)

describe('the first two sentences name no angle, house or orb', () => {
  it.each([
    'Why do I keep falling for people who are not free?',
    'When is a good day next week for a difficult talk with my sister?',
    'Should I change jobs this spring?',
    'How will the next three months be for my money?',
    'What should I focus on today?',
    'What do I need in love?',
    'How do I get along with my mother?',
    'What am I good at?',
    'What is my purpose?',
    'How was 2019 for me?',
  ])('of the answer to: %s', (question) => {
    const told = everybody.map((person) => ask(question, person))
    expect(told.flatMap(({ rejected }) => rejected)).toEqual([])
    const openings = told.map(({ text }) => sentencesOf(text.replaceAll('\n\n', ' ')).slice(0, 2).join(' '))
    expect(openings.filter((words) => TRADE.test(words))).toEqual([])
  })
})

describe('a thing to do', () => {
  it.each([
    'What is my Moon sign?',
    'Do I have a grand trine?',
    'Where is my Chiron?',
    'best day for a haircut',
  ])('is none of the answer to: %s', (question) => {
    const ends = everybody.map((person) => sentencesOf(ask(question, person).text).slice(-2).join(' '))
    expect(ends.filter((end) => tasks.some((task) => end.endsWith(task)))).toEqual([])
  })

  it('ends the answer to a question of how, wherever the matter has one', () => {
    const told = everybody.map((person) => ask('How do I get along with my mother?', person).text)
    expect(told.filter((text) => !tasks.some((task) => text.endsWith(task)))).toEqual([])
  })
})
