import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TEST_SECRET } from '../../../test/open-test-app.ts'
import type { Person } from '../../../test/person.ts'
import { openSecondServer } from '../../../test/second-server.ts'
import { testApp } from '../../../test/test-app.ts'
import { openPool } from '../db/database.ts'
import { openListener } from '../db/listener.ts'
import { openSessions } from './find-session.ts'

const house = testApp()

/** Somebody at their browser, with the time until which their session lasts. */
async function someone() {
  const mara = await house.visitor().arrive()
  const userId = (await mara.call<{ userId: string }>('GET', '/api/profile')).body.userId
  const ends = async () => {
    const { rows } = await house.owner.query<{ at: Date }>(
      'select expires_at as at from sessions where user_id = $1',
      [userId],
    )
    return rows.map(({ at }) => at.getTime())
  }
  const endsIn = (span: string) =>
    house.owner.query(`update sessions set expires_at = now() + $2::interval where user_id = $1`, [
      userId,
      span,
    ])
  return { mara, userId, ends, endsIn }
}

it('a session that was used more than a day after its beginning lasts longer', async () => {
  const { mara, ends, endsIn } = await someone()
  await endsIn('28 days')
  expect((await mara.call('GET', '/api/profile')).status).toBe(200)
  expect((await ends())[0]).toBeGreaterThan(Date.now() + 29.9 * 86_400_000)
})

it('a session that has lasted long enough opens nothing and is cleared away', async () => {
  const { mara, ends, endsIn } = await someone()
  await endsIn('-1 second')
  expect((await mara.call('GET', '/api/profile')).status).toBe(401)
  expect(await ends()).toEqual([])
})

it('a session that was ended anywhere opens nothing from that moment on', async () => {
  const { mara, userId } = await someone()
  expect((await mara.call('GET', '/api/profile')).status).toBe(200)
  await house.owner.query('delete from sessions where user_id = $1', [userId])
  expect((await mara.call('GET', '/api/profile')).status).toBe(401)
})

/** What a browser sends after a sign-in of its own. */
async function cookieOf({ email, password }: Person): Promise<string> {
  const { headers } = await house.visitor().call('POST', '/api/auth/sign-in', { email, password })
  return headers.getSetCookie()[0]!.split(';')[0]!
}

it('a cookie that somebody else signed, or nobody, opens nothing', async () => {
  const { mara } = await someone()
  const [name = '', value = ''] = (await cookieOf(mara)).split('=')
  const token = decodeURIComponent(value).split('.')[0]!
  const read = async (cookie: string) =>
    (await house.app.request('/api/profile', { headers: { cookie: `${name}=${cookie}` } })).status
  for (const forged of [token, `${token}.`, `${token}.${Buffer.alloc(32).toString('base64')}`, '.', ''])
    expect(await read(encodeURIComponent(forged))).toBe(401)
  expect(await read(value)).toBe(200)
})

