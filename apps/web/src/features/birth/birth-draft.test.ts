import { describe, expect, it } from 'vitest'
import {
  accuracyOf,
  type BirthDraft,
  type Clocks,
  foldOf,
  momentOf,
  newBirthDraft,
  readBirthDraft,
  withFold,
  withPlace,
  withPlaceText,
  withZone,
} from './birth-draft.ts'

const latest = '2026-11-20'
const now = Date.parse('2026-11-20T10:00Z')
const london = {
  formatted: 'London, England, United Kingdom',
  city: 'London',
  state: 'England',
  country: 'United Kingdom',
  latitude: 51.5085,
  longitude: -0.1257,
  timezone: 'Europe/London',
}
const once: Clocks = { kind: 'unique', offsets: [{ seconds: 3600, label: 'UTC+01:00', isSummerTime: false }] }
const twice: Clocks = {
  kind: 'repeated',
  offsets: [
    { seconds: 7200, label: 'UTC+02:00', isSummerTime: true },
    { seconds: 3600, label: 'UTC+01:00', isSummerTime: false },
  ],
}
const never: Clocks = { kind: 'skipped', offsets: twice.offsets }

const HERE = 'Australia/Sydney'
const empty = newBirthDraft()
const filled: BirthDraft = withPlace(
  {
    ...empty,
    date: { day: '21', month: '4', year: '1926' },
    time: { hour: '02', minute: '40' },
    accuracy: 'exact',
  },
  london,
  'chosen',
  HERE,
)

describe('an empty form', () => {
  it('stands at 12:00, nothing said of how well it is known, in no zone before there is a place', () => {
    expect(empty).toMatchObject({
      time: { hour: '12', minute: '00' },
      accuracy: null,
      timezone: '',
    })
  })
  it('has no clocks to ask before there is a place', () =>
    expect(momentOf({ ...filled, place: empty.place, timezone: empty.timezone })).toBeNull())
  it('names date and place as missing, and not the zone that comes with the place', () => {
    expect(readBirthDraft(empty, latest, null, now)).toEqual({
      kind: 'errors',
      errors: { date: { kind: 'empty', part: 'day' }, place: 'empty' },
    })
  })
})

describe('a filled form', () => {
  it('makes the birth details', () => {
    expect(readBirthDraft(filled, latest, once, now)).toEqual({
      kind: 'details',
      details: {
        birthDate: '1926-04-21',
        birthTime: '02:40',
        birthTimeAccuracy: 'exact',
        birthTimeMinutes: null,
        birthTimeFold: null,
        birthPlace: 'London, England, United Kingdom',
        birthLatitude: 51.5085,
        birthLongitude: -0.1257,
        timezone: 'Europe/London',
      },
    })
  })
  it('comes back as it was stored', () => {
    const reading = readBirthDraft(filled, latest, once, now)
    if (reading.kind !== 'details') throw new Error('not read')
    expect(readBirthDraft(newBirthDraft(reading.details), latest, once, now)).toEqual(reading)
  })
  it('states 12:00 for an unknown time, whatever stands in the fields', () => {
    expect(readBirthDraft({ ...filled, accuracy: 'unknown' }, latest, null, now)).toMatchObject({
      details: { birthTime: '12:00', birthTimeAccuracy: 'unknown' },
    })
  })
  it('carries the margin of an approximate time only', () => {
    expect(
      readBirthDraft({ ...filled, accuracy: 'approximate', minutes: 60 }, latest, once, now),
    ).toMatchObject({
      details: { birthTimeMinutes: 60 },
    })
    expect(readBirthDraft({ ...filled, minutes: 60 }, latest, once, now)).toMatchObject({
      details: { birthTimeMinutes: null },
    })
  })
})

describe('how well the time is known', () => {
  const unsaid = { ...filled, accuracy: null }
  const untouched = { ...unsaid, time: empty.time }

  it('is unknown as long as 12:00 was left standing: nobody is exact who did not say so', () => {
    expect(accuracyOf(untouched)).toBe('unknown')
    expect(readBirthDraft(untouched, latest, null, now)).toMatchObject({
      details: { birthTime: '12:00', birthTimeAccuracy: 'unknown', birthTimeMinutes: null },
    })
    expect(momentOf(untouched)).toBeNull()
  })
  it('is asked when a time was typed and nothing said', () => {
    expect(accuracyOf(unsaid)).toBeNull()
    expect(readBirthDraft(unsaid, latest, once, now)).toEqual({
      kind: 'errors',
      errors: { accuracy: 'empty' },
    })
  })
  it('is exact at 12:00 for whoever says so', () => {
    expect(readBirthDraft({ ...untouched, accuracy: 'exact' }, latest, once, now)).toMatchObject({
      details: { birthTime: '12:00', birthTimeAccuracy: 'exact' },
    })
  })
})

