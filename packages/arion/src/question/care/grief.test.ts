import { describe, expect, it } from 'vitest'
import { griefIn } from './grief.ts'

const grief = (question: string) => griefIn(question, '2026-11-22')

describe('a child that was lost before it was born', () => {
  it.each([
    'I was pregnant and lost it on Sunday. Should I travel?',
    'I was ten weeks pregnant and we lost the baby.',
    'i am pregnant and lost her yesterday',
    'We were pregnant. We lost it last week. How do I tell my mother?',
    'I was pregnant with a boy and I lost him in October.',
    'My pregnancy was going so well, then I lost it at twelve weeks.',
    'I was pregnant and I have lost it. How is my week?',
    'She was pregnant and she lost the baby, how can she go on?',
    "I've been pregnant since June and lost them both.",
    'I was pregnant but I lost it this morning',
  ])('is mourned: %s', (question) => expect(grief(question)).toBe('fresh'))

  it.each([
    'I am pregnant and I lost it with my husband yesterday. Should I say sorry?',
    'I am pregnant and completely lost it at work. Will they forgive me?',
    'My ring got tight while I was pregnant and I lost it on the beach. Will I find it?',
    'I am pregnant and lost my keys. Will I find them?',
    'I am pregnant and I lost the baby monitor. Where is it?',
    'I was pregnant and then lost the baby weight. Should I run?',
    'I am not pregnant. I lost it on Monday, my bracelet.',
    'I am pregnant and lost her number yesterday.',
    'My sister is pregnant and I lost it when she told me.',
    'I am pregnant. I had a scarf and lost it on Friday.',
  ])('and nobody in: %s', (question) => expect(grief(question)).toBeNull())
})

it('mourns nobody who would be late for her own funeral', () => {
  expect(grief('Mama will not miss Yennayer even for her own funeral. Which day for the party?')).toBeNull()
  expect(grief('I could not speak at her funeral on Monday.')).toBe('fresh')
})
