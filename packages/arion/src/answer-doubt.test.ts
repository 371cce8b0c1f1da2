/** Who holds against an answer that it is not so is shown what it stood on, and pays nothing. */
import { openSky } from '@astrarium/sky'
import { describe, expect, it } from 'vitest'
import { talk } from '../evals/asking.ts'
import { people } from '../evals/people.ts'

const sky = await openSky()
const { chart, timeZone } = people(sky).find(({ name }) => name === 'london')!

/** The answer that is held not to be so, and what is said to that. */
function doubted(words: string) {
  const asked = { asker: { seed: 'london', chart, timeZone }, at: new Date('2026-11-21T09:00:00Z') }
  const [before, after] = talk(sky, asked, 'Why do I always end up doing everything myself?', words)
  return { before: before!.text, ...after! }
}

describe('an answer that is held not to be so', () => {
  it.each(['i disagree', "No, that doesn't sound like me at all.", "That's not me, I disagree."])(
    'is shown from the chart with its other reading, free: %s',
    (words) => {
      const { before, text, outcome, plan, facts, rejected } = doubted(words)
      expect(plan).toMatch(/\.doubt$/)
      expect(outcome).toBe('not_understood')
      expect(facts.some(({ kind }) => kind === 'natal_aspect' || kind === 'placement')).toBe(true)
      expect(text).toMatch(/hand|computed/)
      expect(before).not.toContain(text.split('\n\n').at(-1)!)
      expect(rejected).toEqual([])
    },
  )

  it('is asked back where the question was taken wrongly', () => {
    const { plan, outcome, asksBack } = doubted('No, I never asked about chores, I asked about my marriage.')
    expect(plan).not.toMatch(/doubt/)
    expect(outcome).toBe('not_understood')
    expect(asksBack).not.toBeNull()
  })
})
