/** What may be kept for everybody: what was read of a chip on a day. */
import { frameKey } from '../time/frame-key.ts'
import { plainText } from '../time/plain-text.ts'
import { isSuggested } from './suggested-questions.ts'
import type { SpanFrame } from './time-asked.ts'

/** The same for all who send this chip by itself on this day; null for anybody else's words. */
export function keyForAll(question: string, thread: readonly unknown[], frame: SpanFrame): string | null {
  // who is known to have died is asked of the asker's own memory
  if (thread.length > 0 || frame.isDead || !isSuggested(question)) return null
  const { born: _born, birthday: _birthday, ...others } = frame
  return JSON.stringify([question, frameKey(frame, plainText(question).text), others])
}
