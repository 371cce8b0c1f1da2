import { readTime } from '../../time/read-time.ts'
import type { SpanFrame } from '../time-asked.ts'

/** The time stands in the words themselves. */
export function namesTime(typed: string, frame: SpanFrame): boolean {
  const time = readTime(typed, frame)
  return time.kind === 'span' && time.grain !== 'open'
}
