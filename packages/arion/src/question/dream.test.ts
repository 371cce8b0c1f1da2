import { describe, expect, it } from 'vitest'
import { tellsDream } from './dream.ts'

describe('a dream', () => {
  it.each([
    'I had a dream about my old school last night',
    'had that weird dream again, the train leaves without me',
    'i dreamt my teeth fell out what does it mean',
    'My grandmother came to me in a dream',
    'I keep dreaming that I am falling',
    'what does my dream mean',
    'In my dream there was a snake in the kitchen',
    'I’ve been having nightmares since Monday',
  ])('is told: %s', (question) => expect(tellsDream(question)).toBe(true))

  it.each([
    'Will I get my dream job?',
    'I keep dreaming of moving to Spain, when should I go?',
    'He is the man of my dreams',
    'I have a dream house in mind, shall I buy it?',
    'Does Neptune on my Moon give me such dreams?',
    'I dream of opening a bakery',
    'Should I give up on my dream?',
    'in a dream job, would I be happy?',
  ])('is none: %s', (question) => expect(tellsDream(question)).toBe(false))
})
