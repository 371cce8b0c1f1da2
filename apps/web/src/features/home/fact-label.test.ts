import { expect, it } from 'vitest'
import { factLabel } from './fact-label.ts'

it.each([
  ['Your Moon is in Aquarius, in the 7th house', 'Moon in Aquarius'],
  ['Your Ascendant is in Leo', 'Ascendant in Leo'],
  ['Your Moon opposite your Ascendant, orb 0.9°', 'Moon opposite Ascendant'],
  ['Your North Node is in Libra', 'North Node in Libra'],
])('%s is shown as %s', (statement, label) => expect(factLabel(statement)).toBe(label))
