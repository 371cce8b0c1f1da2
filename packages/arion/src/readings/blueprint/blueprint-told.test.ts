import { openSky } from '@astrarium/sky'
import { expect, it } from 'vitest'
import { answered } from '../../../evals/asking.ts'
import { askerOf, people } from '../../../evals/people.ts'
import { asRead } from '../../almanac/read-unit.ts'
import { sentencesOf } from '../../check/check-sentence.ts'
import type { UsedPhrase } from '../../types.ts'
import { blueprintAnswer } from './blueprint-answer.ts'
import { blueprintQuestions } from './blueprint-questions.ts'

const sky = await openSky()
const at = new Date('2026-11-20T09:00:00Z')
const questions = [
  'What do I need in love?',
  'Why do I keep attracting unavailable partners?',
  'Why am I always tired?',
  'What kind of work suits me?',
]

const answers = people(sky)
  .slice(0, 5)
  .flatMap((person) => {
    const asker = { ...askerOf(person), chart: person.chart }
    const told: UsedPhrase[] = []
    const read = blueprintQuestions().map(({ id }) => {
      const { text, usedPhrases } = blueprintAnswer(sky, { asker, at, usedPhrases: told, questionId: id })
      told.push(...usedPhrases)
      return text
    })
    const known = new Set(read.flatMap(sentencesOf).map((one) => one.trim()))
    return questions.map((question) => {
      const { text } = answered(sky, { question, at, thread: [], usedPhrases: asRead(told), asker })
      const again = sentencesOf(text).filter((one) => known.has(one.trim()))
      return { who: `${person.name}: ${question}`, text, again }
    })
  })

it('what a blueprint told is hardly told again by the answers after it', () => {
  expect(answers.filter(({ again }) => again.length > 2).map(({ who, again }) => [who, again])).toEqual([])
  const attracted = answers.filter(({ who }) => who.endsWith(questions[1]!))
  expect(attracted.filter(({ again }) => again.length > 1).map(({ who, again }) => [who, again])).toEqual([])
  const repeated = answers.reduce((sum, { again }) => sum + again.length, 0)
  expect(repeated / answers.length).toBeLessThanOrEqual(1)
})

it('and they are answers all the same', () => {
  const short = answers.filter(({ text }) => text.split(/\s+/).length < 80)
  expect(short.map(({ who, text }) => [who, text])).toEqual([])
})
