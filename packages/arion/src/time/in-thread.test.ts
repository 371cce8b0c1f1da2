import { describe, expect, it } from 'vitest'
import { timeInForce } from './in-thread.ts'
import type { TimeFrame } from './span.ts'

// Friday 20 November 2026
const frame: TimeFrame = { today: '2026-11-20', isSouthern: false, zone: 'Europe/Berlin' }
const read = (question: string, ...thread: [string, string][]) => {
  const turns = thread.map(([asked, answer]) => ({ question: asked, answer }))
  const found = timeInForce(question, turns, frame, 'leans')
  return found.kind === 'span' ? `${found.span.from}..${found.span.to}` : found.kind
}

const DAY: [string, string] = [
  'which day next week is good for the talk',
  'Thursday the 26th is clear; Tuesday the 24th is second.',
]
const CHOICE: [string, string] = ['is it 5 December or the 12th', 'The 12th is the kinder of the two.']

describe('what a follow-up is about', () => {
  it.each<[why: string, question: string, turn: [string, string], expected: string]>([
    ['the day that was chosen', 'and what do I wear', DAY, '2026-11-26..2026-11-26'],
    ['the weekday as it was named', 'tuesday works better for me', DAY, '2026-11-24..2026-11-24'],
    ['the day it points at', 'how does that tuesday look', DAY, '2026-11-24..2026-11-24'],
    ['the other of two', 'and the other day?', DAY, '2026-11-24..2026-11-24'],
    ['what was asked, when the day is set aside', "I can't do thursday", DAY, '2026-11-23..2026-11-29'],
    [
      'all that was asked, where another day is wanted',
      'she works late then. another?',
      DAY,
      '2026-11-23..2026-11-29',
    ],
    [
      'all that was asked, where the day is no longer free',
      'the 26th is no longer free',
      DAY,
      '2026-11-23..2026-11-29',
    ],
    [
      'the week that was asked about, and no day of it',
      'shorter',
      ['how does the week look', 'Friday is slow; from Saturday on it clears.'],
      '2026-11-20..2026-11-22',
    ],
    [
      'the time before what was named',
      'so not before',
      ['sign this month or in April', 'April reads cleaner.'],
      '2026-11-20..2027-03-31',
    ],
    ['all that was asked, where that day is refused', 'not thursdays, I work', DAY, '2026-11-23..2026-11-29'],
    [
      'the time until it ends',
      'she is only like that since the move',
      ['when does she calm down', 'Mars stays in her sign until the 11th.'],
      '2026-11-20..2026-12-11',
    ],
    ['the day beside it', 'and the day after that one?', DAY, '2026-11-27..2026-11-27'],
    ['the eve of it', 'what do I do the evening before?', DAY, '2026-11-25..2026-11-25'],
    ['the calendar week after it', 'and the week after?', DAY, '2026-11-30..2026-12-06'],
    ['all that was left to choose from', 'which of them is safer', CHOICE, '2026-12-05..2026-12-12'],
    ['the one and not the other', 'why the 12th and not the 5th', CHOICE, '2026-12-12..2026-12-12'],
    [
      'the time until the day that bounds it',
      'say it simpler',
      ['how do I not spoil it', 'Go slowly until 4 December, when Venus moves on.'],
      '2026-11-20..2026-12-04',
    ],
    [
      'the whole of a retrograde, where the answer tells when it ends',
      'and does that touch my hip',
      [
        'since when?',
        'Mars has been retrograde since 10 January, from 10° Virgo. It turns direct on 1 April.',
      ],
      '2027-01-10..2027-04-01',
    ],
    [
      'the time before the day',
      'is earlier not possible?',
      ['when do I sign', 'Friday 4 December is good.'],
      '2026-11-20..2026-12-03',
    ],
    [
      'the year that was named',
      'how would that year look',
      ['do I resign now', 'Stay; in 2028 the load changes.'],
      '2028-01-01..2028-12-31',
    ],
  ])('%s: %s', (_why, question, turn, expected) => expect(read(question, turn)).toBe(expected))
})

describe('what was said another day', () => {
  const on = (day: string, question: string) => {
    const turn = { question: 'is tomorrow good for the talk', answer: 'Yes, in the morning.', day }
    const found = timeInForce(question, [turn], frame, 'leans')
    return found.kind === 'span' ? `${found.span.from}..${found.span.to}` : found.kind
  }

  it('keeps its day: the tomorrow of yesterday is today', () =>
    expect(on('2026-11-19', 'and for my mood?')).toBe('2026-11-20..2026-11-20'))

  it('is no longer asked about where that day is over', () =>
    expect(on('2026-11-10', 'and for my mood?')).toBe('none'))
})
