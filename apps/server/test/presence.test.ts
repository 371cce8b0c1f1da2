import { expect, it } from 'vitest'
import { openPresence } from '../src/platform/db/presence.ts'
import { testApp } from './test-app.ts'

const house = testApp()

it('a server that starts right after an outage lets the others give a sign of life before it takes them for ended', async () => {
  const newcomer = openPresence(house.context.db, house.context.log, 'k1')
  const startedAt = performance.now()
  const looked = Promise.withResolvers<() => boolean>()
  const held = Promise.withResolvers<void>()
  void newcomer.start((isHeard) => {
    looked.resolve(isHeard)
    return held.promise
  })
  const isHeard = await looked.promise
  // silence of three seconds is an end
  expect(performance.now() - startedAt).toBeGreaterThan(3000)

  // and goes on giving its own, however long it takes up what was left
  const seen = async () => {
    const { rows } = await house.owner.query(
      'select id, seals_with as "sealsWith", seen_at as at from servers',
    )
    expect(rows).toEqual([{ id: newcomer.serverId, sealsWith: 'k1', at: expect.any(Date) }])
    return rows[0].at.getTime() as number
  }
  const then = await seen()
  await expect.poll(seen).toBeGreaterThan(then)
  await expect.poll(isHeard).toBe(true)
  held.resolve()
  await newcomer.leave()
  expect(isHeard()).toBe(false)
})
