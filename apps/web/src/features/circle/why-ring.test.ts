import { expect, it } from 'vitest'
import { whyRing } from './why-ring.ts'

const member = { ring: 'soul_anchor', relationshipTag: 'best_friend' } as const

it.each([
  [{ ringSource: 'reasoned', reasonedRing: 'soul_anchor' }, 'Placed by your two charts.'],
  [
    { ringSource: 'relationship', reasonedRing: null },
    'Placed by your relationship (Best friend), since the two charts were not compared.',
  ],
  [{ ringSource: 'chosen', reasonedRing: null }, 'You placed them here.'],
  [
    { ringSource: 'chosen', reasonedRing: 'light_connector' },
    'You placed them here. Your two charts point to Light Connector.',
  ],
] as const)('says why somebody stands where they stand: %o', (source, sentence) => {
  expect(whyRing({ ...member, ...source })).toBe(sentence)
})
