import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { askerOf, people } from '../../../evals/people.ts'
import type { Person } from '../../../evals/people.ts'
import { LORE } from '../../almanac/load-lore.ts'
import type { UsedPhrase } from '../../types.ts'
import { firstSentence } from './first-sentence.ts'

const sky = await openSky()
const everybody = people(sky).slice(0, 40)
const unknown = everybody.find(({ chart }) => chart.accuracy.kind === 'unknown')!
const on = (person: Person, at: string, told: readonly UsedPhrase[] = []) =>
  firstSentence(sky, { asker: askerOf(person), at: new Date(at), usedPhrases: told }, at.slice(0, 10))
const MORNING = '2026-11-22T06:00:00Z'

it('what a day may begin with, unasked, names no death', () => {
  const placements = [...LORE]
    .filter(([key]) => /^[a-z]+@[A-Z][a-z]+\./.test(key))
    .flatMap(([, units]) => units)
  expect(placements.length).toBeGreaterThan(500)
  expect(
    placements.filter(({ text }) => /\b(?:funerals?|grave|grie\w+|mourn\w*|died|dead|death)\b/.test(text)),
  ).toEqual([])
})

describe('the first sentence of a day', () => {
  it('speaks to the person, and rests on a placement that it names', () => {
    for (const person of everybody) {
      const said = on(person, MORNING)!
      expect(said.text).toMatch(/^["“A-Z].{10,}[.?]$/s)
      expect(said.facts[0]).toMatchObject({ kind: 'placement' })
    }
  })

  it('stays the same through the day, whatever else is told meanwhile', () => {
    for (const person of everybody) {
      const first = on(person, MORNING)!
      const told = [...first.usedPhrases, { unit: 'moon@Leo.lived~xxxxx', day: '2026-11-22' }]
      expect(on(person, '2026-11-22T19:00:00Z', told)!.text).toBe(first.text)
    }
  })

  it('does not come again within fourteen days, nor does what was told elsewhere', () => {
    for (const person of everybody.slice(0, 12)) {
      const told: UsedPhrase[] = []
      const texts = new Set<string>()
      for (let day = 1; day <= 14; day++) {
        const said = on(person, `2026-12-${String(day).padStart(2, '0')}T10:00:00Z`, told)!
        texts.add(said.text)
        told.push(...said.usedPhrases)
      }
      expect(texts.size).toBe(14)
    }
  })

  it('leads with another point on the next day', () => {
    for (const person of everybody) {
      const first = on(person, MORNING)!
      const next = on(person, '2026-11-23T06:00:00Z', first.usedPhrases)!
      expect(next.facts[0]!.points).not.toEqual(first.facts[0]!.points)
    }
  })

  it('says nothing from a place that the birth time leaves open', () => {
    const open = new Set(
      unknown.chart.placements.filter(({ range }) => range && range.signs.length > 1).map(({ body }) => body),
    )
    const said = on(unknown, MORNING)!
    expect(said.facts.flatMap(({ points }) => points).filter((one) => open.has(one as 'moon'))).toEqual([])
    expect(said.facts.flatMap(({ points }) => points)).not.toContain('asc')
  })

  it('goes with the chart it was true of', () => {
    const [one, two] = everybody
    const said = on(one!, MORNING)!
    expect(on(two!, MORNING, said.usedPhrases)!.text).not.toBe(said.text)
  })

  it('is silent rather than say a thing twice', () => {
    const told: UsedPhrase[] = []
    const person = everybody[0]!
    for (;;) {
      const said = on(
        person,
        MORNING,
        told.filter(({ unit }) => !unit.startsWith('first.')),
      )
      if (!said) break
      expect(told.map(({ unit }) => unit)).not.toContain(said.usedPhrases[0]!.unit)
      told.push(...said.usedPhrases)
    }
    expect(told.length).toBeGreaterThan(28)
  })
})
