import { describe, expect, it } from 'vitest'
import { EMPTY_FORM, requestOf, tooLong } from './forecast-request.ts'

const custom = { ...EMPTY_FORM, choice: { kind: 'custom' } as const }
const week = { ...EMPTY_FORM, choice: { kind: 'preset', timeline: '1 Week' } as const }

describe('a forecast can be asked for', () => {
  it('with a preset alone', () =>
    expect(requestOf(week)).toEqual({ timeline: '1 Week', customQuestion: null }))
  it('with words of one’s own alone, trimmed', () =>
    expect(requestOf({ ...custom, customTimeline: '  until my birthday ' })).toEqual({
      timeline: 'until my birthday',
      customQuestion: null,
    }))
  it('with a question alone, even if custom was chosen and left empty', () =>
    expect(requestOf({ ...custom, question: 'Shall I move?' })).toEqual({
      timeline: null,
      customQuestion: 'Shall I move?',
    }))
  it('with both', () =>
    expect(requestOf({ ...week, question: 'Shall I move?' })).toEqual({
      timeline: '1 Week',
      customQuestion: 'Shall I move?',
    }))
})

describe('a forecast cannot be asked for', () => {
  it('with nothing, or with blanks', () => {
    expect(requestOf(EMPTY_FORM)).toBeNull()
    expect(requestOf({ ...custom, customTimeline: '  ', question: '\n' })).toBeNull()
  })
  it('with more than the server takes, and says where', () => {
    const long = { ...custom, customTimeline: 'x'.repeat(81), question: 'y'.repeat(501) }
    expect(requestOf(long)).toBeNull()
    expect(tooLong(long)).toEqual(['timeline', 'question'])
    expect(tooLong({ ...custom, customTimeline: 'x'.repeat(80), question: 'y'.repeat(500) })).toEqual([])
  })
})

it('a preset sets the words of one’s own aside without losing them', () => {
  const form = { ...week, customTimeline: 'summer 2027' }
  expect(requestOf(form)).toEqual({ timeline: '1 Week', customQuestion: null })
  expect(requestOf({ ...form, choice: { kind: 'custom' } })).toEqual({
    timeline: 'summer 2027',
    customQuestion: null,
  })
})
it('words set aside are not too long for anything', () =>
  expect(tooLong({ ...week, customTimeline: 'x'.repeat(81) })).toEqual([]))
