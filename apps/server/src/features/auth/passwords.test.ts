import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import type { Json } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'
import { isCommonPassword } from '../../platform/auth/common-passwords.ts'

const house = testApp()
const REFUSED = [
  ['Password1', 'common'],
  ['iloveyou', 'common'],
  ['trustno1', 'common'],
  ['123456', 'repeated'],
  ['      ', 'repeated'],
  ['zzzzzzzz', 'repeated'],
  ['abc', 'bad_request'],
] as const
const reasonOf = ({ code, fields }: Json): string => (code === 'password_weak' ? fields.password : code)

it('a new account is refused what is tried first, with the reason, and nothing of it is kept or sent', async () => {
  const visitor = house.visitor()
  const name = visitor.email.split('@')[0]!
  for (const [password, code] of [
    ...REFUSED,
    [visitor.email, 'like_email'] as const,
    [`${name}!`, 'like_email'] as const,
  ]) {
    const { status, body } = await visitor.signUp({ password })
    expect([status, reasonOf(body)]).toEqual([400, code])
    expect(JSON.stringify(body)).not.toContain(password.trim() || '      ')
  }
  const { rows } = await house.owner.query('select 1 from pending_sign_ups where email = $1', [visitor.email])
  expect(rows).toEqual([])
  expect(house.letters).toEqual([])
  expect((await visitor.signUp()).status).toBe(200)
})

it('so is a changed one, and one set by a link, which is still good after that', async () => {
  const mara = await house.visitor().arrive()
  await mara.call('POST', '/api/auth/forgot-password', { email: mara.email })
  const token = mara.linkToken()
  const change = (next: string) =>
    mara.call('POST', '/api/account/password', { current: mara.password, next })
  const reset = (password: string) => mara.call('POST', '/api/auth/reset-password', { token, password })
  for (const set of [change, reset]) {
    for (const [password, code] of REFUSED.slice(0, -1))
      expect(reasonOf((await set(password)).body)).toBe(code)
    expect(reasonOf((await set(mara.email)).body)).toBe('like_email')
  }
  expect((await change('another horse 8')).status).toBe(200)
  expect((await reset('battery staple')).body).toEqual({ success: true })
})

it('the 10,000 commonest that are long enough are all known, however they are written', async () => {
  const commonest = dictionary['passwords-common'].filter(({ length }) => length >= 6).slice(0, 10_000)
  expect(commonest).toHaveLength(10_000)
  const unknown: string[] = []
  for (const one of commonest) if (!(await isCommonPassword(one.toUpperCase()))) unknown.push(one)
  expect(unknown).toEqual([])
  expect(await isCommonPassword('correct horse')).toBe(false)
})
