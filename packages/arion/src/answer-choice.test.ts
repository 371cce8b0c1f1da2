import { answered, isAnswer } from '../evals/asking.ts'
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { people } from '../evals/people.ts'
import { choicesIn } from './question/choices/choices.ts'

const sky = await openSky()
const everybody = people(sky)

function ask(question: string, { name, ...rest } = everybody[0]!) {
  const at = new Date('2026-11-22T09:00:00Z')
  return answered(sky, { question, at, thread: [], usedPhrases: [], asker: { seed: name, ...rest } })
}

describe('what there is to choose between is taken in the words of the one who asks', () => {
  it.each([
    [
      'Stay in nursing or retrain as a counsellor? Been chewing on this',
      ['Stay in nursing', 'retrain as a counsellor'],
    ],
    [
      'should i ring her now or leave it till after xmas, its been 3 yrs',
      ['ring her now', 'leave it till after xmas'],
    ],
    ['uni or gap year?? parents want uni i wanna go to japan', ['uni', 'gap year']],
    ['Who should I hire first, a salesperson or an engineer?', ['a salesperson', 'an engineer']],
    [
      'is the week of Dec 7 ok for mediation with the lawyer or should I ask for the 14th',
      ['the week of Dec 7', 'the 14th'],
    ],
    [
      'Launch in January or push to March? Also should I take the seed money',
      ['Launch in January', 'push to March'],
    ],
    ['buy a flat, rent or move back in with my mum?', ['buy a flat', 'rent', 'move back in with my mum']],
    [
      "I'm torn between the job in Berlin and the one in Hamburg",
      ['the job in Berlin', 'the one in Hamburg'],
    ],
    ['Berlin vs Hamburg', ['Berlin', 'Hamburg']],
  ])('%s', (question, things) => expect(choicesIn(question)).toEqual(things))

  it.each([
    'Should I move or not?',
    'Will I be rich or famous?',
    'Rudo or Chipo, which one to marry?',
    'I have two girls, Rudo and Chipo. Which one to marry',
    'should I choose him or her',
    'How is my week, good or bad?',
    'Is it a good time to move or am I too late',
    'When should I call my mother or father?',
  ])('and nothing is to be chosen in: %s', (question) => expect(choicesIn(question)).toBeNull())
})

describe('whether to leave something off', () => {
  it.each([
    'should i just stop replying',
    'Should I stop texting him?',
    'Should I skip the reunion?',
    'Should I ignore her messages?',
    'Should I let it rest?',
    'shall we stop lending him money',
    'Should I leave it alone?',
    'Is it time to stop waiting up for her?',
    'Should I block him?',
    'Should I quit drinking?',
  ])('is answered as a yes or no of leaving it off: %s', (question) => {
    for (const person of everybody.slice(0, 4))
      expect(ask(question, person).text).not.toMatch(
        /warmth (?:in|for)|well disposed|more helps you|it opens up|wind behind you/i,
      )
  })
})

describe('a choice', () => {
  it.each([
    [
      'Stay in nursing or retrain as a counsellor?',
      /\n\n"Stay in nursing": /,
      /\n\n"Retrain as a counsellor": /,
    ],
    ['January or March?', /\n\nJanuary\. /, /\n\nMarch\. /],
    ['sell the house in May or wait?', /\n\n"Sell the house in May": /, /\n\n"Wait": /],
    ['job A in Berlin or job B in Hamburg?', /job A in Berlin/, /job B in Hamburg/],
    ['buy a flat, rent or move back in with my mum?', /"Buy a flat": /, /"Move back in with your mum": /],
  ])('names each thing, for everybody, and every sentence stands: %s', (question, first, second) => {
    for (const person of everybody) {
      const { plan, text, rejected, ...end } = ask(question, person)
      expect([person.name, plan, isAnswer(end), rejected]).toEqual([person.name, 'choice', true, []])
      expect(text).toMatch(first)
      expect(text).toMatch(second)
      expect(text).not.toMatch(/\b(you should|take the|I would (stay|go|leave))\b|\{|undefined/)
    }
  })

  it('says of each what speaks for it and what it costs, then what would decide, and a day', () => {
    for (const person of everybody) {
      const { text, usedPhrases, facts } = ask('Stay in nursing or retrain as a counsellor?', person)
      const roads = text
        .split('\n\n')
        .filter((part) => /^"(?:Stay in nursing|Retrain as a counsellor)":/.test(part))
      expect(roads).toHaveLength(2)
      for (const road of roads) {
        expect(road).toMatch(/speaks|gives room|food in it|at ease/i)
        expect(road).toMatch(/price is paid|goes short|Hungry/i)
      }
      expect(usedPhrases.some(({ unit }) => /^choice\.\w+\.test/.test(unit))).toBe(true)
      expect(facts.map(({ kind }) => kind)).toContain('moon_hour')
    }
  })

  it.each([
    'Should I take it or leave it?',
    'Should I take the night shift or stay on days?',
    'Should I stay an engineer or become a teacher?',
    'Should I quit smoking or keep smoking?',
    'Do I go back to nursing or carry on at the bakery?',
    'Should I keep my morning run or change to swimming?',
    'sell the house in May or wait?',
  ])('opens nothing like an order, nor takes it for a house: %s', (question) => {
    for (const person of everybody.slice(0, 3)) {
      const { text } = ask(question, person)
      expect(text).not.toMatch(/\n\n(?:Take|Leave|Stay|Become|Quit|Keep|Go|Carry|Change|Sell|Wait)\b/)
      expect(text).not.toMatch(/": (?!(?:I|[MVJSUNPC]\w+(?:'s)?) )\p{Lu}/u)
      expect(text).not.toMatch(/light switches|[Aa]t home there|before you leave|gives shade/)
    }
  })

  it('has a day to decide on also where no hour of birth is known', () => {
    const unknown = everybody.find(({ name }) => name === 'jerusalem')
    const { facts } = ask('Should I move to Leeds or stay here?', unknown)
    expect(facts.map(({ kind }) => kind)).toContain('moon_hour')
  })

  it('of times says which is the lighter, with dates', () => {
    const { text } = ask('January or March?')
    expect(text).toMatch(/lighter|easier|wind behind|little to choose|no favourite|Neither is wrong/)
    expect(text).toMatch(/\d (January|March)/)
  })

  it('of two people keeps the careful answer', () => {
    expect(ask('Rudo or Chipo, which one to marry?').plan).toBe('need')
  })

  it('of staying with somebody or leaving them is no choice of a chart', () => {
    expect(ask('Should I leave my husband or stay?').plan).toBe('need')
  })
})
