/**
 * Questions about the chart itself: the fact comes first, and a birth time that is not known is respected.
 */
import { answered, heard } from '../evals/asking.ts'
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { CHART_QUESTIONS } from '../evals/chart-questions.ts'
import { people } from '../evals/people.ts'
import { readAsk } from './question/read-ask.ts'
import { buildBrief } from './brief/build-brief.ts'
import { checkText } from './check/check-sentence.ts'
import { refsOf, renderReferences } from './prompts/refs.ts'
import { promptFor } from './prompts/v1.ts'
import type { UnreadAsk } from './types.ts'

const sky = await openSky()
const everybody = people(sky)
/** An exact time, an unknown one, a rough one and one close to the pole. */
const four = everybody.filter(({ name }) => ['london', 'jerusalem', 'tokyo', 'tromso'].includes(name))
/** One of every three, which is each kind. */
const some = CHART_QUESTIONS.filter((_, index) => index % 3 === 0)

function inputOf(name: string, question: string, thread: UnreadAsk['thread'] = []): UnreadAsk {
  const { chart, timeZone } = everybody.find((one) => one.name === name)!
  return {
    question,
    at: new Date('2026-11-21T09:00:00Z'),
    thread,
    usedPhrases: [],
    asker: { seed: name, chart, timeZone },
  }
}

function ask(name: string, question: string, thread: UnreadAsk['thread'] = []) {
  return answered(sky, inputOf(name, question, thread))
}

describe('the first words are the fact that was asked for (21 April 1926, 02:40, London)', () => {
  it.each([
    [
      'What stands in my 2nd house?',
      'Your second house, the house of money and worth, holds the Sun, Mercury and Uranus.',
    ],
    ['Is my 5th house empty?', 'Your fifth house, the house of play and romance, holds no planet.'],
    [
      'Who rules my 10th house?',
      'Your tenth house, the house of work and standing, begins in Scorpio, so Mars rules it.',
    ],
    [
      'Which house is active for my love life?',
      'Your seventh house, the house of partnership, is active now, with Jupiter in it until 22 October 2027.',
    ],
    [
      'Do I have any planets in retrograde in my chart?',
      'Yes. Two of your planets were retrograde when you were born: Saturn and Neptune.',
    ],
    ['Is my Mercury retrograde?', 'No. Your Mercury was not retrograde when you were born.'],
    [
      'What are my strongest aspects?',
      'The closest personal aspect in your chart is your Jupiter in Aquarius opposite Neptune in Leo, orb 0.5°.',
    ],
    ['Is my Sun square Venus?', 'No. Your Sun and Venus make no major aspect.'],
    [
      'Is my Jupiter square Neptune?',
      'Not that one. You have your Jupiter in Aquarius opposite Neptune in Leo, orb 0.5°.',
    ],
    [
      'Where is my Chiron?',
      'Your Chiron stands at 28° Aries, in your second house, the house of money and worth.',
    ],
    [
      'What is my Lilith sign?',
      'Your Lilith stands at 24° Leo, in your seventh house, the house of partnership.',
    ],
    [
      'What does my North Node mean?',
      'Your North Node stands at 20° Cancer, in your sixth house, the house of daily work and health.',
    ],
    [
      'Is my Moon in Virgo?',
      'No. Your Moon stands at 12° Leo, in your seventh house, the house of partnership.',
    ],
    ['What degree is my Ascendant?', 'Your Ascendant stands at 21° Capricorn.'],
    ['Do I have a T-square?', 'Yes. Your Jupiter and Neptune form a T-square with Saturn at its point.'],
    ['Do I have a yod?', 'No. There is no yod in your chart.'],
    [
      'What element am I most?',
      'Mostly water: of your ten planets and the two angles, five stand in water, three in fire, two in earth and two in air.',
    ],
    [
      'Was I born on a full moon?',
      'No. You were born in the first quarter phase of the Moon, with the Moon 101° ahead of the Sun.',
    ],
    ['Are any of my planets exalted?', 'Yes. Your Venus is exalted in Pisces.'],
    ['Which planet is strongest in my chart?', 'The strongest planet in your chart is Saturn.'],
    [
      'What is my chart ruler?',
      'Saturn rules your first house, the house of the self, and with it the chart.',
    ],
    ['What planets do I have in Aquarius?', 'Aquarius holds Mars and Jupiter in your chart.'],
  ])('%s', (question, first) => {
    const { text, facts, outcome } = ask('london', question)
    expect(text.slice(0, first.length)).toBe(first)
    expect(outcome).toBe('answered')
    expect(facts.length).toBeGreaterThan(0)
  })
})

describe('of two points it is said first whether they meet, in the sky of now and from birth', () => {
  it.each([
    [
      'Saturn on my Moon?',
      'Not now. It comes next with Saturn joined to your Moon in Leo',
      'What comes nearer than that is Saturn in trine with your Moon',
      'From birth they do not meet. Your Saturn and Moon make no major aspect.',
    ],
    [
      'venus mars',
      'No. Your Venus and Mars make no major aspect.',
      'What comes nearest to it is your Mars in Aquarius opposite Neptune in Leo, orb 1.2°.',
      'Your Mars stands at 20° Aquarius',
    ],
    [
      'Is Neptune square my Jupiter now?',
      'N',
      'From birth you have your Jupiter opposite Neptune in Leo, orb 0.5°.',
    ],
  ])('%s', (question, first, ...others) => {
    const { text, rejected, plan } = ask('london', question)
    expect(text.slice(0, first.length)).toBe(first)
    for (const other of others) expect(text).toContain(other)
    expect(text).not.toContain('left open')
    expect({ rejected, plan }).toEqual({ rejected: [], plan: 'chart' })
  })

  it('where the hour leaves a place open, no day is named for it', () => {
    const { text, facts } = ask('jerusalem', 'Saturn on my Moon')
    expect(text).toMatch(/^(?:That hangs on the hour|For that I would need the minute)/)
    expect(facts.filter(({ kind }) => kind === 'transit')).toEqual([])
  })
})

