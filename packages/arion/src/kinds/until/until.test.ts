/** How long something goes on is told by what weighs on it now: its last day, and whether it comes back. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered, isAnswer } from '../../../evals/asking.ts'
import { askerOf, people } from '../../../evals/people.ts'
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
      const { plan, rejected, facts, ...end } = ask(question, person)
      expect([plan, isAnswer(end), rejected], person.name).toEqual(['until', true, []])
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

  it.each(['2026-11-20', '2027-03-10', '2025-05-05'])(
    'is told with every visit until 18 months are without one, over seven years from %s',
    (today) => {
      const from = new Date(`${today}T09:00:00Z`)
      for (const person of people(sky)) {
        const question = 'How long does the pressure at work last?'
        const asker = askerOf(person)
        const { text, facts } = answered(sky, { question, at: from, thread: [], usedPhrases: [], asker })
        const [first] = facts
        if (first?.kind !== 'transit' && first?.kind !== 'passage') continue
        const years = { from: today, to: addMonths(today, 84), phrase: '' }
        const { transits, passages } = contextOf(sky, person.chart, from, person.timeZone, {
          ...cycleIntent({ is: 'big' }, years),
          theme: 'work',
          kind: 'until',
          span: years,
        })
        const name = first.statement.split(/, | from | until /)[0]!
        const visits = [...transits, ...passages]
          .filter((one) => one.statement.startsWith(name) && one.enters && one.enters > first.to!)
          .filter(({ body }) => body !== 'mars')
          .toSorted((a, b) => Number(a.enters) - Number(b.enters))
        let last = first.to!
        for (const visit of visits) {
          if (Number(visit.enters) - Number(last) > 540 * 86_400_000) break
          last = visit.leaves ?? last
          const told = facts.map(({ from }) => from?.getTime())
          expect(told, `${person.name}: ${visit.statement}\n${text}`).toContain(visit.enters!.getTime())
        }
      }
    },
  )
})

describe('what somebody has, a symptom and the world', () => {
  it.each([
    'when does our marriage end',
    'How much longer will my marriage last?',
    'How long will I be in love with her',
    'How long will this job last?',
    'How long will my savings last',
    'how long will my relationship last',
    'when is the pain in my knee over',
    'when will the itching stop',
    'How long will the war last?',
  ])('get no last day: %s', (question) => {
    for (const person of people(sky)) {
      const { plan, text } = ask(question, person)
      expect(plan, person.name).not.toBe('until')
      expect(text, person.name).not.toMatch(/\b(?:over|done) after\b|\bend of it\b/)
    }
  })

  it('are not said to be over by any opening, whatever "it" is', () => {
    for (const person of people(sky)) {
      const [opening] = ask('how long will it last', person).text.split('\n\n')
      expect(opening, person.name).not.toMatch(/\b(?:over|done) after\b|\bis (?:over|done)\b|\bend of it\b/)
    }
  })
})

describe('a symptom', () => {
  it.each(['when is the pain in my knee over', 'when will the itching stop', 'how long will this rash last'])(
    'is a doctor’s: %s',
    (question) => {
      for (const person of everybody) {
        const [head] = ask(question, person).text.split('\n\n')
        expect(head, person.name).toMatch(/doctor|medical/i)
      }
    },
  )
})

describe('a quarrel', () => {
  it('with somebody who lives is no question of when they die', () => {
    for (const person of everybody) {
      const { plan, outcome } = ask('how long will this fight with my sister go on', person)
      expect([plan, outcome], person.name).toEqual(['until', 'answered'])
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
    'how long will this standstill at work go on?',
    'how long will i be so tired?',
    'how long does my good luck last?',
    'how long do i have to put up with this?',
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
    'how long will this bad marriage last',
    'my marriage is quiet how long will it last',
    'how long will the friendship last',
    'how long will my success last',
    'how long will my health hold',
    'when does the rash stop',
    'how long will the pressure in my chest last',
    'how long will my heavy period last',
    'when is this government over',
    'how long will his bad mood last',
    "how long will my sister's bad phase last",
    'how long will the meeting tomorrow take',
    'how long is the drive to berlin',
    'how long do i have to wait for the visa',
  ])('does not: %s', (text) => {
    expect(traitsIn(text).has('until')).toBe(false)
  })
})
