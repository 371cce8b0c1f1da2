import { createServer, get } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { describe, expect, it } from 'vitest'
import type { Log } from '../log.ts'
import { eventStream, HEARTBEAT_MS } from './event-stream.ts'

function open(events: AsyncIterable<object>) {
  const faults: string[] = []
  const log = { error: (_: object, told: string) => faults.push(told) } as unknown as Log
  const { body } = eventStream(events, {}, { check: () => {}, log })
  return { reader: body!.getReader(), faults }
}

describe('a stream of events', () => {
  it('takes it for no fault when somebody leaves while the next event is awaited', async () => {
    const awaited = Promise.withResolvers<void>()
    const next = Promise.withResolvers<void>()
    async function* events() {
      yield { number: 1 }
      awaited.resolve()
      await next.promise
    }
    const { reader, faults } = open(events())
    await reader.read()
    await awaited.promise
    const left = reader.cancel()
    next.resolve()
    await left
    // what the last event sets going has come to its end
    await setImmediate()
    expect(faults).toEqual([])
  })

  it('tells of events that broke off, and breaks off itself', async () => {
    async function* events() {
      yield { number: 1 }
      throw new Error('the source is gone')
    }
    const { reader, faults } = open(events())
    await reader.read()
    await expect(reader.read()).rejects.toThrow('the source is gone')
    expect(faults).toEqual(['a stream broke off'])
  })

  it('says every 25 seconds that somebody is there, as long as nothing happens', async () => {
    expect(HEARTBEAT_MS).toBe(25_000)
    const happens = Promise.withResolvers<void>()
    async function* events() {
      await happens.promise
      yield { number: 1 }
    }
    const { body } = eventStream(events(), {}, { check: () => {}, log: {} as Log, heartbeatMs: 1 })
    const reader = body!.getReader()
    const said = async () => new TextDecoder().decode((await reader.read()).value)
    expect([await said(), await said()]).toEqual([':\n\n', ':\n\n'])
    happens.resolve()
    await expect.poll(said).toBe('data: {"number":1}\n\n')
  })

  it('comes through a proxy event by event: the first is there before the second has happened', async () => {
    const happens = Promise.withResolvers<void>()
    async function* events() {
      yield { number: 1 }
      await happens.promise
      yield { number: 2 }
    }
    const stream = () => eventStream(events(), {}, { check: () => {}, log: {} as Log })
    const origin = serve({ fetch: stream, port: 0, hostname: '127.0.0.1' }) as unknown as Server
    await expect.poll(() => origin.listening).toBe(true)
    const portOf = (server: Server) => (server.address() as AddressInfo).port
    const proxy = createServer((asked, answer) => {
      get({ port: portOf(origin), path: asked.url }, (from) => {
        answer.writeHead(from.statusCode!, from.headers)
        from.pipe(answer)
      })
    })
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
    try {
      const { body, headers } = await fetch(`http://127.0.0.1:${portOf(proxy)}/`)
      expect(headers.get('x-accel-buffering')).toBe('no')
      const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
      expect((await reader.read()).value).toContain('{"number":1}')
      happens.resolve()
      expect((await reader.read()).value).toContain('{"number":2}')
      await reader.cancel()
    } finally {
      proxy.close()
      origin.close()
    }
  })
})