describe('without a birth time', () => {
  it.each([
    ['What stands in my 7th house?', /^That I can't tell you: houses turn with the minute of birth/],
    ['Who rules my 10th house?', /^That I can't tell you/],
    ['Which house is active for my career?', /^That I can't tell you/],
    ['What is my chart ruler?', /^That I can't tell you: the chart ruler hangs on the rising sign/],
    ['What is my Midheaven?', /^That I can't tell you: the Midheaven turns with the minute of birth/],
    [
      'What is my moon sign?',
      /^Your Moon stood between 29° Leo and 13° Virgo, depending on the hour of your birth\./,
    ],
    ['Do I have any retrograde planets in my chart?', /^That hangs on the hour: Mars stood still and turned/],
    ['Do I have a yod?', /^There is no yod in your chart that I can be sure of\./],
  ])('%s', (question, first) => {
    const { text } = ask('jerusalem', question)
    expect(text).toMatch(first)
    expect(text).not.toMatch(/\byour [a-z]+ house\b|\byour (Ascendant|Midheaven)\b|\brules your\b/)
  })
})

describe('every answer about a chart', () => {
  it.each(four)('is whole: nothing is held back and no sentence stands twice, for $name', ({ name }) => {
    for (const [question] of CHART_QUESTIONS) {
      const { text, rejected } = ask(name, question)
      expect(rejected, question).toEqual([])
      const sentences = text.split(/(?<=[.!?]["”’]?)\s+/).filter((sentence) => !/^(Yes|No)\.$/.test(sentence))
      expect(new Set(sentences).size, `${question}\n${text}`).toBe(sentences.length)
    }
  })
  it('goes on in the thread: another point, another house, in plain words', () => {
    const venus = ask('london', 'What sign is my Venus in?').text
    const thread = [{ question: 'What sign is my Venus in?', answer: venus }]
    expect(ask('london', 'and my Moon?', thread).text).toMatch(/^Your Moon stands at 12° Leo/)
    const simpler = ask('london', 'explain simpler', thread)
    expect(simpler.plan).toBe('chart.simpler')
    expect(simpler.text).not.toMatch(/Venus|house|Pisces/)
    const house = [{ question: 'What stands in my 2nd house?', answer: '…' }]
    expect(ask('london', 'what about the 8th?', house).text).toMatch(/^Your eighth house/)
  })
})

describe('an outside voice', () => {
  it.each([
    ['What stands in my 2nd house?', 'your second house holds the Sun, Mercury and Uranus'],
    ['Where is my Chiron?', 'your Chiron is in Aries, in your second house'],
    ['Do I have a T-square?', 'your Jupiter and Neptune form a T-square with Saturn at its point'],
    ['Is my 5th house empty?', 'your fifth house holds no planet'],
  ])('is given the fact as a statement: %s', (question, clause) => {
    const input = inputOf('london', question)
    const { context } = buildBrief(sky, heard(sky, input))
    const { messages } = promptFor(sky, context!, readAsk(sky, heard(sky, input)))
    expect(messages.at(-1)!.content).toContain(`f1: ${clause}\n`)
  })
  it.each(four)(
    'is told no degree, which would be a birthday, neither in the facts nor in what was said before: $name',
    ({ name }) => {
      for (const [question] of some) {
        const thread = [{ question, answer: ask(name, question).text }]
        const input = inputOf(name, question, thread)
        const { messages } = promptFor(
          sky,
          buildBrief(sky, heard(sky, input)).context!,
          readAsk(sky, heard(sky, input)),
        )
        expect(
          messages
            .slice(1)
            .map(({ content }) => content)
            .join('\n'),
        ).not.toMatch(/\d°/)
      }
    },
  )
  it('the degree is put in by the app', () => {
    const { context } = buildBrief(sky, heard(sky, inputOf('london', 'Where is my Chiron?')))
    expect(renderReferences('There it is: [[f1]].', refsOf(sky, context!))!.text).toBe(
      'There it is: your Chiron stands at 28° Aries, in your second house.',
    )
  })
  it.each(four)('speaks statements that the check understands and finds true: $name', (person) => {
    const { name, chart, timeZone } = person
    for (const [question] of CHART_QUESTIONS) {
      const { context } = buildBrief(sky, heard(sky, inputOf(name, question)))
      const ground = { sky, chart, zone: timeZone, at: context!.frame.at, day: context!.frame.today }
      for (const { statement, kind } of context!.asked) {
        if (kind !== 'chart') continue
        const { why, claims } = checkText(`${statement}.`, ground, { year: 2026, subject: null })
        expect(why, statement).toBeNull()
        expect(claims.length, statement).toBeGreaterThan(0)
      }
    }
  })
})
