import type { Profile } from '@astrarium/contracts'
import { DEFAULT_CHART_SETTINGS } from '@astrarium/contracts'
import { expect, it } from 'vitest'
import { timeInLine } from '../../lib/birth-in-words.ts'
import { findInArchive, replacedBy } from './found-archive.ts'

const BIRTH = {
  birthDate: '1926-04-21',
  birthTime: '02:40',
  birthTimeAccuracy: 'exact',
  birthPlace: 'London, England, United Kingdom',
  timezone: 'Europe/London',
}
const MARA = {
  fullName: 'Mara Lind',
  birth: { ...BIRTH, offset: 'UTC+01:00' },
  personalContext: 'I am moving house.',
  currentTimeZone: 'Europe/London',
  profilePhotoUrl: '/photo',
  chartSettings: DEFAULT_CHART_SETTINGS,
} as Profile

const archive = (profile: object | null, tables: object = {}) =>
  findInArchive({
    product: 'Astrarium',
    madeAt: '2026-11-20T10:00:00.000Z',
    mine: { ...(profile && { profiles: [profile] }), ...tables },
  })!

it('whose it is, of which birth, with how many people and conversations', () => {
  const found = archive(
    { fullName: 'Ben', birth: { ...BIRTH, birthTime: '02:40:00' } },
    { circle_members: [{}, {}], chat_threads: [{}] },
  )
  expect(found).toMatchObject({
    name: 'Ben',
    birth: { birthDate: '1926-04-21', birthTime: '02:40', birthPlace: BIRTH.birthPlace },
    people: 2,
    conversations: 1,
    madeAt: '2026-11-20T10:00:00.000Z',
  })
})

it('the noon that stands in for a time that is not known is none', () => {
  const accuracyOf = (birthTimeAccuracy?: string) =>
    archive({ fullName: 'Ben', birth: { ...BIRTH, birthTime: '12:00', birthTimeAccuracy } }).birth
  expect(timeInLine(accuracyOf('unknown')!)).toBe('birth time not known')
  expect(timeInLine(accuracyOf()!)).toBe('birth time not known')
  expect(timeInLine(accuracyOf('exact')!)).toBe('12:00')
})

it('another’s replaces name, birth, photo, context, zone and settings of the chart', () => {
  const found = archive(
    {
      fullName: 'Ben',
      birth: { ...BIRTH, birthTime: '14:40' },
      personalContext: 'I am Ben.',
      currentTimeZone: 'Asia/Tokyo',
      chartSettings: { ...DEFAULT_CHART_SETTINGS, zodiac: 'sidereal_lahiri' },
    },
    { profile_photos: [{}] },
  )
  expect(replacedBy(found, MARA)).toEqual(['name', 'birth', 'photo', 'context', 'zone', 'chartSettings'])
})

it('one’s own replaces nothing, nor does one that says nothing of its owner', () => {
  const { offset: _, ...birth } = MARA.birth as typeof MARA.birth & { offset: string }
  expect(replacedBy(archive({ ...MARA, birth, profilePhotoUrl: undefined }), MARA)).toEqual([])
  expect(replacedBy(archive(null), MARA)).toEqual([])
  expect(archive(null)).toMatchObject({ name: null, birth: null, people: 0, conversations: 0 })
})

it('what is no archive of Astrarium is none', () => {
  expect(findInArchive({ product: 'Other' })).toBeNull()
  expect(findInArchive({})).toBeNull()
})
