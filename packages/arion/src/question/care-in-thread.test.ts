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

it.each([
  [
    'I could KILL my sister I swear, she asked sixty people and the room is for forty. why is it always me',
    null,
  ],
  ['I could kill him tonight, the knife is on the table', 'harm'],
  ['I could kill him and I want to hurt her too', 'harm'],
  ['I want to kill my sister', 'harm'],
])('%s', (question, care) => expect(careOf(question)).toBe(care))
