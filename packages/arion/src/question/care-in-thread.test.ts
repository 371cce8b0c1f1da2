import { afterEach, expect, it, vi } from 'vitest'
import { asksPlainly, careOf, isTakenBack, needBy } from './care-in-thread.ts'

afterEach(() => vi.restoreAllMocks())

it('what was found of a cry is kept without a word of it', () => {
  const cry = 'I cannot go on, and nobody in Aldersund would miss me'
  // what these keep is theirs
  for (const read of [careOf, asksPlainly, isTakenBack]) read(cry)
  const kept = vi.spyOn(Map.prototype, 'set')
  const need = needBy(cry)
  expect(needBy(cry)).toBe(need)
  expect(kept).toHaveBeenCalledOnce()
  expect(JSON.stringify(kept.mock.calls)).not.toContain('Aldersund')
})
