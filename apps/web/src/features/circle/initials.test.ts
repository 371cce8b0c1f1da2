import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Anna Feldt', 'AF'],
  ['Anna Maria Feldt', 'AF'],
  ['Tom', 'T'],
  ['  élise   (Lili) ødegård ', 'ÉØ'],
  ['李 小龙', '李小'],
  ['3 Musketeers', '3M'],
  ['???', ''],
])('of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
