import type { CircleMember } from '@astrarium/contracts'
import { afterEach, expect, it, vi } from 'vitest'
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

afterEach(() => void vi.unstubAllGlobals())

it('says of a birth what it is now', () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  const birth = {
    birthDate: '1988-07-14',
    birthTime: '09:30:00',
    birthTimeAccuracy: 'exact',
    birthTimeFold: null,
    birthPlace: 'Padua',
    timezone: 'Europe/Rome',
  } as CircleMember['birth']
  const [{ label, value }] = savedMeanwhile(anna, { ...anna, birth }) as [{ label: string; value: string }]
  expect(label).toBe('Birth Information')
  expect(value).toMatch(/1988.*, 09:30, Padua, Europe\/Rome$/)
})
