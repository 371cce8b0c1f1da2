import type { Fact } from '../../types.ts'
import type { LineOrBreak } from '../../almanac/line.ts'

export interface Wish {
  at: Date
  until?: Date
  energy?: 'good' | 'hard'
  /** smaller is dearer when there are too many */
  rank: number
  lines: () => Iterable<LineOrBreak>
  fact?: Fact
}
