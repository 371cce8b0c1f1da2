/** A parting that was told colours what is asked for a month: nothing is cheered, and no love is foretold. */
import { KINDS } from '../kinds/index.ts'
import { daysBetween } from '../language/calendar.ts'
import { remembered } from '../language/remembered.ts'
import { askingSentences } from './asking.ts'
import { isOfLove } from './grief-intent.ts'
import { asksNewLove } from './new-love.ts'
import type { Intent, ParsedQuestion } from './intent.ts'
import { plain } from './plain-text.ts'
import { isSuggested } from './suggested-questions.ts'
import { isLeaving, isRelief } from './leaving.ts'
import { topicOf } from './theme-of-question.ts'
import { stateOf } from './turn-state.ts'
import { timesIn } from '../time/read-time.ts'
import type { TimeFrame } from '../time/span.ts'
import type { ThreadTurn } from '../types.ts'

/** The mark in a person's memory that a parting was told on a day. */
export const PARTING = 'parting'
const COLOURED_DAYS = 31

export function hasParted(told: readonly { unit: string; day: string }[], today: string): boolean {
  return told.some(({ unit, day }) => unit === PARTING && daysBetween(day, today) < COLOURED_DAYS)
}

/** Somebody's love has ended lately, whoever ended it; and not one of months ago, or one that is a relief. */
export function tellsParting(typed: string, frame: TimeFrame): boolean {
  const lately = endsIn(typed).filter((clause) => !isLongAgo(clause, frame))
  const isBehind = asksNewLove(typed) && lately.every((clause) => isUndated(clause, frame))
  return lately.length > 0 && !isRelief(typed) && !isBehind
}

