import { describe, expect, it } from 'vitest'
import { choicesIn } from './choices.ts'
import { withTimes } from './choices-with-times.ts'

const frame = { today: '2026-11-28', isSouthern: false, born: '1965-10-09' }
const spans = (question: string) =>
  withTimes(choicesIn(question, true) ?? [], frame).map(({ span, isOver }) =>
    isOver ? 'over' : (span?.from ?? null),
  )

describe('far times that are held against each other', () => {
  it.each([
    ['retire at 63 or work until 67', ['2028-10-09', '2032-10-09']],
    ['should I leave the stage at seventy or at seventy-five', ['2035-10-09', '2040-10-09']],
    ['take the pension at 65 or 68?', ['2030-10-09', '2033-10-09']],
    ['give up the farm when I am 64 or when I am 70', ['2029-10-09', '2035-10-09']],
    ['emigrate in three years or in six?', ['2029-01-01', '2032-01-01']],
  ])('are years of a life: %s', (question, from) => expect(spans(question)).toEqual(from))

  it('of which one may lie behind', () => {
    expect(spans('stop working at 60 or keep going until 65')).toEqual(['over', '2030-10-09'])
  })

  it.each(['begin at 9 or at 11?', 'sell at 63 or at 67?', 'meet at 18 or at 20'])(
    'but an hour or a price is none: %s',
    (question) => expect(spans(question)).toEqual([null, null]),
  )

  it('and the parts of one day are told apart by their hours', () => {
    const [first, second] = withTimes(choicesIn('Should I ring her before lunch or after dinner?')!, frame)
    expect([first!.hours?.to, second!.hours?.from]).toEqual([12 * 60, 18 * 60])
  })
})