describe('where the end of sessions is heard', () => {
  let listener: Awaited<ReturnType<typeof openListener>>
  beforeEach(async () => {
    const url = house.owner.options.connectionString!
    listener = await openListener(url, house.context, [house.context.auth.hint])
  })
  afterEach(() => listener.close())

  /** Somebody who has just read something, and how their browser is answered from then on. */
  async function known() {
    const { mara, userId } = await someone()
    const cookie = await cookieOf(mara)
    const read = async () => (await house.app.request('/api/profile', { headers: { cookie } })).status
    expect(await read()).toBe(200)
    return { mara, userId, cookie, read }
  }
  const end = (userId: string) => house.owner.query('delete from sessions where user_id = $1', [userId])

  it('one that was ended anywhere opens nothing as soon as that is called out', async () => {
    const { userId, read } = await known()
    await end(userId)
    await expect.poll(read).toBe(401)
  })

  it('one that its owner has ended here opens nothing from that moment on', async () => {
    const { cookie, read } = await known()
    await house.app.request('/api/auth/sign-out', { method: 'POST', headers: { cookie } })
    expect(await read()).toBe(401)
  })

  it.each([
    [
      'a new password',
      async (mara: Person) => {
        const stranger = house.visitor()
        await stranger.call('POST', '/api/auth/forgot-password', { email: mara.email })
        const token = mara.linkToken()
        return stranger.call('POST', '/api/auth/reset-password', { token, password: 'battery staple' })
      },
    ],
    [
      'an erasure',
      (mara: Person) =>
        mara.call('POST', '/api/account/erasure', { confirmation: mara.password, when: 'now' }),
    ],
  ])('%s ends all of them at once, here and at another server', async (_, done) => {
    // what was done here needs no ear
    await listener.close()
    house.context.auth.hint.listens!(true)
    const { mara, read } = await known()
    const second = openSecondServer(house)
    const url = house.owner.options.connectionString!
    const ears = await openListener(url, second.context, [second.context.auth.hint])
    const elsewhere = await second.signIn(mara)
    const readElsewhere = async () => (await elsewhere.call('GET', '/api/profile')).status
    expect(await readElsewhere()).toBe(200)
    expect((await done(mara)).status).toBe(200)
    expect(await read()).toBe(401)
    // what nobody heard of would be believed for five
    await expect.poll(readElsewhere, { timeout: 2000 }).toBe(401)
    house.context.auth.hint.listens!(false)
    await ears.close()
    await second.close()
  })

  it('another name and the end of an account are heard as well', async () => {
    const { userId, cookie } = await known()
    const who = async () => {
      const answer = await house.app.request('/api/auth/session', { headers: { cookie } })
      return ((await answer.json()) as { user: { name: string } | null }).user?.name
    }
    expect(await who()).not.toBe('Ada')
    await house.owner.query(`update users set name = 'Ada' where id = $1`, [userId])
    await expect.poll(who).toBe('Ada')
    await house.owner.query('delete from users where id = $1', [userId])
    await expect.poll(who).toBeUndefined()
  })

  it('whoever hears nothing any more believes nothing that was found before', async () => {
    const { userId, read } = await known()
    await listener.close()
    await end(userId)
    expect(await read()).toBe(401)
  })
})

describe('what was found', () => {
  const NAME = 'astrarium.session_token'

  /** Sessions that are looked up when `answer` lets them be, with how often they were. */
  async function lookedUp() {
    const { mara, userId } = await someone()
    const pool = openPool(house.reach.url, 'app_auth', () => {}, 1, house.reach.way)
    const ask = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>
    const seen = { asked: 0, answer: Promise.resolve() }
    const query = async (...asked: unknown[]) => {
      seen.asked += 1
      const found = await ask(...asked)
      await seen.answer
      return found
    }
    // the query of a pool behind a pooler cannot be changed
    const watched = Object.create(pool, { query: { value: query } }) as typeof pool
    const sessions = openSessions(watched, TEST_SECRET)
    const cookie = await cookieOf(mara)
    const headers = new Headers({ cookie })
    const find = async () => (await sessions.find(headers, NAME))?.person.id
    return { userId, seen, sessions, cookie, find, close: () => pool.end() }
  }

  it('is kept for some seconds by whoever listens, and by nobody else', async () => {
    const { userId, seen, sessions, find, close } = await lookedUp()
    expect([await find(), await find()]).toEqual([userId, userId])
    expect(seen.asked).toBe(2)
    sessions.hint.listens!(true)
    expect([await find(), await find()]).toEqual([userId, userId])
    expect(seen.asked).toBe(3)
    sessions.hint.listens!(true)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await find()
    await vi.advanceTimersByTimeAsync(5000)
    await find()
    vi.useRealTimers()
    expect(seen.asked).toBe(5)
    await close()
  })

  it('is kept once, however a browser spells the signature', async () => {
    const { userId, seen, sessions, cookie, close } = await lookedUp()
    sessions.hint.listens!(true)
    for (const ending of ['', 'x', 'xy']) {
      const headers = new Headers({ cookie: `${cookie}${ending}` })
      expect((await sessions.find(headers, NAME))?.person.id).toBe(userId)
    }
    expect(seen.asked).toBe(1)
    await close()
  })

  it('is not kept where somebody ended it between the question and the answer', async () => {
    const { userId, seen, sessions, find, close } = await lookedUp()
    sessions.hint.listens!(true)
    const held = Promise.withResolvers<void>()
    seen.answer = held.promise
    const finding = find()
    await expect.poll(() => seen.asked).toBe(1)
    sessions.hint.hear(house.context.db, userId)
    held.resolve()
    await finding
    await find()
    expect(seen.asked).toBe(2)
    await close()
  })
})
