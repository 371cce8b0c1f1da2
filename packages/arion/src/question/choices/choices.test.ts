import { describe, expect, it } from 'vitest'
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
  ['Is the flat the better one or the house?', ['the flat', 'the house']],
  ['Should I take the right way or the left way?', ['take the right way', 'the left way']],
  ['Would the 6th itself be the better day or the Sunday before?', ['the 6th', 'the Sunday before']],
  [
    'he wants either to redo the roof or see his aunt in kent or get a boat',
    ['redo the roof', 'see his aunt in kent', 'get a boat'],
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

describe('where one of several was heard to be asked for', () => {
  it.each([
    ['I go by bus or I accept that she takes me?', ['I go by bus', 'I accept that she takes me']],
    [
      'costume course, or go full time at the bar, or move south with the band and tour. which',
      ['costume course', 'go full time at the bar', 'move south with the band and tour'],
    ],
    [
      'Two ways on my desk: a year abroad with Ann and her band, or the office here on the hill. Which is mine?',
      ['a year abroad with Ann and her band', 'the office here on the hill'],
    ],
    [
      '(1) remain at the school, pension sure; (2) take the other at Ikeja, double pay. Which is stronger?',
      ['remain at the school', 'take the other at Ikeja'],
    ],
  ])('their words need no lead: %s', (question, choices) => {
    expect(choicesIn(question)).toBeNull()
    expect(choicesIn(question, true)).toEqual(choices)
  })

  it.each([
    'I have nothing to do but sit or go to church. What does the day have in it?',
    'I keep the place by the lake that nobody has wanted since spring, the flat, or the barn. which',
    'so which one is me the paper one or the real one I feel like some days',
  ])('what is only told holds none: %s', (question) => expect(choicesIn(question, true)).toBeNull())
})

it('a line of dashes is read as fast as anything else', () => {
  const began = performance.now()
  choicesIn(`should I stay or go ${'-'.repeat(1_000)}x`)
  expect(performance.now() - began).toBeLessThan(500)
})

it('no and stays with what was lettered', () => {
  expect(choicesIn('Is it (a) the flat in town or (b) the house by the sea? Which?', true)).toEqual([
    'the flat in town',
    'the house by the sea',
  ])
})
