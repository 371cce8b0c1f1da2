import { expect, it } from 'vitest'
import { cleanName } from './clean-name.ts'

it.each([
  ['Mara Lind', 'Mara Lind'],
  ['Mara\r\nBcc: all@example.com Lind', 'Mara Bcc: Lind'],
  ['Win now at https://evil.example/x Mara', 'Win now at Mara'],
  ['evil.example Mara', 'Mara'],
  ['Mara www.evil.example', 'Mara'],
  ['Mara evil.example/path?x=1', 'Mara'],
  ['Mara\u202Egnp.exe\u2028Lind', 'Mara Lind'],
  ['Dr. J. Lind', 'Dr. J. Lind'],
  ['Zoë O’Neil-Łuc', 'Zoë O’Neil-Łuc'],
  ['<b>Mara</b>', 'b Mara /b'],
  ['a'.repeat(300), 'a'.repeat(60)],
])('the name %j reaches a letter as %j', (name, clean) => {
  expect(cleanName(name, 'm@example.com')).toBe(clean)
})

it('is the part before the @ where nothing is left, and else Someone', () => {
  expect(cleanName('https://evil.example', 'mara@example.com')).toBe('mara')
  expect(cleanName('', '@example.com')).toBe('Someone')
})
