import { describe, expect, it } from 'vitest'
import { cycleIn, isAboutSkyAlone, tellsBirthday } from './cycle-question.ts'
import { understood } from '../../evals/asking.ts'

const frame = { today: '2026-11-20', isSouthern: false, birthday: '07-14', born: '1990-07-14' }
const kindOf = (question: string) => {
  const found = understood(question, frame)
  return found.kind === 'read' ? (found.intent.cycle?.is ?? found.intent.kind) : found.kind
}

describe('which cycle is asked about', () => {
  it.each([
    ['when is my solar return', { is: 'return', body: 'sun', which: 'next' }],
    ['when is my lunar return', { is: 'return', body: 'moon', which: 'next' }],
    ['when is my saturn return', { is: 'return', body: 'saturn', which: 'next' }],
    ['when was my first saturn return', { is: 'return', body: 'saturn', which: 1 }],
    ['when was my last jupiter return', { is: 'return', body: 'jupiter', which: 'last' }],
    ['what is my profection year', { is: 'profection' }],
    ['who is the lord of my year', { is: 'profection' }],
    ['what is my progressed moon doing', { is: 'progressed', body: 'moon' }],
    ['when is the next full moon and what does it mean for me', { is: 'lunation', phase: 'full' }],
    ['is there an eclipse soon and does it touch my chart', { is: 'eclipse', of: null }],
    ['when is the next solar eclipse for me', { is: 'eclipse', of: 'solar' }],
    ['when does mercury retrograde next and where in my chart', { is: 'retrograde', body: 'mercury' }],
    [
      'when does saturn leave my 7th house',
      { is: 'stay', body: 'saturn', turn: 'leaves', house: 7, sign: null, by: 'house' },
    ],
    [
      'when does pluto enter my fifth house',
      { is: 'stay', body: 'pluto', turn: 'enters', house: 5, sign: null, by: 'house' },
    ],
    [
      'which house is jupiter transiting now',
      { is: 'stay', body: 'jupiter', turn: 'is', house: null, sign: null, by: 'house' },
    ],
    ['what are the big transits of my life right now', { is: 'big' }],
    ['how many days until my birthday astrologically', { is: 'birthday' }],
  ])('%s', (text, cycle) => expect(cycleIn(text)).toEqual(cycle))

  it.each([
    'which house is my saturn in',
    'what does my moon say about me',
    'how will the time until my birthday be',
    'when will i meet somebody',
    'when is a good day next week',
    'should i return to my old job',
    'what does saturn do to me now',
  ])('none in: %s', (text) => expect(cycleIn(text)).toBeNull())
})

describe('what is only about the sky stays free', () => {
  it.each([
    'when is the next full moon',
    'is mercury retrograde',
    'is the moon void of course now',
    'when does pluto enter aquarius',
    'what sign does jupiter go into next',
    'when is the next eclipse',
    'what season is it',
  ])('%s', (text) => expect([isAboutSkyAlone(text), cycleIn(text)]).toEqual([true, null]))
})

describe('the past is read and no longer refused', () => {
  it.each([
    ['What was going on for me in March 2020?', 'past'],
    ['What happened on 11 September 2001 for me?', 'past'],
    ['Why was last year so hard?', 'past'],
    ['How was my 2019?', 'past'],
    ['What happened years ago?', 'asks_back'],
    ['How was 1750?', 'beyond_tables'],
    ['In 2019 I changed jobs, when will the next chance come?', 'when'],
    ['How will 2027 be for me?', 'outlook'],
    ['I was born on 3 May 1990. How will next month be?', 'outlook'],
  ])('%s', (question, kind) => expect(kindOf(question)).toBe(kind))
})

it('the questions whose answer is the birthday are known', () => {
  expect(
    [
      'When is my solar return?',
      'When was my first Saturn return?',
      'How many days until my birthday?',
      'What is my profection year?',
    ].every(tellsBirthday),
  ).toBe(true)
  expect(
    ['When is my lunar return?', 'When does Saturn leave my 7th house?', 'What happened in 2020?'].some(
      tellsBirthday,
    ),
  ).toBe(false)
})
