import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { collectArchive } from './service/collect-archive.ts'

const house = testApp()

it('a changed name is the account’s too: session, profile, letters and archive say the same', async () => {
  const mara = await house.visitor().arrive()
  await mara.call('PATCH', '/api/profile', { fullName: 'Marek Lind' })
  expect((await mara.call('GET', '/api/auth/session')).body.user).toMatchObject({ name: 'Marek Lind' })
  await mara.call('POST', '/api/auth/forgot-password', { email: mara.email })
  await house.work()
  const letter = house.letters.findLast(({ to }) => to === mara.email)
  expect(letter?.text).toContain('Marek')
  expect(letter?.text).not.toContain('Mara')
  const { userId } = (await mara.call('GET', '/api/profile')).body
  const { account, mine } = await collectArchive(house.context, userId as string)
  expect([account['users']?.[0]?.['name'], mine['profiles']?.[0]?.['fullName']]).toEqual([
    'Marek Lind',
    'Marek Lind',
  ])
})

it('a name that an archive brings is the account’s too', async () => {
  const mara = await house.visitor().arrive()
  const { userId } = (await mara.call('GET', '/api/profile')).body
  await mara.call('PATCH', '/api/profile', { fullName: 'Marek Lind' })
  const archive = await collectArchive(house.context, userId as string)
  const there = await house.visitor().arrive()
  expect((await there.call('POST', '/api/account/import', { archive })).status).toBe(200)
  expect((await there.call('GET', '/api/auth/session')).body.user).toMatchObject({ name: 'Marek Lind' })
})

it('nobody’s name but one’s own can be written', async () => {
  const [anna, ben] = [await house.visitor().arrive(), await house.visitor().arrive()]
  const { userId } = (await anna.call('GET', '/api/profile')).body

  const written = await house.context.db.asUser(userId as string, (tx) =>
    tx.execute(sql`update users set name = 'Nobody'`),
  )
  expect(written.rowCount).toBe(1)
  expect((await ben.call('GET', '/api/auth/session')).body.user).toMatchObject({ name: ben.name })
})
