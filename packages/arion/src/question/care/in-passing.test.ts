import { describe, expect, it } from 'vitest'
import { isInPassing } from './in-passing.ts'

describe('an illness that is only told of', () => {
  it.each([
    'My mother has a bad hip. Should she move in before the summer or after it?',
    'She is expecting and I smiled. Why am I so jealous of her?',
    'I have seen two specialists, so please do not send me to the doctor. What is it that keeps me awake?',
    'Thursday is Thanksgiving. What do the planets recommend besides running a fever?',
  ])('refuses nothing that is asked beside it: %s', (message) => expect(isInPassing(message)).toBe(true))

  it.each([
    'my chest is tight before work, do i need to worry',
    'My shoulder hurts. Will it settle?',
    'I had a biopsy. Will the results be good?',
    'My knee went again and it is sore.',
  ])('and this is asked of a doctor: %s', (message) => expect(isInPassing(message)).toBe(false))
})
