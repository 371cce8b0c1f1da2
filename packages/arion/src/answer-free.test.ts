/** What takes no Ask, and what is said where a chart cannot say it. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { answered, answerOf, heard } from '../evals/asking.ts'
import { askerOf, people } from '../evals/people.ts'
import { sentencesOf } from './check/check-sentence.ts'
import type { UnreadAsk } from './types.ts'

const sky = await openSky()
const everybody = people(sky)
const london = everybody[0]!
const at = new Date('2026-11-20T09:00:00Z')

function ask(question: string, person = everybody[0]!, more: Partial<UnreadAsk> = {}) {
  return answered(sky, { question, at, thread: [], usedPhrases: [], asker: askerOf(person), ...more })
}

describe('no Ask is taken', () => {
  it('where a cry was only faintly heard: the answer as it is, and a line for help beneath it', () => {
    const question = 'When is a good day for a talk with my sister?'
    const input = heard(sky, { question, at, thread: [], usedPhrases: [], asker: askerOf(london) })
    const met = answerOf(sky, { ...input, reading: { ...input.reading, faintCry: 'crisis' } })
    const plain = answerOf(sky, input)
    expect([plain.outcome, met.outcome]).toEqual(['answered', 'not_understood'])
    expect(met.text.startsWith(plain.text)).toBe(true)
    expect(met.text.slice(plain.text.length)).toContain('116 123')
  })
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
      const thread: UnreadAsk['thread'][number][] = []
      for (let turn = 0; turn < 3; turn++)
        thread.push({ question, answer: ask(question, london, { thread: [...thread] }).text })
      const sentences = thread.flatMap(({ answer: text }) => sentencesOf(text.replaceAll('\n\n', ' ')))
      expect(new Set(sentences).size).toBe(sentences.length)
      for (const { answer: text } of thread) expect(text).toContain('999')
    },
  )
  it.each([
    ['Which lotto numbers shall I play?', /the draw|lottery|numbers/],
    ['Should I buy bitcoin or gold?', /no asset|no paper and no coin|Which way a price goes/],
    ['Is it smart to bet on the derby?', /no winners|no outcome|a bet/],
  ])(
    'where a price, a number or a bet is asked for, and nothing else is read in its place: %s',
    (question, words) => {
      const { text, outcome, facts } = ask(question)
      expect([outcome, facts]).toEqual(['not_understood', []])
      expect(text).toMatch(words)
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
    ['asdf', 'asks_back'],
    ['Give me a recipe for soup', 'outside'],
    ['How are the two years after?', 'unclear_span'],
  ])('%s: %s', (question, plan) => {
    const end = ask(question)
    expect([end.outcome, end.plan]).toEqual(['not_understood', plan])
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
    ['Should I buy bitcoin?', /no asset|no paper and no coin|Which way a price goes/],
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
