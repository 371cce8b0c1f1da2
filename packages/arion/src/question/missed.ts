/** A death that somebody wrote of in their profile: it comes before what is asked of love. */
import { isWrittenLate } from '../two/is-written-late.ts'
import { peopleTold } from '../two/people-told.ts'
import { griefIn } from './care/grief.ts'
import { asksOfTheDead, isOfLove, mourning } from './grief-intent.ts'
import type { Intent, ParsedQuestion } from './intent.ts'
import { plain } from './plain-text.ts'

export interface Missed {
  /** what those who died are called, small: "sam", "husband" */
  calls: readonly string[]
  /** one of them was their husband, wife or partner */
  isPartner: boolean
  /** that it is known was said within the last days */
  isSaid: boolean
}

/** null where `about` tells of no death, or of one of years ago. `today` is a local day. */
export function missedIn(about: string, today: string): Omit<Missed, 'isSaid'> | null {
  const sentences = about.split(/(?<=[.!?])\s+|\n/)
  if (sentences.every((sentence) => griefIn(sentence, today) !== 'fresh')) return null
  const told = sentences.filter((sentence) => griefIn(sentence, today) !== 'past').join(' ')
  const late = peopleTold(told).filter(({ isLate }) => isLate)
  const partner = late.find(({ tag }) => tag === 'partner')?.role ?? lostPartner(told)
  const calls = [...late.flatMap(({ name, role }) => [name, role ?? name]), ...(partner ? [partner] : [])]
  return { calls: [...new Set(calls.map(plain))], isPartner: partner !== null }
}

/** What the partner who died is called where nobody says their name: "husband". */
function lostPartner(told: string): string | null {
  const isLate = LOST.test(told) || isWrittenLate(told, { name: 'your partner', tag: 'spouse' })
  return isLate ? (new RegExp(PARTNER, 'i').exec(told)?.[0] ?? 'partner') : null
}

const PARTNER = '(?:husband|wife|partner|spouse|boyfriend|girlfriend|fianc[eé]e?)'
const LOST = new RegExp(
  `\\bwidow(?:er|ed)?\\b|\\b(?:lost|buried|death of|miss|grieving|mourning) (?:my |our )?(?:late |dear )?${PARTNER}\\b`,
  'i',
)

/** As it was read where nobody is missed; asked again once it was met, a question of love is answered. */
export function withMissed(
  found: ParsedQuestion,
  typed: string,
  { missed = null, hasMourned = false }: { missed?: Missed | null; hasMourned?: boolean },
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
  const isKeptInMind = missed.isSaid || before !== null || intent.kind === 'comfort'
  return isKeptInMind ? found : { ...found, intent: { ...intent, grief: 'before' } }
}

function askingLove(text: string): ParsedQuestion {
  const found = mourning(text)
  return found.kind === 'read' ? { ...found, intent: { ...found.intent, grief: 'asks_love' } } : found
}
