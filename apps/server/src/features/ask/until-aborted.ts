/**
 * Hands on what comes until the signal, and then throws its reason, also while the next item keeps everybody
 * waiting.
 */
export async function* untilAborted<T>(items: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]()
  const aborted = Promise.withResolvers<never>()
  aborted.promise.catch(() => {})
  const tell = () => aborted.reject(signal.reason as Error)
  signal.addEventListener('abort', tell)
  try {
    for (;;) {
      signal.throwIfAborted()
      const next = await Promise.race([iterator.next(), aborted.promise])
      if (next.done) return
      yield next.value
    }
  } finally {
    signal.removeEventListener('abort', tell)
    // one that hangs would never answer
    void iterator.return?.().catch(() => {})
  }
}
