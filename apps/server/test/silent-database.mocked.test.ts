import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isDatabaseAway } from '../src/platform/db/database-away.ts'
import { openDatabase, openPool } from '../src/platform/db/database.ts'
import { openListener } from '../src/platform/db/listener.ts'
import { openTcpSwitch } from './tcp-switch.ts'
import type { TcpSwitch } from './tcp-switch.ts'
import { testApp } from './test-app.ts'

// As it is, for people in more of a hurry.
vi.mock('../src/platform/db/silence.ts', async (load) => ({
  GIVEN_UP: { ...(await load<{ GIVEN_UP: object }>()).GIVEN_UP, query_timeout: 1000 },
  ASKED_EVERY_MS: 100,
  ANSWERED_WITHIN_MS: 3000,
}))

const house = testApp()
let way: TcpSwitch
beforeEach(async () => {
  way = await openTcpSwitch(house.owner.options.connectionString!)
})
afterEach(() => way.close())

describe('a database connection that falls silent', () => {
  it('is given up, and the next one is a new one', async () => {
    const [db, pool] = [openDatabase(way.url, () => {}, 1), openPool(way.url, 'app_auth', () => {}, 1)]
    const question = async () => void (await db.asJobs((tx) => tx.execute(sql`select 1`)))
    const alone = async () => void (await pool.query('select 1'))
    for (const ask of [question, alone]) {
      // a machine that is busy may need a second try
      await expect.poll(() => ask().catch(isDatabaseAway)).toBe(undefined)
      way.silence()
      expect(await ask().catch(isDatabaseAway)).toBe(true)
      await expect.poll(() => ask().catch(isDatabaseAway)).toBe(undefined)
    }
    await Promise.all([db.close(), pool.end()])
  })

  it('is made anew by whoever only listens', async () => {
    const heard: (string | null)[] = []
    const hint = { channel: 'spoken', hear: (_: unknown, said: string | null) => void heard.push(said) }
    const listener = await openListener(way.url, house.context, [hint])
    way.silence()
    // some may have been missed
    await expect.poll(() => heard).toContain(null)
    const speak = async () => {
      await house.owner.query(`notify spoken, 'again'`)
      return heard
    }
    await expect.poll(speak).toContain('again')
    await listener.close()
  })

  it('is not kept open where somebody is let in and never answered', async () => {
    const open = new Set<Socket>()
    const server = createServer((socket) => {
      open.add(socket.on('close', () => open.delete(socket)))
      // let in, and ready: https://www.postgresql.org/docs/18/protocol-message-formats.html
      socket.once('data', () => socket.write(Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1')))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const listening = openListener(`postgresql://somebody@127.0.0.1:${port}/none`, house.context, [])
    expect(await listening.catch(isDatabaseAway)).toBe(true)
    await expect.poll(() => open.size).toBe(0)
    server.close()
  })
})
