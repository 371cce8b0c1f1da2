/** The check against planted errors, one set of phrasings after another. */
import type { Sky } from '@astrarium/sky'
import { checkText } from '../src/check/check-sentence.ts'
import type { Person } from './people.ts'
import { OUTSIDE } from './phrasings-outside.ts'
import { measurePlanted, plant } from './planted.ts'
import type { PlantedFigures, Trial } from './planted.ts'

export interface TrialFigures {
  name: string
  figures: PlantedFigures
  /** whether its faults may be looked at: not those of a set that is kept out of the development */
  isShown: boolean
}

export function measureTrials(sky: Sky, people: readonly Person[], each: number): TrialFigures[] {
  const sets = [{ name: 'phrasings by somebody who had not seen the check', phrasings: OUTSIDE, isShown: false }]
  return sets.map(({ name, phrasings, isShown }, index) => ({
    name,
    isShown,
    figures: measurePlanted(plant(sky, people, phrasings, each, 77 + index), (trial) => whyNot(sky, trial)),
  }))
}

function whyNot(sky: Sky, { text, person: { chart, timeZone }, at }: Trial): string | null {
  const day = sky.localDate(timeZone, at)
  return checkText(text, { sky, chart, zone: timeZone, at, day }, { year: Number(day.slice(0, 4)), subject: null }).why
}
