import { expect, it } from 'vitest'
import { leaveSecurity } from '../../../test/leave-security.ts'
import { link } from '../../../test/linked.ts'
import { testApp } from '../../../test/test-app.ts'
import { LONDON_1926 } from '../../../test/person.ts'
import type { Json, Person } from '../../../test/person.ts'
import { grantDebug } from '../debug/service/grant-debug.ts'
import { forgetChanges } from './service/forget-changes.ts'

const house = testApp()
/** as PNG */
const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const changes = async (person: Person) =>
  (await person.call<Json[]>('GET', '/api/account/changes')).body.map(({ what, isByOperator }) =>
    isByOperator ? `${what} by an operator` : (what as string),
  )

it('what was changed in an account is told to its owner, in order, and who by', async () => {
  const mara = await house.visitor().arrive()
  expect(await changes(mara)).toEqual([])
  await leaveSecurity(house, mara)
  const confirmation = mara.password
  await mara.call('POST', '/api/account/second-step/recovery-codes', { confirmation })
  await mara.call('POST', '/api/account/second-step/end', { confirmation })
  await mara.call('PUT', '/api/chart/birth', { ...LONDON_1926, birthTime: '02:45' })
  await mara.call('PATCH', '/api/profile', { isFindable: true })
  await mara.call('PATCH', '/api/profile', { isFindable: true, preparesDay: true })
  await mara.call('PATCH', '/api/profile', { isFindable: false, fullName: 'Mara L.' })
  await mara.call('POST', '/api/account/password', { current: confirmation, next: 'another horse 8' })
  for (const change of ['grant', 'revoke'] as const) await grantDebug(house.context, mara.email, change)
  expect((await changes(mara)).toReversed()).toEqual([
    'second_step_on',
    'passkey_added',
    'recovery_codes_changed',
    'second_step_off',
    'birth_changed',
    'findable_on',
    expect.stringMatching(/^(findable_off|name_changed)$/),
    expect.stringMatching(/^(findable_off|name_changed)$/),
    'password_changed',
    'debug_granted by an operator',
    'debug_revoked by an operator',
  ])
  const ben = await house.visitor().arrive()
  expect(await changes(ben)).toEqual([])
})

it('a reset is told of, with the passkeys that went with it, and so is all that leaves or goes', async () => {
  const mara = await house.visitor().arrive()
  await leaveSecurity(house, mara)
  await mara.call('POST', '/api/account/second-step/end', { confirmation: mara.password })
  await mara.call('POST', '/api/auth/forgot-password', { email: mara.email })
  await mara.call('POST', '/api/auth/reset-password', { token: mara.linkToken(), password: 'battery staple' })
  await mara.call('POST', '/api/auth/sign-in', { email: mara.email, password: 'battery staple' })
  await mara.call('POST', '/api/account/export')
  const erasure = { confirmation: 'battery staple', when: 'in_seven_days' }
  await mara.call('POST', '/api/account/erasure', erasure)
  await mara.call('DELETE', '/api/account/erasure')
  expect((await changes(mara)).toReversed()).toEqual([
    'second_step_on',
    'passkey_added',
    'second_step_off',
    'password_changed',
    'passkey_removed',
    'export_asked',
    'erasure_asked',
    'erasure_undone',
  ])
})

it('zone, photo and what is shared are told of, and what somebody else ended is not', async () => {
  const [mara, ben] = [await house.visitor().arrive(), await house.visitor().arrive()]
  for (const currentTimeZone of ['Europe/London', 'Asia/Tokyo', 'Asia/Tokyo'])
    await mara.call('PATCH', '/api/profile', { currentTimeZone })
  await mara.call('PUT', '/api/profile/photo', { photo: ONE_PIXEL })
  await mara.call('DELETE', '/api/profile/photo')
  const { ofReceiver } = await link(mara, ben, 'signs')
  await mara.call('DELETE', `/api/circle/members/${ofReceiver}/link`)
  expect((await changes(mara)).toReversed()).toEqual([
    'time_zone_changed',
    'photo_changed',
    'photo_removed',
    'consent_given',
    'consent_withdrawn',
  ])
  expect((await changes(ben)).toReversed()).toEqual(['findable_on', 'consent_given'])
})

it('nothing of what it was changed to is kept, nobody can take it back, and it goes after a year', async () => {
  const mara = await house.visitor().arrive()
  await mara.call('PATCH', '/api/profile', { fullName: 'Somebody Else' })
  const { userId } = (await mara.call('GET', '/api/profile')).body
  const { rows } = await house.owner.query('select * from account_changes where user_id = $1', [userId])
  expect(rows).toEqual([
    {
      id: expect.any(String),
      user_id: userId,
      what: 'name_changed',
      by: 'owner',
      at: expect.any(Date),
    },
  ])
  for (const undo of ['delete from account_changes', `update account_changes set what = 'passkey_added'`])
    await expect(house.context.db.asUser(userId, (tx) => tx.execute(undo))).rejects.toThrow()
  house.clock.now = new Date(Date.now() + 364 * 86_400_000)
  await forgetChanges(house.context)
  expect(await changes(mara)).toEqual(['name_changed'])
  house.clock.now = new Date(Date.now() + 366 * 86_400_000)
  await forgetChanges(house.context)
  expect(await changes(mara)).toEqual([])
})
