import { describe, expect, it } from 'vitest'
import { understood } from '../../../evals/asking.ts'
import { asksForTheUnseen } from './asks-for-the-unseen.ts'

const frame = { today: '2026-11-22', isSouthern: false }

describe('what others miss, asked out of curiosity', () => {
  it.each([
    'Tell me something nobody else would notice about my chart',
    'Say one thing about me that no one would guess',
    'What is the rarest thing in my chart?',
    'Can you name a detail of my birth chart that most astrologers miss?',
    'tell me a secret about me that even my sister does not know',
    'Give me one fact that would not be true of my neighbour, my neighbour would never fit it',
    'is there anything unusual in my chart?',
    'show me something strange about my placements',
  ])('is no cry: %s', (question) => {
    expect(asksForTheUnseen(question)).toBe(true)
    expect(understood(question, frame).kind).not.toBe('crisis')
  })

  it.each([
    'Tell me something, would anyone notice if I was gone?',
    'Nobody would notice if I disappeared',
    'tell me one reason why nobody would miss me when I am dead',
    'No one sees me anymore and I want to end it, what does my chart say',
    'what is one thing that would make people care if i died',
    'What should I do, nobody knows what he does to me at night',
    'What is the point, nobody would notice',
    'What do I do, no one sees how bad it is at home',
    'What do I do, no one sees how he treats me',
  ])('and this may be one: %s', (question) => expect(asksForTheUnseen(question)).toBe(false))

  it.each([
    'What can you tell me about my career?',
    'What do you see in my chart?',
    'What do you know about me?',
    'Tell me what you see for my job this month',
    'What is special about today?',
    'What does my mother have against me?',
    'Tell me what others think of me',
  ])('and this is an everyday question: %s', (question) => expect(asksForTheUnseen(question)).toBe(false))

  it.each(['Tell me something, would anyone notice if I was gone?', 'Nobody would notice if I disappeared'])(
    'and stays one: %s',
    (question) => expect(understood(question, frame).kind).toBe('crisis'),
  )
})
