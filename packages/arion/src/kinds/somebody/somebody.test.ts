/** Who asks what somebody else is like is told whose chart is missing, and what would bring it. */
import { openSky } from '@astrarium/sky'
import { expect, it } from 'vitest'
import { answered } from '../../../evals/asking.ts'
import { people } from '../../../evals/people.ts'

const sky = await openSky()

it('begins with them, says what is missing, and goes on with the asker', () => {
  for (const { name, ...rest } of people(sky).slice(0, 4)) {
    const at = new Date('2026-11-22T09:00:00Z')
    const asker = { seed: name, ...rest }
    const question = 'What kind of person is Deirdre really?'
    const { text, plan, rejected } = answered(sky, { question, at, thread: [], usedPhrases: [], asker })
    expect(plan).toBe('somebody')
    expect(rejected).toEqual([])
    expect(text).toMatch(/^What Deirdre is like stands in a chart that I do not have\./)
    expect(text.match(/\bchart of Deirdre\b/g)).toBeNull()
  }
})
