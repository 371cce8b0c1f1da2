import { expect, it } from 'vitest'
import { openPresence } from '../src/platform/db/presence.ts'
import { testApp } from './test-app.ts'

const house = testApp()

it('a server that starts right after an outage lets the others give a sign of life before it takes them for ended', async () => {
  const newcomer = openPresence(house.context.db, house.context.log, 'k1')
  const startedAt = performance.now()
  const looked = new Promise<number>((resolve) => {
    void newcomer.start(async () => resolve(performance.now() - startedAt))
  })
  // silence of three seconds is an end
  expect(await looked).toBeGreaterThan(3000)
  const { rows } = await house.owner.query('select id, seals_with from servers')
  expect(rows).toEqual([{ id: newcomer.serverId, seals_with: 'k1' }])
  await newcomer.leave()
})
