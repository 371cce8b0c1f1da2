import { createHash } from 'node:crypto'
import { RINGS } from '@astrarium/contracts'
import type { Sky } from '@astrarium/sky'
import { pairContacts } from '../../src/circle/pair-contacts.ts'
import { KNOWN } from '../../src/circle/random-pairs.ts'
import { scoreRings } from '../../src/circle/score-rings.ts'
import { randomBirths } from './random-births.ts'

const SEED = 24
const PAIRS = 40

/**
 * Changes with whatever decides about points: rules, orbs, closeness, the births themselves. Words may be
 * changed without measuring again.
 */
export function rulesMark(sky: Sky): string {
  const births = randomBirths(sky, SEED)
  const points = Array.from({ length: PAIRS }, () => {
    const [one, other] = [births.next().value, births.next().value]
    return KNOWN.map((known) => {
      const scores = scoreRings(pairContacts(one[known], other.hour))
      return RINGS.map((ring) => [scores[ring].from, scores[ring].to].map((value) => value.toFixed(2)))
    })
  })
  return createHash('sha256').update(JSON.stringify(points)).digest('hex').slice(0, 16)
}
