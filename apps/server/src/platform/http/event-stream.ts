import type { Log } from '../log.ts'

/**
 * Events as a stream of `data: …` lines, ending with `[DONE]`. It stops reading when the browser has gone;
 * whoever makes the events goes on.
 */
export function eventStream(
  events: AsyncIterable<object>,
  headers: Record<string, string>,
  { check, log }: { check: (event: object) => void; log: Log },
): Response {
  const encoder = new TextEncoder()
  const iterator = events[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await iterator.next()
        if (!next.done) check(next.value)
        const line = next.done ? '[DONE]' : JSON.stringify(next.value)
        controller.enqueue(encoder.encode(`data: ${line}\n\n`))
        if (next.done) controller.close()
      } catch (error) {
        log.error({ err: error }, 'a stream broke off')
        throw error
      }
    },
    async cancel() {
      await iterator.return?.()
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
      ...headers,
    },
  })
}
