import { expect, it } from 'vitest'
import { remembered } from './remembered.ts'

it('reads the same text once, null and nothing included, and forgets the oldest first', () => {
  const asked: string[] = []
  const read = remembered(
    (text: string) => {
      asked.push(text)
      return text === '' ? null : text.toUpperCase()
    },
    (text) => text,
    2,
  )
  expect(['a', '', 'a', '', 'b', 'a'].map((text) => read(text))).toEqual(['A', null, 'A', null, 'B', 'A'])
  expect(asked).toEqual(['a', '', 'b', 'a'])
})

it('keeps nothing of what has no key', () => {
  let times = 0
  const read = remembered(
    () => (times += 1),
    () => null,
  )
  expect([read(), read()]).toEqual([1, 2])
})
