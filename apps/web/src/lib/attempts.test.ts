import { expect, it } from 'vitest'
import { attempts } from './attempts.ts'

it('what is told within another telling leaves the outer one as it was', () => {
  const told: (string | null)[] = []
  const note = () => void told.push(attempts.told())
  attempts.tell('outer', () => {
    attempts.tell('inner', note)
    note()
    expect(() =>
      attempts.tell('inner', () => {
        throw new Error('no')
      }),
    ).toThrow()
    note()
  })
  note()
  expect(told).toEqual(['inner', 'outer', 'outer', null])
})
