import { describe, expect, it } from 'vitest'
import { daysLeftOut } from './days-possible.ts'

// 23 November 2026 is a Monday
const week = { from: '2026-11-23', to: '2026-11-29', phrase: 'next week' }
const left = (typed: string) => daysLeftOut(typed, week).map(({ from }) => from.slice(-2))

describe('days of the week that are named to choose from', () => {
  it('leave the others out', () => {
    expect(left('Which day next week? He is here Monday, Wednesday, Thursday.')).toEqual([
      '24',
      '27',
      '28',
      '29',
    ])
    expect(left('a good day to ask, tues or fri')).toEqual(['23', '25', '26', '28', '29'])
    expect(left('When do I ask? I work Thursday through Sunday.')).toEqual(['23', '24', '25'])
  })

  it.each(['Which day is best?', 'Is Friday good?', 'Not Monday and not Tuesday, please.'])(
    'and where none or one is named nothing is left out: %s',
    (typed) => expect(left(typed)).toEqual([]),
  )
})
