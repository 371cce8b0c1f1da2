import type { UserContext } from '../../../platform/context.ts'
import { outlastOutage } from '../../../platform/db/outlast.ts'
import type { AskToAnswer } from '../ask-to-answer.ts'
import { FRAME_EVERY_MS, OUTAGE_OUTLASTED_MS } from '../limits.ts'
import { addChunk } from './repository.ts'
import type { AnswerChunk } from '../answer-chunk.ts'
import { AskEnded, RunTakenUp } from './run-ended.ts'
import type { Run } from './runs.ts'
import { notify, wordsOf } from '../signals.ts'
import { sealed } from '../sealed.ts'

export interface ChunkWriter {
  add(said: AnswerChunk): void
  /**
   * Nothing more is written: whoever ends the answer keeps what waits. Resolves when nothing is being
   * written; throws AskEnded and RunTakenUp.
   */
  close(): Promise<void>
}

/**
 * Writes an answer down before anybody reads it, so that what was heard is what is kept, and every server can
 * go on reading. What is said between two frames goes into the later one, and an answer that is whole before
 * the first is due needs none. When the run has ended, or a frame cannot be written, its `abort` is given the
 * reason.
 */
export function openChunks(
  context: UserContext,
  { askId, takenUp, begun }: Pick<AskToAnswer, 'askId' | 'takenUp' | 'begun'>,
  run: Run,
): ChunkWriter {
  const { userId } = context.actor
  const closed = Promise.withResolvers<void>()
  let isClosed = false
  let waiting: AnswerChunk = { text: '', facts: [] }
  let seq = begun.frames
  let due = performance.now() + FRAME_EVERY_MS
  let writing: Promise<void> | null = null

  const write = async () => {
    while (waiting.text !== '') {
      await untilDue(due, closed.promise)
      if (isClosed) break
      due = performance.now() + FRAME_EVERY_MS
      const said = waiting
      waiting = { text: '', facts: [] }
      const frame = { askId, userId, seq: seq++, textSealed: context.vault.seal(sealed.chunk, userId, said) }
      const state = await outlastOutage(
        () => context.db.asUserAtOnce(userId, (tx) => addChunk(tx, frame, takenUp)),
        OUTAGE_OUTLASTED_MS,
      )
      if (state === 'ended') throw new AskEnded('The ask has ended')
      if (state === 'taken') throw new RunTakenUp('Another server goes on with the answer')
      run.said += said.text
      notify(context.db, wordsOf(askId))
    }
    writing = null
  }
  return {
    add({ text, facts }) {
      waiting = { text: waiting.text + text, facts: [...waiting.facts, ...facts] }
      if (writing) return
      writing = write()
      writing.catch((error: unknown) => run.abort.abort(error))
    },
    async close() {
      isClosed = true
      closed.resolve()
      await writing
    },
  }
}

async function untilDue(due: number, closed: Promise<void>): Promise<void> {
  const ms = due - performance.now()
  if (ms <= 0) return
  const waited = Promise.withResolvers<void>()
  const timer = setTimeout(waited.resolve, ms)
  await Promise.race([waited.promise, closed])
  clearTimeout(timer)
}
