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
    ['Is Owen a Taurus or a Gemini, he’s May 22', { month: 5, day: 22, guess: null }],
    ['my nephew was born Sept 5, what sign is he', { month: 9, day: 5, guess: null }],
    ['My twins were born on 3 August. Are they Leos?', { month: 8, day: 3, guess: 'Leo' }],
    ['can you tell me what sign my niece is, born on 3 August', { month: 8, day: 3, guess: null }],
    [
      'i could EAT my nephew’s cheeks. is he a taurus baby, born 28 april',
      { month: 4, day: 28, guess: 'Taurus' },
    ],
    ['Which star sign is somebody born on 24 October?', { month: 10, day: 24, guess: null }],
  ])('%s', (typed, found) => expect(signOfDayIn(typed)).toEqual(found))

  it.each([
    'I was born on 24 October, what sign am I?',
    'he is a leo born on 3 August. should I call him? and when?',
    'she was born 4 November 1988, what sign is she',
    'Is 3 August a good day for a Leo?',
    'Mum found the lump on her birthday, 3 July. Is it cancer?',
    'My aunt was born on 3 August. Does she have cancer?',
    'My dad, born 5 July, is having tests. Is it cancer?',
    'Is 3 August good for a Leo birthday party?',
    'My husband’s birthday is 3 August. Is a Leo man faithful?',
    'She was born 5 March. Which sign is her best match?',
    'He was born 3 August. Is his Moon in Leo?',
    'Is Saturn in Aries on her birthday, 3 August?',
    'My son was born on 3 August and died last night. What sign was he?',
    'She was born on 3 August in 1988. What sign is she?',
    'he was born on 41 August, is he a Leo',
    'theres this girl mercy, shes 9 june. what does she want from me',
  ])('and here it is not asked: %s', (typed) => expect(signOfDayIn(typed)).toBeNull())
})
