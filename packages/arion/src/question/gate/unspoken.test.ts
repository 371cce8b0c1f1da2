import { expect, it } from 'vitest'
import { unspokenQuestions } from './unspoken.ts'

const open = (message: string) => unspokenQuestions(message).map(({ words }) => words)

it.each([
  [
    'My cousin Ade has asked me for two thousand. He never paid the last one back.',
    'Do I say yes to Ade, or no?',
  ],
  [
    'The landlord wants us to sign for five more years. The rent goes up.',
    'Should we sign for five more years?',
  ],
  [
    'My brother says I should sell the car and be done with it.',
    'Should I sell the car and be done with it?',
  ],
  ['A neighbour offered to walk the dog. I feel uneasy and cannot explain it.', 'Why am I uneasy?'],
  [
    'i wanna paint the hall green but she thinks it will look like a hospital',
    'Should I paint the hall green?',
  ],
])('what is told leaves a question open: %s', (message, question) =>
  expect(open(message)).toContain(question),
)

it.each([
  'We had our toast and she called me by my name.',
  'I want to cry and I want to scream.',
  'The gig was good. Thanks for listening.',
])('and here nothing is left open: %s', (message) => expect(open(message)).toEqual([]))
