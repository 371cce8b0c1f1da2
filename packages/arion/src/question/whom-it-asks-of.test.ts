import { describe, expect, it } from 'vitest'
import { isOfAskerAlone, whoseReason } from './whom-it-asks-of.ts'

describe('whose doing a why is about', () => {
  it.each([
    ['why is priya being weird w me. left on seen since tues', 'Priya'],
    ['"As you want" is not an agreement. Why does he do that', 'him'],
    ['why does my brother never ring me', 'your brother'],
    ['Why won’t they answer?', 'them'],
  ])('%s', (question, who) => expect(whoseReason(question)).toBe(who))

  it.each([
    'why is work being so slow',
    'Why do I always run?',
    'why is it that my week is never over',
    'Why is my luck so bad',
    'Will he ring?',
  ])('and of nobody else: %s', (question) => expect(whoseReason(question)).toBeNull())
})

it('who is only told of is not in what is asked', () => {
  expect(isOfAskerAlone('My cousin put it on my phone. Should I take the post?')).toBe(true)
  expect(isOfAskerAlone('I quarrelled with my cousin. Should I ring her?')).toBe(false)
  expect(isOfAskerAlone('My sister rang yesterday.')).toBe(false)
})
