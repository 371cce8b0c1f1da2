import { openSky } from '@astrarium/sky'
import { expect, it } from 'vitest'
import { answered, talk } from '../../../evals/asking.ts'
import { askerOf, people } from '../../../evals/people.ts'
import type { Fact, Side } from '../../types.ts'

const sky = await openSky()
const asker = askerOf(people(sky)[0]!)
const at = new Date('2026-11-22T09:00:00Z')

function optionsOf(facts: readonly Fact[]) {
  const on = (id: string, asked: Side) =>
    facts
      .filter(({ speaks }) => speaks?.some(({ option, side }) => option === id && side === asked))
      .map(({ statement }) => statement.split(',')[0])
  return facts
    .filter(({ kind }) => kind === 'option')
    .map(({ id, statement, from, to }) => ({
      name: statement,
      ...(from && to && { days: [from, to].map((day) => day.toISOString().slice(0, 10)) }),
      for: on(id, 'for'),
      against: on(id, 'against'),
    }))
}

function optionsFor(question: string) {
  return optionsOf(answered(sky, { question, at, thread: [], usedPhrases: [], asker }).facts)
}

it('of two days each has its own hours and transits, on the side that they were told for', () => {
  expect(optionsFor('Should I ring my sister on the 3rd or the 21st of December?')).toEqual([
    {
      name: 'Thursday 3 December 2026',
      days: ['2026-12-03', '2026-12-04'],
      for: ['Moon sextile your Moon'],
      against: [],
    },
    {
      name: 'Monday 21 December 2026',
      days: ['2026-12-21', '2026-12-22'],
      for: ['Moon sextile your Uranus', 'Venus trine your Venus', 'Your Venus rules your fourth house'],
      against: ['Moon opposite your Saturn'],
    },
  ])
})

it('of three days the one of which nothing is told is an option all the same', () => {
  const told = optionsFor('the 7th, the 14th or the 16th of December for my move?')
  expect(told.map(({ name }) => name)).toEqual([
    'Monday 7 December 2026',
    'Monday 14 December 2026',
    'Wednesday 16 December 2026',
  ])
  expect(told[2]).toMatchObject({ for: [], against: [] })
})

it('of two ways to go each has what it gives room to and what goes short, and no days', () => {
  expect(optionsFor('Stay in nursing or retrain as a counsellor?')).toEqual([
    {
      name: 'Stay in nursing',
      for: ['Your Moon is in Leo', 'Saturn trine your Moon'],
      against: ['Your Sun is in Taurus'],
    },
    {
      name: 'Retrain as a counsellor',
      for: ['Your Mercury is in Aries', 'Pluto sextile your Mercury'],
      against: ['Your Venus is in Pisces'],
    },
  ])
})

it('what the words leave alike has no options', () => {
  expect(optionsFor('red or blue, which one?')).toEqual([])
})

it('one of them that is taken up again is weighed against nothing', () => {
  const [, again] = talk(
    sky,
    { asker, at },
    'Should I ring my sister on the 3rd or the 21st of December?',
    'the other one then',
  )
  expect(optionsOf(again!.facts)).toEqual([])
})
