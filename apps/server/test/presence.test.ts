import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { hasEnded, openPresence } from '../src/platform/db/presence.ts'
import { testApp } from './test-app.ts'

const house = testApp()

it('a server that starts right after an outage gives the others time for a sign of life before it takes them for ended', async () => {
  const { db, log } = house.context
  const other = randomUUID()
  const isOver = async () => {
    const { rows } = await db.asJobs((tx) =>
      tx.execute<{ over: boolean }>(sql`select ${hasEnded(sql`${other}::uuid`)} as over`),
    )
    return rows[0]!.over
  }
  const beat = () =>
    db.asJobs((tx) =>
      tx.execute(
        sql`insert into servers values (${other}, clock_timestamp()) on conflict (id) do update set seen_at = clock_timestamp()`,
      ),
    )
  const newcomer = openPresence(db, log, 'k1')
  const startedAt = performance.now()
  const looked = new Promise<number>((resolve) => {
    void newcomer.start(async () => resolve(performance.now() - startedAt))
  })
  expect(await isOver()).toBe(true)
  await beat()
  expect(await isOver()).toBe(false)
  expect(await looked).toBeGreaterThan(3000)
  await newcomer.leave()
})
