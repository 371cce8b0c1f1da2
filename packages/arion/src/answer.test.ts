import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { people } from '../evals/people.ts'
import type { Person } from '../evals/people.ts'
import { answer } from './answer.ts'
import { sentencesOf } from './check/check-sentence.ts'
import { suggestedQuestions } from './question/suggested-questions.ts'
import type { ArionEvent, AskInput, UsedPhrase } from './types.ts'

const sky = await openSky()
const everybody = people(sky)
const london = everybody[0]!
const unknown = everybody.find(({ chart }) => chart.accuracy.kind === 'unknown')!
const at = new Date('2026-11-20T09:00:00Z')
const canned = suggestedQuestions().flatMap(({ questions }) =>
  questions.map((text) => text.replace(/\[\w+\]/, 'Maya')),
)

type End = Extract<ArionEvent, { kind: 'end' }>
function ask(
  question: string,
  person: Person = london,
  more: Partial<AskInput> = {},
): End & { text: string } {
  let text = ''
  let end: End | null = null
  for (const event of answer(sky, {
    question,
    at,
    thread: [],
    usedPhrases: [],
    asker: {
      seed: person.name,
      chart: person.chart,
      timeZone: person.timeZone,
    },
    ...more,
  })) {
    if (event.kind === 'text') text += event.text
    else end = event
  }
  return { ...end!, text }
}