/** No day says that it was lately: whoever asks for a new love has it behind them. */
function isUndated(clause: string, frame: TimeFrame): boolean {
  return daysBefore(clause, frame) === null && !LATELY.test(clause)
}
const LATELY =
  /\b(?:just|recently|lately|now|yesterday|today|tonight|last (?:night|week)|this (?:week|month|morning)|days? ago|weeks? ago|is leaving|is divorcing|is dumping|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i

/** A love ended, whenever it was, and a new one is asked for. */
export function seeksNewLove(typed: string): boolean {
  return asksNewLove(typed) && (endsIn(typed).length > 0 || ENDED.test(typed))
}
/** As told by whoever has little English, or by a word. */
const ENDED =
  /\b(?:husband|wife|partner|boyfriend|girlfriend|man|woman|he|she) (?:leaves?|leaved|left|has left|go|went|gone) (?:me|away|us)\b|\b(?:divorced?|separated|separation|break-?up)\b/i

/** The clauses that tell of the end of a love; of a chip they are found once for everybody. */
export const endsIn = remembered(endsOf, (typed) => (isSuggested(typed) ? typed : null))

function endsOf(typed: string): string[] {
  const ofNow = typed.replace(BORN, '')
  const whole = plain(ofNow)
  return ofNow
    .split(/(?<=[.!?\n])\s+/)
    .flatMap((sentence) => sentence.split(ASIDE))
    .filter((clause) => !ASKS.test(plain(clause)) && isLeaving(plain(clause), whole))
}

/** An earlier turn of the conversation told of one, and not a month ago. */
export function toldPartingIn(
  turn: Pick<ThreadTurn, 'question' | 'day' | 'state'>,
  frame: TimeFrame,
): boolean {
  const then = turn.day ?? frame.today
  if (daysBetween(then, frame.today) >= COLOURED_DAYS) return false
  return stateOf(turn)?.told.isParted ?? tellsParting(turn.question, { ...frame, today: then })
}

/** As it was read where nobody has left. */
export function withParting(
  found: ParsedQuestion,
  typed: string,
  parted: 'told' | 'before' | 'after',
  isUndertaking: boolean,
): ParsedQuestion {
  if (found.kind !== 'read' || found.intent.grief) return found
  const { intent } = found
  if (parted === 'after') return { ...found, intent: { ...intent, person: null, parted } }
  const asked = plain(askingSentences(typed).join(' ') || typed)
  const isAskedOfLove = OF_LOVE.test(asked)
  const isForetold =
    KINDS[intent.kind].ofTime !== null &&
    isOfLove(intent) &&
    (!isUndertaking || (isAskedOfLove && !IS_TO_BE.test(asked)))
  if (!isForetold) return { ...found, intent: { ...intent, parted } }
  // what lies ahead is told of oneself, and love is not foretold
  const own: Intent = { ...intent, theme: 'self', topic: topicOf('self', intent.kind, null), person: null }
  if (!isAskedOfLove) return { ...found, intent: { ...own, parted } }
  const {
    matter: _matter,
    named: _named,
    deed: _deed,
    asksWhenToo: _when,
    wantsDay: _day,
    ...ofOneself
  } = own
  return { ...found, intent: { ...ofOneself, kind: 'outlook', parted: 'asks_love' } }
}

/** A deed is weighed, and nothing is foretold. */
const IS_TO_BE = /\b(?:should|shall|ought|must) (?:i|we)\b|\bdo i (?:have|need) to\b/
const OF_LOVE =
  /\b(?:love|lover|relationship|romance|romantic|partner|dat(?:e|ing)|meet (?:someone|somebody|anyone|anybody|a (?:man|woman|guy|girl))|marry|marriage|soul ?mate|boyfriend|girlfriend|husband|wife|flirt\w*)\b/

const AUX = '(?:is|are|am|do|does|did|has|have|will|would|should|shall|can|could|may|might)'
const SUBJECT = '(?:i|we|my|our|the|this|that|it|he|she|they|his|her|their|there)'
const WH = '(?:how|what|when|where|who|which|whom)'
/** Where what asks begins, within a sentence that tells; and where it ends. */
const ASIDE = new RegExp(
  `(?:[,;:–—]|\\b(?:and|but|so))\\s+(?=${AUX} ${SUBJECT}\\b)|\\b(?=${WH}(?: (?!${SUBJECT}\\b)\\w+){0,3}? ${AUX} )|\\b(?=why ${AUX} )|\\b(?:now that|because)\\b`,
  'i',
)
const ASKS = new RegExp(
  `^(?:(?:and|so|but|ok|oh|well|then|now) )*(?:${AUX} ${SUBJECT}\\b(?!.*\\b(?:who|that) (?:has |just )*(?:left|dumped) me\\b)|(?:how|what|when|which) (?:\\w+ ){0,3}?(?:if|about)\\b)`,
)

/** "My wife Ida was born on 4 May 1980 and left me": it was not in that year. */
const BORN =
  / (?:was |is )?born (?:[\p{L}\d:.,]+ ){0,5}?(?:19|20)\d\d(?: at [\d:.]+(?: ?[ap]m)?)?(?: in \p{L}+)?(?: and)?(?= )/iu

/** More than a month before today, or years that are named by no date. */
function isLongAgo(told: string, frame: TimeFrame): boolean {
  if (/\b(?:leaving|divorcing|dumping) me\b/i.test(told)) return false
  const before = daysBefore(told, frame)
  if (before !== null) return before >= COLOURED_DAYS
  return /\b(?:(?:many )?(?:years?|months) ago|last year|back then|when i was|once|used to)\b/.test(
    plain(told),
  )
}

/** Since the day or the stretch that is told with it, at its end; null where none is. */
export function daysBefore(told: string, frame: TimeFrame): number | null {
  const spans = timesIn(told, { ...frame, asks: 'past' }).map(({ span }) => span)
  const behind = spans.filter(({ from }) => from <= frame.today).map(({ to }) => to)
  if (behind.length === 0) return null
  return Math.min(...behind.map((to) => (to < frame.today ? daysBetween(to, frame.today) : 0)))
}
