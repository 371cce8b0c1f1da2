import { type DailyInsight, insightToText } from '@astrarium/contracts'
import { expect, it } from 'vitest'
import { shownInsight, shownNote, toneOf } from './insight-shown.ts'

const insight: DailyInsight = {
  id: 'id',
  date: '2026-11-21',
  timeZone: 'Europe/Berlin',
  energeticTone: 'The other chair, on firm ground',
  toneText: 'The Moon is in your seventh house.',
  keyTimingCues: [
    {
      text: 'Around 15:20 the Moon makes a trine to your Venus.',
      at: '2026-11-21T15:21:07Z',
      until: null,
      energy: 'good',
    },
    { text: 'Until midnight the Moon is void of course.', at: null, until: null, energy: null },
  ],
  dailyFocus: { leanInto: 'Say the kind thing first.', avoid: 'The last word.' },
  groundingSuggestion: 'Write one letter by hand.',
  createdAt: '2026-11-21T07:00:00Z',
  facts: [{ id: 'a', kind: 'moon', statement: 'Moon in Pisces', points: [] }],
}
const content = insightToText({ ...insight, timingCues: insight.keyTimingCues.map(({ text }) => text) })

it('a note that is opened says the same words as the insight it was saved from', () => {
  const [fresh, note] = [shownInsight(insight), shownNote({ date: insight.date, content })]
  expect(note.cues.map(({ text }) => text)).toEqual(fresh.cues.map(({ text }) => text))
  for (const key of ['date', 'energeticTone', 'dailyFocus', 'groundingSuggestion'] as const)
    expect(note[key]).toEqual(fresh[key])
})
it('a note has no hours to draw, no reason and no facts', () => {
  const note = shownNote({ date: insight.date, content })
  expect([note.toneText, note.facts, note.cues.every(({ at }) => at === null)]).toEqual([null, [], true])
})
it('the tone of a note is its first line', () =>
  expect(toneOf({ content })).toBe('The other chair, on firm ground'))
