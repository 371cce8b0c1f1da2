import { expect, it } from 'vitest'
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
const birth = { timezone: 'Europe/London' }

it('is found again after a reload, one part beside the other', () => {
  const storage = tab()
  keepSignUpDraft({ account: { name: 'Mara', email: 'm', termsAccepted: true } }, storage)
  keepSignUpDraft({ birth }, storage)
  expect(readSignUpDraft(storage)).toEqual({
    account: { name: 'Mara', email: 'm', termsAccepted: true },
    birth,
  })
})

it('never has a password in it', () => {
  const storage = tab()
  const typed = { ...NO_ACCOUNT, password: 'Correct horse 7' }
  keepSignUpDraft({ account: typed }, storage)
  expect(storage.text).not.toMatch(/password|Correct horse/)
})

it.each([null, '', '{', '5', '[]', '{"account":5}', '{"account":{"name":"Mara"}}'])(
  'is empty when %s is stored',
  (text) => expect(readSignUpDraft(tab(text))).toEqual({ account: null, birth: null }),
)
