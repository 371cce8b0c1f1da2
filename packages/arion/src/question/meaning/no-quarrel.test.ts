/** What another person is to somebody: no quarrel is planned where none is told. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../../../evals/asking.ts'
import { people } from '../../../evals/people.ts'

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
