import type { UserContext } from '../../platform/context.ts'
import { addChunk } from './repository.ts'
import type { AnswerChunk } from './answer-chunk.ts'
import { notify, wordsOf } from './signals.ts'
import { sealed } from './sealed.ts'

/**
 * The ask was ended by somebody else: stopped, or deleted with its conversation. What was said is theirs to
 * keep.
 */
export class AskEnded extends Error {
  override name = 'AskEnded'
}

export interface ChunkWriter {
  add(said: AnswerChunk): void
  /** Resolves when all of it stands in the database; throws AskEnded. */
  written(): Promise<void>
}

/**
 * Writes an answer down before anybody reads it, so that what was heard is what is kept, and every server can
 * go on reading. What is said while a frame is being written goes into the next one. When the ask has ended,
 * or a frame cannot be written, `abort` is given the reason.
 */
export function openChunks(context: UserContext, askId: string, abort: AbortController): ChunkWriter {
  const { userId } = context.actor
  let waiting: AnswerChunk = { text: '', facts: [] }
  let seq = 0
  let writing: Promise<void> | null = null

  const write = async () => {
    while (waiting.text !== '') {
      const said = waiting
      waiting = { text: '', facts: [] }
      const frame = { askId, userId, seq: seq++, textSealed: context.vault.seal(sealed.chunk, userId, said) }
      if (!(await context.db.asUser(userId, (tx) => addChunk(tx, frame))))
        throw new AskEnded('The ask has ended')
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
