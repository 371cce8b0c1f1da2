import { describe, expect, it } from 'vitest'
import { tellsTheirBirth } from './their-birth.ts'

describe("another's birth", () => {
  it.each([
    'His birthday is the 3rd of May 1971. Does that help?',
    'she is a libra if you need that',
    "I don't know her birthday, only the month. Is that enough?",
    'He was born on 2 March, in the evening I think.',
  ])('is told, and nothing else is asked: %s', (message) => expect(tellsTheirBirth(message)).toBe(true))

  it.each([
    'She is a libra. How do I tell her?',
    "it's her birthday party on Friday, do I go",
    'I was born in May',
  ])('and this asks or tells something else: %s', (message) => expect(tellsTheirBirth(message)).toBe(false))
})
