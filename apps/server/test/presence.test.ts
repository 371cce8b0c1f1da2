import { expect, it } from 'vitest'
import { openPresence } from '../src/platform/db/presence.ts'
import { testApp } from './test-app.ts'

const house = testApp()

async function seen(serverId: string): Promise<number> {
  const { rows } = await house.owner.query('select id, seals_with as "sealsWith", seen_at as at from servers')
  expect(rows).toEqual([{ id: serverId, sealsWith: 'k1', at: expect.any(Date) }])
  return rows[0].at.getTime() as number
}

it('a server that starts right after an outage lets the others give a sign of life before it takes them for ended', async () => {
  const newcomer = openPresence(house.reach.directUrl, house.context.log, 'k1')
  const startedAt = performance.now()
  const looked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await newcomer.start(() => {
    looked.resolve()
    return held.promise
  })
  await looked.promise
  // silence of three seconds is an end
  expect(performance.now() - startedAt).toBeGreaterThan(3000)
  // and goes on giving its own, however long it takes up what was left
  const then = await seen(newcomer.serverId)
  await expect.poll(() => seen(newcomer.serverId)).toBeGreaterThan(then)
  held.resolve()
  await newcomer.leave()
  expect((await house.owner.query('select 1 from servers')).rowCount).toBe(0)
})

it('a server that has no moment to spare gives signs of life all the same', async () => {
  const busy = openPresence(house.reach.directUrl, house.context.log, 'k1')
  await busy.start(async () => {})
  const then = await seen(busy.serverId)
  const until = performance.now() + 1500
  while (performance.now() < until);
  expect(await seen(busy.serverId)).toBeGreaterThan(then)
  await busy.leave()
})
