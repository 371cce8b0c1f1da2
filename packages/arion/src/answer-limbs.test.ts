/** Every limb of a question is answered, and a turn brings something that the answer before it did not. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../evals/asking.ts'
import { people } from '../evals/people.ts'
import type { Fact, ThreadTurn } from './types.ts'

const sky = await openSky()
const everybody = people(sky).map((person) => [person.name, person] as const)

function talk(questions: readonly string[], person = everybody[0]![1]) {
  const { name, ...rest } = person
  const thread: ThreadTurn[] = []
  return questions.map((question) => {
    const at = new Date('2026-11-22T09:00:00Z')
    const turn = answered(sky, { question, at, thread, usedPhrases: [], asker: { seed: name, ...rest } })
    const facts = JSON.parse(JSON.stringify(turn.facts)) as NonNullable<ThreadTurn['facts']>
    thread.push({ question, answer: turn.text, topic: turn.topic, asksBack: turn.asksBack, facts })
    return turn
  })
}
const statements = (facts: readonly Fact[]) => facts.map(({ statement }) => statement)
const isNew = (facts: readonly Fact[], before: readonly Fact[]) =>
  statements(facts).filter((one) => !statements(before).includes(one))

it('a turn on the same matter that brings nothing new says so and takes no Ask', () => {
  const again = ['how is work looking for me this month?', 'and is it going to be any good, work this month']
  const seconds = everybody.slice(0, 6).map(([, person]) => talk(again, person))
  for (const [first, second] of seconds) {
    const own = second!.facts.filter(({ kind }) => kind !== 'placement' && kind !== 'moon')
    const isOld = isNew(own, first!.facts).length === 0
    expect(first!.outcome).toBe('answered')
    expect(second!.outcome, second!.text).toBe(isOld ? 'not_understood' : 'answered')
    expect(second!.text.includes('takes no Ask')).toBe(isOld)
  }
  expect(new Set(seconds.map(([, second]) => second!.outcome)).size).toBe(2)
})

describe('two limbs', () => {
  it('a life that only a doctor speaks of, and what waits beside it says that it is an Ask of its own', () => {
    const [turn] = talk(['my daughter is in hospital, will she live, and how is my work'])
    expect(turn!.outcome).toBe('not_understood')
    expect(turn!.asksBack!.offers).toMatchObject([
      { label: 'How is my work?', detail: 'From the same message: an Ask of its own' },
    ])
  })

  it.each(everybody)('a winter held against another: both are told: %s', (_, person) => {
    const [turn] = talk(['Compare this winter with last winter for me'], person)
    expect(turn!.plan).toBe('outlook')
    expect(turn!.text).toMatch(/behind/)
    expect(turn!.text).toMatch(/ was |quiet|nothing/i)
    expect(turn!.text).toMatch(/ahead|other one/)
    expect(turn!.rejected).toEqual([])
  })

  it('no other time is told where one alone is asked about', () => {
    for (const question of ['How will this winter be for me?', 'Compare my Venus with my Mars'])
      expect(talk([question])[0]!.text).not.toMatch(/side by side/)
  })

  it.each(everybody)('whether, and when: %s', (_, person) => {
    const [turn] = talk(['Should I paint the hallway, and if so which day?'], person)
    expect(turn!.plan).toBe('yes_no')
    expect(turn!.rejected).toEqual([])
    expect(talk(['Should I paint the hallway?'], person)[0]!.text).not.toContain('And when?')
  })
})

describe('a turn', () => {
  it.each(everybody)('«are you sure» says what is sure, and what was left out: %s', (_, person) => {
    const [first, sure] = talk(['Is February a good time to open my shop?', 'are you sure?'], person)
    expect(sure!.plan).toBe('yes_no.sure')
    expect(sure!.rejected).toEqual([])
    expect(isNew(sure!.facts, first!.facts).length > 0 || /stays/.test(sure!.text)).toBe(true)
  })

  it.each(['Are you sure Saturn is in my tenth house?', 'I am not sure what to do'])(
    '%s is no such turn',
    (question) => {
      expect(talk(['How is my week?', question])[1]!.plan).not.toMatch(/sure/)
    },
  )

  it.each(everybody)('the same day asked again is said to stay, with another beside it: %s', (_, person) => {
    const [first, again] = talk(['When is a good day to ask my aunt for the recipe?', 'what day'], person)
    const shown = statements(first!.facts.slice(0, 1))
    if (statements(again!.facts).includes(shown[0]!))
      expect(again!.text).toMatch(/stays|from before|I keep to/)
    expect(isNew(again!.facts, first!.facts).length).toBeGreaterThan(0)
  })

  it.each(everybody)('one month is named where a month is asked for: %s', (_, person) => {
    const [, month] = talk(
      ['How will the next three months be for my work?', 'which month is best then'],
      person,
    )
    if (month!.plan === 'outlook.ranking')
      expect(month!.text).toMatch(/^If it is to be one month, (November|December|January|February)\./)
    expect(month!.rejected).toEqual([])
  })

  it('a bare question mark gets other words, free of charge', () => {
    const [first, other] = talk(['why am i so jealous', '?'])
    expect(other!.outcome).toBe('not_understood')
    const said = first!.text.split(/(?<=\.)\s+/).filter((sentence) => sentence.length > 40)
    expect(said.filter((sentence) => other!.text.includes(sentence))).toEqual([])
  })

  it('who says that it was taken wrongly is heard, and keeps the numbers and a doctor', () => {
    const [cry, corrected] = talk([
      'i feel nothing any more, just tired, i want to disappear',
      'no not that kind of tired',
    ])
    expect([cry!.outcome, corrected!.outcome]).toEqual(['crisis', 'crisis'])
    expect(corrected!.text).toMatch(/putting that right/)
    expect(corrected!.text).toMatch(/doctor/)
    expect(corrected!.text).toMatch(/helpline|\d{3}/)
  })
})
