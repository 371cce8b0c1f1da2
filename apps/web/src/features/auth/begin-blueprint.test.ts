import { afterEach, expect, it, vi } from 'vitest'
import { beginBlueprint } from './begin-blueprint.ts'

afterEach(() => vi.unstubAllGlobals())

it('asks for the blueprint', async () => {
  const fetch = vi.fn<(path: string, options: RequestInit) => Promise<Response>>(async () =>
    Response.json({ success: true, state: 'writing' }),
  )
  vi.stubGlobal('fetch', fetch)
  await beginBlueprint()
  expect(fetch.mock.calls.map(([path, { method }]) => [method, path])).toEqual([
    ['POST', '/api/generate-blueprint'],
  ])
})

it.each([
  [
    'is refused',
    async () => Response.json({ success: false, error: 'x', code: 'internal' }, { status: 500 }),
  ],
  ['does not reach the server', async () => Promise.reject(new TypeError('no network'))],
  ['is not answered', () => new Promise<Response>(() => {})],
])('holds nobody up when it %s', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch)
  await expect(beginBlueprint(1)).resolves.toBeUndefined()
})
