import { describe, expect, it } from 'vitest'
import { signOfDayIn } from './sign-of-day.ts'

describe('the sign of somebody’s birthday', () => {
  it.each([
    [
      'Is Bran a Leo. He was born in the hot press on the 3rd of August and he has the good chair since',
      { month: 8, day: 3, guess: 'Leo' },
    ],
    ['my baby was born march 5, what sign is she?', { month: 3, day: 5, guess: null }],
    ['shes 9 june so gemini right?', { month: 6, day: 9, guess: 'Gemini' }],
    ['Which star sign is somebody born on 24 October?', { month: 10, day: 24, guess: null }],
  ])('%s', (typed, found) => expect(signOfDayIn(typed)).toEqual(found))

  it.each([
    'I was born on 24 October, what sign am I?',
    'he is a leo born on 3 August. should I call him? and when?',
    'she was born 4 November 1988, what sign is she',
    'Is 3 August a good day for a Leo?',
    'he was born on 41 August, is he a Leo',
    'theres this girl mercy, shes 9 june. what does she want from me',
  ])('and here it is not asked: %s', (typed) => expect(signOfDayIn(typed)).toBeNull())
})
