import { expect, it } from 'vitest'
import { choicesIn } from './choices.ts'

it.each([
  ['should i stay in nursing or retrain as a counsellor?', ['stay in nursing', 'retrain as a counsellor']],
  ['job in berlin or job in hamburg', ['job in berlin', 'job in hamburg']],
  [
    'I am torn between the flat in town and the house by the sea.',
    ['the flat in town', 'the house by the sea'],
  ],
  ['Monday, Tuesday or Friday?', ['Monday', 'Tuesday', 'Friday']],
  ['red or blue, which one?', ['red', 'blue']],
  ['Should I sell the house? Or should I let it to students?', ['sell the house', 'let it to students']],
  [
    'I could retrain as a nurse. or should I keep the office job',
    ['retrain as a nurse', 'keep the office job'],
  ],
  [
    'There is a nursing place open. Or should I keep the office job?',
    ['a nursing place open', 'keep the office job'],
  ],
  [
    'quick one - is the week of Jan 11 ok for the hearing or should I ask for the 18th',
    ['the week of Jan 11', 'the 18th'],
  ],
])('%s names what there is to choose from', (question, choices) => {
  expect(choicesIn(question)).toEqual(choices)
})

it.each([
  'is he coming or not?',
  'will i move this year',
  'am i mad or what',
  'more or less fine today',
  'sorry - is it him or not',
])('%s names nothing to choose from', (question) => {
  expect(choicesIn(question)).toBeNull()
})
