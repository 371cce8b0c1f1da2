/** What a rule reads with certainty: questions that are offered to everybody, and points by name. */
import type { AskedThing } from '../../listen/reading.ts'
import { SURE_ENOUGH } from '../../listen/calibration.ts'
import type { About, Wants } from '../../listen/vocabulary.ts'
import { isPolar } from '../care/not-in-chart.ts'
import { ownQuestions } from '../gate/own-question.ts'
import { daysBetween } from '../../language/calendar.ts'
import { plain } from '../plain-text.ts'
import { OFFERED_READINGS } from '../suggested-questions.ts'
import { isUndertaking } from '../undertaking.ts'
import { matterIn, withMatter } from './matters.ts'
import { traitsIn } from '../traits.ts'
import { OF_NO_LIFE } from './inherited.ts'
import { asksOfPlace } from './of-oneself.ts'
import { wantsDay } from './own-deed.ts'

/** The reading itself where no rule is certain. */
export function certainThing(typed: string, thing: AskedThing): AskedThing {
  const text = plain(typed)
  const clauses = [text, ...typed.split(/[.!?,;:\n]+/).map(plain)]
  const known = CERTAIN.find(({ pattern }) => clauses.some((clause) => pattern.test(clause)))
  if (known) return { ...thing, about: [known.about], wants: [known.wants], confidence: 1 }
  if (HOUR_FOR.test(typed.trim())) {
    const [heard] = thing.about
    const about = TALK.includes(heard!) ? (matterIn(text) ?? 'today') : heard!
    return { ...thing, about: [about], wants: ['when'], confidence: 1 }
  }
  if (asksOfPlace(typed))
    return { ...thing, about: ['home'], wants: ['who'], confidence: Math.max(thing.confidence, CHOSEN) }
  const day = ofDay(typed, thing)
  if (day) return day
  if (asksWhether(typed, thing)) return { ...thing, wants: ['whether', ...thing.wants] }
  if (OF_ME.test(text) || clauses.some((clause) => OF_ME_ALONE.test(clause)))
    return { ...thing, about: ['self'], wants: ['who'], confidence: CHOSEN }
  const traits = traitsIn(text)
  const isOpen = !/^(is|are|am|will|would|should|shall|does|do|did|can|could|has|have)\b/.test(text)
  if (traits.has('check_in') && thing.person && isOpen)
    return { ...thing, about: ['friends'], wants: ['who'], confidence: 1 }
  if (!isOpen || text.split(' ').length > 9) return withMatter(thing, text)
  if (traits.has('block') || traits.has('purpose'))
    return { ...thing, about: ['purpose'], wants: ['who'], confidence: 1 }
  return withMatter(thing, text)
}

/**
 * Which day is asked for, or what a day is like: it is chosen and told alike, whatever side of life it is put
 * under, so that this need not be sure.
 */
function ofDay(typed: string, thing: AskedThing): AskedThing | null {
  const [own] = ownQuestions(typed, 1)
  if (!own || OF_NO_LIFE.includes(thing.about[0]!)) return null
  const text = plain(own.words)
  const sure = { confidence: Math.max(thing.confidence, SURE_OF_DAY) }
  const isOfDays = thing.time !== null && daysBetween(thing.time.from, thing.time.to) < 7
  if (own.wants === 'outlook' && isOfDays && thing.confidence < SURE_ENOUGH && DAY_ITSELF.test(text)) {
    const others = thing.about.filter((one) => one !== 'today')
    return { ...thing, about: ['today', ...others], wants: ['outlook'], ...sure }
  }
  const isHeard = thing.wants[0] === 'when'
  const isAsked = own.wants === 'when' && (isHeard || !isPolar(text))
  const isWhen = isAsked || (isHeard && own.wants === null && (thing.sureOfWants ?? 0) >= SURE_OF_WHEN)
  const isOfDay = wantsDay(text, traitsIn(text)) || text.includes(' week')
  return isWhen && isOfDay ? { ...thing, wants: ['when'], ...sure } : null
}
const SURE_OF_WHEN = 0.6
const SURE_OF_DAY = 0.7
const DAY_ITSELF = /\b(?:day|today|tonight|tomorrow|morning|evening|night|week|weekend)\b/

/** "Ought I to write?": a deed of one's own that is put as yes or no is no question of how. */
function asksWhether(typed: string, thing: AskedThing): boolean {
  const [own] = ownQuestions(typed, 1)
  if (own?.wants !== 'whether' || !MISHEARD.includes(thing.wants[0]!)) return false
  return isUndertaking(plain(own.words), thing)
}
const MISHEARD: readonly Wants[] = ['how', 'why', 'outlook', 'comfort', 'none']

/** "What do you make of me?": a portrait is asked for. */
const OF_ME =
  /\bwhat (?:do|would|can) (?:you|u) (?:make of|see in|say of|say about|think of) me\b(?! (?:and|with|for|this|next|at|in)\b)|\bwho am i(?: really)?$|\bwhat kind of (?:person|man|woman|human) am i\b/
const OF_ME_ALONE =
  /^(?:(?:so|ok|and|hi|hey|well|then|right|go on|now|just) )*(?:what is my (?:deal|vibe|story|thing)|what is (?:up|wrong|going on) with me|what am i like|read me|do me|tell me about (?:me|myself)|describe me|who am i|roast me)(?: (?:then|lol|really|anyway|please|pls))*$/

const CHOSEN = 0.9

/** "Good evening for a first date" asks for one, and greets nobody. */
const HOUR_FOR =
  /^(?:a |the |any )?(?:good|best|right|lucky|nice|kind|perfect) (?:evening|morning|afternoon|night|day|weekend|hour|time) (?:for|to) (?!you\b|all\b|every|now\b|me\b)/i
const TALK: readonly About[] = ['small_talk', 'arion']

const CERTAIN: { pattern: RegExp; about: About; wants: Wants }[] = OFFERED_READINGS.map(
  ([question, about, wants]) => ({
    pattern: new RegExp(
      `^${plain(question).replace(/\b(person|name)\b/g, '[\\p{L}-]+( [\\p{L}-]+)?')}( \\S+)?$`,
      'u',
    ),
    about,
    wants,
  }),
)
