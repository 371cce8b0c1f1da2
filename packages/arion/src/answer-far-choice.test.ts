import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered, talk } from '../evals/asking.ts'
import { askerOf, people } from '../evals/people.ts'

const sky = await openSky()
const asker = askerOf(people(sky).find(({ chart }) => chart.instant.getUTCFullYear() > 1960)!)
const at = new Date('2026-11-28T09:00:00Z')
const ask = (question: string) => answered(sky, { question, at, thread: [], usedPhrases: [], asker })
const age = 2026 - asker.chart.instant.getUTCFullYear()

describe('a choice between years or ages', () => {
  it.each([
    `stop working at ${age + 8} or go on until ${age + 13}`,
    'sell the company in 2028 or in 2030?',
    'Move to the coast in five years or in ten?',
  ])('is weighed by what is slow in those very years, and by no hour: %s', (question) => {
    const { text, facts, plan, rejected } = ask(question)
    expect(plan).toBe('choice')
    expect(rejected).toEqual([])
    expect(facts.some(({ kind }) => kind === 'moon_hour')).toBe(false)
    expect(text).not.toMatch(/\bhour\b|midday|around \d+:\d/)
    const timed = facts.filter(({ kind }) => kind === 'transit' || kind === 'passage')
    expect(timed.length).toBeGreaterThan(0)
    for (const { to } of timed) expect(to === null || to! > new Date('2028-01-01')).toBe(true)
  })

  it('names an age that lies behind as such, and weighs nothing against it', () => {
    const { text } = ask(`retire at ${age - 2} or work until ${age + 5}`)
    expect(text).toMatch(/lies behind you/)
    expect(text).not.toMatch(/better of the two|weigh about the same/)
  })
})

describe('when to begin a way that was weighed', () => {
  it('lies in the time that was named with it', () => {
    const [, second] = talk(
      sky,
      { asker, at },
      'Should I go back to university in March 2027 or stay in the workshop?',
      'And what day should I start it?',
    )
    const days = second!.facts.filter(({ kind }) => kind === 'moon_hour').flatMap(({ exact = [] }) => exact)
    expect(days.length).toBeGreaterThan(0)
    for (const day of days) expect(day.toISOString().slice(0, 7)).toBe('2027-03')
  })

  it('is looked for in the months ahead where it takes months, and not in ten days', () => {
    const [, second] = talk(
      sky,
      { asker, at },
      'Stay in nursing or retrain as a counsellor?',
      'And if I did retrain, when would I start?',
    )
    const transits = second!.facts.filter(({ kind }) => kind === 'transit')
    expect(second!.facts.some(({ kind }) => kind === 'moon_hour')).toBe(false)
    expect(transits.length).toBeGreaterThan(0)
    for (const { from, to } of transits)
      expect((to?.getTime() ?? Infinity) - (from?.getTime() ?? 0)).toBeGreaterThan(10 * 86_400_000)
  })
})
