import type { CircleMemberCard } from '@astrarium/contracts'
import { expect, it } from 'vitest'
import { mayBeSame } from './may-be-same.ts'

const card = (name: string, changes = {}) =>
  ({ id: name, name, link: null, isLate: false, ...changes }) as CircleMemberCard

it('may be whoever has the first name, is alive, and is linked with nobody', () => {
  const circle = [
    card('Anna Feldt'),
    card('anna'),
    card('Anna Berg', { link: { shares: 'ring' } }),
    card('Anna Kern', { isLate: true }),
    card('Annabel Lee'),
  ]
  expect(mayBeSame(' Anna  Maria', circle).map(({ name }) => name)).toEqual(['Anna Feldt', 'anna'])
  expect(mayBeSame('', [card('')])).toEqual([])
})
