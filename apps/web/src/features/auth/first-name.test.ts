import { expect, it } from 'vitest'
import { firstNameOf, withFirstName } from './first-name.ts'

it('offers the first word of the name', () => expect(firstNameOf('  Mara  Lind ')).toBe('Mara'))
it.each([
  ['Mara Lind', 'Mara', 'Mara Lind'],
  ['Mara Lind', 'Mo', 'Mo Lind'],
  ['Mara Lind', ' Mo ', 'Mo Lind'],
  ['Mara', 'Mo', 'Mo'],
  ['Anna Maria Lind', 'Anna Maria', 'Anna Maria Lind'],
  ['Mara Lind', 'Marah Lind', 'Marah Lind'],
  ['', 'Mo', 'Mo'],
])('%s, called %s, is %s', (before, first, after) => expect(withFirstName(before, first)).toBe(after))
