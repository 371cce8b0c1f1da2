import { setTimeout as pause } from 'node:timers/promises'

/** Somebody who calls one server again and again, and what each call came to. */
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

/** Reads their profile. */
export function openReader(base: string, cookie: string): Reader {
  return openCaller(EVERY_MS, () => fetch(`${base}/api/profile`, { headers: { cookie } }))
}

/** Several people who write to their profile by turns, so that nobody writes too often. */
export function openWriter(base: string, cookies: readonly string[]): Reader {
  let turn = 0
  return openCaller(300, () =>
    fetch(`${base}/api/profile`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', cookie: cookies[turn++ % cookies.length]! },
      body: JSON.stringify({ personalContext: `What I wrote at turn ${turn}` }),
    }),
  )
}

/** Somebody who signs in anew, each time from another address. */
export function openSignIns(base: string, account: { email: string; password: string }): Reader {
  let turn = 0
  return openCaller(500, () =>
    fetch(`${base}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.1.${turn >> 8}.${turn++ & 255}` },
      body: JSON.stringify(account),
    }),
  )
}

/** Somebody with a page of the Circle open, which opens its stream again whenever that ends. */
export function openFollower(base: string, cookie: string): Reader {
  const over = new AbortController()
  const caller = openCaller(100, () =>
    fetch(`${base}/api/circle/events`, { headers: { cookie }, signal: over.signal }),
  )
  return {
    ...caller,
    async stop() {
      const stopped = caller.stop()
      over.abort()
      await stopped
    },
  }
}

/** An answer counts with its head, so that a stream is known while it goes on. */
function openCaller(everyMs: number, call: () => Promise<Response>): Reader {
  const reads: Read[] = []
  const over = new AbortController()
  const calling = (async () => {
    while (!over.signal.aborted) {
      const answer = await call().catch(() => null)
      if (answer === null && over.signal.aborted) return
      reads.push({
        at: performance.now(),
        status: answer?.status ?? 0,
        saysWhen: answer?.headers.has('retry-after') ?? false,
      })
      await answer?.text().catch(() => '')
      await pause(everyMs)
    }
  })()
  return {
    reads,
    stop: async () => {
      over.abort()
      await calling
    },
  }
}

/**
 * Until all are served again and again, or much too long.
 * @param fromMs nobody looks before, since what was broken may seem to be there still
 */
export async function untilServed(readers: readonly Reader[], fromMs: number, mostMs: number): Promise<void> {
  const began = performance.now()
  const isServed = ({ reads }: Reader) =>
    reads.slice(-10).every(({ status }) => status === 200) && performance.now() - reads.at(-1)!.at < 500
  await pause(fromMs)
  while (!readers.every(isServed) && performance.now() - began < mostMs) await pause(100)
}

/** From when on nothing was refused any more, in ms after this moment. */
export function servedSince({ reads }: Reader, moment: number): number {
  const lastRefused = reads.findLastIndex(({ status }) => status !== 200)
  const next = reads[lastRefused + 1]
  return next ? Math.max(0, Math.round(next.at - moment)) : Infinity
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
