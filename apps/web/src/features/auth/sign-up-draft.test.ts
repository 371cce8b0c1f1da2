import { expect, it } from 'vitest'
import type { BirthDraft } from '../birth/birth-draft.ts'
import { NO_ACCOUNT } from './account.ts'
import { keepSignUpDraft, readSignUpDraft } from './sign-up-draft.ts'

function tab(text: string | null = null) {
  const kept = {
    text,
    getItem: () => kept.text,
    setItem: (_: string, value: string) => void (kept.text = value),
  }
  return kept
}
const birth: BirthDraft = {
  date: { day: '29', month: '10', year: '2023' },
  time: { hour: '02', minute: '30' },
  accuracy: 'approximate',
  minutes: 30,
  place: { kind: 'chosen', text: 'London', latitude: 51.5, longitude: -0.1 },
  timezone: 'Europe/London',
  isZoneDetected: true,
  fold: { moment: 'Europe/London 2023-10-29 02:30', value: 1 },
}

it('is found again after a reload, one part beside the other', () => {
  const storage = tab()
  keepSignUpDraft({ account: { name: 'Mara', email: 'm', termsAccepted: true } }, storage)
  keepSignUpDraft({ birth }, storage)
  expect(readSignUpDraft(storage)).toEqual({
    account: { name: 'Mara', email: 'm', termsAccepted: true },
    birth,
  })
})

it('says no more of the birth time than was said', () => {
  const storage = tab()
  const unsaid: BirthDraft = { ...birth, accuracy: null, fold: null }
  keepSignUpDraft({ birth: unsaid }, storage)
  expect(readSignUpDraft(storage).birth).toEqual(unsaid)
})

it('never has a password in it', () => {
  const storage = tab()
  const typed = { ...NO_ACCOUNT, password: 'Correct horse 7' }
  keepSignUpDraft({ account: typed }, storage)
  expect(storage.text).not.toMatch(/password|Correct horse/)
})

it.each([
  null,
  '',
  '{',
  '5',
  '[]',
  '{"account":5,"birth":{"date":{}}}',
  '{"birth":{"place":{"kind":"chosen","text":"x"}}}',
])('is empty when %s is stored', (text) =>
  expect(readSignUpDraft(tab(text))).toEqual({ account: null, birth: null }),
)
