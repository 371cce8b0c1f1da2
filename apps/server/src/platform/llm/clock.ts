/** Waiting, passed in, so that a test needs no luck with a busy machine. */
export interface Clock {
  /** Rings once; what comes back lets it go before. */
  after(ms: number, ring: () => void): () => void
}

export const wallClock: Clock = {
  after(ms, ring) {
    const timer = setTimeout(ring, ms)
    return () => clearTimeout(timer)
  },
}

/** Resolves after so long; rejects with the signal's reason when it comes first. */
export function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      letGo()
      reject(signal.reason as Error)
    }
    const letGo = clock.after(ms, () => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    })
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
}
