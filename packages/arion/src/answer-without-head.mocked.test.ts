import { openSky } from '@astrarium/sky'
import { expect, it, vi } from 'vitest'
import { answered } from '../evals/asking.ts'
import { askerOf, people } from '../evals/people.ts'

/** What the plan begins with, by the choice of its words. */
const heads = vi.hoisted(() => ({ of: [] as readonly string[] }))

vi.mock(import('./plan-for.ts'), () => ({
  planFor: () => ({
    name: 'outlook',
    isDeclined: false,
    *plan(composer) {
      yield composer.line(heads.of[composer.input.again ?? 0] ?? '')
      yield composer.line('Rest when you can.')
    },
  }),
}))

const FALSE = 'Saturn joins your Sun in Leo on 3 January 2027.'
const sky = await openSky()
const ask = (...of: string[]) => {
  heads.of = of
  const asker = askerOf(people(sky)[0]!)
  const at = new Date('2026-11-22T09:00:00Z')
  return answered(sky, { question: 'How will January be?', asker, at, thread: [], usedPhrases: [] })
}

it('an answer whose first sentence does not hold is given another one', () => {
  const { text, outcome, rejected } = ask(FALSE, 'January is a month to go slowly.')
  expect(text).toBe('January is a month to go slowly. Rest when you can.')
  expect(outcome).toBe('answered')
  expect(rejected).toMatchObject([{ sentence: FALSE }])
})

it('and is not given where that falls too: it is asked back, at no charge', () => {
  const { text, outcome, asksBack, rejected } = ask(FALSE, FALSE)
  expect(text).not.toContain('Rest when you can')
  expect(outcome).toBe('not_understood')
  expect(asksBack?.offers.length).toBeGreaterThan(0)
  expect(rejected).toHaveLength(2)
})
