import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../evals/asking.ts'
import type { Answered } from '../evals/asking.ts'
import { people } from '../evals/people.ts'
import { LORE } from './almanac/load-lore.ts'
import type { ThreadTurn } from './types.ts'

const sky = await openSky()
const { name, ...rest } = people(sky)[0]!
const at = new Date('2026-11-23T09:00:00Z')
const company = { people: [], charts: new Map(), about: null, withheld: new Set<string>() }

function talk(...questions: string[]): Answered[] {
  const thread: ThreadTurn[] = []
  return questions.map((question) => {
    const asker = { seed: name, ...rest }
    const said = answered(sky, { question, at, thread: [...thread], usedPhrases: [], asker, company })
    thread.push({ question, answer: said.text, topic: said.topic, asksBack: said.asksBack })
    return said
  })
}
const words = (key: string) => (LORE.get(key) ?? []).map(({ text }) => text)
const opensWith = (text: string, key: string) => words(key).some((line) => text.startsWith(line))
const OF_TWO = /\b(?:introductions|you are liked|good company|first move|before you part|holds you two)\b/i

describe('a parting that is told beside a question', () => {
  it.each([
    'My wife moved out on Sunday. Should I write to her?',
    'My husband Paul was born on 9 June 1979 and walked out on Monday. How is his February?',
    'My fiance Rob broke up with me on Monday. He was born on 2 July 1985. Are we a good match?',
  ])('is met first, and nobody is sent among people: %s', (question) => {
    const [{ text }] = talk(question) as [Answered]
    expect(opensWith(text, 'care.parting.told')).toBe(true)
    expect(text).not.toMatch(OF_TWO)
  })
})

it.each([
  'My girlfriend ended it on Saturday. Does she miss me at all? Should I move to Leeds?',
  'My boyfriend left me last night. Why did he go?',
])('what no chart can tell is met as well: %s', (question) =>
  expect(talk(question)[0]!.text).toMatch(/^I am sorry/),
)

describe('love after a parting', () => {
  it.each([
    'When will I meet someone new?',
    'Will I find love by summer?',
    'When will I be in a relationship?',
  ])('is not foretold, and costs nothing: %s', (question) => {
    const said = talk('My wife left me on Sunday.', question)[1]!
    expect(said.outcome).toBe('not_understood')
    expect(opensWith(said.text, 'care.parting.love')).toBe(true)
    expect(said.text).not.toMatch(/I would take|second chance|goes best|on the side of yes|meet some/i)
  })

  it('another question stays one, and is charged', () =>
    expect(talk('My wife left me on Sunday.', 'How is my work in March?')[1]!.outcome).toBe('answered'))
})
