import { openSky } from '@astrarium/sky'
import { expect, it, vi } from 'vitest'
import { answered } from '../evals/asking.ts'
import { askerOf, people } from '../evals/people.ts'

vi.mock(import('./plan-for.ts'), () => ({
  planFor: () => ({
    name: 'outlook',
    isDeclined: false,
    *plan(composer) {
      yield composer.line('Saturn joins your Sun in Leo on 3 January 2027.')
      yield composer.line('Rest when you can.')
    },
  }),
}))

it('an answer whose first sentence does not hold takes no Ask, and says so', async () => {
  const sky = await openSky()
  const asker = askerOf(people(sky)[0]!)
  const at = new Date('2026-11-22T09:00:00Z')
  const { text, outcome, rejected } = answered(sky, {
    question: 'How will January be?',
    asker,
    at,
    thread: [],
    usedPhrases: [],
  })
  expect(rejected).toHaveLength(1)
  expect(text).toMatch(/^Rest when you can\..*takes no Ask\.$/s)
  expect(outcome).toBe('not_understood')
})
