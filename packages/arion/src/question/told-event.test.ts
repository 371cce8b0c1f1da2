import { describe, expect, it } from 'vitest'
import { OF_DEATH, onlyTells, toldEventIn } from './told-event.ts'

describe('what has happened to somebody who asks nothing', () => {
  it.each([
    ['he left me eleven days ago', 'left'],
    ['my wife moved out on sunday', 'left'],
    ["he moved out on sunday. i don't feel good", 'left'],
    ['my wife left me and i am not happy', 'left'],
    ['my husband is divorcing me', 'left'],
    ['nobody said a word when i came in', 'overlooked'],
  ] as const)('is heard: %s', (text, event) => expect(toldEventIn(text)).toBe(event))
  it.each([
    'he left the company and i took over his team, so happy',
    'my husband left for work. good evening',
    'she left me a voicemail',
    'my brother moved out of the way',
    'my wife walked out of the clinic today healthy',
  ])('and no parting is made of who goes out of the house: %s', (text) =>
    expect(toldEventIn(text)).toBeNull(),
  )
  it.each(['nobody said anything. just curious about my mars', 'a fight with mum. your thoughts please'])(
    'what asks in other words is no mere telling: %s',
    (text) => expect(onlyTells(text, text)).toBe(false),
  )
  it.each(['late for work', 'my phone is on its last legs, dead tired', 'i was late again, deadline'])(
    'and no death is heard in: %s',
    (text) => expect(OF_DEATH.test(text)).toBe(false),
  )
})
