import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insightFromText, insightToText } from './insight-text.ts'

const insight = {
  energeticTone: 'The other chair, on firm ground',
  timingCues: ['Around 14:20 the Moon meets your Venus.', 'From 18:05 the Moon is void of course.'],
  dailyFocus: { leanInto: 'Ask one more question.', avoid: 'Answering for others.' },
  groundingSuggestion: 'Walk to the corner and back.',
}

describe('a saved insight as text', () => {
  it('begins with the tone and has the four sections under bold headings', () => {
    expect(insightToText(insight)).toBe(
      [
        'The other chair, on firm ground',
        '',
        '**Timing Cues**',
        '• Around 14:20 the Moon meets your Venus.',
        '• From 18:05 the Moon is void of course.',
        '',
        '**Lean Into**',
        'Ask one more question.',
        '',
        '**Mindfully Avoid**',
        'Answering for others.',
        '',
        '**Grounding Practice**',
        'Walk to the corner and back.',
      ].join('\n'),
    )
  })

  it('is the same insight when it is read back', () => {
    const words = fc
      .array(fc.stringMatching(/^[a-zA-Z0-9.,:'-]{1,12}$/), { minLength: 1, maxLength: 20 })
      .map((all) => all.join(' '))
    const insights = fc.record({
      energeticTone: words,
      timingCues: fc.array(words, { maxLength: 8 }),
      dailyFocus: fc.record({ leanInto: words, avoid: words }),
      groundingSuggestion: words,
    })
    fc.assert(
      fc.property(insights, (one) => {
        expect(insightFromText(insightToText(one))).toEqual(one)
      }),
    )
  })

  it('keeps a paragraph break in a section as a space', () => {
    const text = insightToText({ ...insight, groundingSuggestion: 'Breathe.\n\nThen go.' })
    expect(insightFromText(text).groundingSuggestion).toBe('Breathe. Then go.')
  })

  it('leaves a section empty that the text has not', () => {
    expect(insightFromText('Quiet water\n\n**Lean Into**\nRest.')).toEqual({
      energeticTone: 'Quiet water',
      timingCues: [],
      dailyFocus: { leanInto: 'Rest.', avoid: '' },
      groundingSuggestion: '',
    })
  })
})
