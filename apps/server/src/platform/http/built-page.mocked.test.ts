import zlib from 'node:zlib'
import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { builtPage } from './built-page.ts'

vi.mock('node:zlib', async (load) => {
  const real = await load<typeof zlib>()
  const counted = {
    brotliCompress: vi.fn<typeof zlib.brotliCompress>(real.brotliCompress),
    gzip: vi.fn<typeof zlib.gzip>(real.gzip),
  }
  return { ...real, ...counted, default: { ...real, ...counted } }
})
const compressed = () =>
  [zlib.brotliCompress, zlib.gzip].reduce((sum, each) => sum + vi.mocked(each).mock.calls.length, 0)

it.each([
  ['many is compressed before anybody asks, and never again', 'for-many', 6, 6],
  ['one is compressed as they ask for it', 'for-one', 0, 1],
] as const)('a page for %s', async (_, use, before, after) => {
  vi.clearAllMocks()
  const page = builtPage('<html lang="en"><body>Hello</body></html>', use)
  expect(compressed()).toBe(before)
  const app = new Hono().get('/', (c) => page.answer(c))
  const headers = { 'accept-encoding': 'br' }
  const bodies = [1, 2].map(async () => (await app.request('/', { headers })).arrayBuffer())
  expect(new Set((await Promise.all(bodies)).map((each) => Buffer.from(each).toString('hex'))).size).toBe(1)
  expect(compressed()).toBe(after)
})
