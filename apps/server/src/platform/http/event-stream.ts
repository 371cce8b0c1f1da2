import type { Log } from '../log.ts'

/** After so long without an event a line says that somebody is still there, to browsers and to proxies. */
export const HEARTBEAT_MS = 25_000

/**
 * Events as a stream of `data: …` lines, ending with `[DONE]`. It stops reading when the browser has gone;
 * whoever makes the events goes on.
 */
export function eventStream(
  events: AsyncIterable<object>,
  headers: Record<string, string>,
  {
    check,
    log,
    idOf,
    onGone,
    heartbeatMs = HEARTBEAT_MS,
  }: {
    check: (event: object) => void
    log: Log
    idOf?: ((event: object) => string) | undefined
    onGone?: (() => void) | undefined
    heartbeatMs?: number
  },
): Response {
  const encoder = new TextEncoder()
  const iterator = events[Symbol.asyncIterator]()
  let coming: Promise<IteratorResult<object>> | null = null
  let isGone = false
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        coming ??= iterator.next()
        const next = await within(heartbeatMs, coming)
        if (isGone) return
        if (next === null) return controller.enqueue(encoder.encode(':\n\n'))
        coming = null
        if (!next.done) check(next.value)
        const line = next.done ? '[DONE]' : JSON.stringify(next.value)
        const id = next.done || !idOf ? '' : `id: ${idOf(next.value)}\n`
        controller.enqueue(encoder.encode(`${id}data: ${line}\n\n`))
        if (next.done) controller.close()
      } catch (error) {
        log.error({ err: error }, 'a stream broke off')
        throw error
      }
    },
    async cancel() {
      isGone = true
      onGone?.()
      await iterator.return?.()
    },
  })
  return new Response(body, { headers: { ...HEADERS, ...headers } })
}

/** The same of events that have all happened, in one piece. */
export function eventsAtOnce(
  events: readonly object[],
  headers: Record<string, string>,
  check: (event: object) => void,
): Response {
  events.forEach(check)
  const lines = [...events.map((event) => JSON.stringify(event)), '[DONE]']
  return new Response(lines.map((line) => `data: ${line}\n\n`).join(''), {
    headers: { ...HEADERS, ...headers },
  })
}

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
}

/** Null where it takes longer; it goes on all the same. */
async function within<T>(ms: number, coming: Promise<T>): Promise<T | null> {
  const late = Promise.withResolvers<null>()
  const timer = setTimeout(late.resolve, ms, null)
  try {
    return await Promise.race([coming, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
