import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered } from '../evals/asking.ts'
import { people } from '../evals/people.ts'
import type { Fact, ThreadTurn, UsedPhrase } from './types.ts'

const sky = await openSky()
const everybody = people(sky)

/** A question, or one that takes up an offer. */
type Said = string | { question: string; offer: number }

/** Answers each in turn, with what stood under the answers before it. */
function talk(questions: readonly Said[], person = everybody[0]!, usedPhrases: readonly UsedPhrase[] = []) {
  const { name, ...rest } = person
  const thread: ThreadTurn[] = []
  const turns = []
  for (const said of questions) {
    const { question, offer } = typeof said === 'string' ? { question: said, offer: null } : said
    const at = new Date('2026-11-22T09:00:00Z')
    const asker = { seed: name, ...rest }
    const turn = answered(sky, { question, offer, at, thread, usedPhrases, asker })
    thread.push({ question, answer: turn.text, asksBack: turn.asksBack, facts: kept(turn.facts) })
    turns.push(turn)
  }
  return turns
}

function monthOf(day: Date): string {
  return day.toLocaleDateString('en', { month: 'long', timeZone: 'UTC' })
}

/** As it is kept with a thread: instants as text. */
function kept(facts: readonly Fact[]): NonNullable<ThreadTurn['facts']> {
  return JSON.parse(JSON.stringify(facts))
}

it.each([
  'asdf qwer she',
  'asdf qwer',
  'she again',
  'the letter thing',
  'Breda asked would I share the driving. Is there more in that question than driving?',
  'and my stepfather? is that thing of his in the tenth, or just him',
])('each question that Arion offers is answered when it is taken: %s', (unclear) => {
  const [back] = talk([unclear])
  const offers = back!.asksBack?.offers ?? []
  expect(offers.length).toBeGreaterThan(0)
  const taken = offers.map(({ label }, offer) => ({
    label,
    turn: talk([unclear, { question: label, offer }])[1]!,
  }))
  // kind words for who only wanted to say it are no reading, and free
  const unanswered = taken.filter(({ turn }) => turn.outcome !== 'answered' && turn.plan !== 'comfort')
  expect(unanswered.map(({ label, turn }) => [label, turn.plan])).toEqual([])
})

it('a reason says where it looked, and not that there is something', () => {
  for (const person of everybody) {
    const [, reasons] = talk(['What is my purpose?', 'what makes you say that'], person)
    expect(reasons!.text).not.toMatch(/\bThere is (?:your|[A-Z])/)
  }
})

