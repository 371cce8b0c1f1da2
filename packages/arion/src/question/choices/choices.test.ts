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
])('%s names what there is to choose from', (question, choices) => {
  expect(choicesIn(question)).toEqual(choices)
})

it.each(['is he coming or not?', 'will i move this year', 'am i mad or what', 'more or less fine today'])(
  '%s names nothing to choose from',
  (question) => {
    expect(choicesIn(question)).toBeNull()
  },
)
