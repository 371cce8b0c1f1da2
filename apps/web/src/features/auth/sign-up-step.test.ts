import type { Profile, SessionUser } from '@astrarium/contracts'
import { describe, expect, it } from 'vitest'
import { firstUnfinishedStep, readSignUpStep, stepToShow } from './sign-up-step.ts'

const user: SessionUser = {
  id: '0b7c8f2e-5f6a-4c3d-9a1b-2c3d4e5f6a7b',
  email: 'mara@example.com',
  name: 'Mara',
  isEmailConfirmed: true,
}
const birth = { birthDate: '1926-04-21' } as Profile['birth']
const chart = { planets: [] } as unknown as Profile['chart']

describe('sign-up goes on', () => {
  it('at the account for a visitor', () =>
    expect(firstUnfinishedStep({ user: null, profile: null, isWaiting: false })).toBe('account'))
  it('at the confirmation for who waits for it', () =>
    expect(firstUnfinishedStep({ user: null, profile: null, isWaiting: true })).toBe('confirm'))
  it('at the birth details for an account without them', () =>
    expect(firstUnfinishedStep({ user, profile: { birth: null, chart: null }, isWaiting: false })).toBe(
      'birth',
    ))
  it('at the chart once the birth details are known', () =>
    expect(firstUnfinishedStep({ user, profile: { birth, chart: null }, isWaiting: true })).toBe('chart'))
  it('at the personal context once the chart is made', () =>
    expect(firstUnfinishedStep({ user, profile: { birth, chart }, isWaiting: false })).toBe('context'))
})

describe('the way back', () => {
  const filling = { reached: 'birth', isSignedIn: false, hasPassword: true } as const
  it('leads from the birth details to the account', () =>
    expect(stepToShow('account', filling)).toBe('account'))
  it('leads from the confirmation to what can still be changed', () =>
    expect(stepToShow('birth', { ...filling, reached: 'confirm' })).toBe('birth'))
  it('leads forward again', () => expect(stepToShow('birth', filling)).toBe('birth'))
  it('does not skip what is not done', () => expect(stepToShow('chart', filling)).toBe('birth'))
  it('ends where a reload has forgotten the password', () => {
    expect(stepToShow('birth', { reached: 'account', isSignedIn: false, hasPassword: false })).toBe('account')
    expect(stepToShow('birth', { reached: 'confirm', isSignedIn: false, hasPassword: false })).toBe('confirm')
  })
  it.each(['chart', 'context'] as const)(
    'is closed once the account is confirmed and the %s step has come',
    (reached) => expect(stepToShow('birth', { reached, isSignedIn: true, hasPassword: true })).toBe(reached),
  )
})

it.each([
  ['birth', 'birth'],
  ['nowhere', undefined],
  [5, undefined],
  [undefined, undefined],
])('an address that names %j shows %j', (value, step) => expect(readSignUpStep(value)).toBe(step))