describe('an answer', () => {
  const all = everybody.flatMap((person) =>
    canned.map((question) => ({ person, question, ...ask(question, person) })),
  )

  it('is given to every canned question of every person, with facts behind it and nothing held back', () => {
    expect(all.filter(({ outcome }) => outcome !== 'answered').map(({ question }) => question)).toEqual([])
    expect(
      all
        .filter(({ facts }) => facts.length === 0)
        .map(({ question, person }) => `${person.name}: ${question}`),
    ).toEqual([])
    expect(all.flatMap(({ rejected }) => rejected)).toEqual([])
  })
  it('has 100 to 250 words in the middle, and never runs away', () => {
    const lengths = all.map(({ text }) => text.split(/\s+/).length).sort((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeGreaterThanOrEqual(100)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(250)
    expect(lengths.at(-1)).toBeLessThanOrEqual(300)
    expect(lengths[0]).toBeGreaterThanOrEqual(50)
  })
  it('says no sentence twice, leaves no slot open, doubles no mark', () => {
    const faults = all.flatMap(({ text, question, person }) => {
      const sentences = sentencesOf(text.replaceAll('\n\n', ' '))
      const isTwice = new Set(sentences).size < sentences.length
      const isUntidy = /[{}]|undefined|null|NaN| {2}|\.\.|\s[,.;:]|,\.|!/.test(text)
      const isOpen = !/[.?]["”]?$/.test(text)
      return isTwice || isUntidy || isOpen ? [`${person.name}: ${question}\n${text}`] : []
    })
    expect(faults).toEqual([])
  })
  it('writes every sentence with a capital', () => {
    const faults = all.flatMap(({ text }) =>
      sentencesOf(text.replaceAll('\n\n', ' ')).filter((sentence) => !/^["“]?[A-Z0-9]/.test(sentence)),
    )
    expect(faults).toEqual([])
  })
  it('speaks of no house and no angle where the birth time is not known', () => {
    const loose = all
      .filter(({ person }) => person === unknown)
      .filter(({ text }) => /\b(\w+(st|nd|rd|th) house|house of|Ascendant|Midheaven|rules)\b/.test(text))
    expect(loose.map(({ text }) => text)).toEqual([])
  })
  it('has facts whose dates and statements can be shown', () => {
    for (const { facts } of all) for (const fact of facts) expect(fact.statement).toMatch(/^[A-Z].+/)
  })
})

describe('the same question', () => {
  it('sent again is the same answer', () =>
    expect(ask('What is my purpose?').text).toBe(ask('What is my purpose?').text))
  it('regenerated is told otherwise', () =>
    expect(ask('What is my purpose?', london, { again: 1 }).text).not.toBe(ask('What is my purpose?').text))
  it('belongs to its person', () =>
    expect(ask('What is my purpose?', everybody[1]).text).not.toBe(ask('What is my purpose?').text))
  it('asked again four days later says so and tells other things', () => {
    const first = ask('What is holding me back?')
    const told: UsedPhrase[] = first.usedPhrases
    const later = ask('What is holding me back?', london, {
      usedPhrases: told,
      at: new Date('2026-11-24T09:00:00Z'),
    })
    const before = new Set(sentencesOf(first.text.replaceAll('\n\n', ' ')))
    const repeated = sentencesOf(later.text.replaceAll('\n\n', ' ')).filter((sentence) =>
      before.has(sentence),
    )
    expect(later.text).toMatch(/four days ago|after a few days/)
    expect(repeated.length).toBeLessThanOrEqual(2)
  })
})

describe('the first sentence answers', () => {
  it('when: with a day and an hour', () =>
    expect(sentencesOf(ask('When is a good day this week for an important conversation?').text)[0]).toMatch(
      /(Friday|Saturday|Sunday) \d+ November.*\d\d:\d\d/,
    ))
  it('yes or no: with a leaning word and never a bare one', () => {
    for (const person of everybody)
      expect(ask('Is this a good week to start something new?', person).text).toMatch(
        /^(Yes\b.{8}|On the whole|Not |For a small|Prepare|It is |I would|Neither|One half|Both|Half)/,
      )
  })
  it('a headline names a date of a window that the answer then gives', () => {
    const headlines = everybody.map((person) => {
      const [headline = '', ...rest] = sentencesOf(
        ask('How will the next three months be for me?', person).text.replaceAll('\n\n', ' '),
      )
      return { date: /around (\d+ [A-Z][a-z]+)/.exec(headline)?.[1], rest: rest.join(' ') }
    })
    expect(headlines.some(({ date }) => date !== undefined)).toBe(true)
    expect(headlines.filter(({ date, rest }) => date !== undefined && !rest.includes(date))).toEqual([])
  })
})

describe('a thread', () => {
  it('a follow-up compares the two spans and says nothing natal twice', () => {
    const question = 'How does next month look for my work?'
    const first = ask(question)
    const next = ask('and the month after?', london, { thread: [{ question, answer: first.text }] })
    expect(next.topic).toBe('work')
    expect(sentencesOf(next.text)[0]).toMatch(/stretch|lighter|before|two/)
    const before = new Set(sentencesOf(first.text.replaceAll('\n\n', ' ')))
    expect(sentencesOf(next.text.replaceAll('\n\n', ' ')).filter((sentence) => before.has(sentence))).toEqual(
      [],
    )
  })
  it('an unknown birth time is mentioned once', () => {
    const first = ask('What is my purpose?', unknown)
    expect(first.text).toContain('birth time')
    expect(
      ask('What is holding me back?', unknown, {
        thread: [{ question: 'What is my purpose?', answer: first.text }],
      }).text,
    ).not.toContain('birth time')
  })
})

describe('no Ask is taken', () => {
  it('in a crisis: kind words, the lines of the country, and no astrology', () => {
    const { text, outcome, facts } = ask('I want to die', london)
    expect(outcome).toBe('crisis')
    expect(facts).toEqual([])
    expect(text).toContain('116 123')
    expect(text).toContain('999')
    expect(text).not.toMatch(/Sun|Moon|Saturn|house of/)
    expect(ask('my husband hits me', everybody[3]).text).toContain('1-800-799-7233')
    expect(
      ask('I want to die', london, {
        asker: { seed: 'x', chart: null, timeZone: 'Asia/Kathmandu' },
      }).text,
    ).toContain('findahelpline.com')
  })
  it('where somebody might hurt another: distance, the lines, no judgement', () => {
    const { text, outcome, facts } = ask('my wife cheated on me and I want to hurt her', london)
    expect([outcome, facts]).toEqual(['crisis', []])
    expect(text).toMatch(/distance between you and them[^]*999[^]*116 123/)
    expect(text).not.toMatch(/not your fault|sorry that it is happening/)
  })
  it.each(['i dont see the point in going on anymore', 'my husband hits me', 'i want to kill my boss'])(
    'in the same need again: %s, in other words each time',
    (question) => {
      const thread: AskInput['thread'][number][] = []
      for (let turn = 0; turn < 3; turn++)
        thread.push({ question, answer: ask(question, london, { thread: [...thread] }).text })
      const sentences = thread.flatMap(({ answer: text }) => sentencesOf(text.replaceAll('\n\n', ' ')))
      expect(new Set(sentences).size).toBe(sentences.length)
      for (const { answer: text } of thread) expect(text).toContain('999')
    },
  )
  it('after it a plain question is answered, with a word for what was said', () => {
    const first = ask('i want to disappear')
    const thread = [{ question: 'i want to disappear', answer: first.text }]
    const next = ask('tell me about my moon', london, { thread })
    expect([next.outcome, next.topic]).toEqual(['answered', 'self'])
    expect(next.text).toMatch(/^I have not forgotten what you told me/)
    const after = ask('And my sun?', london, {
      thread: [...thread, { question: 'tell me about my moon', answer: next.text }],
    })
    expect(after.text).not.toMatch(/not forgotten/)
  })
  it.each([
    ['Are you a real person? do you read my messages', 'privacy', /program/],
    ['are you chatgpt?', 'maker', /program/],
    ['do you remember me', 'memory', /program/],
    ['How can I best support [person] today?', 'blank', /Whom do you mean/],
  ])('%s: %s', (question, plan, words) => {
    const end = ask(question)
    expect([end.outcome, end.plan]).toEqual(['not_understood', plan])
    expect(end.text).toMatch(words)
  })
  it('without a chart: says where to make one', () => {
    const { text, outcome, plan } = ask('What is my purpose?', london, {
      asker: { seed: 'x', chart: null, timeZone: 'Europe/London' },
    })
    expect([outcome, plan]).toEqual(['not_understood', 'no_chart'])
    expect(text).toContain('profile')
  })
  it.each([
    ['asdf', 'not_understood'],
    ['Give me a recipe for soup', 'outside'],
    ['How are the two years after?', 'unclear_span'],
  ])('%s: %s', (question, plan) => {
    const end = ask(question)
    expect([end.outcome, end.plan]).toEqual(['not_understood', plan])
  })
})

describe('a decision of weight', () => {
  const WEIGHTY = [
    'Should I quit my job?',
    'Should I move to Lisbon?',
    'should i marry him',
    'Should I buy a house?',
    'should I lend my brother money',
  ]
  it.each(WEIGHTY)('%s rests on what lasts two months or more', (question) => {
    for (const person of everybody) {
      const { text, facts } = ask(question, person)
      expect(sentencesOf(text.split('\n\n')[0]!).join(' ')).toMatch(
        /what lasts|anything that lasts|a step like this|A steadier stretch/i,
      )
      for (const { kind, from, to, statement } of facts)
        if ((kind === 'transit' || kind === 'passage') && to)
          expect(
            to.getTime() - Math.max(at.getTime(), from?.getTime() ?? 0),
            statement,
          ).toBeGreaterThanOrEqual(60 * 86_400_000)
    }
  })
  it('a month that is asked about is another question', () => {
    expect(ask('Is this a good month to change jobs?').text).not.toMatch(/what lasts/i)
  })
})

describe('a time that was named is kept', () => {
  it.each([
    [
      'My sister and I have not spoken for two years. Should I call her on Tuesday?',
      /^(I have no chart of your sister at hand, so this is your side of it\. )?For Tuesday: /,
    ],
    ['what should i do about him this weekend', /For this weekend: /],
    ['Is Friday a good day to sign?', /For Friday: /],
  ])('%s', (question, words) => {
    for (const person of everybody) expect(ask(question, person).text).toMatch(words)
  })
  it.each([
    'when exactly is the best day to ask for a raise',
    'What is a good day to ask for a raise?',
    'which day should I tell my boss that I quit?',
  ])('%s gets a day', (question) => {
    for (const person of everybody)
      expect(ask(question, person).text.split('\n\n')[0]).toMatch(
        /day \d{1,2} [A-Z]|name a day|A day I can give|a day in it|hour/,
      )
  })
  it('a month of practice is no advice for a weekend', () => {
    for (const person of everybody)
      expect(sentencesOf(ask('what should i do about him this weekend', person).text).at(-1)).not.toMatch(
        /\b(months?|weeks?|year)\b/,
      )
  })
})

describe('what a chart cannot say', () => {
  it.each([
    ['When will I die?', /not something a chart can say/],
    ['Am I pregnant?', /doctor or a midwife/],
    ['i found a lump in my neck, is it cancer?', /^That belongs to a doctor, (?!.*midwife)/],
    ['my chest hurts, is it mars?', /ring 999/],
    ['Is he my soulmate?', /the one/],
    ['Is he cheating on me?', /cannot see into somebody else/],
    ['Will I win my court case?', /person who knows the law/],
    ['Should I buy bitcoin?', /no asset, no number/],
  ])('%s', (question, words) => {
    const { text } = ask(question)
    expect(sentencesOf(text)[0]).toMatch(words)
  })
  it('tiredness ends with a doctor', () =>
    expect(sentencesOf(ask('Why am I so tired?').text).slice(-2).join(' ')).toMatch(/doctor/))
  it('somebody else is not read without their chart', () =>
    expect(ask('How is Maya doing today?').text).toMatch(/Maya/))
  it('nobody is told to part, and no outcome is promised', () => {
    for (const person of everybody) {
      for (const question of [
        'Should I break up with my boyfriend?',
        'Should I divorce my husband?',
        'Will I get the job?',
        'Is my marriage going to last?',
        'Will I be rich?',
      ]) {
        expect(ask(question, person).text).not.toMatch(/(^|\. )(Yes|On the whole, yes)\b/)
      }
    }
  })
  it('somebody who is low is met with kindness before any sky', () => {
    for (const question of ['I feel so sad today', "I'm scared", 'i am so lonely']) {
      const end = ask(question)
      expect(end.plan).toBe('comfort')
      expect(end.text.split('\n\n')[0]).not.toMatch(/Sun|Moon|house/)
    }
  })
})

describe('an answer is never a crumb', () => {
  it.each([
    'What is the best time today to ask my boss for a raise?',
    'Is this a good time to buy a house?',
    'How is Maya doing today?',
    'What should I focus on today?',
    'What does my rising sign mean?',
  ])('%s is answered in 70 words or more for everybody', (question) => {
    const short = everybody
      .map((person) => ({ name: person.name, words: ask(question, person).text.split(/\s+/).length }))
      .filter(({ words }) => words < 70)
    expect(short).toEqual([])
  })
})
