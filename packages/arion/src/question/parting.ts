/** A parting that was told colours what is asked for a month: nothing is cheered, and no love is foretold. */
import { daysBetween } from '../language/calendar.ts'
import { isOfLove } from './grief-intent.ts'
import type { Intent, ParsedQuestion } from './intent.ts'
import { plain } from './plain-text.ts'
import { RELIEF } from './told-event.ts'
import { topicOf } from './theme-of-question.ts'
import { undertakingIn } from './undertaking.ts'

/** The mark in a person's memory that a parting was told on a day. */
export const PARTING = 'parting'
const COLOURED_DAYS = 31

export function hasParted(told: readonly { unit: string; day: string }[], today: string): boolean {
  return told.some(({ unit, day }) => unit === PARTING && daysBetween(day, today) < COLOURED_DAYS)
}

/** Somebody's love has ended lately, whoever ended it; and not one of years ago, or one that is a relief. */
export function tellsParting(typed: string, today: string): boolean {
  return (
    typed.split(/(?<=[.!?\n])\s+/).some((sentence) => {
      const text = plain(sentence)
      return TOLD.test(text) && !sentence.includes('?') && !isLongAgo(text, Number(today.slice(0, 4)))
    }) && !RELIEF.test(plain(typed))
  )
}

/** As it was read where nobody has left; `isTold`: in this message itself. */
export function withParting(found: ParsedQuestion, typed: string, isTold: boolean): ParsedQuestion {
  if (found.kind !== 'read' || found.intent.grief) return found
  const { intent } = found
  const parted = isTold ? ('told' as const) : ('before' as const)
  const isForetold =
    OF_TIME.includes(intent.kind) && isOfLove(intent) && undertakingIn(plain(typed)) !== 'named'
  if (!isForetold) return { ...found, intent: { ...intent, parted } }
  // what lies ahead is told of oneself, and love is not foretold
  const own: Intent = { ...intent, theme: 'self', topic: topicOf('self', intent.kind, null), person: null }
  return { ...found, intent: { ...own, parted: OF_LOVE.test(plain(typed)) ? 'asks_love' : parted } }
}

const OF_TIME: readonly Intent['kind'][] = ['outlook', 'today', 'yes_no', 'check_in', 'when']
const OF_LOVE =
  /\b(?:love|lover|relationship|romance|romantic|partner|dat(?:e|ing)|meet (?:someone|somebody|anyone|anybody|a (?:man|woman|guy|girl))|marry|marriage|soul ?mate|boyfriend|girlfriend|husband|wife|flirt\w*)\b/

const WHO =
  '(?:he|she|they|(?:my|the) (?:(?:ex|own|dear|lovely) )?(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|man|other half)(?: \\p{L}+)?)'
const MATE = '(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|marriage|relationship)'
const TOLD = new RegExp(
  [
    `\\b${WHO} (?:has |have |had |just |finally |suddenly )*(?:left me|left us|walked out|moved out(?! of \\p{L}+ \\p{L}+ to (?:be|live)\\b)|broke (?:it|things|up)|ended (?:it|things|us|the relationship|our \\w+)|dumped me|(?:asked for|wants|wanted|filed for) (?:a )?(?:divorce|separation)|does not love me any ?more|doesn't love me any ?more)\\b`,
    `\\b\\p{L}+ (?:has |just )*(?:broke up with|split up with|dumped|walked out on) me\\b`,
    `\\b(?:we|${MATE} and i|i and my ${MATE}) (?:have |are |just |finally |recently )*(?:broke up|broken up|split up|split(?= *$| (?:in|on|last|this|after|and|but)\\b)|separated|separating|divorced|divorcing|getting (?:a )?divorced?|parted|over(?= *$| and\\b| now\\b))(?!\\p{L})`,
    `\\bmy (?:marriage|relationship) (?:is|was|has) (?:just |now )*(?:over|ended|finished|at an end|fallen apart|failed)(?= *$| (?:and|but|after|now|since|last|this|in|on)\\b)|\\bmy (?:marriage|relationship) (?:just )?(?:ended|fell apart|failed)\\b`,
    `\\b(?:i(?:'ve| have)? (?:was|been|got) (?:left|dumped)|since (?:the|our|my) (?:break ?up|divorce|separation|split))\\b`,
    `\\bi (?:have |just |finally )*(?:left|broke up with|split up with|separated from) (?:him|her|my ${MATE})(?! (?:at|in the|to|alone|home|a)\\b)`,
  ].join('|'),
  'u',
)
function isLongAgo(text: string, year: number): boolean {
  const years = (text.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number)
  return (
    years.some((one) => one < year) ||
    /\b(?:years? ago|last year|(?:[3-9]|1\d|three|four|five|six|seven|eight|nine|ten|many) months ago|back then|when i was|once|used to)\b/.test(
      text,
    )
  )
}
