/** The check against planted errors, one set of phrasings after another. */
import type { Sky } from '@astrarium/sky'
import { checkFreeSpeech, newMemory } from '../src/check/free/check-free-speech.ts'
import type { CheckContext } from '../src/check/check-context.ts'
import type { Person } from './people.ts'
import { INSIDE } from './phrasings/inside.ts'
import { OUTSIDE } from './phrasings/outside.ts'
import { PAGES } from './phrasings/pages.ts'
import { measurePlanted, plant } from './planted.ts'
import type { PlantedFigures, Trial } from './planted.ts'

export interface TrialFigures {
  name: string
  figures: PlantedFigures
  /** whether its faults may be looked at: not those of a set that is kept out of the development */
  isShown: boolean
}

export function measureTrials(sky: Sky, people: readonly Person[], least: number): TrialFigures[] {
  // every phrasing as often, and each set at least so many sentences of either kind
  const sets = [
    { name: 'phrasings it was developed on', phrasings: INSIDE, isShown: true },
    { name: 'phrasings by somebody who had not seen the check', phrasings: OUTSIDE, isShown: false },
    {
      name: 'phrasings after the manner of astrology pages',
      phrasings: PAGES,
      isShown: process.argv.includes('--pages'),
    },
  ]
  return sets.map(({ name, phrasings, isShown }, index) => ({
    name,
    isShown,
    figures: measurePlanted(
      plant(sky, people, phrasings, Math.ceil(least / Object.values(phrasings).flat().length), 77 + index),
      (trial) => whyNot(sky, trial),
    ),
  }))
}

function whyNot(sky: Sky, { text, person: { chart, timeZone }, at }: Trial): string | null {
  const context: CheckContext = { sky, chart, zone: timeZone, at, day: sky.localDate(timeZone, at) }
  return checkFreeSpeech(text, context, newMemory(context)).why
}
