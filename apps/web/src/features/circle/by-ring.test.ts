import type { CircleMemberCard } from '@astrarium/contracts'
import { expect, it } from 'vitest'
import { byRing } from './by-ring.ts'

const member = (name: string, ring: CircleMemberCard['ring']) => ({ name, ring }) as CircleMemberCard

it('shows all seven rings, innermost first, and their people by name', () => {
  const rings = byRing([
    member('Zoe', 'purpose_partner'),
    member('Éva', 'purpose_partner'),
    member('Tom', 'soul_anchor'),
  ])
  expect(rings.map(({ ring, members }) => [ring, members.map(({ name }) => name)])).toEqual([
    ['soul_anchor', ['Tom']],
    ['emotional_resonator', []],
    ['purpose_partner', ['Éva', 'Zoe']],
    ['light_connector', []],
    ['growth_catalyst', []],
    ['sacred_challenger', []],
    ['intensity_partner', []],
  ])
})
