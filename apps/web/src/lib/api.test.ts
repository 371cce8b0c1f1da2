import { appInfo, confirmEmail, getThread, searchPlaces } from '@astrarium/contracts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, call, fillPath, onSessionEnd } from './api.ts'

const fetched = vi.fn<typeof fetch>()
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const refused = (status: number, code: string, more = {}) =>
  answer(status, { success: false, error: 'x', code, ...more })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

async function settled<T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> {
  const result = Promise.allSettled([promise])
  await vi.runAllTimersAsync()
  return (await result)[0]
}

describe('a request', () => {
  it('of a read stands in the query', async () => {
    fetched.mockResolvedValue(answer(200, []))
    await call(searchPlaces, { q: 'São Paulo & more' })
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/places?q=S%C3%A3o+Paulo+%26+more')
  })
  it('of a change stands in the body', async () => {
    fetched.mockResolvedValue(answer(200, {}))
    await call(confirmEmail, { token: 't' })
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      body: '{"token":"t"}',
      credentials: 'same-origin',
    })
  })
  it('fills the names in its path', () => {
    expect(fillPath(getThread.path, { threadId: 'a/b' })).toBe('/api/threads/a%2Fb')
    expect(() => fillPath(getThread.path)).toThrow('threadId')
  })
})

describe('when the server is away for a moment', () => {
  it.each([502, 503, 504])('a read that got %i is tried again', async (status) => {
    fetched.mockResolvedValueOnce(answer(status, null)).mockResolvedValueOnce(answer(200, { version: '1' }))
    expect(await settled(call(appInfo, {}))).toMatchObject({ status: 'fulfilled', value: { version: '1' } })
  })
  it('a read is tried four times, after 200, 400 and 800 ms', async () => {
    fetched.mockImplementation(async () => answer(503, null))
    const started = Date.now()
    expect(await settled(call(appInfo, {}))).toMatchObject({
      status: 'rejected',
      reason: { code: 'unavailable', status: 503 },
    })
    expect(fetched).toHaveBeenCalledTimes(4)
    expect(Date.now() - started).toBe(1400)
  })
  it('a change is never sent twice', async () => {
    fetched.mockImplementation(async () => refused(503, 'unavailable'))
    await settled(call(confirmEmail, { token: 't' }))
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

describe('a refusal', () => {
  it('carries code, fields and when to try again', async () => {
    fetched.mockResolvedValue(
      refused(429, 'rate_limited', { fields: { email: 'an address' }, retryAfter: 30 }),
    )
    const result = await settled(call(confirmEmail, { token: 't' }))
    expect(result).toMatchObject({
      reason: { code: 'rate_limited', status: 429, fields: { email: 'an address' }, retryAfter: 30 },
    })
  })
  it('without a readable body is an internal error', async () => {
    fetched.mockResolvedValue(new Response('<h1>no</h1>', { status: 500 }))
    expect(await settled(call(confirmEmail, { token: 't' }))).toMatchObject({ reason: { code: 'internal' } })
  })
  it('is one even when nobody answers', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const result = await settled(call(appInfo, {}))
    expect(result).toMatchObject({ reason: { code: 'unavailable', status: 0 } })
    expect(result.status === 'rejected' && result.reason instanceof ApiError).toBe(true)
  })
  it('for want of a session is told to who listens', async () => {
    fetched.mockImplementation(async () => refused(401, 'not_authenticated'))
    const ended = vi.fn<() => void>()
    const stop = onSessionEnd(ended)
    await settled(call(appInfo, {}))
    stop()
    await settled(call(appInfo, {}))
    expect(ended).toHaveBeenCalledTimes(1)
  })
})
