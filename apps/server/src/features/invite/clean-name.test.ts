import { expect, it } from 'vitest'
import { cleanMessage, cleanName } from './clean-name.ts'

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

it.each([
  'evil.com.',
  '(evil.com)',
  'evil.com…',
  'evil.com"',
  'evil.com|x',
  '“evil.com”',
  '<evil.com>',
  'evil.com!!',
  '1.2.3.4/login',
  '1.2.3.4',
  '(127.1)',
  'example.xn--p1ai',
  'xn--e1afmkfd.xn--p1ai.',
  'пример.рф',
  'пример.рф.',
  '例え。みんな',
  'evil。com',
  'evil．com',
  'evil․com',
  'ｅｖｉｌ．ｃｏｍ',
  'Evil.Com',
  'evil.co.uk:8080/a(b)',
  'mara@evil',
  'mara＠evil.com',
  'HTTPS:/evil',
  'https://localhost',
  '//evil',
  '\\\\evil\\share',
  'mailto:mara',
  'tel:112233',
  '+49 (170) 123-45-67',
  '.com',
])('of a name with %j no letter carries an address', (address) => {
  expect(cleanName(`Win ${address}`, 'm@example.com')).toBe('Win')
  expect(cleanName(`${address} Win`, 'm@example.com')).toBe('Win')
  expect(cleanName(`Win, ${address}, now`, 'm@example.com')).toMatch(/^Win,( ,)? now$/)
})

it.each([
  'J.R. Smith',
  'J. R. R. Tolkien',
  'St. John',
  'Ng.',
  'Sammy Davis Jr.',
  'Mª José Núñez',
  'Nguyễn Thị Ánh',
  'Владимир В. Петров',
  '王小明',
  'Louis XIV',
  'Mara & Tom',
  "Seán Ó'Néill-Mac",
  'Mara 1991',
  'Anna (Mum)',
  'Dr. med. Lea v. d. Berg, M.D.',
])('the name %j of a person stays as it is', (name) => {
  expect(cleanName(name, 'm@example.com')).toBe(name)
})

it.each([
  ['J.R.R.Tolkien', 'J.R.R. Tolkien'],
  ['St.John Rivers', 'St. John Rivers'],
  ['J.Evil.com', 'J.'],
])('%j, written without a space, is still a name', (name, clean) => {
  expect(cleanName(name, 'm@example.com')).toBe(clean)
})

it('is the part before the @ where nothing is left, and else Someone', () => {
  expect(cleanName('https://evil.example', 'mara@example.com')).toBe('mara')
  expect(cleanName('', '@example.com')).toBe('Someone')
})

it('of a message beside a request leaves the words, and no address and no line of its own', () => {
  expect(cleanMessage('It is me,\nfrom the choir! See evil.com/win or mail a@b.com')).toBe(
    'It is me, from the choir! See or mail',
  )
  expect(cleanMessage('https://evil.com')).toBeNull()
  expect(cleanMessage(null)).toBeNull()
  expect(cleanMessage('long '.repeat(200))).toHaveLength(499)
})
