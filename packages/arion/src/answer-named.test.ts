/** An answer names what was asked about, as the asker named it. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../evals/asking.ts'
import { people } from '../evals/people.ts'
import type { ThreadTurn } from './types.ts'

const sky = await openSky()
const everybody = people(sky)

function ask(question: string, person = everybody[0]!, thread: ThreadTurn[] = []) {
  const { name, ...rest } = person
  const at = new Date('2026-11-22T09:00:00Z')
  return answered(sky, { question, at, thread, usedPhrases: [], asker: { seed: name, ...rest } })
}
const firstOf = (text: string) => text.split('\n\n')[0]!

describe('whoever asks', () => {
  it.each(everybody.map((person) => [person.name, person] as const))(
    'of speaking before others is told of speaking, and what to do: %s',
    (_, person) => {
      const { text, rejected } = ask('How can I speak with more confidence in front of my class?', person)
      expect(firstOf(text)).toMatch(/speaking/i)
      expect(text).not.toMatch(/\b(post|interview|employer)\b/)
      expect(rejected).toEqual([])
    },
  )

  it('where somebody is met is told a place', () => {
    for (const person of everybody)
      expect(firstOf(ask('Where could I find a nice man at my age', person).text)).toMatch(
        /^Where to find a nice man at your age\? You meet somebody/,
      )
  })

  it('of a feast hears it named, with its day', () => {
    const { text } = ask("How should I behave at my sister's wedding on Saturday?")
    expect(firstOf(text)).toMatch(/your sister's wedding/i)
    expect(text).toContain('Saturday')
  })

  it('what stood over a year in which something was lost is not told that nobody knows what happened', () => {
    const { text } = ask("What was 2019 about? That's when my shop closed.")
    expect(firstOf(text)).toContain('your shop closed')
    expect(text).not.toMatch(/you know and I do not|the rest of the story is yours/)
  })

  it('why somebody else is so gets no portrait of that as their own', () => {
    expect(ask('Why is my husband so jealous?').text).not.toMatch(/jealous part of you|doing sums/)
  })

  it('after a death hears the name, and no name that was not told', () => {
    const first = ask('My grandmother Rosa died in June. The evenings are so long.')
    expect(firstOf(first.text)).toContain('Rosa')
    expect(firstOf(first.text)).toMatch(/evenings/i)
    expect(ask('My grandmother died in June.').text).not.toMatch(/\{A\}|your grandmother belonged/)
  })

  it('nothing, and sends a thumb or a heart, is thanked free of charge', () => {
    for (const question of ['👍', '❤️', '🙏🏽', 'thanks', 'thank you so much']) {
      const turn = ask(question, everybody[0], [{ question: 'How is my week?', answer: 'Light.' }])
      expect([turn.plan, turn.outcome]).toEqual(['thanks', 'not_understood'])
    }
    expect(ask('💔').plan).not.toBe('thanks')
  })
})
