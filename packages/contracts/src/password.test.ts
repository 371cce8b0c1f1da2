import { expect, it } from 'vitest'
import { passwordFault } from './password.ts'

const MARA = 'mara.lind@orrery.example'

it.each([
  ['      ', 'repeated'],
  ['aaaaaaa', 'repeated'],
  ['121212', 'repeated'],
  ['Lalalala', 'repeated'],
  ['abcdefg', 'repeated'],
  ['987654', 'repeated'],
  ['Qwertz', 'repeated'],
  ['lkjhgf', 'repeated'],
  ['mara.lind@orrery.example', 'like_email'],
  ['Mara.Lind', 'like_email'],
  ['maralind', 'like_email'],
  ['mara_lind1984!', 'like_email'],
  ['orrery1', 'like_email'],
  ['correct horse', null],
  ['abcxyz', null],
  ['mara and lind', null],
  ['ünïcödé', null],
])('“%s” is %s', (password, fault) => {
  expect(passwordFault(password, MARA)).toBe(fault)
})

it('a name of two letters, or none, is nobody’s password', () => {
  expect(passwordFault('jo2841x', 'jo@example.com')).toBeNull()
  expect(passwordFault('29384756', 'jo@example.com')).toBeNull()
  expect(passwordFault('29384756', '')).toBeNull()
})
