import { ONLY_ASKS } from '../../evals/short-reading.ts'
import { describe, expect, it } from 'vitest'
import type { Heard } from '../listen/heard.ts'
import { ABOUT, DECLINES, WANTS } from '../listen/vocabulary.ts'
import { read } from './read.ts'

const even = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0.01])) as Record<Name, number>

const heard = (timed: number, wants: 'why' | 'when' = 'why'): Heard => ({
  about: { ...even(ABOUT), self: 0.8 },
  wants: { ...even(WANTS), [wants]: 0.9 },
  pairs: [{ about: 'self', wants }],
  care: { none: 1, crisis: 0, harm: 0, abuse: 0 },
  declines: even(DECLINES),
  leans: 0,
  understood: 1,
  chooses: 0,
  timed,
  act: ONLY_ASKS,
  known: [],
  ill: 0,
  deed: 0,
})

const careOf = (question: string, cry: 'crisis' | 'abuse', share: number) => {
  const care = { ...heard(0).care, none: 1 - share, [cry]: share }
  const frame = { today: '2026-11-20', isSouthern: false }
  const found = read({ question, thread: [], frame, hear: () => ({ ...heard(0), care }) })
  return [found.care, found.faintCry]
}

it.each([
  ['He put me in hospital on Saturday and I told them I fell.', 'abuse', 0.99],
  ['They want me at the clinic for a scan and I put my things in order', 'crisis', 0.99],
  ['You should have seen the marks he left on me', 'abuse', 0.95],
  ['Tell me something nobody else would notice about my chart', 'crisis', 0.99],
] as const)('nothing lowers a cry that is certain, or done to somebody: %s', (question, cry, share) =>
  expect(careOf(question, cry, share)[0]).toBe(cry),
)

it.each([
  ['I have paid everything off and written to everybody, I feel relieved', 'crisis'],
  ['Which day is kind for my mammogram?', 'crisis'],
  ['Tell me something nobody else would notice about my chart', 'crisis'],
] as const)('what is lowered keeps its line: %s', (question, cry) =>
  expect(careOf(question, cry, 0.95)).toEqual([null, cry]),
)

it('several signs of a farewell are asked about, however little the ear makes of them', () =>
  expect(
    careOf(
      'Thank you for everything. My papers are in the drawer and the cat goes to my sister.',
      'crisis',
      0.1,
    ),
  ).toEqual(['crisis', undefined]))

it.each([
  ['is said in heavy words', 'I have the tablets counted. I cannot go on.', 0.99, ['crisis', undefined]],
  ['is loud has a line for help', 'I have the tablets counted.', 0.99, [null, 'crisis']],
  ['is half loud', 'I have the tablets counted.', 0.7, [null, undefined]],
] as const)('a cry in a part of a letter which asks nothing, that %s', (_, said, share, expected) => {
  const told = 'The dog was sick on the stairs and the boiler man came late again with his radio on. '
  const question = `${told.repeat(3)}${said} ${told.repeat(4)}Should I take the post in Leeds?`
  const cried = { ...heard(0).care, none: 1 - share, crisis: share }
  const hear = (text: string) =>
    text.includes('tablets') && !text.includes('Leeds') ? { ...heard(0), care: cried } : heard(0)
  const frame = { today: '2026-11-20', isSouthern: false }
  const { care, faintCry } = read({ question, thread: [], frame, hear })
  expect([care, faintCry]).toEqual(expected)
})

const timeOf = (question: string, of: Heard) =>
  read({ question, thread: [], frame: { today: '2026-11-20', isSouthern: false }, hear: () => of }).asks[0]
    .time

it('a time that is surely only told is not what is asked about', () => {
  expect(timeOf('I sat there in June. Why am I like this', heard(0.03))).toBeNull()
  expect(timeOf('and next month?', heard(0.03))).toMatchObject({ from: '2026-12-01', to: '2026-12-31' })
  expect(timeOf('how is June', heard(0.6))).toMatchObject({ from: '2027-06-01', to: '2027-06-30' })
})

it('what has to be done by a day, or is so today, is asked about though it is told beside the question', () => {
  const until = { from: '2026-11-20', to: '2026-11-27' }
  expect(timeOf('He wants his answer by Friday. The shifts or the college?', heard(0.2))).toMatchObject(until)
  expect(timeOf('Rent went up today and I ate out of the pan. What can I cut?', heard(0.6))).not.toBeNull()
  expect(timeOf('Rent went up today and I ate out of the pan. What can I cut?', heard(0.2))).toBeNull()
  expect(timeOf('My boyfriend moved out on Tuesday. Should I write to him?', heard(0.6))).toBeNull()
})

it('"till then" keeps its last word', () =>
  expect(timeOf('results on the 27th. will I be ok till then', heard(0.9))).toMatchObject({
    from: '2026-11-20',
    to: '2026-11-27',
  }))

it('where a time is surely meant and none is named it is today, unless a day is asked for', () => {
  expect(timeOf('42 people came', heard(0.65))).toMatchObject({ from: '2026-11-20', to: '2026-11-20' })
  expect(timeOf('42 people came', heard(0.4))).toBeNull()
  expect(timeOf('which day for the guests', heard(0.7, 'when'))).toBeNull()
})

it.each([
  ['My father died on Friday.', 'grief'],
  ['Yay, I got the keys!', 'joy'],
  ["I'm so scared of the results, they come on Monday", 'fear'],
  ['I am furious, she sold it without asking me', 'anger'],
  ['You would say this to anybody', 'doubt'],
  ['How will my work go in March?', null],
] as const)('the tone of what is told is read with it: %s', (question, tone) => {
  const frame = { today: '2026-11-20', isSouthern: false }
  const { wants, ...others } = heard(0, 'why')
  const of = { ...others, wants: { ...wants, none: 0.4 } }
  expect(read({ question, thread: [], frame, hear: () => of }).tone).toBe(tone)
})

describe('what a rule reads with certainty', () => {
  const frame = { today: '2026-11-20', isSouthern: false }
  const hear = () => {
    throw new Error('an ear was asked')
  }

  it.each(['What is my purpose?', 'How does next month look for my work?', 'my Mars?', 'Saturn'])(
    'is read without an ear: %s',
    (question) => {
      const found = read({ question, thread: [], frame, hear })
      expect(found.asks[0].confidence).toBeGreaterThan(0.9)
      expect(Math.min(...Object.values(found.sureOf))).toBe(1)
    },
  )

  it.each(['And my Mars, is it weak?', 'Lilith', 'What is my purpose in this job?'])(
    'and nothing else is: %s',
    (question) => expect(() => read({ question, thread: [], frame, hear })).toThrow('an ear was asked'),
  )

  it('nor in a thread, where it may go on with a death that was told', () => {
    const thread = [{ question: 'My sister died on Tuesday', answer: 'I am so sorry.' }]
    const purpose = { question: 'What is my purpose?', thread, frame, hear }
    expect(() => read(purpose)).toThrow('an ear was asked')
  })
})
