import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../../evals/asking.ts'
import { randomBirths } from '../../evals/pairs/random-births.ts'
import type { CirclePerson, Company, ThreadTurn } from '../types.ts'

const sky = await openSky()
const births = randomBirths(sky, 7)
const [own, anna, tom] = [births.next().value, births.next().value, births.next().value]
const person = (name: string, tag: CirclePerson['tag']): CirclePerson => ({ id: name, name, tag })
const ANNA = person('Anna', 'friend')
const TOM = person('Tom', 'sibling')
const SHAZ = person('Shaz', 'boss')
const LEO = person('Leo', 'partner')
const company = (changes: Partial<Company> = {}): Company => ({
  people: [ANNA, TOM, SHAZ, LEO],
  about: null,
  charts: new Map([
    ['Anna', anna.hour],
    ['Tom', tom.day],
    ['Leo', anna.hour],
  ]),
  withheld: new Set(),
  ...changes,
})
const ask = (
  question: string,
  {
    thread = [],
    among = company(),
    chart = own.hour,
  }: { thread?: ThreadTurn[]; among?: Company; chart?: typeof own.hour } = {},
) =>
  answered(sky, {
    question,
    asker: { seed: 'mara', chart, timeZone: 'Europe/Rome' },
    at: new Date('2026-11-23T09:00:00Z'),
    thread,
    usedPhrases: [],
    company: among,
  })

describe('a question about somebody of the Circle', () => {
  it('is answered from both charts, each statement with whose its points are, none held back', () => {
    for (const [question, plan] of [
      ['How do Anna and I get on?', 'two.match'],
      ['why do Anna and I fight about money', 'two.money'],
      ['what does Tom need this week', 'two.need'],
      ['is Anna good for me', 'two.good'],
      ['when is a good day to talk to my brother', 'two.when'],
      ['how should I tell Anna that I am moving', 'two.speak'],
      ['Can I trust Anna?', 'two.trust'],
      ['what is Anna like?', 'two.them'],
    ] as const) {
      const { text, facts, rejected, plan: followed, outcome } = ask(question)
      expect([question, followed, outcome]).toEqual([question, plan, 'answered'])
      expect(rejected, question).toEqual([])
      expect(facts.length, question).toBeGreaterThan(0)
      for (const { whose, points } of facts) expect(whose).toHaveLength(points.length)
      expect(
        facts.some(({ whose }) => whose?.includes('theirs')),
        question,
      ).toBe(true)
      const words = text.split(/\s+/).length
      expect(words, text).toBeGreaterThan(60)
      expect(words, text).toBeLessThan(240)
      expect(text).not.toMatch(/[{}]|undefined|null/)
    }
  })

  it('says plainly where no birth is known, reads the own side, and how to add one', () => {
    const { text, facts } = ask('how do I talk to Shaz about my shifts?')
    expect(text).toMatch(/no birth date/)
    expect(text).toMatch(/Circle/)
    expect(facts.flatMap(({ whose }) => whose)).not.toContain('theirs')
  })

  it('of an unknown hour names no house, no angle and no Moon that another hour would change, and says so', () => {
    for (const question of [
      'How do Tom and I get on?',
      'what is Tom like?',
      'what does Tom need this week',
    ]) {
      const { text, facts } = ask(question)
      expect(text).toMatch(/no hour/)
      expect(text).not.toMatch(/Tom’s (Ascendant|Midheaven|\w+ house)/)
      for (const { points, whose } of facts)
        points.forEach((point, index) => {
          if (whose?.[index] === 'theirs') expect(['asc', 'mc']).not.toContain(point)
        })
    }
    const { text, facts } = ask('How do Anna and I get on?', { chart: own.day })
    expect(text).toMatch(/birth time/)
    expect(
      facts.flatMap(({ points, whose }) => points.filter((_, index) => whose?.[index] === 'own')),
    ).not.toContain('asc')
  })

  it('says of each birth time how well it is known', () => {
    const at = (chart: typeof own.hour, minutes: number) =>
      sky.chart({
        at: chart.instant,
        latitude: chart.latitude,
        longitude: chart.longitude,
        accuracy: { kind: 'approximate', minutes },
      })
    const said = (mine: typeof own.hour, theirs: typeof own.hour) => {
      const among = company({ charts: new Map([['Anna', theirs]]) })
      const { text, rejected } = ask('How do Anna and I get on?', { chart: mine, among })
      expect(rejected).toEqual([])
      return text.split('\n').at(-1)
    }
    expect(said(at(own.hour, 60), anna.day)).toContain(
      'Your birth time is known give or take an hour, and that of Anna is not.',
    )
    expect(said(own.day, at(anna.hour, 30))).toContain(
      'The hour of Anna is known give or take half an hour, and yours is not.',
    )
    expect(said(own.hour, at(anna.hour, 20))).toContain('The hour of Anna is known give or take half an hour')
    expect(said(own.day, anna.day)).toContain('Neither birth time is known here')
  })

  it('tells nothing ahead of somebody who has died, as was written about them, and nothing that they need', () => {
    const among = company({ people: [{ ...ANNA, isLate: true }, TOM] })
    for (const question of [
      'what does Anna need this week',
      'when is a good day to talk to Anna',
      'why do Anna and I fight about money this week',
    ]) {
      const { text, rejected } = ask(question, { among })
      expect(rejected).toEqual([])
      expect(text, question).toMatch(/between (you two|two people)/)
      expect(text, question).not.toMatch(/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/)
    }
  })

  it('calls somebody whose name is a word of the trade by what they are', () => {
    const { text, rejected } = ask('How do Leo and I get on?')
    expect(text).not.toMatch(/Leo’s/)
    expect(rejected).toEqual([])
  })

  it('asks back where two have the name, and understands the offer', () => {
    const among = company({
      people: [ANNA, person('Anna', 'sibling')].map((one, index) => ({ ...one, id: `${index}` })),
      charts: new Map(),
    })
    const { asksBack, outcome, text } = ask('How do Anna and I get on?', { among })
    expect(outcome).toBe('not_understood')
    expect(text).toMatch(/Which of them/)
    expect(asksBack?.offers.map(({ label }) => label)).toEqual([
      'How do my friend Anna and I get on?',
      'How do my sibling Anna and I get on?',
    ])
    for (const { label } of asksBack?.offers ?? []) expect(ask(label, { among }).plan).toBe('two.match')
  })

  it('guesses at neither of two whom no words tell apart, and says how to ask about one', () => {
    const [one, other] = [0, 1].map((index) => ({ ...ANNA, id: `${index}` }))
    const among = company({ people: [one!, other!, TOM], charts: new Map() })
    for (const question of ['How do Anna and I get on?', 'How do my friend Anna and I get on?']) {
      const { asksBack, outcome, text, facts } = ask(question, { among })
      expect([outcome, facts]).toEqual(['not_understood', []])
      expect(text).toMatch(/Ask from the page of the one you mean/)
      expect(asksBack?.offers).toEqual([])
    }
    expect(ask('How do we get on?', { among: { ...among, about: '1' } }).plan).toBe('two.match')
    expect(ask('How do Anna and I get on?', { among: { ...among, about: '1' } }).plan).toBe('two.match')
  })

  it('goes on with the same person, and tells no contact twice', () => {
    const first = ask('How do Anna and I get on?')
    const thread = [{ question: 'How do Anna and I get on?', answer: first.text }]
    const second = ask('and about money?', { thread })
    expect(second.plan).toBe('two.money')
    const sentences = (text: string) => text.split(/(?<=\.)\s+/).filter((one) => one.length > 30)
    expect(sentences(second.text).filter((one) => sentences(first.text).includes(one))).toEqual([])
  })

  it('leaves a question of one’s own alone, also in a conversation about somebody', () => {
    expect(ask('What is my purpose?', { among: company({ about: 'Anna' }) }).plan).not.toMatch(/^two/)
    expect(ask('How will the next three months be for me?').plan).not.toMatch(/^two/)
    expect(ask('how can we be kinder to each other?', { among: company({ about: 'Anna' }) }).plan).toMatch(
      /^two/,
    )
  })

  it('goes behind care: a cry is met first', () => {
    expect(ask('Anna said she wants to kill herself tonight').outcome).toBe('crisis')
  })

  it('shows nothing of whoever does not share their birth', () => {
    const among = company({ charts: new Map(), withheld: new Set(['Anna']) })
    const { text, facts } = ask('How do Anna and I get on?', { among })
    expect(text).toMatch(/does not share|theirs can be asked/)
    expect(text).not.toMatch(/Anna’s (Sun|Moon|Mercury|Venus|Mars)/)
    expect(facts.flatMap(({ whose }) => whose)).not.toContain('theirs')
  })
})

