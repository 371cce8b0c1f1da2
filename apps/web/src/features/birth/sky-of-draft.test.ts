import { describe, expect, it } from 'vitest'
import { newBirthDraft } from './birth-draft.ts'
import type { BirthDraft } from './birth-draft.ts'
import { skyOf } from './sky-of-draft.ts'

const LATEST = '2026-11-23'
const EMPTY = newBirthDraft()
const DATED: BirthDraft = { ...EMPTY, date: { day: '20', month: '5', year: '1995' } }
const PADUA: BirthDraft['place'] = { kind: 'chosen', text: 'Padua', latitude: 45.4064, longitude: 11.8768 }

describe('the sky beside the form', () => {
  it('waits for a date', () => {
    expect(skyOf(EMPTY, LATEST)).toBeNull()
    expect(skyOf({ ...DATED, date: { day: '20', month: '5', year: '19' } }, LATEST)).toBeNull()
    expect(skyOf({ ...DATED, date: { day: '31', month: '2', year: '1995' } }, LATEST)).toBeNull()
  })

  it('has the planets of a date, without an hour that nobody said', () =>
    expect(skyOf(DATED, LATEST)).toMatchObject({
      birthDate: '1995-05-20',
      birthTime: '12:00',
      time_accuracy: 'unknown',
    }))

  it('takes a time for known once it was said what it is worth, and a place was chosen', () => {
    const timed: BirthDraft = { ...DATED, time: { hour: '11', minute: '13' }, accuracy: 'exact' }
    expect(skyOf(timed, LATEST)).toMatchObject({ time_accuracy: 'unknown' })
    expect(skyOf({ ...timed, accuracy: null, place: PADUA }, LATEST)).toMatchObject({
      time_accuracy: 'unknown',
    })
    expect(skyOf({ ...timed, place: PADUA, timezone: 'Europe/Rome' }, LATEST)).toEqual({
      birthDate: '1995-05-20',
      birthTime: '11:13',
      time_accuracy: 'exact',
      latitude: 45.4064,
      longitude: 11.8768,
      timezone: 'Europe/Rome',
      fold: null,
    })
  })
})
