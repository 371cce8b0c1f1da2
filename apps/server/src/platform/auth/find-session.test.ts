import { expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

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

it('a cookie that somebody else signed, or nobody, opens nothing', async () => {
  const { mara } = await someone()
  const { email, password } = mara
  const { headers } = await mara.call('POST', '/api/auth/sign-in', { email, password })
  const [name = '', value = ''] = headers.getSetCookie()[0]!.split(';')[0]!.split('=')
  const token = decodeURIComponent(value).split('.')[0]!
  const read = async (cookie: string) =>
    (await house.app.request('/api/profile', { headers: { cookie: `${name}=${cookie}` } })).status
  for (const forged of [token, `${token}.`, `${token}.${Buffer.alloc(32).toString('base64')}`, '.', ''])
    expect(await read(encodeURIComponent(forged))).toBe(401)
  expect(await read(value)).toBe(200)
})
