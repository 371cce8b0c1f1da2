import type { UserContext } from '../../platform/context.ts'
import { outlastOutage } from '../../platform/db/outlast.ts'
import { OUTAGE_OUTLASTED_MS } from './limits.ts'
import { addChunk } from './repository.ts'
import type { AnswerRun } from './repository.ts'
import type { AnswerChunk } from './answer-chunk.ts'
import { AskEnded, RunTakenUp } from './run-ended.ts'
import { notify, wordsOf } from './signals.ts'
import { sealed } from './sealed.ts'

export interface ChunkWriter {
  add(said: AnswerChunk): void
  /** Resolves when all of it stands in the database; throws AskEnded and RunTakenUp. */
  written(): Promise<void>
}

/**
 * Writes an answer down before anybody reads it, so that what was heard is what is kept, and every server can
 * go on reading. What is said while a frame is being written goes into the next one. When the run has ended,
 * or a frame cannot be written, `abort` is given the reason.
 */
export function openChunks(
  context: UserContext,
  run: AnswerRun & { begun: { frames: number } },
  abort: AbortController,
): ChunkWriter {
  const { userId } = context.actor
  const { askId, takenUp } = run
  let waiting: AnswerChunk = { text: '', facts: [] }
  let seq = run.begun.frames
  let writing: Promise<void> | null = null

  const write = async () => {
    while (waiting.text !== '') {
      const said = waiting
      waiting = { text: '', facts: [] }
      const frame = { askId, userId, seq: seq++, textSealed: context.vault.seal(sealed.chunk, userId, said) }
      const state = await outlastOutage(
        () => context.db.asUser(userId, (tx) => addChunk(tx, frame, takenUp)),
        OUTAGE_OUTLASTED_MS,
      )
      if (state === 'ended') throw new AskEnded('The ask has ended')
      if (state === 'taken') throw new RunTakenUp('Another server goes on with the answer')
      notify(context.db, wordsOf(askId))
    }
    writing = null
  }
  return {
    add({ text, facts }) {
      waiting = { text: waiting.text + text, facts: [...waiting.facts, ...facts] }
      if (writing) return
      writing = write()
      writing.catch((error: unknown) => abort.abort(error))
    },
    async written() {
      await writing
    },
  }
}
