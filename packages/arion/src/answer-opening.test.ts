/** The first sentence of a charged answer speaks of what was asked, in the tone that was asked for. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../evals/asking.ts'
import { askerOf, people } from '../evals/people.ts'
import { cheerIn } from './question/cheer.ts'
import { hasHadDoctor } from './question/bodily.ts'
import { namesAsked, mattersIn } from './question/asked/names-asked.ts'

const sky = await openSky()
const everybody = people(sky)
const at = new Date('2026-11-22T09:00:00Z')
const ask = (question: string, person = everybody[0]!) =>
  answered(sky, { question, at, thread: [], usedPhrases: [], asker: askerOf(person) })
const firstOf = (text: string) => text.split(/(?<=[.?!])\s/)[0]!

describe('the first sentence of a charged answer', () => {
  it.each([
    'why am i so good at starting tracks and so bad at finishing them. 61 project files. i counted',
    'best day to put a single out? we were thinking a friday in november',
    'do i sell the ring?? its in my sock drawer and i feel like it looks at me',
    'why did i stay 6 yrs with someone who couldnt set a date. like 6. i had the dress',
    'Is this a reasonable week to get the first earlies in, or should I hold off?',
    'lease is up in january and jonno wants to move his girlfriend in. do i stay or start looking at like, reservoir',
    'Which day next week is good to ask my ward manager for fixed days?',
    'How do I carry this woman for 3 months in a 2 bed flat',
    'Is there ever going to be a right time to get both my lads in one room?',
    'need a van. whens a decent time to buy one',
  ])('names what was asked: %s', (question) => {
    for (const person of [everybody[0]!, everybody[4]!]) {
      const { text, outcome, rejected } = ask(question, person)
      expect(rejected).toEqual([])
      if (outcome === 'answered') expect(namesAsked(firstOf(text), mattersIn(question)), text).toBe(true)
    }
  })
  it('says whose side it is after the answer, and not before', () => {
    const { text } = ask(
      'My brother and I have not talked for nine years. Why do I find it so hard to call my brother?',
    )
    expect(firstOf(text)).toMatch(/brother/)
    expect(firstOf(text)).not.toMatch(/no chart/)
  })
  it('is none where it could not name it: the question is offered as it was put, and costs nothing', () => {
    const found = ask('got 340 dollars until the 22nd and rent is 290. tell me something cosmic')
    expect(found.outcome === 'not_understood' || /cosmic|rent/i.test(firstOf(found.text))).toBe(true)
  })
})

describe('the tone that was asked for', () => {
  it.each([
    ['I sing the Requiem tomorrow. Please tell me something encouraging.', /^Something encouraging/],
    [
      'AC at the studio died. if u have any good news for me today now would be the time',
      /^Good news for today/,
    ],
    ['tell me something nice', /^Something nice/],
  ])('is kept to: %s', (question, opening) => {
    for (const person of everybody.slice(0, 6)) {
      const { text, facts, rejected } = ask(question, person)
      expect(text).toMatch(opening)
      expect(rejected).toEqual([])
      expect(text).not.toMatch(/square|opposi|roughest|careful|caution|price:|shadow/i)
      expect(facts.length).toBeGreaterThan(0)
    }
  })
  it.each([
    'I have good news, when should I tell my boss?',
    'Why do I feel something is kind of off with him?',
    'My ex told everyone the good news about his baby and I sat there.',
    'Should I say something nice to her?',
  ])('is no wish for cheer where it is only spoken of: %s', (question) =>
    expect(cheerIn(question)).toBeNull(),
  )
  it('is a plain yes or no, with how sure it is', () => {
    for (const person of everybody.slice(0, 6))
      expect(firstOf(ask('just yes or no: should i quit the cafe this month', person).text)).toMatch(
        /^Quit the cafe.*(?:yes|no\b|neither)/,
      )
  })
})

describe('body and sleep', () => {
  it('are not sent to a doctor whom they have seen, and are not left alone with it', () => {
    const { text, outcome } = ask(
      'I have woken at four every morning for about three weeks. I have had my bloods done, so please do not send me to the GP. What is it that will not let me sleep?',
    )
    expect(outcome).toBe('not_understood')
    expect(text).not.toMatch(/take it there first|diagnoses/)
    expect(text).toMatch(
      /^(?:What a doctor can say I leave to them|I heard you, and I will not send you round)/,
    )
    expect(text).not.toMatch(/do say it to a doctor/)
    expect(text.split('\n\n').length).toBeGreaterThan(1)
  })
  it('were seen by no doctor who has no time', () => {
    expect(hasHadDoctor("I can't sleep, the doctor says he has no time till March")).toBe(false)
    expect(hasHadDoctor('I am awake at four, and the doctor says it is nothing')).toBe(true)
  })
  it('of a child are met with something to look at', () => {
    const { text } = ask(
      'My son Dapo is eight and has started saying he has stomach ache every Monday morning. What should I be looking at with him?',
    )
    expect(text).not.toMatch(/diagnoses, medicines/)
    expect(text).toMatch(/^(?:An ache that keeps a calendar|A child that small)/)
    expect(text).toMatch(/let a doctor see them\.$/)
  })
  it('are not passed over beside a question about something else', () => {
    expect(
      ask("ears have been ringing for four days since rehearsal. anyway what's the vibe this week").text,
    ).toMatch(/ears|ringing/)
  })
  it.each([
    'I found a lump and my back hurts. is it serious?',
    'chest pain and i cannot sleep, should i worry',
    'my left arm has gone numb and my back hurts, what is it',
  ])('stay with a doctor where it is grave: %s', (question) => {
    expect(ask(question).text).toMatch(/doctor|ring \d|999|112/)
  })
})

describe('what stands bright in the evening', () => {
  it('is named with its height and direction', () => {
    const { text, outcome } = ask('what is the bright thing in the west tonight')
    expect(outcome).toBe('not_understood')
    expect(text).toMatch(/an hour after sunset: .*° high in the (?:north-|south-)?west/)
  })
})

describe('why something that lies behind went so deep', () => {
  it('is told from the chart, and no list of dates is left to be recognised', () => {
    const { text, rejected } = ask('It ended in April last year with my ex. why did that one go in so deep')
    expect(rejected).toEqual([])
    expect(text).toMatch(/^Why that one went in so deep: /)
    expect(text).not.toMatch(/which of these dates|do you recognise/i)
  })
  it('and a year that was hard keeps its days', () => {
    expect(ask('Why was 2012 so hard?').text).toMatch(/ in 2012 was /)
  })
})
