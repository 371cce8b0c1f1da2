import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { people } from '../evals/people.ts'
import { answer } from './answer.ts'
import { foresight } from './readings/forecast/foresight.ts'
import type { ArionEvent, AskInput } from './types.ts'

const sky = await openSky()
const everybody = people(sky)
const at = new Date('2026-11-20T09:00:00Z')

function ask(question: string, before: string[] = [], { name, ...rest } = everybody[0]!) {
  const thread = before.map((turn) => ({ question: turn, answer: '…' }))
  const input: AskInput = { question, at, thread, usedPhrases: [], asker: { seed: name, ...rest } }
  const events = [...answer(sky, input)]
  const end = events.find((event): event is Extract<ArionEvent, { kind: 'end' }> => event.kind === 'end')!
  return { ...end, text: events.map((event) => (event.kind === 'text' ? event.text : '')).join('') }
}

describe('a death that is told', () => {
  it.each([
    'My husband Einar died in August',
    "My husband Einar died in August. I don't know what to do with the evenings.",
    'My mother passed away last week.',
    'I lost my mother in spring and nothing feels right',
    'We buried my brother yesterday',
    'Since he is gone the house is so quiet',
    'I am a widow since March. What now?',
    'The funeral is on Friday. How do I get through it?',
    "Will I find love again after my wife's death?",
    'my cat died today',
    'My best friend took his own life',
    'Our baby was stillborn in June',
    'grandpa is dead and I miss him',
    'How will my year be now that dad has died?',
    'When will I feel better? My wife died two months ago',
    'Should I move house? My husband passed away in May.',
    "I'm grieving my sister",
    'I miss my wife so much since she passed',
    'Will I see my late husband again?',
    'Did he die because of me?',
  ])('is met with presence, before and instead of any forecast: %s', (question) => {
    for (const person of everybody) {
      const { plan, text, rejected } = ask(question, [], person)
      expect([person.name, plan, rejected]).toEqual([person.name, 'comfort', []])
      expect(text).toMatch(/^I am (so |very )?sorry/)
      expect(text).not.toMatch(
        /love life|(^|\. )Yes\b|doors? stand|202[7-9]|no chart of|the call|draft|answer\./,
      )
    }
  })

  it('is still what a turn after it is about', () => {
    const told = ['My husband Einar died in August']
    expect(ask('Does it get lighter?', told).plan).toBe('comfort')
    expect(ask('and next month?', told).plan).toBe('comfort')
    expect(ask('How will next month be for my work?', told).plan).toBe('outlook')
  })

  it('lets what is asked beside it wait, and says so', () =>
    expect(ask('Should I move house? My husband passed away in May.').text).toMatch(
      /on its own|ask it alone/,
    ))

  it('promises no love, and does not pass over the one who is missed', () =>
    expect(ask("Will I find love again after my wife's death?").text).toMatch(
      /no date|no chart puts a date/i,
    ))

  it('has no windows in a forecast either', () => {
    const { name, ...rest } = everybody[0]!
    const asker = { seed: name, ...rest }
    const question = 'My husband died in August, how will the next year be?'
    expect(foresight(sky, { asker, at, usedPhrases: [], question, timeline: null })).toMatchObject({
      kind: 'refused',
      text: expect.stringMatching(/^I am (so |very )?sorry/),
    })
  })

  it('of years ago is spoken to in a sentence, and the question is answered', () => {
    const { plan, text } = ask('My father died when I was a child. Should I move to Oslo?')
    expect(plan).toBe('yes_no')
    expect(text).toMatch(/^(I am sorry for the loss|First of all, I am sorry)/)
  })
})

it.each([
  'I lost my keys, when will I find them',
  'My phone died before the interview, what now?',
  'I am dying to know whether he likes me',
  'My passion for work is gone',
  'He is gone for the weekend, should I paint the flat?',
  "I lost my mother's ring",
  'My son passed his exam last week, what now?',
  'I miss my boyfriend',
  "I'm dead tired this week",
  'Should I kill the project?',
])('is no death: %s', (question) =>
  expect(ask(question).text).not.toMatch(/^I am (so |very )?sorry[,. ](?!that)/),
)
