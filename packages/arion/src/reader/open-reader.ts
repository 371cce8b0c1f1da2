/** The reader in this thread: for programs and tests; a server opens `openReaderThread`. */
import { openHearing } from '../listen/hearing.ts'
import type { EarlierTurn } from '../listen/hearing.ts'
import type { Reading } from '../listen/reading.ts'
import type { TimeFrame } from '../time/span.ts'

export interface Reader {
  /** `thread`: oldest turn first. About 25 ms a question; equal texts are heard once. */
  read: (question: string, thread: readonly EarlierTurn[], frame: TimeFrame) => Reading
}

/**
 * Loads the weights and the tables of languages (about 0.5 s). Throws when the package of the encoder or of
 * those tables is not installed.
 */
export async function openReader(): Promise<Reader> {
  const { hear } = await openHearing()
  // brings the tables of languages, 130 MB, so that they are held where it is read and nowhere else
  const { read } = await import('../question/read.ts')
  return { read: (question, thread, frame) => read({ question, thread, frame, hear }) }
}
