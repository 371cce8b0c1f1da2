/** What a rule reads with certainty: questions that are offered to everybody, and points by name. */
import type { AskedThing } from '../../listen/reading.ts'
import type { About, Wants } from '../../listen/vocabulary.ts'
import { plain } from '../plain-text.ts'
import { OFFERED_READINGS } from '../suggested-questions.ts'
import { saidOfAsker } from './said-of-asker.ts'
import { matterIn, withMatter } from './matters.ts'
import { traitsIn } from '../traits.ts'

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
  if (thing.person?.role && FRIENDS.test(thing.person.role) && NOT_FRIENDS.includes(thing.about[0]!))
    return { ...thing, about: ['friends'] }
  const says = saidOfAsker(text, thing)
  if (says) return says
  if (OF_ME.test(text) || clauses.some((clause) => OF_ME_ALONE.test(clause)))
    return { ...thing, about: ['self'], wants: ['who'], confidence: CHOSEN }
  // whom to marry is asked of love, also where they are called boys and girls
  if (TO_MARRY.test(text)) return { ...thing, about: ['love'], wants: ['which'], confidence: CHOSEN }
  if (REFUSES.test(text)) return { ...thing, about: ['conversation'], wants: ['how'], confidence: CHOSEN }
  if (STILL_TIME.test(text)) return { ...thing, wants: ['when'], confidence: CHOSEN }
  if (OWN_HEART.test(text)) return { ...thing, about: ['love'], wants: ['why'] }
  const traits = traitsIn(text)
  const isOpen = !/^(is|are|am|will|would|should|shall|does|do|did|can|could|has|have)\b/.test(text)
  if (traits.has('check_in') && thing.person && isOpen)
    return { ...thing, about: ['friends'], wants: ['who'], confidence: 1 }
  if (!isOpen || text.split(' ').length > 9) return withMatter(thing, text)
  if (traits.has('block') || traits.has('purpose'))
    return { ...thing, about: ['purpose'], wants: ['who'], confidence: 1 }
  return withMatter(thing, text)
}

/** Whom somebody calls a friend is no love and no child. */
const FRIENDS = /^(?:best friend|bestie|bff|best mate|mate|friends?|roommate|flatmate|housemate)$/i
const NOT_FRIENDS: readonly About[] = ['love', 'meeting', 'children', 'self']

/** Who wants to say no asks how, where nothing else is asked. */
const REFUSES =
  /\b(?:want|wanna|need|have|wish|would like|'d like) to (?:say no|refuse|decline|back out|turn (?:it|him|her|them|this) down)\b(?!.*\b(?:should|shall|when|why|will|is it|what day)\b)/

/** "Is there still some good year for it or is it too late": a time is asked for. */
const STILL_TIME =
  /\b(?:still|any|some)(?: (?:any|some|a))? (?:good|right|better|kind|lucky) (?:year|month|time|day|week|moment)s?\b.* or\b.*\b(?:too late|over|too early|never|not)\b/

/** "What do you make of me?": a portrait is asked for. */
const OF_ME =
  /\bwhat (?:do|would|can) (?:you|u) (?:make of|see in|say of|say about|think of) me\b(?! (?:and|with|for|this|next|at|in)\b)|\bwho am i(?: really)?$|\bwhat kind of (?:person|man|woman|human) am i\b/
const OF_ME_ALONE =
  /^(?:(?:so|ok|and|hi|hey|well|then|right|go on|now|just) )*(?:what is my (?:deal|vibe|story|thing)|what is (?:up|wrong|going on) with me|what am i like|read me|do me|tell me about (?:me|myself)|describe me|who am i|roast me)(?: (?:then|lol|really|anyway|please|pls))*$/

const TO_MARRY =
  /\b(?:likes?|loves?|dating|seeing|fanc(?:y|ies))\b.*\bwhom? (?:should|shall|do) i (?:choose|pick|take|go for)\b|\b(?:which(?! (?:\w+ )?(?:day|date|month|year|week|weekend|season|time|hour)s?\b)|who|whom)(?: one| of them| of the two)?(?: \w+){0,3} (?:to|should i|do i|shall i|would i|must i) (?:\w+ )?(?:marry|date|be with|go out with|choose as (?:a )?(?:wife|husband|partner)|wed)\b/
const CHOSEN = 0.9

/** Whether it is love, somebody asks of their own heart and not of a day. */
const OWN_HEART =
  /\b(is (this|it|that) (really |actually |just |even |true )*(love|infatuation|a crush|lust|real love|a fling|puppy love)|am i (really |just |actually |falling )*(in love|infatuated|besotted|smitten|losing my (head|heart|mind))|do i (really |still |actually )*love (him|her|them|my)|have i (just |really )?lost my (head|heart|mind))\b/

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
