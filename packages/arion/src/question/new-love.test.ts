import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../../evals/asking.ts'
import { people } from '../../evals/people.ts'
import { asksNewLove } from './new-love.ts'

const sky = await openSky()
const everybody = people(sky)
const at = new Date('2026-11-20T09:00:00Z')

function ask(question: string, { name, ...rest } = everybody[0]!, about?: string) {
  const asker = { seed: name, ...rest, ...(about && { about }) }
  return answered(sky, { question, at, thread: [], usedPhrases: [], asker })
}

describe('a new love', () => {
  it.each([
    'When will I meet a new love?',
    'I not want Paulo back. I ask if a new love will come to me, and when.',
    'Is too late for me to have love again?',
    'when can i date again',
    'Will I find someone new?',
    'Will I ever remarry?',
    'Will there be a new man in my life?',
  ])('is asked for: %s', (typed) => expect(asksNewLove(typed)).toBe(true))

  it.each([
    'Will he find someone new?',
    'My ex has a new girlfriend. Should I write to him?',
    'Will she love me again?',
    'When will Paulo come back?',
    'Will I love my new job?',
  ])('and none in: %s', (typed) => expect(asksNewLove(typed)).toBe(false))

  it.each([
    'My husband leave me after 24 years. I am 52. Is too late for me to have love again? When?',
    'My husband left me after 24 years. I am 52. Is it too late for me to have love again? When?',
    'Divorced two years. When will love come again?',
    'My wife left me in spring. Will I find someone new?',
  ])('after a separation is read as meeting somebody, with one sentence for what ended: %s', (question) => {
    for (const person of everybody.slice(0, 3)) {
      const { text, outcome, plan } = ask(question, person)
      expect(outcome).toBe('answered')
      expect(['when', 'yes_no']).toContain(plan)
      expect(text).toMatch(/^[^\n]*what has ended|^What has ended/i)
      expect(text).toMatch(/202[67]|\d (?:November|December)/)
      expect(text).not.toMatch(/first sentence down|likes to be surprised|chart of your|About Paulo/)
    }
  })

  it('is no talk with a husband who is known', () => {
    const { plan, text } = ask('When will I meet a new love?', undefined, 'My husband Paulo is 55.')
    expect(plan).toBe('when')
    expect(text).not.toMatch(/Paulo|first sentence down/)
  })
})
