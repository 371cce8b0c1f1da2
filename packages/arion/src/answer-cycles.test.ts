import { answered, heard } from '../evals/asking.ts'
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answerWith } from './answer-with.ts'
import { sentencesOf } from './check/check-sentence.ts'
import type { UnreadAsk } from './types.ts'

const sky = await openSky()
const timeZone = 'Europe/Berlin'
const born = { at: new Date('1990-07-14T10:00:00Z'), latitude: 52.52, longitude: 13.4 }
const known = sky.chart(born)
const unknown = sky.chart({
  ...born,
  accuracy: { kind: 'unknown' },
  day: sky.localDay(timeZone, '1990-07-14'),
})
const input = (question: string, chart = known, more: Partial<UnreadAsk> = {}): UnreadAsk => ({
  question,
  at: new Date('2026-11-20T09:00:00Z'),
  thread: [],
  usedPhrases: [],
  asker: { seed: 'one', chart, timeZone },
  ...more,
})
function ask(question: string, chart = known) {
  return answered(sky, input(question, chart))
}

const QUESTIONS = [
  'When is my solar return?',
  'When is my lunar return?',
  'When is my Saturn return?',
  'When was my first Saturn return?',
  'When was my last Jupiter return?',
  'What is my profection year?',
  'What is my progressed Moon doing?',
  'When is the next full moon and what does it mean for me?',
  'What does the next new moon mean for me?',
  'Is there an eclipse soon and does it touch my chart?',
  'When does Mercury retrograde next and where in my chart?',
  'When does Saturn leave my 7th house?',
  'When does Pluto enter my 5th house?',
  'When does Saturn enter Taurus and what does it mean for me?',
  'What are the big transits of my life right now?',
  'How many days until my birthday, astrologically?',
  'What was going on for me in March 2020?',
  'What happened on 11 September 2001 for me?',
  'Why was last year so hard?',
  'How was yesterday for me?',
]

describe('the first sentence is the answer', () => {
  it.each([
    ['When is my solar return?', /^Your solar return is on Wednesday 14 July 2027, around 10:35\.(\s|$)/],
    [
      'When is the next full moon and what does it mean for me?',
      /^The next full moon is on Tuesday 24 November, around 15:55, in Gemini, in your ninth house/,
    ],
    [
      'Is there an eclipse soon and does it touch my chart?',
      /^The next eclipse is an annular eclipse of the Sun on Saturday 6 February 2027, around 17:00/,
    ],
    [
      'What is my profection year?',
      /^You are in a first-house year, a year of Libra, with Venus as its lord, from 14 July 2026 to 14 July 2027\.(\s|$)/,
    ],
    [
      'When was my first Saturn return?',
      /^Your first Saturn return was on Monday 6 January 2020, around 13:30\.(\s|$)/,
    ],
    [
      'When does Mercury retrograde next and where in my chart?',
      /^Mercury is retrograde next from 9 February to 3 March 2027, and turns back in Pisces, in your fifth house/,
    ],
    [
      'When does Saturn leave my 7th house?',
      /^Saturn leaves your seventh house, the house of partnership, on Saturday 7 August 2027, around 05:15\.(\s|$)/,
    ],
    ['How many days until my birthday, astrologically?', /^In 236 days, on Wednesday 14 July 2027/],
    ['What is my progressed Moon doing?', /^Your progressed Moon is in Leo, in your eleventh house/],
    ['What was going on for me in March 2020?', / in March 2020 was \w+ /],
    ['What happened on 11 September 2001 for me?', / on 11 September 2001 was \w+ /],
    ['Why was last year so hard?', / in 2025 was \w+ /],
    ['Is the Moon void of course now?', /^No\. The Moon is in Aries/],
    ['When does Pluto enter Aquarius?', /^Pluto is in Aquarius already, since 19 November 2024/],
    ['What sign does Jupiter go into next?', /^Jupiter enters Virgo on 26 July 2027/],
    ['What happened to me in 1985?', /^That was before you were born/],
    ['How does this winter compare with May 1931?', /^That was before you were born/],
    ['How was 1750 for me?', /from 1800 to 2200/],
  ])('%s', (question, words) => expect(ask(question).text).toMatch(words))
})

