/** What a layman asks of a point of the chart is a question of fact, whatever else stands in it. */
import { describe, expect, it } from 'vitest'
import { understood } from '../../../evals/asking.ts'

const read = (question: string, ...before: string[]) => {
  const found = understood(question, { today: '2026-11-21', isSouthern: false }, ...before)
  if (found.kind !== 'read') return found.kind
  const { kind, subject, chart } = found.intent
  return [kind, subject, chart?.about].filter(Boolean).join(' ')
}

describe('a point that is named with one’s own chart', () => {
  it.each([
    ['what does venus do in my chart', 'essence venus'],
    ["can you tell me how jupiter is placed in my horoscope and what it's brought me", 'essence jupiter'],
    ['explain uranus in my birth chart like im five', 'essence uranus'],
    ['what has pluto in my chart got to do with my temper', 'essence pluto'],
    ['my boyfriend says my venus is a mess, is it', 'essence venus'],
    ['my aunt says Saturn ruined my horoscope. how is it placed?', 'essence saturn'],
    ['whats my ascendant and does it make me look proud lol people tell me that', 'essence asc'],
    ['I have five planets in one sign, do you read that as a lump or separately', 'chart patterns'],
    ['which of my planets is under the most pressure right now', 'outlook'],
  ])('%s', (question, expected) => expect(read(question)).toBe(expected))

  it.each([
    'what does saturn do to me now',
    'when does jupiter leave my seventh house',
    'should i buy a saturn car',
  ])('and this is none: %s', (question) => expect(read(question)).not.toMatch(/^essence/))
})
