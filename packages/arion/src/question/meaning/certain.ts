/** What a rule reads with certainty: questions that are offered to everybody, and points by name. */
import type { AskedThing } from '../../listen/reading.ts'
import type { About, Wants } from '../../listen/vocabulary.ts'
import { plain } from '../plain-text.ts'
import { OFFERED_READINGS } from '../suggested-questions.ts'
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
