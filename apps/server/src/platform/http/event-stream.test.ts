import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Log } from '../log.ts'
import { eventStream } from './event-stream.ts'

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
})
