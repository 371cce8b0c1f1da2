import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../evals/asking.ts'
import type { Answered } from '../evals/asking.ts'
import { askerOf, people } from '../evals/people.ts'
import { LORE } from './almanac/load-lore.ts'
import type { ThreadTurn } from './types.ts'

const sky = await openSky()
const everybody = people(sky)
const at = new Date('2026-11-23T09:00:00Z')

function talk(person: (typeof everybody)[number], ...questions: string[]): Answered {
  const thread: ThreadTurn[] = []
  const said = questions.map((question) => {
    const end = answered(sky, { question, at, thread: [...thread], usedPhrases: [], asker: askerOf(person) })
    thread.push({ question, answer: end.text, topic: end.topic, asksBack: end.asksBack })
    return end
  })
  return said.at(-1)!
}
const holds = (text: string, key: string) => (LORE.get(key) ?? []).some((unit) => text.includes(unit.text))

describe('when the ache of a parting eases', () => {
  it.each([
    [['He left in March and I still cry in the car. When does this stop?']],
    [['my girlfriend broke up with me 5 weeks ago. when will it stop hurting']],
    [['does it ever get easier? my husband walked out after 19 years']],
    [['Divorced since the summer, still not sleeping. How much longer is this going to weigh on me']],
    [['We split up in september', 'when does it get better??']],
    [['I keep seeing him everywhere since he dumped me. Will I ever be over him?']],
    [["She moved out on my birthday. I want to know when I'll feel normal again."]],
    [["when am I going to be over my ex, it's been half a year since we ended things"]],
  ])('gets a word about it, a computed day or none, and one thing to do: %s', (questions) => {
    for (const person of everybody.slice(0, 6)) {
      const { plan, text, facts, rejected } = talk(person, ...questions)
      expect([plan, rejected], `${person.name}: ${text}`).toEqual(['until', []])
      expect(text, person.name).toMatch(/^I am sorry/)
      expect(holds(text, '!parting'), `${person.name}: ${text}`).toBe(true)
      expect(text).not.toMatch(/event between two people|goes best|second chance|love life/)
      const [head] = text.split('\n\n')
      const named = /\bafter (\d{1,2}) (\p{L}+)|\buntil (\d{1,2}) (\p{L}+)/u.exec(head!)
      if (!named) expect(holds(text, 'until.parting.clear'), `${person.name}: ${text}`).toBe(true)
      else {
        const ends = facts.flatMap(({ to }) => (to ? [to] : []))
        const days = ends.map((to) =>
          new Intl.DateTimeFormat('en-GB', {
            day: 'numeric',
            month: 'long',
            timeZone: person.timeZone,
          }).format(to),
        )
        expect(days, `${person.name}: ${text}`).toContain(`${named[1] ?? named[3]} ${named[2] ?? named[4]}`)
      }
    }
  })

  it('says how long it has been by what was told', () => {
    const [person] = everybody
    expect(holds(talk(person!, 'He left in March. When does this stop?').text, 'parting.eases.months')).toBe(
      true,
    )
    expect(
      holds(talk(person!, 'He left me two weeks ago. When does this stop?').text, 'parting.eases.weeks'),
    ).toBe(true)
    expect(
      holds(talk(person!, 'She left me in 2021. Will I ever be over her?').text, 'parting.eases.years'),
    ).toBe(true)
  })

  it.each([
    'When does the stress at work stop?',
    'When is the divorce over?',
    'My wife left me on Sunday. When should I stop calling her?',
    'My wife left me on Sunday. When will she stop hating me?',
    'will our fights ever stop',
    'My mother died in May. Does it get easier?',
    'When will my knee stop hurting?',
  ])('is not what is asked here: %s', (question) =>
    expect(talk(everybody[0]!, question).text).not.toMatch(/sore place|What the sky adds to it/),
  )
})
