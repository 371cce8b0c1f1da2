/** The reader in this thread: for programs and tests; a server opens `openReaderThread`. */
import { openHearing } from '../listen/hearing.ts'
import type { EarlierTurn } from '../listen/hearing.ts'
import type { Reading } from '../listen/reading.ts'
import { read } from '../question/read.ts'
import type { TimeFrame } from '../time/span.ts'

export interface Reader {
  /** `thread`: oldest turn first. About 25 ms a question; equal texts are heard once. */
  read: (question: string, thread: readonly EarlierTurn[], frame: TimeFrame) => Reading
}

/** Loads the weights (about 0.3 s). Throws when the package of the encoder is not installed. */
export async function openReader(): Promise<Reader> {
  const { hear } = await openHearing()
  return { read: (question, thread, frame) => read({ question, thread, frame, hear }) }
}
