import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { askerOf, people } from '../../../evals/people.ts'
import type { Person } from '../../../evals/people.ts'
import { firstSentence } from './first-sentence.ts'
import { firstSigns } from './first-signs.ts'

const sky = await openSky()
const everybody = people(sky).slice(0, 120)
const at = new Date('2026-11-22T06:00:00Z')
const of = (person: Person) => firstSigns(sky, { asker: askerOf(person), at })

describe('the first signs of a new chart', () => {
  it('are those of Sun, Moon and Ascendant, each with a sentence, where the hour is known', () => {
    const exact = everybody.filter(({ chart }) => chart.accuracy.kind === 'exact')
    expect(exact.length).toBeGreaterThan(5)
    for (const person of exact) {
      const { signs } = of(person)
      expect(signs.map(({ point }) => point)).toEqual(['sun', 'moon', 'asc'])
      expect(signs[0]!.signs).toEqual([person.chart.placements.find(({ body }) => body === 'sun')!.sign])
      for (const { text } of signs) expect(text).toMatch(/^["“A-Z].{10,}[.?]$/s)
      expect(new Set(signs.map(({ text }) => text)).size).toBe(3)
    }
  })

  it('say nothing of the Ascendant without an hour, and leave an open sign open', () => {
    const unknown = everybody.filter(({ chart }) => chart.accuracy.kind === 'unknown')
    expect(unknown).not.toEqual([])
    for (const person of unknown) {
      const { signs } = of(person)
      expect(signs.map(({ point }) => point)).toEqual(['sun', 'moon'])
      for (const { signs: may, text } of signs) expect(text === null).toBe(may.length > 1)
    }
  })

  it('are not said again by the first sentence of the home page', () => {
    for (const person of everybody.slice(0, 12)) {
      const { signs, usedPhrases } = of(person)
      const home = firstSentence(sky, { asker: askerOf(person), at, usedPhrases }, '2026-11-22')!
      expect(signs.map(({ text }) => text)).not.toContain(home.text)
    }
  })
})
