import { describe, expect, it } from 'vitest'
import { suggestedQuestions } from '../question/suggested-questions.ts'
import { frameKey } from './frame-key.ts'
import { yearsOfLife } from './phrases/years.ts'
import { plainText } from './plain-text.ts'
import type { TimeFrame } from './span.ts'

const mara: TimeFrame = { today: '2026-11-23', isSouthern: false, born: '1980-05-04', birthday: '05-04' }
const jonas: TimeFrame = { ...mara, born: '1991-12-30', birthday: '12-30' }
const keysOf = (typed: string, ...frames: TimeFrame[]) =>
  frames.map((frame) => frameKey(frame, plainText(typed).text))

describe('who is told the same time by the same words', () => {
  it.each([
    'when I was nine',
    'When I turned 30, what happened?',
    'I was about 29 when we met',
    'what happened at age of 12',
    'we met at 29.',
    'we met at twenty-nine.',
    'my late thirties',
    'how were my 20s?',
    'my mid-forties were hard',
    'tell me of my childhood',
    'when i was very small',
    'my early years',
    'my youth',
    'my 40th birthday',
    'what about my brithday',
    'how will my next birthday be',
  ])('each by their own birth: %s', (typed) => {
    expect(yearsOfLife(plainText(typed).text, mara)).not.toEqual([])
    const [hers, his] = keysOf(typed, mara, jonas)
    expect(hers).not.toBe(his)
  })

  it.each([
    ...suggestedQuestions().flatMap(({ questions }) => questions),
    'How is my week in love?',
    'When should I sign in December 2027?',
  ])('everybody alike: %s', (typed) => {
    expect(yearsOfLife(plainText(typed).text, mara)).toEqual([])
    const [hers, his] = keysOf(typed, mara, jonas)
    expect(hers).toBe(his)
  })

  it('another day, zone or half of the Earth is another time, and so is a chart that is not there', () => {
    const others = [{ today: '2026-11-24' }, { zone: 'Asia/Tokyo' }, { isSouthern: true }, { born: null }]
    const keys = keysOf('next summer', mara, ...others.map((other) => ({ ...mara, ...other })))
    expect(new Set(keys).size).toBe(keys.length)
  })
})
