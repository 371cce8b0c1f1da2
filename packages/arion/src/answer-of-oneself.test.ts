import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered, talk } from '../evals/asking.ts'
import { askerOf, people } from '../evals/people.ts'

const sky = await openSky()
const asker = askerOf(people(sky)[1]!)
const at = new Date('2026-11-28T09:00:00Z')
const ask = (question: string) => answered(sky, { question, at, thread: [], usedPhrases: [], asker })
const said = (question: string, ...later: string[]) => talk(sky, { asker, at }, question, ...later)

describe('a yes or no of oneself that no chart gives', () => {
  it.each([
    'Am I too proud to ask for help?',
    'My brother calls me stubborn. Is he right?',
    'We met a month ago. Is this love or have I just lost my mind?',
    'Is this burnout or am I just bored with the job?',
  ])('is answered with what the chart says of it, at no charge, and is no verdict: %s', (question) => {
    const { text, asksBack, plan, rejected } = ask(question)
    expect(asksBack?.isOtherwise).toBe(true)
    expect(rejected).toEqual([])
    expect(plan).not.toMatch(/yes_no|choice|asks_back/)
    expect(text).toMatch(
      /yes or no to that stands in no chart|verdict I leave to you|no side in that|the two of you know/,
    )
    expect(asksBack!.offers.every(({ detail }) => detail !== 'A fact of your chart')).toBe(true)
  })

  it.each([
    'my flatmate has gone all quiet on me, have I upset her?',
    'my bestie Marlee is so odd with me lately, did i do something',
  ])('and what was done to somebody else only they can say; how to reach them is told: %s', (question) => {
    const { text, asksBack } = ask(question)
    expect(asksBack?.isOtherwise).toBe(true)
    expect(text).toMatch(/only the other one can say|I can't see from here/)
  })

  it('is nobody’s where a time or a gift is asked about', () => {
    for (const question of ['What am I good at?', 'Am I going to get the job in May?'])
      expect(ask(question).text).not.toMatch(/stands in no chart|verdict I leave/)
  })
})

describe('a yes or no of what nobody does, and that is still to come', () => {
  const LEFT_OPEN =
    /plain yes or no I can't read|stands in no chart|Yes or no I leave open|can promise|don't promise|How it ends/
  it.each([
    'bulls quit breeding in the heat and so did i, ha. any romance in august?',
    'is there anyone out there for me who isnt in my english set',
    'theory test thursday 10.40, failed by 2 last time. any good??',
    'grandbaby shower is at mine on the 7th of december, will it be a nice day',
  ])('is left open, and its time is told at no charge: %s', (question) => {
    const { text, outcome, asksBack, plan, rejected } = ask(question)
    expect([outcome, plan]).toEqual(['not_understood', expect.not.stringMatching(/yes_no|asks_back/)])
    expect(asksBack?.isOtherwise).toBe(true)
    expect(rejected).toEqual([])
    expect(text).toMatch(LEFT_OPEN)
  })

  it.each([
    'Will I get caught?',
    'is the plane safe',
    'does bec want babies',
    'they accepted. i own a view of croissants. is it weird i feel nothing',
  ])('no time stands for what is so, or lies with the world or with others: %s', (question) => {
    expect(ask(question).text).not.toMatch(/What kind of time|time around it is like|days around it/)
  })

  it('"is that why they think so" is asked of oneself', () => {
    const [, why] = said("what's my rising?", 'is that why ppl think im a snob b4 they know me lol')
    expect([why!.plan, why!.asksBack?.isOtherwise]).toEqual([expect.not.stringMatching('asks_back'), true])
  })
})

describe('a place to live', () => {
  it.each([
    'My daughter Liv wants me to move to Oslo to be near her. I am not sure I would thrive in a town.',
    'My partner wants us to settle on a farm. Would I go mad out there?',
  ])('is answered by what a home has to give, with no yes and no date for the deed: %s', (question) => {
    const { plan, topic, text } = ask(question)
    expect([plan, topic]).toEqual(['need', 'home'])
    expect(text).not.toMatch(/On the whole, yes|: yes|the terms, the money/)
  })
})

describe('what is offered where it is asked back', () => {
  it.each(['career', 'health', 'family', 'money?'])('of one word are different wishes: %s', (word) => {
    const { offers, readings } = ask(word).asksBack!
    expect(new Set(readings.map(({ wants }) => wants)).size).toBe(readings.length)
    expect(offers.every(({ label }) => !/^The same|stand in my|for today/.test(label))).toBe(true)
    expect(offers.length).toBeGreaterThan(1)
  })

  it.each(['more', 'go on', 'tell me more'])('is never a bare "%s"', (word) => {
    const [, second] = said('health', word)
    expect(second!.asksBack?.offers.map(({ label }) => label.toLowerCase())).not.toContain(`${word}?`)
  })

  it('a choice between two to marry is of love, and of no work', () => {
    const { text, asksBack } = ask('I have two girls, Rudo and Chipo. Which one to marry')
    expect(text).toMatch(/what you need/)
    expect(asksBack?.offers.map(({ label }) => label).join()).not.toMatch(/work|conversation/)
  })
})

describe('from far away', () => {
  it.each([
    'My father is in hospital in Bulawayo and I am stuck in London for work. What can I do for him from so far?',
    "Grandma is dying in Chennai, I can't fly before next week. How do I stay near her?",
  ])('nobody is sent to a bed: %s', (question) => {
    expect(ask(question).text).not.toMatch(
      /glass of water|sit there|be there is what is left|near is enough|: go, or ring/i,
    )
  })
})

describe('a day that belongs to somebody who died', () => {
  it('is told without asking which dates are known again', () => {
    const [, second] = said(
      'My husband Einar died in August.',
      'We were married on 12 September 1990. What stood over that day?',
    )
    expect(second!.plan).toBe('cycle')
    expect(second!.text).not.toMatch(/recognise|that was the week|look up what you wrote/i)
    expect(second!.text).toMatch(/the one you miss|was beside you then/)
  })
})

it('a Moon that is full late on the evening before is the one that was meant', () => {
  const there = { ...asker, timeZone: 'America/Argentina/Cordoba' }
  const { text } = answered(sky, {
    question: 'how will the full moon on the 24th of December touch me',
    at,
    thread: [],
    usedPhrases: [],
    asker: there,
  })
  expect(text).toMatch(/Wednesday 23 December/)
})
