/** The thread of the reader: one request in, one reply out. */
import { parentPort } from 'node:worker_threads'
import { openReader } from './open-reader.ts'
import type { ReadReply, ReadRequest } from './open-reader-thread.ts'

const reply = (message: ReadReply) => parentPort?.postMessage(message)
const reader = await openReader()
parentPort?.on('message', ({ id, question, thread, frame }: ReadRequest) => {
  try {
    reply({ id, reading: reader.read(question, thread, frame) })
  } catch (error) {
    reply({ id, fault: error instanceof Error ? error.message : String(error) })
  }
})
reply('open')
// the first reading compiles what all others run, half a second that nobody should wait for
reader.read('what is my moon sign', [], { today: '2026-01-01', isSouthern: false })
