import type { AskedFor } from './asked-for.ts'
import { KINDS } from './kind.ts'
import type { Kind } from './kind.ts'
import { READS } from './reads.ts'

/** The first kind of answer that reads it; null where nothing of it is a chart's to answer. */
export function kindFor(asked: AskedFor): Kind | null {
  return KINDS.find((kind) => READS[kind](asked)) ?? null
}
