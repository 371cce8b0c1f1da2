/** What another person is to somebody: no quarrel is planned where none is told. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered, understood } from '../../../evals/asking.ts'
import { people } from '../../../evals/people.ts'

const frame = { today: '2026-11-22', isSouthern: false }
const sky = await openSky()
const { chart, timeZone } = people(sky).find(({ name }) => name === 'london')!
const ask = (question: string) =>
  answered(sky, {
    question,
    asker: { seed: 'london', chart, timeZone },
    at: new Date('2026-11-22T11:00:00Z'),
    thread: [],
    usedPhrases: [],
  })
const said = (question: string) => {
  const found = understood(question, frame)
  return found.kind === 'read' ? `${found.intent.kind} ${found.intent.theme}` : found.kind
}

describe('what somebody finds in the asker is a question about the asker', () => {
  it.each([
    ['my wife says I am cold. is she right according to your planets', 'why love'],
    ['My husband keeps telling me I never listen, is that true?', 'why love'],
    ['my boss thinks I talk too much, is he right?', 'why work'],
    ['my daughter says i am too strict. is she right', 'why children'],
    ['my mother says I am selfish, is it true', 'why family'],
    ['my best friend says I never ask how she is. am i like that', 'why friends'],
    ['people say I am intimidating, why', 'why self'],
  ])('%s: %s', (question, expected) => expect(said(question)).toBe(expected))

  it('and nobody is taken sides with', () => {
    const { text, outcome } = ask('my wife says I am cold. is she right according to your planets')
    expect(outcome).toBe('answered')
    expect(text).toMatch(/^(Whether that is fair|I take no side)[^\n]*side of it/)
  })
})

describe('somebody who is ill needs no plan of a talk', () => {
  it.each([
    'My mother is sick at home and I am far away. How can I support her?',
    'my dad has dementia, how do I help him',
    'How can I be there for my sister while she has chemo',
    'my husband is ill, what can I do for him',
    'how do i support my friend who is in hospital',
    'My grandmother is frail now. How can I be near her?',
  ])('%s', (question) => {
    const { text, rejected } = ask(question)
    expect(rejected).toEqual([])
    expect(text).not.toMatch(/loud|quarrel|Mind one thing|Let them finish/)
    expect(text).toMatch(/doctors?/)
  })
})

describe('the plan of a quarrel', () => {
  it.each([
    'How can I be closer to my son?',
    'how do I let my mother in',
    'How can I be a better friend to my sister?',
    'how do i get to know my colleague',
    'How can I make my wife feel loved?',
    'how can i be more patient with my daughter',
  ])('is none of: %s', (question) =>
    expect(ask(question).text).not.toMatch(
      /gets loud|still a disagreement|before you say what was done to you/,
    ),
  )
})
