/** What was declined a turn ago stays declined: "should I have the surgery on the 3rd?", "and the 10th?" */
import type { Reading } from '../../listen/reading.ts'
import { KINDS } from '../../kinds/index.ts'
import type { ParsedQuestion } from '../intent.ts'
import type { Turn } from '../turn.ts'
import type { Before } from './thread-state.ts'

export function withRefused(found: ParsedQuestion, last: Before | null, { leans }: Reading): ParsedQuestion {
  if (!last?.refusals || found.kind !== 'read' || found.refusals.length > 0) return found
  const { kind, theme, follows, person } = found.intent
  const turn = follows?.turn?.is
  // "and for my mother?" is the same of somebody else
  const isSame = theme === last.intent.theme || (person !== null && kind === last.intent.kind)
  const isOfIt = (leans || follows !== null) && isSame && !KINDS[kind].meets
  return isOfIt && (!turn || ASKS_ANEW.includes(turn)) ? { ...found, refusals: last.refusals } : found
}

/** Turns that ask the same again, for another time or with more to it, and not what a word in it means. */
const ASKS_ANEW: readonly Turn['is'][] = [
  'another',
  'without',
  'narrowed',
  'again',
  'ranking',
  'meant',
  'most_own',
]