describe.each([
  ['a known birth time', known],
  ['an unknown one', unknown],
])('every answer, with %s', (_, chart) => {
  it.each(QUESTIONS)('%s', (question) => {
    const { text, rejected } = ask(question, chart)
    expect(rejected).toEqual([])
    expect(text).not.toMatch(/[{}]|undefined|null|NaN| {2}|\.\.|\s[,.;:]|,\.|!/)
    expect(text).toMatch(/[.?]["”]?$/)
    const sentences = sentencesOf(text.replaceAll('\n\n', ' '))
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})

it('an unknown birth time names no house and no angle, and says so once', () => {
  for (const question of QUESTIONS) {
    const { text } = ask(question, unknown)
    expect(text, question).not.toMatch(
      /your \w+ house|\w+-house year|your (Ascendant|Midheaven)|rules your|house of/,
    )
    expect(text.match(/birth time/g)?.length, question).toBe(1)
  }
})

it('the past is told as past, without claiming what happened', () => {
  for (const question of ['How was my 2019?', 'What was going on for me in March 2020?']) {
    const { text } = ask(question)
    expect(text).toMatch(/(you know and I do not|leave the events to you|the story is yours)/)
    expect(text).not.toMatch(/\b(Saturn|Jupiter|Uranus|Neptune|Pluto) (squares|opposes|joins|makes|is in)\b/)
  }
})

describe('with an outside model', () => {
  async function sentFor(question: string, thread: UnreadAsk['thread'] = []): Promise<string[]> {
    const sent: string[] = []
    async function* speak(messages: readonly { content: string }[]) {
      sent.push(JSON.stringify(messages))
      yield 'That is so. [[f1]].'
    }
    const voice = { speak, signal: new AbortController().signal }
    for await (const event of answerWith(sky, heard(sky, input(question, known, { thread })), voice))
      void event
    return sent
  }
  it.each([
    'When is my solar return?',
    'How many days until my birthday, astrologically?',
    'What is my profection year?',
    'When was my first Saturn return?',
    'What happened when I was nine?',
  ])('nothing is asked of it: %s', async (question) => expect(await sentFor(question)).toEqual([]))
  it('a birthday told earlier in the thread does not leave either', async () => {
    const question = 'When is my solar return?'
    const [sent] = await sentFor('When is the next full moon and what does it mean for me?', [
      { question, answer: ask(question).text },
    ])
    expect(sent).not.toMatch(/July|solar return|second-house year/)
  })
  it.each([
    [
      'When is the next full moon and what does it mean for me?',
      'f1: the full moon of 24 November 2026 falls in Gemini, in your ninth house',
    ],
    [
      'When does Saturn leave my 7th house?',
      'f1: Saturn is in your seventh house from 17 March 2026 to 7 August 2027',
    ],
    [
      'What was going on for me in March 2020?',
      'Uranus was square to your Mercury from 25 February 2020 to 14 April 2020, exact on 23 March 2020',
    ],
  ])('the facts reach it as statements: %s', async (question, statement) =>
    expect((await sentFor(question))[0]).toContain(statement),
  )
  it('hears that the time lies behind', async () =>
    expect((await sentFor('How was my 2019?'))[0]).toContain('lies behind'))
  it('no birth data is in any of it', async () => {
    for (const question of QUESTIONS)
      for (const sent of await sentFor(question)) expect(sent).not.toMatch(/1990|14 July|52\.52|13\.4\b/)
  })
})

it('"until my birthday" counts to the next one, on whatever day it is asked', () => {
  for (const day of ['2026-07-14T12:00:00Z', '2026-12-31T12:00:00Z', '2027-07-13T12:00:00Z']) {
    const asked = { ...input('How many days until my birthday?'), at: new Date(day) }
    expect(answered(sky, asked).text, day).toMatch(/^In \d+ days?, on \w+ 14 July\b/)
  }
})

describe('whether a return is on', () => {
  const births = [1961, 1974, 1988, 1995, 1997, 2003].map((year) =>
    sky.chart({ ...born, at: new Date(`${year}-05-14T10:00:00Z`) }),
  )
  const heads = (question: string) => births.map((chart) => ask(question, chart).text.split('\n\n')[0]!)
  it.each(['am i in my saturn return or not?', 'have i had my jupiter return already'])(
    'is seen from the one behind as well as from the one ahead: %s',
    (question) => {
      for (const head of heads(question)) {
        const isBehind = head.startsWith('It is behind you')
        if (isBehind) expect(head).toMatch(/The next one, your \w+ (Saturn|Jupiter) return (is|falls)/)
        else if (!/[Yy]our first/.test(head)) expect(head).toMatch(/The one before, your/)
        expect(head).toMatch(/^(It is behind you|Not now|Yes): your/)
      }
      expect(heads(question).some((head) => head.startsWith('It is behind you'))).toBe(true)
    },
  )
  it.each(['when is my saturn return', 'How old am I at my second Saturn return?'])(
    'is not asked by whoever asks when: %s',
    (question) => {
      for (const head of heads(question)) expect(head).not.toMatch(/The (next one|one before), your/)
    },
  )
})
