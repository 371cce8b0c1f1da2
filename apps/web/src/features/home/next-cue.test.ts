import { expect, it } from 'vitest'
import { nextCue } from './next-cue.ts'

const cue = (at: string | null) => ({ text: `at ${at}`, at, until: null, energy: null })
const cues = [cue('2026-11-21T18:00:00Z'), cue('2026-11-21T09:00:00Z'), cue(null)]

it.each([
  ['2026-11-21T07:00:00Z', '2026-11-21T09:00:00Z'],
  ['2026-11-21T09:00:00Z', '2026-11-21T09:00:00Z'],
  ['2026-11-21T09:00:01Z', '2026-11-21T18:00:00Z'],
])('at %s the next moment is %s', (now, at) => expect(nextCue(cues, new Date(now))?.at).toBe(at))
it('there is none when all have passed', () =>
  expect(nextCue(cues, new Date('2026-11-21T18:00:01Z'))).toBeNull())