describe('a question that is one’s own', () => {
  const before = ask('How do Anna and I get on?')
  const thread = [{ question: 'How do Anna and I get on?', answer: before.text, topic: before.topic }]
  it.each([
    'When will I find a new job?',
    'When is the next full moon?',
    'How will next week be for my work?',
  ])('is that after a talk about somebody too: %s', (question) => {
    const { plan, text } = ask(question, { thread })
    expect(plan).not.toMatch(/^two\./)
    expect(text).not.toContain('Anna')
  })
  it.each(['What does my Moon say?', 'Where is my Venus?'])('asks for nobody’s birth: %s', (question) => {
    expect(ask(question).text).not.toMatch(/hand round/)
  })
  it('about somebody in no Circle is read as before, with its day, and says how to add them', () => {
    const { plan, text } = ask('When is a good day for a talk with my aunt Vera?')
    expect(plan).not.toMatch(/^two\./)
    expect(text).toMatch(/\b(November|December)\b/)
    expect(text).toMatch(/add .* to your Circle/)
  })
})

describe('two questions in one message', () => {
  it('leave none behind: the other one waits under the answer', () => {
    const { plan, asksBack } = ask('How do Anna and I get on? And what does my Moon say?')
    expect(plan).toBe('two.match')
    expect(asksBack?.offers.map(({ label }) => label)).toEqual(['What does my Moon say?'])
  })
})
