/** What no chart can answer is not answered a turn later either, whatever day is named then. */
import { openSky } from '@astrarium/sky'
import { expect, it } from 'vitest'
import { talk } from '../evals/asking.ts'
import { askerOf, people } from '../evals/people.ts'

const sky = await openSky()
const asker = askerOf(people(sky)[0]!)
const at = new Date('2026-11-28T09:00:00Z')
const lastOf = (...turns: string[]) => talk(sky, { asker, at }, ...turns).at(-1)!

it.each([
  ['Should I have the surgery on the 3rd?', 'and the 10th instead?'],
  ['Should I have the surgery on the 3rd?', 'what about friday?'],
  ['Should I have the surgery on the 3rd?', 'and next month?'],
  ['Should I have the surgery on the 3rd?', 'when is best then?'],
  ['Should I have the surgery on the 3rd?', 'another day?'],
  ['Should I have the surgery on the 3rd?', 'another day?', 'not that day', 'and the 10th?'],
  ['Should I have the surgery on the 3rd?', 'why?', 'no, I meant the 10th'],
  ['Should I have the surgery on the 3rd?', 'and for my mother?'],
  ['Should I have the surgery on the 3rd?', 'and the 10th instead?', 'or the 17th?'],
  ['I can have the surgery on the 3rd or the 10th. Which one?', 'and the 17th instead?'],
  ['Is the 11th or the 14th better to start chemo?', 'would the 16th be better?'],
])('a body is left to its doctor at no charge: %s … %s', (...turns) => {
  const { outcome, text, plan } = lastOf(...turns)
  expect([plan, outcome]).toEqual([expect.stringMatching(/\.medical$/), 'not_understood'])
  expect(text).toMatch(/doctor|surgeon/)
  expect(text).not.toMatch(/better|easier|wind behind/)
})

it('a case in court keeps its first sentence', () => {
  const { plan, text } = lastOf('Should I sue my landlord on Friday or Monday?', 'and Tuesday instead?')
  expect(plan).toBe('choice.legal')
  expect(text).toMatch(/knows the law|lawyer/)
})

it('and another matter is answered as ever', () => {
  const { outcome, plan } = lastOf('Should I have the surgery on the 3rd?', 'and at work?')
  expect([outcome, plan]).toEqual(['answered', 'yes_no'])
})

it.each([
  'When will the baby come, Friday or Saturday?',
  'When do my exam results come, Monday or Tuesday?',
  'When does she arrive, Friday or Saturday?',
  'Which day will he call, Monday or Tuesday?',
])('what another does or what only happens is no choice of days: %s', (question) => {
  const { outcome, text } = lastOf(question)
  expect(outcome).toBe('not_understood')
  expect(text).not.toMatch(/ is the (?:better|easier)|wind behind|November|December/)
})