describe('the place', () => {
  it('brings its zone, and says so', () =>
    expect(filled).toMatchObject({ timezone: 'Europe/London', isZoneDetected: true }))
  it('whose zone is not known takes that of the browser, unless one was chosen', () => {
    const nowhere = { ...london, timezone: '' }
    expect(withPlace(empty, nowhere, 'chosen', HERE)).toMatchObject({ timezone: HERE, isZoneDetected: false })
    expect(withPlace(withZone(empty, 'Asia/Tokyo'), nowhere, 'chosen', HERE).timezone).toBe('Asia/Tokyo')
  })
  it('takes its zone along when something else is typed, and leaves one that was chosen', () => {
    expect(withPlaceText(filled, 'Londo').timezone).toBe('')
    expect(withPlaceText(withZone(filled, 'Asia/Tokyo'), 'Londo').timezone).toBe('Asia/Tokyo')
  })
  it('loses its coordinates when something else is typed', () => {
    const retyped = withPlaceText(filled, 'Londo')
    expect(retyped.place).toEqual({ kind: 'typed', text: 'Londo' })
    expect(readBirthDraft(retyped, latest, once, now)).toEqual({
      kind: 'errors',
      errors: { place: 'missing' },
    })
  })
  it('keeps them when the same words are reported again', () =>
    expect(withPlaceText(filled, london.formatted)).toBe(filled))
  it('is known as assumed when nobody chose it', () =>
    expect(withPlace(empty, london, 'assumed', HERE).place.kind).toBe('assumed'))
})

it('forgets that the zone was detected when another is chosen', () => {
  expect(withZone(filled, 'Europe/Paris')).toMatchObject({ timezone: 'Europe/Paris', isZoneDetected: false })
})

describe('the clocks', () => {
  it('ask which of the two when a time happened twice', () => {
    expect(readBirthDraft(filled, latest, twice, now)).toEqual({
      kind: 'errors',
      errors: { clocks: 'repeated' },
    })
    expect(readBirthDraft(withFold(filled, 1), latest, twice, now)).toMatchObject({
      details: { birthTimeFold: 1 },
    })
  })
  it('ask again when the moment changes', () => {
    const chosen = withFold(filled, 0)
    expect(foldOf(chosen)).toBe(0)
    expect(foldOf({ ...chosen, time: { hour: '02', minute: '41' } })).toBeNull()
    expect(foldOf(withZone(chosen, 'Europe/Paris'))).toBeNull()
  })
  it('store no choice for a time that happened once', () => {
    expect(readBirthDraft(withFold(filled, 1), latest, once, now)).toMatchObject({
      details: { birthTimeFold: null },
    })
  })
  it('refuse a time that never happened', () => {
    expect(readBirthDraft(filled, latest, never, now)).toEqual({
      kind: 'errors',
      errors: { clocks: 'skipped' },
    })
  })
  it('refuse an exact time that has not come yet, and leave one that is vague to the day', () => {
    // an hour ahead of UTC
    const today = {
      ...filled,
      date: { day: '20', month: '11', year: '2026' },
      time: { hour: '11', minute: '01' },
    }
    expect(readBirthDraft(today, latest, once, now)).toEqual({ kind: 'errors', errors: { clocks: 'ahead' } })
    expect(readBirthDraft({ ...today, time: { hour: '11', minute: '00' } }, latest, once, now).kind).toBe(
      'details',
    )
    expect(readBirthDraft({ ...today, accuracy: 'approximate' }, latest, once, now).kind).toBe('details')
  })
  it('refuse to go on unasked', () => {
    expect(readBirthDraft(filled, latest, 'failed', now)).toEqual({
      kind: 'errors',
      errors: { clocks: 'failed' },
    })
  })
  it('are not asked without a date or with an unknown time', () => {
    expect(momentOf(empty)).toBeNull()
    expect(momentOf({ ...filled, accuracy: 'unknown' })).toBeNull()
    expect(momentOf(filled)).toMatchObject({
      timezone: 'Europe/London',
      birthDate: '1926-04-21',
      birthTime: '02:40',
    })
  })
})
