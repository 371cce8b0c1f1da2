/** How long something goes on is told by what weighs on it now: its last day, and whether it comes back. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../../../evals/asking.ts'
import { askerOf, people } from '../../../evals/people.ts'
import { counts } from '../../almanac/leaning.ts'
import { contextOf } from '../../brief/build-brief.ts'
import { addMonths } from '../../language/calendar.ts'
import { cycleIntent } from '../../question/cycle-intent.ts'
import { traitsIn } from '../../question/traits.ts'
import type { ThreadTurn } from '../../types.ts'

const sky = await openSky()
const everybody = people(sky).slice(0, 5)
const at = new Date('2026-11-20T09:00:00Z')

function ask(question: string, person = everybody[0]!, thread: ThreadTurn[] = []) {
  return answered(sky, { question, at, thread, usedPhrases: [], asker: askerOf(person) })
}

describe('how long something goes on', () => {
  it.each([
    'How long does the pressure at work last?',
    'When does the stress at work stop?',
    'counting coins for diesel again. when does it lift',
    'how long i gotta deal w this landlord',
    'When do the creditors let up?',
  ])('is a question of its own: %s', (question) => {
    for (const person of everybody) {
      const { plan, outcome, rejected, facts } = ask(question, person)
      expect([plan, outcome, rejected], person.name).toEqual(['until', 'answered', []])
      expect(facts.length, person.name).toBeGreaterThan(0)
    }
  })

  it('opens with the last day of the heaviest weight, or says that nothing weighs', () => {
    for (const person of everybody) {
      const { text, facts } = ask('When does the stress at work stop?', person)
      const [first] = facts
      const isDated = /\b(?:until|after) \d{1,2} [A-Z][a-z]+/i.test(text.split('\n\n')[0]!)
      expect(isDated, `${person.name}: ${text}`).toBe(first?.kind === 'transit' || first?.kind === 'passage')
      if (isDated) expect(first!.to!.getTime()).toBeGreaterThan(at.getTime())
    }
  })

  it('is told of what the answer before stood on and is on now, where that is asked', () => {
    const question = 'How will the next three months be for me?'
    for (const person of everybody) {
      const before = ask(question, person)
      const facts = before.facts.map((fact) => ({
        ...fact,
        from: fact.from?.toISOString() ?? null,
        exact: (fact.exact ?? []).map((day) => day.toISOString()),
        to: fact.to?.toISOString() ?? null,
      }))
      const isOn = facts.filter(({ from, to }) => to !== null && (from === null || new Date(from) <= at))
      const turn: ThreadTurn = { question, answer: before.text, topic: before.topic, facts }
      const { plan, facts: told } = ask('How long does that last?', person, [turn])
      expect(plan, person.name).toBe('until')
      if (isOn.length > 0)
        expect(
          isOn.map(({ statement }) => statement),
          person.name,
        ).toContain(told[0]!.statement)
    }
  })

  it('is told by one visit of what is quick, which comes round again and again', () => {
    for (const person of everybody) {
      const { text, rejected } = ask(
        'When does my temper calm down, Mars being what it is? How long?',
        person,
      )
      expect([rejected, text.match(/It comes back with Mars/g)], person.name).toEqual([[], null])
    }
  })

  it('is never said to be over while a visit of the same is still to come', () => {
    for (const person of everybody) {
      const { text, facts } = ask('How long does the pressure at work last?', person)
      const [first] = facts
      if (first?.kind !== 'transit' && first?.kind !== 'passage') continue
      const context = contextOf(sky, person.chart, at, person.timeZone, {
        ...cycleIntent({ is: 'big' }, { from: '2026-11-20', to: addMonths('2026-11-20', 24), phrase: '' }),
        theme: 'work',
        kind: 'until',
        span: null,
      })
      const all = [...context.transits, ...context.passages]
      const now = all.find(({ id }) => id === first.id)
      if (!now) continue
      expect(counts(now), person.name).toBeLessThan(0)
      const name = first.statement.split(', ')[0]!
      const later = all.filter((one) => one.statement.startsWith(`${name}, `) && one.enters! > first.to!)
      if (later.length > 0) expect(text, person.name).toMatch(/comes back|pause|over after/)
    }
  })
})

describe('what asks how long', () => {
  it.each([
    'how long still',
    'and how long does it last?',
    'when is this bad phase over?',
    'will it ever get easier',
    'when does this mood lift?',
  ])('does: %s', (text) => {
    expect(traitsIn(text.replace(/\?$/, '')).has('until')).toBe(true)
  })
  it.each([
    'how long has she got',
    'how long ago was that',
    'how long should i wait before i call him',
    'how long until we are us again',
    'when should i stop by at the office',
    'when is a good day to end the lease',
    'how long more has she',
    'lay it out for me: when do i go hard and when do i stop',
    'his test is on the ninth, will he pass',
    'does she calm down when the loan ends',
    'when was i last this heavy',
    'when does his temper calm down',
    'how long will she stay angry',
  ])('does not: %s', (text) => {
    expect(traitsIn(text).has('until')).toBe(false)
  })
})
