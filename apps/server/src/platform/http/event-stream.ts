/**
 * Events as a stream of `data: …` lines, ending with `[DONE]`. It stops reading when the browser has gone;
 * whoever makes the events goes on.
 */
export function eventStream<T>(
  events: AsyncIterable<T>,
  frame: (event: T) => object,
  headers: Record<string, string>,
): Response {
  const encoder = new TextEncoder()
  const iterator = events[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await iterator.next()
      const line = next.done ? '[DONE]' : JSON.stringify(frame(next.value))
      controller.enqueue(encoder.encode(`data: ${line}\n\n`))
      if (next.done) controller.close()
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
