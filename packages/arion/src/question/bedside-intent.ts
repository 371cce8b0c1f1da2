/** What is answered beside somebody who lies ill, and what is put behind them. */
import type { AskedThing, Reading } from '../listen/reading.ts'
import { bedsideIn } from './care/bedside.ts'
import type { Bedside } from './care/bedside.ts'
import { griefIn } from './care/grief.ts'
import { asksOwnMatter } from './care/own-matter.ts'
import type { Intent, ParsedQuestion } from './intent.ts'
import { presenceFor } from './presence-intent.ts'
import type { SpanFrame } from './time-asked.ts'

interface Told {
  question: string
  reading: Reading
}

/** By what was heard and by the words; null where nobody is ill, and beside a death. */
export function bedsideOf(
  { question, reading }: Told,
  { today, hasIll }: SpanFrame,
  heard: 'surely' | 'by half' = 'by half',
): Bedside | null {
  if (griefIn(question, today) !== null || reading.language) return null
  const bedside = bedsideIn(question, reading.ill ?? 0, { isKnown: hasIll === true })
  return heard === 'surely' && bedside?.told === 'half' ? null : bedside
}

/** Of whom the thread has spoken already it speaks again, and in other words. */
export function againIn(bedside: Bedside | null, before: Intent | null): Bedside | null {
  if (!bedside || !before?.bedside) return bedside
  return { ...bedside, who: bedside.who ?? before.bedside.who, told: 'again' }
}

/** What would be asked back, or be small talk, gives way to whoever is surely ill. */
export function besideTheIll(found: ParsedQuestion, told: Told, frame: SpanFrame): ParsedQuestion {
  const isTurn = found.kind === 'read' && found.intent.follows?.turn !== undefined && !found.intent.bedside
  if (!GIVES_WAY.includes(found.kind) && !isTurn) return found
  const bedside = asksOwnMatter(told.question, frame) ? null : bedsideOf(told, frame, 'surely')
  return bedside ? presenceFor({ bedside }) : found
}

const GIVES_WAY: readonly ParsedQuestion['kind'][] = [
  'asks_back',
  'not_in_chart',
  'small_talk',
  'fragment',
  'outside',
  'dream',
  'unclear_span',
]

/** Told another day: what is asked now is answered after a word which says that it is not forgotten. */
export function withTheIll(found: ParsedQuestion, { hasIll }: SpanFrame): ParsedQuestion {
  if (!hasIll || found.kind !== 'read' || found.refusals.length > 0) return found
  const { intent } = found
  if (intent.bedside || intent.grief || intent.follows) return found
  const bedside: Bedside = { who: null, is: 'ill', asks: 'way', told: 'before' }
  return { ...found, intent: { ...intent, bedside } }
}

/** A date, a choice or a side of life of its own is asked about: answered, after a word about the ill one. */
export function isOwnMatterBeside({ about, wants }: AskedThing): boolean {
  const isOfWork = about[0] === 'work' && ['whether', 'outlook'].includes(wants[0]!)
  return wants[0] === 'when' || wants[0] === 'which' || OWN.has(about[0]!) || isOfWork
}

const OWN = new Set<string>([
  'venture',
  'study',
  'money',
  'moving',
  'travel',
  'creativity',
  'chart',
  'sky',
  'arion',
  'meeting',
])
