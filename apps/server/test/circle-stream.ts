import { createParser } from 'eventsource-parser'
import type { Json, Person } from './person.ts'

export interface CircleStream {
  /** the next event, and fails where none comes in time */
  next(): Promise<Json>
  /** all that come within so long */
  within(ms: number): Promise<Json[]>
  /** as a browser would name it when it comes back */
  lastId(): string
  close(): Promise<void>
}

/** Listens to what changes in somebody's Circle; the first event, which says that it listens, is read. */
export async function circleStream(person: Person, lastId?: string): Promise<CircleStream> {
  const response = await person.raw(
    'GET',
    '/api/circle/events',
    undefined,
    lastId === undefined ? {} : { 'Last-Event-ID': lastId },
  )
  if (response.status !== 200) throw new Error(`Not listening: ${await response.text()}`)
  const heard: Json[] = []
  let [last, wake] = ['', () => {}]
  const parser = createParser({
    onEvent: ({ id, data }) => {
      if (data === '[DONE]') return
      last = id ?? last
      heard.push(JSON.parse(data) as Json)
      wake()
    },
  })
  const reader = response.body!.getReader()
  const decoder = new TextDecoder()
  const reading = (async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
    }
  })().catch(() => {})
  const arrival = (ms: number) =>
    new Promise<boolean>((resolve) => {
      const late = setTimeout(() => resolve(false), ms)
      wake = () => {
        clearTimeout(late)
        resolve(true)
      }
    })
  const stream: CircleStream = {
    async next() {
      if (heard.length === 0 && !(await arrival(5000))) throw new Error('Nothing was heard')
      return heard.shift()!
    },
    async within(ms) {
      for (const until = performance.now() + ms; performance.now() < until;)
        await arrival(until - performance.now())
      return heard.splice(0)
    },
    lastId: () => last,
    async close() {
      await Promise.all([reader.cancel(), reading])
    },
  }
  if (lastId === undefined) await stream.next()
  return stream
}