describe('the answer before is what a turn is answered from', () => {
  it.each(everybody.map((person) => [person.name, person] as const))(
    'its reasons are facts that it showed, with nothing held back: %s',
    (_, person) => {
      const [first, reasons] = talk(
        ['How will the next three months be for me?', 'what makes you say that'],
        person,
      )
      const shown = first!.facts.map(({ statement }) => statement)
      expect(reasons!.rejected).toEqual([])
      expect(reasons!.plan).toBe('outlook.reasons')
      const told = reasons!.facts.filter(({ kind }) => kind !== 'rulership').map(({ statement }) => statement)
      expect(told.length).toBeGreaterThan(0)
      for (const statement of told) expect(shown).toContain(statement)
    },
  )

  it('for somebody else it is told anew, and as the side of it that stands in this chart', () => {
    for (const person of everybody.slice(0, 5)) {
      const [money, son] = talk(['How is my money this winter?', 'and for my son?'], person)
      expect(son!.text).toMatch(/^About your son|your son/)
      expect(son!.text).toMatch(/no chart of your son/)
      const said = money!.text.split(/(?<=[.?!]) |\n\n/).filter((sentence) => !/birth time|\d/.test(sentence))
      const again = son!.text.split(/(?<=[.?!]) |\n\n/)
      expect(again.filter((sentence) => said.includes(sentence))).toEqual([])
    }
  })

  it('a day that it named is answered with the fact of that day', () => {
    const [first, why] = talk(['When is a good day for a talk with my sister?', 'why that day'], everybody[2])
    expect(why!.plan).toBe('when.reasons')
    expect(first!.facts.map(({ statement }) => statement)).toContain(why!.facts[0]!.statement)
  })

  it('a month that it named is answered with the fact of that month', () => {
    for (const person of everybody.slice(0, 4)) {
      const [first] = talk(['How will the next three months be for me?'], person)
      const dated = first!.facts.find(({ exact }) => exact?.[0])!
      const month = monthOf(dated.exact![0]!)
      const [, why] = talk(['How will the next three months be for me?', `why ${month}?`], person)
      expect([why!.plan, why!.rejected]).toEqual(['outlook.reasons', []])
      expect(why!.facts[0]!.exact!.map(monthOf)).toContain(month)
      expect(first!.facts.map(({ statement }) => statement)).toContain(why!.facts[0]!.statement)
    }
  })

  it('a month that is left out is none of those it names then', () => {
    for (const person of everybody.slice(0, 4)) {
      const [first, other] = talk(['Is February good to open my shop?', 'and if not february'], person)
      expect(first!.outcome).toBe('answered')
      expect([other!.outcome, other!.plan]).toEqual(['answered', 'when.without'])
      const [headline] = other!.text.split('\n\n')
      expect(headline).not.toContain('February')
      const months = other!.facts.flatMap(({ exact }) => exact ?? []).map(monthOf)
      expect(months.length).toBeGreaterThan(0)
      expect(months).not.toContain('February')
    }
  })

  it('the other one of two is gone on with, and has a date', () => {
    for (const person of everybody) {
      const [, stay] = talk(['Should I move to Leeds or stay here?', 'the other one then'], person)
      expect(stay!.plan).toBe('choice.shown')
      expect(stay!.text).toMatch(/^Stay here, then\./)
      expect(stay!.facts.some(({ exact }) => exact?.[0])).toBe(true)
      const [days, second] = talk(
        ['When is a good day for a talk with my sister?', 'the other one then'],
        person,
      )
      expect(second!.plan).toBe('when.shown')
      expect(second!.facts[0]!.statement).toBe(days!.facts[1]!.statement)
    }
  })

  it('its last sentence is explained by what it stood on, and nothing new is foretold', () => {
    for (const person of everybody.slice(0, 5)) {
      const [first, explained] = talk(
        ['How will the next three months be for me?', 'explain the last sentence'],
        person,
      )
      expect(explained!.plan).toBe('outlook.explain')
      expect(explained!.rejected).toEqual([])
      const last = first!.text.split(/(?<=[.?!]) |\n\n/).at(-1)!
      const isGlossed = /everyday words|stands for/.test(explained!.text)
      expect(isGlossed || explained!.text.includes(last.replace(/\.$/, ''))).toBe(true)
      const shown = first!.facts.map(({ statement }) => statement)
      const dated = explained!.facts.filter(({ exact }) => exact?.[0])
      for (const { statement } of dated) expect(shown).toContain(statement)
    }
  })

  it.each([
    ['should i ring her or what about it', 'yes_no'],
    ['hmm her again', 'outlook'],
  ])('a bare name says whom it meant: %s', (unclear, kind) => {
    const [, named] = talk([unclear, 'Aroha'])
    expect(named!.plan).toMatch(new RegExp(`^${kind}`))
    expect(named!.outcome).toBe('answered')
    expect(named!.text.split('\n')[0]).toContain('Aroha')
  })

  it.each(['Interesting', 'Hopefully'])('and a word that names nobody does not: %s', (word) => {
    for (const before of ['should i ring her or what about it', 'Should I move to Leeds or stay here?'])
      expect(talk([before, word])[1]!.text).not.toMatch(new RegExp(`(?:About|For) ${word}`))
  })

  it('a month that it did not name is said not to have been named', () => {
    const [, why] = talk(['How will the next three months be for my work?', 'why September?'])
    expect(why!.text).toMatch(/not among the times|had not named|left that one out|not named|passed it over/)
    expect(why!.rejected).toEqual([])
  })

  it('of its dates one is put first, and the second follows', () => {
    for (const person of everybody.slice(0, 4)) {
      const [first, ranked] = talk(
        ['How will the next three months be for me?', 'which of those dates matters most'],
        person,
      )
      expect([ranked!.plan, ranked!.rejected]).toEqual(['outlook.ranking', []])
      expect(first!.facts.map(({ statement }) => statement)).toContain(ranked!.facts[0]!.statement)
    }
  })

  it('another day is none of those that it named', () => {
    const [first, other] = talk(['When should I talk to my boss?', 'another day?'])
    const days = (turn: typeof first) =>
      turn!.facts
        .filter(({ kind }) => kind === 'moon_hour')
        .map(({ exact }) => exact![0]!.toISOString().slice(0, 10))
    expect(other!.plan).toBe('when.another')
    for (const day of days(other)) expect(days(first)).not.toContain(day)
  })

  it('words of the trade are explained, and no new forecast is given', () => {
    const [, term, plain] = talk([
      'How will the next three months be for me?',
      'what does square mean there',
      'simpler',
    ])
    expect(term!.text).toMatch(/friction/)
    expect([term!.rejected, plain!.rejected]).toEqual([[], []])
  })

  it.each(['what if she says no', 'how do I stop doing that', 'and then?', 'what do I do with that'])(
    'the next step is told, from the chart: %s',
    (question) => {
      for (const person of everybody.slice(0, 5)) {
        const [, step] = talk(['When should I tell her that I love her?', question], person)
        expect(step!.plan).toMatch(/\.step$/)
        expect(step!.rejected).toEqual([])
        expect(step!.text.length).toBeGreaterThan(120)
      }
    },
  )

  it('after a no another hour is named for an offer, and never for a heart', () => {
    const AGAIN = /try once more|second attempt/
    for (const person of everybody.slice(0, 5)) {
      const [, love] = talk(['When should I tell her that I love her?', 'what if she says no'], person)
      expect(love!.text).not.toMatch(AGAIN)
      const [, work] = talk(['When should I ask my boss for a raise?', 'what if he says no'], person)
      expect(work!.text).toMatch(AGAIN)
    }
  })

  it('one thing is changed and the rest is kept', () => {
    const [, work, son, meant] = talk([
      'Why do I always fall so hard and so fast?',
      'and at work?',
      'and for my son?',
      'no, I meant my brother',
    ])
    expect([work!.plan, work!.topic]).toEqual(['why', 'work'])
    expect(son!.text).toContain('your son')
    expect(meant!.text).toContain('your brother')
  })
})

