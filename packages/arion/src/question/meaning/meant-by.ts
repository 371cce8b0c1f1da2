/** What no rule was certain of: as it was heard, where that is sure enough. */
import { SURE_ENOUGH, SURE_OF_PROMISE, SURE_OF_VERDICT } from '../../listen/calibration.ts'
import type { AskedThing, Reading } from '../../listen/reading.ts'
import type { About, Wants } from '../../listen/vocabulary.ts'
import type { Refusal } from '../care/care.ts'
import type { Grief } from '../care/grief.ts'
import { bystanderOf, isAboutAsker, isPolar } from '../care/not-in-chart.ts'
import { choicesIn } from '../choices/choices.ts'
import { isOfLove, mourning } from '../grief-intent.ts'
import type { Intent, ParsedQuestion } from '../intent.ts'
import { smallTalk, talkOfItself } from '../small-talk.ts'
import type { spanAhead, SpanFrame } from '../time-asked.ts'
import { NO_TRAITS, traitsIn } from '../traits.ts'
import type { Traits } from '../traits.ts'
import { followUp } from './follow-up.ts'
import { intentOf } from './intent-of.ts'
import { namesTime } from './names-time.ts'
import { isOfOwnTime } from './own-time.ts'
import { isOfSeveral } from './several-sides.ts'

/** A question as far as rules have gone through it. */
export interface Said {
  question: string
  reading: Reading
  /** as typed, with slang of the sky written out */
  typed: string
  /** plain and small */
  text: string
  thing: AskedThing
  grief: Grief | null
  kept: readonly Refusal[]
  /** those of `kept` that a rule bears out, or that are grave */
  declined: readonly Refusal[]
  before: Intent | null
  stretch: ReturnType<typeof spanAhead>
  isUndertaking: boolean
}

/** How an answer is ended: read as something, or asked back. */
interface Ways {
  read: (intent: Intent) => ParsedQuestion
  back: () => ParsedQuestion
}

export function meantBy(said: Said, { read, back }: Ways, frame: SpanFrame): ParsedQuestion {
  const { typed, text, reading, thing, grief, kept, declined, before, stretch, isUndertaking } = said
  const named = choicesIn(typed)
  const meant = {
    text,
    typed,
    isUndertaking,
    namesTime: namesTime(typed, frame),
    // an offer that was taken says itself whether it is a choice
    choices: thing.confidence === 1 && thing.wants[0] !== 'which' ? [] : (named ?? thing.choices ?? []),
  }
  const follows = before && thing.confidence < 1 ? followUp({ ...meant, reading, before }, frame) : null
  if (follows) return read(follows)
  const talk = smallTalk(text)
  if (
    talk &&
    (talk === 'good_news' || isTalk(thing) || (thing.confidence < 1 && text.split(' ').length <= 4))
  )
    return { kind: 'small_talk', talk }
  if (stretch.kind === 'unclear' && ['when', 'whether', 'outlook'].includes(thing.wants[0]!))
    return { kind: 'unclear_span', words: stretch.words }
  // two things to choose between, or whether two people suit, are read by their words
  const isRead = (named !== null && CHOOSES.includes(thing.wants[0]!)) || isOfTwo(traitsIn(text))
  const isHeard =
    isRead || isSure(reading.understood, thing) || (reading.understood && isHalfSure(thing, isUndertaking))
  if (kept.length === 0 && !isHeard) return back()
  if (kept.length === 0 && !isRead && isOfArion(said)) return talkTo(said)
  const intent = intentOf({ ...meant, thing }, frame)
  // what is kept from a chart is said, and nothing else is offered in its place
  if (kept.length > 0 && (!intent || !isHeard)) return refusedAlone(read(intent ?? OF_ONESELF))
  if (!intent) return thing.about[0] === 'sky' ? { kind: 'sky_only' } : isTalk(thing) ? talkTo(said) : back()
  if (kept.length === 0 && !isRead && isUnearned(said, intent)) return back()
  const unearned = declined.length === 0 ? noVerdict(said, intent, back) : null
  if (unearned) return unearned
  if (grief && kept.length === 0 && isPolar(text) && isOfLove(intent)) return mourning(text)
  return read(intent)
}

function refusedAlone(found: ParsedQuestion): ParsedQuestion {
  return found.kind === 'read' ? { ...found, endsInRefusal: true } : found
}

