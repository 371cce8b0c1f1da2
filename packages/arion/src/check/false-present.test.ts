import { expect, it } from 'vitest'
import { isFalsePresent } from './false-present.ts'

const today = '2026-11-23'

it.each([
  ['What touches it at present is Saturn square to your Venus until 6 May 2025.', ['2025-05-06'], true],
  ['What makes it louder now is Jupiter until 13 March 2024.', ['2024-03-13'], true],
  ['What touches it at present is Saturn square to your Venus until 6 May 2027.', ['2027-05-06'], false],
  ['Saturn squared your Venus until 6 May 2025.', ['2025-05-06'], false],
  ['It was on until 6 May 2025 and is over now.', ['2025-05-06'], false],
  ['You have it at present, until today.', ['2026-11-23'], false],
])('%s', (sentence, ends, isFalse) => expect(isFalsePresent(sentence, ends, today)).toBe(isFalse))
