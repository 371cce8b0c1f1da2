import { expect, it } from 'vitest'
import { textWidth } from './letters.ts'

// as Chromium measures them in EB Garamond at weight 500
it.each([
  ['Soul Anchor', 'upright', 50.2],
  ['Emotional Resonator', 'upright', 84.8],
  ['Intensity Partner', 'upright', 67],
  ['Soul Anchor', 'italic', 47.7],
  ['Intensity Partner', 'italic', 67.7],
] as const)('%s, %s, is %d wide at 10 px', (text, style, width) => {
  expect(Math.abs(textWidth(text, 10, style) - width)).toBeLessThan(2)
})

it('an accent adds nothing to the letter that bears it', () => {
  expect(textWidth('Zoë', 15, 'italic')).toBe(textWidth('Zoe', 15, 'italic'))
})

it('a letter of another script counts as a wide one', () => {
  expect(textWidth('王', 10, 'italic')).toBeGreaterThan(10)
  expect(textWidth('Я', 10, 'italic')).toBeGreaterThan(7)
})
