import type { CircleMember } from '@astrarium/contracts'
import { expect, it } from 'vitest'
import { savedMeanwhile } from './saved-meanwhile.ts'

const anna = {
  name: 'Anna',
  relationshipTag: 'friend',
  contextDescription: 'A choir.',
  birth: null,
} as CircleMember

it('names what another edit changed, and nothing else', () => {
  expect(savedMeanwhile(anna, { ...anna, name: 'Annie', relationshipTag: 'best_friend' })).toEqual([
    { label: 'Full Name', value: 'Annie' },
    { label: 'Relationship', value: 'Best friend' },
  ])
  expect(savedMeanwhile(anna, { ...anna, contextDescription: null })).toEqual([
    { label: 'Relationship Context', value: 'nothing' },
  ])
})

it('says of a birth only that it is another one', () => {
  const birth = { birthDate: '1988-07-14' } as CircleMember['birth']
  expect(savedMeanwhile(anna, { ...anna, birth })).toEqual([
    { label: 'Birth Information', value: 'other birth details' },
  ])
})
