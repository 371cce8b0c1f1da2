import { afterAll, beforeAll, expect, it } from 'vitest'
import { memberAt } from '../../../test/circle.ts'
import { circleStream } from '../../../test/circle-stream.ts'
import { link } from '../../../test/linked.ts'
import { testApp } from '../../../test/test-app.ts'
import { HINTS } from '../../background-jobs.ts'
import { openListener } from '../../platform/db/listener.ts'
import { eraseAccount } from './service/erase-account.ts'

const house = testApp()
let listener: Awaited<ReturnType<typeof openListener>>
beforeAll(async () => {
  listener = await openListener(house.owner.options.connectionString!, house.context, HINTS)
})
afterAll(() => listener.close())

it('an erased account is gone from the open screens of whom it was linked with, and its name with it', async () => {
  const mara = await house.visitor().arrive()
  const [ben, lea] = [await house.visitor().arrive(), await house.visitor().arrive()]
  for (const [person, fullName] of [
    [ben, 'Ben Aske'],
    [lea, 'Lea Aske'],
  ] as const)
    await person.call('PATCH', '/api/profile', { fullName })
  const { ofReceiver: found } = await link(mara, ben, 'wheel')
  const named = (await link(lea, mara)).ofSender
  await mara.call('PATCH', memberAt(named), { version: 1, name: 'My Lea' })
  const heard = await circleStream(mara)
  for (const person of [ben, lea]) {
    const { userId } = (await person.call('GET', '/api/profile')).body
    await eraseAccount(house.context, userId)
  }
  const told = [await heard.next(), await heard.next(), await heard.next()]
  for (const id of [found, named])
    expect(told).toContainEqual(expect.objectContaining({ subject: 'link', id, change: 'removed' }))
  expect((await mara.call('GET', memberAt(found))).body).toMatchObject({
    name: 'Somebody who left',
    link: null,
    chart: null,
  })
  expect((await mara.call('GET', memberAt(named))).body).toMatchObject({ name: 'My Lea', link: null })
  await heard.close()
})
