import { describe, expect, it } from 'vitest'
import { tellsTheirBirth } from './their-birth.ts'

describe("another's birth", () => {
  it.each([
    'His birthday is the 3rd of May 1971. Does that help?',
    'she is a libra if you need that',
    "I don't know her birthday, only the month. Is that enough?",
    'He was born on 2 March, in the evening I think.',
    'he is oct 9 1979 uruapan. the hour nobody knows my mom had 8 of us',
    'she is 3 feb 2003 btw',
  ])('is told, and nothing else is asked: %s', (message) => expect(tellsTheirBirth(message, true)).toBe(true))

  it('as a sign alone is for who asked something before', () =>
    expect(tellsTheirBirth('a man at work shouted at me, he is a leo of course', false)).toBe(false))

  it.each([
    'She is a libra. How do I tell her?',
    "it's her birthday party on Friday, do I go",
    'I was born in May',
  ])('and this asks or tells something else: %s', (message) =>
    expect(tellsTheirBirth(message, true)).toBe(false),
  )
})
