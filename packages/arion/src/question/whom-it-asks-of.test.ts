import { describe, expect, it } from 'vitest'
import { isOfAskerAlone, whoseReason } from './whom-it-asks-of.ts'

describe('whose doing a why is about', () => {
  it.each([
    ['why is priya being weird w me. now shes posting w others', 'Priya'],
    ['"As you want" is not an agreement. Why does he do that', 'him'],
    ['why does my brother never ring me', 'your brother'],
    ['My neighbours moved the fence. Why won’t they answer?', 'them'],
    ['Why does Tom never call?', 'Tom'],
    ['Why does my best friend avoid me?', 'your friend'],
  ])('%s', (question, who) => expect(whoseReason(question)).toBe(who))

  it.each([
    'why is work being so slow',
    'Why do I always run?',
    'why is it that my week is never over',
    'Why is my luck so bad',
    'Will he ring?',
    'why are things so weird between us',
    'why is money being weird',
    'Why is he on my mind so much?',
    'My migraines come every spring. Why do they come then?',
    'Why did my father die when I was six?',
    'My mother died in 2010. Why did she leave us when I was nine?',
  ])('and of nobody else: %s', (question) => expect(whoseReason(question)).toBeNull())
})

it('who is only told of is not in what is asked', () => {
  expect(isOfAskerAlone('My cousin put it on my phone. Should I take the post?')).toBe(true)
  expect(isOfAskerAlone('I quarrelled with my cousin. Should I ring her?')).toBe(false)
  expect(isOfAskerAlone('My sister rang yesterday.')).toBe(false)
  expect(isOfAskerAlone('My husband drinks. Will it ever get better?')).toBe(false)
  expect(isOfAskerAlone('My wife wants a divorce. Can this marriage be saved?')).toBe(false)
  expect(isOfAskerAlone('my brother tom owes money. should i sue tom')).toBe(false)
})
