/** The reader in a thread of its own, so that others are served while it reads. */
import { Worker } from 'node:worker_threads'
import type { EarlierTurn } from '../listen/hearing.ts'
import type { Reading } from '../listen/reading.ts'
import { keyForAll } from '../question/key-for-all.ts'
import type { TimeFrame } from '../time/span.ts'

export interface ReadRequest {
  id: number
  question: string
  thread: readonly EarlierTurn[]
  frame: TimeFrame
}

export type ReadReply = 'open' | { id: number; reading: Reading } | { id: number; fault: string }

export interface ReaderThread {
  /** Rejects when the reading fails or the thread has ended. */
  read: (question: string, thread: readonly EarlierTurn[], frame: TimeFrame) => Promise<Reading>
  /** What was read before, of words that are everybody's; null where they have to be read. */
  given: (question: string, thread: readonly EarlierTurn[], frame: TimeFrame) => Reading | null
  close: () => Promise<void>
}

interface Waiting {
  resolve: (reading: Reading) => void
  reject: (error: Error) => void
}

/** A chip is read once a day for everybody, in each zone. */
const MOST_FOR_ALL = 500

/** Resolves when weights and tables of languages are loaded, there alone. Rejects when they cannot be. */
export async function openReaderThread(): Promise<ReaderThread> {
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url))
  const waiting = new Map<number, Waiting>()
  let next = 0
  let ended: Error | null = null
  const end = (error: Error) => {
    ended = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (reply: ReadReply) => {
      if (reply === 'open') return resolve()
      const asked = waiting.get(reply.id)
      waiting.delete(reply.id)
      if ('reading' in reply) asked?.resolve(reply.reading)
      else asked?.reject(new Error(reply.fault))
    })
    worker.on('error', (error: Error) => {
      end(error)
      reject(error)
    })
    worker.on('exit', () => end(new Error('The reader has ended')))
  })
  worker.unref()
  const read: ReaderThread['read'] = (question, thread, frame) => {
    if (ended) return Promise.reject(ended)
    const id = next++
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, question, thread, frame } satisfies ReadRequest)
    })
  }
  const forAll = new Map<string, Reading>()
  return {
    given: (question, thread, frame) => forAll.get(keyForAll(question, thread, frame) ?? '') ?? null,
    async read(question, thread, frame) {
      const key = keyForAll(question, thread, frame)
      const known = key === null ? undefined : forAll.get(key)
      if (known) return known
      const reading = await read(question, thread, frame)
      if (key === null) return reading
      if (forAll.size >= MOST_FOR_ALL) forAll.delete(forAll.keys().next().value!)
      forAll.set(key, reading)
      return reading
    },
    close: async () => void (await worker.terminate()),
  }
}
