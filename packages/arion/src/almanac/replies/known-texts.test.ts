import { expect, it } from 'vitest'
import { KNOWN_QUESTIONS } from '../../listen/vocabulary.ts'
import { ASKED_AS, knownAsked } from '../../question/talk/known-question.ts'
import { knownReply } from './known-texts.ts'

const asker = { seed: 'a', chart: null, timeZone: 'America/New_York' }

it.each(KNOWN_QUESTIONS)('%s is answered in two to five short sentences', (question) => {
  const text = knownReply(question, asker)
  const sentences = text.split(/(?<=[.!?])\s+/)
  expect(sentences.length).toBeGreaterThan(1)
  expect(sentences.length).toBeLessThan(7)
  for (const sentence of sentences) expect(sentence.split(' ').length, sentence).toBeLessThan(48)
  expect(text).not.toMatch(/!|cosmic|energy/)
})

it('says by whose clock the hours are, as the person would', () =>
  expect(knownReply('today_zone', asker)).toContain('in New York'))

it('takes an offer that is pressed for the question that it offers', () => {
  for (const question of KNOWN_QUESTIONS)
    expect(knownAsked(ASKED_AS[question])).toEqual({ kind: 'known', question })
})
