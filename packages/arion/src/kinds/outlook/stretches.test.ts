/** A stretch of days is told by its days, two are held against each other, no best day is warned of. */
import { openSky } from '@astrarium/sky'
import { expect, it } from 'vitest'
import { answered } from '../../../evals/asking.ts'
import { people } from '../../../evals/people.ts'

const sky = await openSky()
const some = people(sky).slice(0, 5)

function ask(question: string, person = some[0]!, at = '2026-11-22T09:00:00Z') {
  const { name, ...rest } = person
  const asker = { seed: name, ...rest }
  return answered(sky, { question, at: new Date(at), thread: [], usedPhrases: [], asker })
}

it('a week is told by what is exact in it, and by its easiest or its roughest hour', () => {
  for (const person of some) {
    const { facts, text, rejected } = ask('How will next week be for me?', person)
    expect(rejected).toEqual([])
    const exact = facts.flatMap((fact) => fact.exact ?? []).map((date) => date.toISOString().slice(0, 10))
    expect(exact.some((date) => date >= '2026-11-22' && date <= '2026-11-30')).toBe(true)
    expect(text).toMatch(/The (easiest hour of it|roughest) is/)
  }
})

it.each([
  'Is this week calmer than last week?',
  'will this weekend be nicer than the last one',
  'is this week as rough as last week at work',
])('%s: the answer says which is lighter', (question) => {
  for (const person of some)
    expect(ask(question, person).text).toMatch(
      /Lighter, as far|Easier than the one|Heavier, going|asks more than the one|same weight|Neither lighter/,
    )
})

it('whoever asks for a month hears its name, and it is not warned of', () => {
  for (const person of some) {
    const { text } = ask('Which month of 2027 will be best for my work?', person)
    const month = /^(\w+) is the month\./.exec(text)?.[1]
    const head = text.split('\n')[0]!
    expect(head.split(month ?? '…').length, head).toBeGreaterThan(month ? 2 : 0)
  }
})

it('a large step asked about without a time is no matter of one evening', () => {
  for (const person of some)
    expect(ask('Good evening. Is it a good time for me to open a bakery?', person).text).not.toMatch(
      /^For today/,
    )
})

it.each([
  ['should I ring my uncle about the wedding', /[Yy]es|It can be done|the days take no side|speaks loudly/],
  [
    'good week to ask my manager about working from home?',
    /[Yy]es|It can be done|the days take no side|speaks loudly/,
  ],
])('%s: its hours lie within two weeks', (question, words) => {
  for (const person of some) {
    const { text, facts } = ask(question, person)
    expect(text).toMatch(words)
    const hours = facts.filter(({ kind }) => kind === 'moon_hour').flatMap(({ exact }) => exact ?? [])
    expect(hours.length).toBeGreaterThan(0)
    for (const at of hours) expect(at.toISOString() < '2026-12-07').toBe(true)
  }
})
