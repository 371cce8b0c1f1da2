import { describe, expect, it, vi } from 'vitest'
import { serverSent } from './server-sent.ts'

async function read(text: string, size = 1, onLife = () => {}): Promise<string[]> {
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
  return Array.fromAsync(serverSent(body, onLife))
}

describe('server-sent events', () => {
  it.each(['\n', '\r\n', '\r'])(
    'are the same with lines that end with %j, however they are cut',
    async (end) => {
      const text = ['event: ping', 'data: one', 'data: Zoë', '', ': hello', 'data:two', '', ''].join(end)
      for (const size of [1, 2, 7, 1000]) expect(await read(text, size)).toEqual(['one\nZoë', 'two'])
    },
  )
  it('are a sign of life with every piece', async () => {
    const onLife = vi.fn<() => void>()
    await read(': waiting\n\n', 3, onLife)
    expect(onLife).toHaveBeenCalledTimes(4)
  })
  it('of which one never ends are refused before memory is full', async () =>
    await expect(read(`data: ${'x'.repeat(1_100_000)}`, 100_000)).rejects.toThrow(RangeError))
})
