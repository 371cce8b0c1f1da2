import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { openPresence } from '../src/platform/db/presence.ts'
import { openTcpSwitch } from './tcp-switch.ts'
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
  await newcomer.leave(async () => {})
  expect((await house.owner.query('select 1 from servers')).rowCount).toBe(0)
})

/** How old the newest sign of life is after so long, in which this thread does nothing but wait. */
function ageAfter(waitMs: number): number {
  const look = `const client = new (require('pg').Client)({ connectionString: process.env.URL })
    setTimeout(async () => {
      await client.connect()
      const age = 'extract(epoch from clock_timestamp() - max(seen_at)) * 1000 as ms'
      const { rows } = await client.query('select ' + age + ' from servers')
      process.stdout.write(rows[0].ms)
      await client.end()
    }, ${waitMs})`
  const { stdout } = spawnSync(process.execPath, ['-e', look], {
    env: { ...process.env, URL: house.owner.options.connectionString },
    encoding: 'utf8',
  })
  return Number(stdout)
}

it('a server that has no moment to spare gives signs of life all the same', async () => {
  const busy = openPresence(house.reach.directUrl, house.context.log, 'k1')
  await busy.start(async () => {})
  expect(ageAfter(4000)).toBeLessThan(3000)
  await busy.leave(async () => {})
})

it('a server whose database was away, or that hung, for longer than one may is heard again, and leaves when it has handed on', async () => {
  const hangsAfterMs = 1000
  const { connectionString } = house.owner.options
  const way = await openTcpSwitch(connectionString!)
  const cutOff = openPresence(way.url, house.context.log, 'k1', hangsAfterMs)
  await cutOff.start(async () => {})
  way.leadTo('postgresql://localhost:5432/none?host=/nowhere')
  await expect
    .poll(async () => Date.now() - (await seen(cutOff.serverId)), { timeout: 10_000 })
    .toBeGreaterThan(3000)
  way.leadTo(connectionString!)
  const then = await seen(cutOff.serverId)
  await expect.poll(() => seen(cutOff.serverId), { timeout: 10_000 }).toBeGreaterThan(then)
  expect(ageAfter(2500)).toBeGreaterThan(hangsAfterMs)
  const hung = await seen(cutOff.serverId)
  await expect.poll(() => seen(cutOff.serverId), { timeout: 10_000 }).toBeGreaterThan(hung)
  // others find nothing of it to take up before it has left
  await cutOff.leave(async () => void (await seen(cutOff.serverId)))
  expect((await house.owner.query('select 1 from servers')).rowCount).toBe(0)
  await way.close()
})

it('a clock that is set ahead, or back again, lets the others give a new sign of life before it takes them for ended', async () => {
  const { owner } = house
  const name = new URL(house.reach.directUrl).pathname.slice(1)
  // stands before the database's own for whoever connects from now on
  await owner.query(`
    create schema clock;
    create table clock.ahead as select interval '0' as by;
    create function clock.clock_timestamp() returns timestamptz language sql
      return pg_catalog.clock_timestamp() + (select by from clock.ahead);
    grant usage on schema clock to app_jobs;
    grant select on clock.ahead to app_jobs;
    alter database ${name} set search_path = clock, public, pg_catalog`)
  const looks: number[] = []
  const server = openPresence(house.reach.directUrl, house.context.log, 'k1')
  await server.start(async () => void looks.push(performance.now()))
  for (const by of ['1 year', '0']) {
    const before = looks.length
    await expect.poll(() => looks.length, { timeout: 10_000 }).toBeGreaterThan(before)
    await owner.query('update clock.ahead set by = $1', [by])
    const setAt = performance.now()
    // but for one that was on its way
    await expect.poll(() => looks.at(-1)! - setAt, { timeout: 10_000 }).toBeGreaterThan(1000)
    expect(looks.filter((at) => at > setAt + 500 && at < setAt + 3000)).toEqual([])
  }
  await server.leave(async () => {})
  await owner.query(`alter database ${name} reset search_path; drop schema clock cascade`)
}, 30_000)