/**
 * Dates and verdicts are for what was rather heard than guessed. A deed that the words name is weighed as
 * such; a wish for a day is guessed only where more than one side of life may be meant.
 */
function isUnearned({ text, thing, isUndertaking }: Said, { kind, mover }: Intent): boolean {
  if (thing.confidence >= SURE_OF_VERDICT || mover) return false
  if (kind === 'yes_no') return !isUndertaking
  if (kind === 'when') return isOfSeveral(thing) || !ASKS_WHEN.test(text)
  return thing.wants[0] === 'whether' && kind !== 'choice'
}

const ASKS_WHEN =
  /\b(when|ever|what (day|date|time|month|week|hour)|which (day|date|month|week|hour)|how soon|(best|good|right) (day|date|time|hour|month|week|moment))\b/

/** What nothing was heard of is no more than the person who asks. */
const OF_ONESELF: Intent = {
  theme: 'self',
  topic: 'general',
  kind: 'why',
  span: null,
  subject: null,
  person: null,
  traits: NO_TRAITS,
  follows: null,
}

/** A yes or no that nobody can give: who could tell, or asked back; null where it is of a time. */
function noVerdict(
  { question, text, thing, grief, isUndertaking }: Said,
  intent: Intent,
  back: Ways['back'],
) {
  if (!isVerdictOnNothing(thing, intent) || isUndertaking) return null
  if (grief) return mourning(text)
  const bystander = isPolar(text) ? bystanderOf(text, question) : null
  if (bystander) return { kind: 'not_in_chart' as const, witness: bystander }
  const isOfTime = intent.span !== null && isAboutAsker(text)
  return !isOfTime && !isPromised(thing, text) && thing.confidence < 1 && !isOfOwnTime(text) ? back() : null
}

/**
 * "Will the offer come?", "exam on the 9th, chances?": surely heard and of one's own doing. No outcome is
 * promised, and the time around it is told.
 */
function isPromised({ about: [about], confidence }: AskedThing, text: string): boolean {
  return confidence >= SURE_OF_PROMISE && OF_DOING.includes(about!) && PROMISE.test(text)
}

const PROMISE = /^(?:and |so )?(?:will|am i going to|are we going to)\b|\b(?:chances?|odds|prospects)\b/
const OF_DOING: readonly About[] = [
  'work',
  'study',
  'venture',
  'money',
  'creativity',
  'travel',
  'moving',
  'home',
]

const CHOOSES: readonly Wants[] = ['which', 'whether', 'when']

function isOfTwo(traits: Traits): boolean {
  return traits.has('compatible') || traits.has('soulmate')
}

function isSure(understood: boolean, { confidence }: AskedThing): boolean {
  return confidence === 1 || (understood && confidence >= SURE_ENOUGH)
}

/** It is plain what is wanted, and only the side of life is not: something to do, or time as such. */
function isHalfSure({ about, wants, confidence, time }: AskedThing, isUndertaking: boolean): boolean {
  if (wants[0] === 'whether') return isUndertaking && confidence >= SURE_ENOUGH / 2
  const isGeneral = about.every((one) => one === 'today' || one === 'self')
  return wants[0] === 'outlook' && time !== null && isGeneral
}

function isTalk({ about }: AskedThing): boolean {
  return about[0] === 'small_talk' || about[0] === 'arion'
}

/** Heard to be about Arion, and nobody else is spoken to: answered, however it was put. */
function isOfArion({ text, thing }: Said): boolean {
  return (
    thing.about[0] === 'arion' &&
    thing.confidence < 1 &&
    thing.wants[0] !== 'comfort' &&
    /\b(you|your|u|ye|arion|astrology|horoscopes?|stars?|app|program)\b/.test(text)
  )
}

/** Who chats and asks for something asks for nothing that a chart has. */
function talkTo({ text, thing: { about, wants } }: Said): ParsedQuestion {
  const asksNothing = wants[0] === 'none' || wants[0] === 'comfort'
  if (about[0] === 'small_talk')
    return asksNothing ? { kind: 'small_talk', talk: 'thanks' } : { kind: 'outside' }
  return { kind: 'small_talk', talk: asksNothing ? 'disagree' : talkOfItself(text) }
}

/** A yes or no that nobody could give, so that at most the time is described. */
function isVerdictOnNothing({ wants }: AskedThing, { kind }: Intent): boolean {
  return wants[0] === 'whether' && (kind === 'outlook' || kind === 'today')
}
