/** A death that somebody wrote of in their profile: it comes before what is asked of love. */
import { KINDS } from '../kinds/index.ts'
import type { Missed } from '../types.ts'
import { asksOfTheDead, isOfLove, mourning } from './grief-intent.ts'
import type { Intent, ParsedQuestion } from './intent.ts'
import { plain } from './plain-text.ts'

/** The same, and whether it was said within the last days that it is known. */
export type MissedAndSaid = Missed & { isSaid: boolean }

/** As it was read where nobody is missed; asked again once it was met, a question of love is answered. */
export function withMissed(
  found: ParsedQuestion,
  typed: string,
  { missed = null, hasMourned = false }: { missed?: MissedAndSaid | null; hasMourned?: boolean },
  before: Intent | null,
): ParsedQuestion {
  if (!missed || found.kind === 'crisis') return found
  const text = plain(typed)
  const ofThem = missed.calls.reduce(
    (words, call) => words.replaceAll(new RegExp(`\\b(?:my |our )?(?:late )?${call}\\b`, 'g'), 'he'),
    text,
  )
  const isOfThem = ofThem !== text
  if (isOfThem && asksOfTheDead(ofThem)) return mourning(ofThem)
  if (found.kind !== 'read' || found.refusals.length > 0 || found.intent.grief) return found
  const { intent } = found
  if (isOfThem && isOfLove(intent)) return mourning(ofThem)
  if (missed.isPartner && isOfLove(intent) && !hasMourned) return askingLove(text)
  const isKeptInMind = missed.isSaid || before !== null || KINDS[intent.kind].meets
  return isKeptInMind ? found : { ...found, intent: { ...intent, grief: 'before' } }
}

function askingLove(text: string): ParsedQuestion {
  const found = mourning(text)
  return found.kind === 'read' ? { ...found, intent: { ...found.intent, grief: 'asks_love' } } : found
}
