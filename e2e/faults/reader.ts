import { setTimeout as pause } from 'node:timers/promises'

/** Somebody who reads their profile again and again at one server, and what each read came to. */
export interface Reader {
  reads: Read[]
  stop(): Promise<void>
}

interface Read {
  /** ms, when the answer was there */
  at: number
  /** 0: the server could not be reached */
  status: number
  /** a refusal says when to come again */
  saysWhen: boolean
}

const EVERY_MS = 20

export function openReader(base: string, cookie: string): Reader {
  const reads: Read[] = []
  const over = new AbortController()
  const reading = (async () => {
    while (!over.signal.aborted) {
      const answer = await fetch(`${base}/api/profile`, { headers: { cookie } }).catch(() => null)
      await answer?.text().catch(() => '')
      reads.push({
        at: performance.now(),
        status: answer?.status ?? 0,
        saysWhen: answer?.headers.has('retry-after') ?? false,
      })
      await pause(EVERY_MS)
    }
  })()
  return {
    reads,
    stop: async () => {
      over.abort()
      await reading
    },
  }
}

/** Until a server that has just started answers as it will from now on: it warms itself up meanwhile. */
export async function untilSteady(base: string, cookie: string): Promise<void> {
  const deadline = performance.now() + 30_000
  for (let inARow = 0; inARow < 20 && performance.now() < deadline;) {
    const began = performance.now()
    await (await fetch(`${base}/api/profile`, { headers: { cookie } })).text()
    inARow = performance.now() - began < 50 ? inARow + 1 : 0
  }
}
