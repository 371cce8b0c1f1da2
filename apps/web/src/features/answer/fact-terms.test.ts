import { expect, it } from 'vitest'
import { termsOf } from './fact-terms.ts'

it.each([
  [
    'transit',
    'Saturn sextile your Jupiter, from 4 May 2027, until 31 May 2027, exact 17 May 2027',
    ['transit', 'sextile', 'exact'],
  ],
  ['natal_aspect', 'Your Sun square your Uranus, orb 2.8°', ['square', 'orb']],
  ['rulership', 'Your Jupiter rules your second house', ['rules', 'house']],
  ['placement', 'Your Ascendant is in Leo', ['ascendant']],
  ['placement', 'Your Sun is in Taurus', []],
] as const)('of a %s “%s” explains %j', (kind, statement, terms) => {
  expect(termsOf({ kind, statement })).toEqual(terms)
})
