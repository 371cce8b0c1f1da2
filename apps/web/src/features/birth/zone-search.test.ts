import type { TimeZoneOption } from '@astrarium/contracts'
import { expect, it } from 'vitest'
import { labelAmong, searchZones, zoneLabel } from './zone-search.ts'

const zone = (value: string, label: string, offset: string, isCommon: boolean): TimeZoneOption => ({
  value,
  label,
  offset,
  region: value.split('/')[0] ?? '',
  isCommon,
})
const zones = [
  zone('Europe/London', 'London', 'UTC+00:00', true),
  zone('America/New_York', 'New York', 'UTC-05:00', true),
  zone('America/Sao_Paulo', 'São Paulo', 'UTC-03:00', true),
  zone('America/Argentina/Buenos_Aires', 'Buenos Aires', 'UTC-03:00', false),
  zone('America/North_Dakota/New_Salem', 'New Salem', 'UTC-06:00', false),
]
const found = (typed: string) => searchZones(zones, typed).map((option) => option.value)

it('shows the list as it comes before anything was typed', () =>
  expect(found('')).toEqual(zones.map((option) => option.value)))
it('finds by the beginning of a name, the common ones first', () =>
  expect(found('new')).toEqual(['America/New_York', 'America/North_Dakota/New_Salem']))
it('finds by the IANA name, with or without its punctuation', () => {
  expect(found('america/new_york')).toEqual(['America/New_York'])
  expect(found('argentina buenos')).toEqual(['America/Argentina/Buenos_Aires'])
})
it('knows what people call them, and earlier names', () => {
  expect(found('EST')).toEqual(['America/New_York'])
  expect(found('eastern')[0]).toBe('America/New_York')
})
it('tells two of one name apart by their region, and adds none where there is one alone', () => {
  const twins = [
    { ...zone('US/Eastern', 'Eastern', 'UTC-05:00', false), region: 'US' },
    { ...zone('Canada/Eastern', 'Eastern', 'UTC-05:00', false), region: 'Canada' },
  ]
  expect(twins.map((one) => labelAmong(one, twins))).toEqual(['Eastern, US', 'Eastern, Canada'])
  expect(labelAmong(twins[0]!, twins.slice(0, 1))).toBe('Eastern')
})
it('finds without accents', () => expect(found('sao')).toEqual(['America/Sao_Paulo']))
it('finds by offset', () =>
  expect(found('UTC-03')).toEqual(['America/Sao_Paulo', 'America/Argentina/Buenos_Aires']))
it('finds nothing where there is nothing', () => expect(found('atlantis')).toEqual([]))
it('labels with name and offset', () => expect(zoneLabel(zones, 'Europe/London')).toBe('London (UTC+00:00)'))
it('leaves the offset of today out of another day', () =>
  expect(zoneLabel(zones, 'Europe/London', 'another')).toBe('London'))
it('labels an unlisted zone with its own name', () =>
  expect(zoneLabel([], 'Europe/Oslo')).toBe('Europe/Oslo'))
