import { expect, it } from 'vitest'
import { leaveSecurity } from '../../../test/leave-security.ts'
import type { Json } from '../../../test/person.ts'
import { testApp } from '../../../test/test-app.ts'

const house = testApp()

it('whoever owns the account is written to when the way in is changed, once for each change', async () => {
  const mara = await house.visitor().arrive()
  const confirmation = mara.password
  house.letters.length = 0
  await leaveSecurity(house, mara)
  await mara.call('POST', '/api/account/second-step/recovery-codes', { confirmation })
  await mara.call('POST', '/api/account/second-step/end', { confirmation })
  const { passkeys } = (await mara.call('GET', '/api/account/security')).body
  await mara.call('DELETE', `/api/account/passkeys/${(passkeys as Json[])[0]!.id}`)
  await mara.call('POST', '/api/account/password', { current: confirmation, next: 'another horse 8' })
  await house.work()
  expect(house.letters.map(({ to, text }) => [to, /Hello Mara Lind, (.*?)[.:]/.exec(text)?.[1]])).toEqual(
    [
      'two-step sign-in was turned on',
      'a passkey was added to your account',
      'new recovery codes were made for your account',
      'two-step sign-in was turned off',
      'a passkey was removed from your account',
      'the password of your account was changed',
    ].map((said) => [mara.email, said]),
  )
})

it('what was refused is told to nobody', async () => {
  const mara = await house.visitor().arrive()
  house.letters.length = 0
  await mara.call('POST', '/api/account/second-step', { confirmation: mara.password })
  await mara.call('POST', '/api/account/second-step/confirm', { code: '000000' })
  await mara.call('POST', '/api/account/second-step/end', { confirmation: 'a guess' })
  await mara.call('DELETE', '/api/account/passkeys/none')
  await mara.call('POST', '/api/account/password', { current: 'a guess', next: 'another horse 8' })
  await house.work()
  expect(house.letters).toEqual([])
})