describe('the same question is remembered, and no other', () => {
  const told = (first: string) =>
    talk([first])[0]!.usedPhrases.map((phrase) => ({ ...phrase, day: '2026-11-19' }))
  const AGAIN = /three days ago|Since you ask again/

  it('in nearly the same words', () =>
    expect(talk(['Why am I always so tired?'], everybody[0], told('why am i so tired'))[0]!.text).toMatch(
      AGAIN,
    ))
  it('and not a neighbour of it', () => {
    const neighbour = talk(['why am I so anxious at night'], everybody[0], told('why am i so tired'))
    expect(neighbour[0]!.text).not.toMatch(AGAIN)
    expect(
      talk(['what is my attitude to money'], everybody[0], told('why do i overspend'))[0]!.text,
    ).not.toMatch(AGAIN)
  })
})

describe('a death that was told in the thread', () => {
  it('colours what follows: no cheerful opening, and the time is told all the same', () => {
    const [told, january] = talk([
      "My husband Einar died in August. I don't know what to do with the evenings.",
      'How will January be?',
    ])
    expect([told!.plan, january!.plan]).toEqual(['comfort', 'outlook'])
    expect(january!.text).toMatch(
      /^(January 2027: )?(take it slowly|I name what is there|nothing in it has to be used)/i,
    )
  })
})

describe('several questions in one message', () => {
  const SEVERAL = 'When is a good day for a talk with my sister? And what does my Moon say?'

  it('one is answered, and the other waits in the words it was asked in', () => {
    const [first] = talk([SEVERAL])
    expect(first!.outcome).toBe('answered')
    expect(first!.asksBack).toMatchObject({
      heard: [],
      offers: [{ label: 'What does my Moon say?' }],
    })
  })

  it('of three or more each is answered or waits, and what is beyond the offers is named', () => {
    const [first] = talk([
      'How is my love life this winter? How is my work this winter? How is my money this winter?',
    ])
    expect(first!.text).toMatch(/love life/)
    expect(first!.asksBack?.offers.map(({ label }) => label)).toEqual([
      'How is my work this winter?',
      'How is my money this winter?',
    ])
    const deeds = ['move to Rome', 'sell the boat', 'learn to sing', 'call my aunt', 'buy the barn']
    const [many] = talk([deeds.map((deed) => `Should I ${deed} this spring?`).join(' ')])
    expect(many!.asksBack?.offers).toHaveLength(3)
    expect(many!.text).toContain('Should I buy the barn this spring?')
  })

  it('a doctor is named for one of them, and the others wait all the same', () => {
    const [first] = talk(['Will my knee get better? What kind of year will 2027 be for me?'])
    expect(first).toMatchObject({ outcome: 'not_understood', asksBack: { heard: [] } })
    expect(first!.asksBack?.offers[0]?.label).toBe('What kind of year will 2027 be for me?')
  })

  it('a half that is not answered is named', () =>
    expect(talk(['Should I sign the lease this month, and for how much?'])[0]!.text).toContain(
      'For how much',
    ))

  it('what waits is answered when it is taken up, and then waits no more', () => {
    const [, second] = talk([SEVERAL, { question: 'What does my Moon say?', offer: 0 }])
    expect([second!.outcome, second!.asksBack]).toEqual(['answered', null])
    expect(second!.text).toContain('Moon')
  })

  it('a single question leaves nothing waiting', () =>
    expect(talk(['When is a good day for a talk with my sister?'])[0]!.asksBack).toBe(null))
})

