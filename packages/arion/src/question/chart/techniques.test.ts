/** Facts by rarer ways of reading: heard by their words, computed, and held against the sky by the check. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../../../evals/asking.ts'
import { checkText } from '../../check/check-sentence.ts'
import { plain } from '../plain-text.ts'
import { techniquesIn } from './techniques.ts'

const sky = await openSky()
const at = new Date('2026-11-22T11:00:00Z')
/** Oxford on 22 May 1959; Wellington on 11 December 1974; Alta, beyond the polar circle, on 3 June 1946. */
const BORN = {
  oxford: ['Europe/London', '1959-05-22T21:10', 51.752, -1.2577],
  wellington: ['Pacific/Auckland', '1974-12-11T10:05', -41.2866, 174.7756],
  alta: ['Europe/Oslo', '1946-06-03T05:43', 69.9689, 23.2716],
} as const
const chartOf = (name: keyof typeof BORN) => {
  const [zone, local, latitude, longitude] = BORN[name]
  return { zone, chart: sky.chart({ at: sky.localTime(zone, local).instants[0], latitude, longitude }) }
}
const ask = (
  name: keyof typeof BORN,
  question: string,
  thread: { question: string; answer: string }[] = [],
) => {
  const { zone, chart } = chartOf(name)
  return answered(sky, {
    question,
    at,
    thread,
    usedPhrases: [],
    asker: { seed: name, chart, timeZone: zone },
  })
}

describe('the fact that was asked for comes first', () => {
  it.each<[keyof typeof BORN, string, string]>([
    ['oxford', 'Chart ruler and its dispositor, please.', 'Your Jupiter has Mars for its dispositor.'],
    ['oxford', 'who is the dispositor of my Venus', 'Your Venus has the Moon for its dispositor.'],
    [
      'oxford',
      'Any mutual receptions in my nativity?',
      'No two of your planets are in mutual reception by sign.',
    ],
    ['oxford', 'are any of my planets unaspected', 'Your Venus makes no major aspect to another planet.'],
    [
      'oxford',
      'Is my Venus combust, and what is its essential dignity?',
      'No. Your Venus stands 42° away from the Sun.',
    ],
    ['oxford', 'how many degrees is my venus from the sun', 'Your Venus stands 42° away from the Sun.'],
    [
      'oxford',
      'my next progressed lunation?',
      'Your next progressed new moon falls in February 2033, in Leo.',
    ],
    ['oxford', 'next progressed full moon', 'Your next progressed full moon falls in '],
    [
      'oxford',
      'What is rising in my 2027 solar return, and which house does the SR Moon fall in?',
      'Your solar return of 2027 has Cancer rising and its Moon in Sagittarius, in its sixth house.',
    ],
    [
      'wellington',
      'Is my Chiron return over yet?',
      'Yes. Your Chiron return was exact on 21 April 2024 and on 8 November 2024 and on 19 February 2025.',
    ],
    [
      'wellington',
      'Tell me something nobody else would notice about my chart',
      'The closest personal aspect in your chart is ',
    ],
    [
      'alta',
      'what is my rising sign please and does it matter that I was born so far north',
      'Your Ascendant stands at 11° Leo.',
    ],
    [
      'oxford',
      'Next three hits of Pluto to my natal planets with dates',
      'The next is Pluto in sextile with your Ascendant',
    ],
    ['wellington', 'when are the pluto hits on my Sun', 'The next is Pluto '],
  ])('%s: %s', (name, question, fact) => {
    const { text, outcome, rejected } = ask(name, question)
    expect(text).toContain(fact)
    expect(rejected).toEqual([])
    expect(outcome).toBe('answered')
  })

  it('is asked of another planet in the next turn', () => {
    const question = 'Is my Venus combust, and what is its essential dignity?'
    const { text } = ask('oxford', 'and Mercury?', [{ question, answer: ask('oxford', question).text }])
    expect(text).toMatch(/^Your Mercury stands 13° away from the Sun\..*Mercury has neither dignity/s)
  })

  it('two that are asked for in one breath stand in one answer, and neither waits', () => {
    const { text, asksBack } = ask('oxford', 'Any mutual receptions or unaspected planets in my nativity')
    expect(text).toMatch(/mutual reception.*makes no major aspect/s)
    expect(asksBack).toBeNull()
  })
})

describe('the check holds what is said against the sky', () => {
  const says = (sentence: string, name: keyof typeof BORN = 'oxford') => {
    const { zone, chart } = chartOf(name)
    return checkText(sentence, { sky, chart, zone, at, day: '2026-11-22' }, { year: 2026, subject: null }).why
  }
  it.each<[string, keyof typeof BORN]>([
    ['Your Jupiter has Venus for its dispositor.', 'oxford'],
    ['Your Venus is its own dispositor.', 'oxford'],
    ['Your Venus and Moon are in mutual reception by sign.', 'oxford'],
    ['Your Mars makes no major aspect to another planet.', 'oxford'],
    ['Each of your planets makes a major aspect to another.', 'oxford'],
    ['Your Venus stands 41° away from the Sun.', 'oxford'],
    ['Your next progressed new moon falls in March 2034, in Leo.', 'oxford'],
    ['Your next progressed new moon falls in February 2033, in Virgo.', 'oxford'],
    ['Your solar return of 2027 has Leo rising and its Moon in Sagittarius, in its sixth house.', 'oxford'],
    [
      'Your solar return of 2027 has Cancer rising and its Moon in Sagittarius, in its fifth house.',
      'oxford',
    ],
    ['Your Chiron return is exact on 21 April 2024.', 'wellington'],
    ['Your Chiron return was exact on 1 May 2024.', 'wellington'],
  ])('false: %s', (sentence, name) => expect(says(sentence, name)).not.toBeNull())
})

describe('a misspelt Ascendant', () => {
  it.each([
    'and what is my ascendent',
    'my ascedant?',
    'what is my assendant',
    'wat is my ascendand',
    'what is my acsendant',
    'where is my ascendnt',
  ])('%s', (question) => expect(ask('oxford', question).text).toMatch(/Ascendant/))
})

describe('what is no question of technique', () => {
  it.each([
    'when will he return to me',
    'what does my solar return ask of me',
    'is my disposition too dark',
    'I was born in the north of England, should I move',
    'my new moon wishes',
    'what hits me so hard about it',
  ])('%s', (question) => expect(techniquesIn(plain(question))).toEqual([]))
})
