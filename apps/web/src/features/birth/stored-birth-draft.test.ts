import { expect, it } from 'vitest'
import type { BirthDraft } from './birth-draft.ts'
import { readStoredBirthDraft } from './stored-birth-draft.ts'

const draft: BirthDraft = {
  date: { day: '29', month: '10', year: '2023' },
  time: { hour: '02', minute: '30' },
  accuracy: 'approximate',
  minutes: 30,
  place: { kind: 'chosen', text: 'London', latitude: 51.5, longitude: -0.1 },
  timezone: 'Europe/London',
  isZoneDetected: true,
  fold: { moment: 'Europe/London 2023-10-29 02:30', value: 1 },
}

it('reads a form as it was kept', () =>
  expect(readStoredBirthDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft))

it('says no more of the birth time than was said', () => {
  const unsaid: BirthDraft = { ...draft, accuracy: null, fold: null }
  expect(readStoredBirthDraft(JSON.parse(JSON.stringify(unsaid)))).toEqual(unsaid)
})

it.each([null, 5, {}, { date: {} }, { ...draft, place: { kind: 'chosen', text: 'x' } }])(
  'takes %j for no form',
  (stored) => expect(readStoredBirthDraft(stored)).toBeNull(),
)