it('a question that is said in full is its own, whatever was asked before it', () => {
  const question = 'When is a good day this week for a difficult talk?'
  const [alone] = talk([question])
  for (const before of ['What is my purpose?', 'Why do I keep attracting unavailable partners?'])
    expect(talk([before, question])[1]!.plan).toBe(alone!.plan)
})

describe('a parting that was told', () => {
  const TOLD = 'My wife left me on Sunday.'

  it('colours what is asked after it: nothing is cheered, and no love is foretold', () => {
    const [, after] = talk([TOLD, 'How will January be?'])
    expect(after!.outcome).toBe('answered')
    expect(after!.text).not.toMatch(/your wife|warmth for you/)
  })

  it('and is not forgotten the day after, in a thread of its own', () => {
    const [told] = talk([TOLD])
    const usedPhrases = told!.usedPhrases
    const [plainly] = talk(['How is my love life in February?'])
    const [gently] = talk(['How is my love life in February?'], everybody[0], usedPhrases)
    expect(gently!.text.split('\n')[0]).toMatch(/parting|Love has not|Whether there is love/)
    expect(plainly!.text).not.toContain(gently!.text.split('\n')[0])
  })
})

describe('a turn in other words is answered from the thread', () => {
  it('which of the two, and one of them by name: the choice is gone on with', () => {
    const turns = talk(['Should I sell the car or the van?', 'which of the two', 'and the van?'])
    for (const { plan, text } of turns) {
      expect(plan).toMatch(/^choice/)
      expect(text).toContain('van')
    }
  })

  it('and when: a day for it', () => {
    const [, when] = talk(['Should I sell the car or the van?', 'ok when'])
    expect(when!.plan).toBe('when')
    expect(when!.text).toMatch(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d/)
  })

  it('the dates that count are those of the last answer that named several', () => {
    const [first, , big] = talk([
      'Which month is best for me to start my own shop?',
      'explain the last sentence',
      'which date is the big one',
    ])
    const dated = first!.facts.filter(({ kind }) => kind === 'transit').map(({ statement }) => statement)
    expect(big!.facts.some(({ statement }) => dated.includes(statement))).toBe(true)
  })

  it('not before a day: it is looked for after that', () => {
    const [, later] = talk(['When should I talk to my landlord?', 'not before the 10th though'])
    const hours = later!.facts.filter(({ kind }) => kind === 'moon_hour')
    expect(hours.length).toBeGreaterThan(0)
    for (const { exact } of hours) expect(exact![0]!.toISOString() >= '2026-12-09').toBe(true)
  })
})

describe('why it is always that time of the year', () => {
  it('is answered by what comes back each year, and by no dates to recognise', () => {
    const [turn] = talk(['Why do I always shut down in November?'])
    expect(turn!.outcome).toBe('answered')
    expect(turn!.rejected).toEqual([])
    expect(turn!.text).toMatch(/year/)
    expect(turn!.text).not.toMatch(/recogni[sz]e|2027/)
  })
})

describe('two languages in one message', () => {
  it.each([
    'When is a good day for a talk with my sister? ¿Y en el trabajo este año?',
    '¿Y en el trabajo este año? When is a good day for a talk with my sister?',
  ])('what is asked in the other one is answered for in it, or waits: %s', (message) => {
    const [turn] = talk([message])
    const offers = turn!.asksBack?.offers.map(({ label }) => label) ?? []
    const isAnswered = turn!.outcome === 'answered'
    expect(turn!.text).toMatch(isAnswered ? /\bNovember\b/ : /solo entiendo inglés/)
    expect(offers).toEqual([
      isAnswered ? '¿Y en el trabajo este año?' : 'When is a good day for a talk with my sister?',
    ])
  })

  it('of one sentence that is half in another, no half is answered', () => {
    const [turn] = talk(['How will my work go and wie wird meine Liebe im nächsten Jahr?'])
    expect([turn!.plan, turn!.outcome]).toEqual(['other_language', 'not_understood'])
  })
})
