/** What somebody has to decide, and the time they named for it. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered, isAnswer } from '../evals/asking.ts'
import { askerOf, people } from '../evals/people.ts'
import type { ThreadTurn } from './types.ts'
import { sentencesOf } from './check/check-sentence.ts'

const sky = await openSky()
const everybody = people(sky)
const at = new Date('2026-11-20T09:00:00Z')

function ask(question: string, person = everybody[0]!) {
  return answered(sky, { question, at, thread: [], usedPhrases: [], asker: askerOf(person) })
}

describe('a decision of weight', () => {
  const WEIGHTY = [
    'Should I quit my job?',
    'Should I move to Lisbon?',
    'should i marry him',
    'Should I buy a house?',
    'should I lend my brother money',
    'should I sell the house',
    'should we have another child',
  ]
  it.each(WEIGHTY)('%s rests on what lasts two months or more', (question) => {
    for (const person of everybody) {
      const { text, facts } = ask(question, person)
      expect(sentencesOf(text.split('\n\n')[0]!).join(' ')).toMatch(
        /what lasts|anything that lasts|a step like this|A steadier stretch/i,
      )
      for (const { kind, from, to, statement } of facts)
        if ((kind === 'transit' || kind === 'passage') && to)
          expect(
            to.getTime() - Math.max(at.getTime(), from?.getTime() ?? 0),
            statement,
          ).toBeGreaterThanOrEqual(60 * 86_400_000)
    }
  })
  it('a month that is asked about is another question', () => {
    expect(ask('Is this a good month to change jobs?').text).not.toMatch(/what lasts/i)
  })
})

describe('one way to go stands before the other', () => {
  const of = (question: string, ...before: string[]) => {
    const asker = askerOf(everybody[0]!)
    const thread: ThreadTurn[] = []
    for (const turn of before) {
      const { text } = answered(sky, { question: turn, at, thread, usedPhrases: [], asker })
      thread.push({ question: turn, answer: text })
    }
    return answered(sky, { question, at, thread, usedPhrases: [], asker })
  }
  it.each([
    ['There is a nursing place open in March. Or should I keep the office job?', []],
    ['or should I keep the office job', ['Should I take the nursing place?']],
  ])('%s', (question, before) => {
    const { plan, text, ...end } = of(question, ...before)
    expect([plan, isAnswer(end)]).toEqual(['choice', true])
    expect(text).toMatch(/nursing place.*keep the office job|keep the office job.*nursing place/i)
  })
})

describe('a time that was named is kept', () => {
  it.each([
    ['My sister and I have not spoken for two years. Should I call her on Tuesday?', /Tuesday: /],
    ['what should i do about my boss this weekend', /For this weekend: /],
    ['Is Friday a good day to sign?', /for Friday: /],
  ])('%s', (question, words) => {
    for (const person of everybody) expect(ask(question, person).text).toMatch(words)
  })
  it.each([
    'when exactly is the best day to ask for a raise',
    'What is a good day to ask for a raise?',
    'which day should I tell my boss that I quit?',
  ])('%s gets a day', (question) => {
    for (const person of everybody)
      expect(ask(question, person).text.split('\n\n')[0]).toMatch(
        /day \d{1,2} [A-Z]|name a day|A day I can give|a day in it|hour/,
      )
  })
  it('a month of practice is no advice for a weekend', () => {
    for (const person of everybody)
      expect(sentencesOf(ask('what should i do about him this weekend', person).text).at(-1)).not.toMatch(
        /\b(months?|weeks?|year)\b/,
      )
  })
})
