import { expect, it } from 'vitest'
import type { HeardByEars } from '../../listen/heard.ts'
import { ABOUT } from '../../listen/vocabulary.ts'
import type { About } from '../../listen/vocabulary.ts'
import { withSureSides } from './sure-side.ts'

const sure = (about: About, share: number, ...texts: string[]) => {
  const shares = Object.fromEntries(ABOUT.map((one) => [one, one === about ? share : 0]))
  const heard = { about: shares as HeardByEars['about'], pairs: [{ about, wants: 'when' as const }] }
  return withSureSides(heard, texts)[0]!.isSideSure === true
}

it('a side of life is said where it was heard clearly, and else left out', () => {
  expect(sure('work', 0.65, 'When do I hand it in?')).toBe(true)
  expect(sure('work', 0.55, 'When do I hand it in?')).toBe(false)
})

it('children are said where one is spoken of, here or just before, and are no guess of a year of birth', () => {
  expect(sure('children', 0.9, 'and the one born in 1994, what is she like?', '')).toBe(false)
  expect(sure('children', 0.45, "what do my son's teachers see?", '')).toBe(true)
  expect(sure('children', 0.45, 'and if he comes early?', 'The kids come on Friday.')).toBe(true)
})
