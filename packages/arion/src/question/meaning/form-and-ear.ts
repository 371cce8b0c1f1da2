/** The form of a question against what the ear heard: where they differ, nothing is answered. */
import { KINDS } from '../../kinds/index.ts'
import { SURE_OF_PROMISE, SURE_OF_VERDICT, SURE_THOUGH_TOLD } from '../../listen/calibration.ts'
import type { AskedThing } from '../../listen/reading.ts'
import type { About, Wants } from '../../listen/vocabulary.ts'
import { isPolar } from '../care/not-in-chart.ts'
import { ownQuestions } from '../gate/own-question.ts'
import type { Intent } from '../intent.ts'
import { plain } from '../plain-text.ts'
import type { Traits } from '../traits.ts'
import { OF_NO_LIFE } from './inherited.ts'
import { wayMeant } from './follow-up.ts'
import { isOfOwnTime } from './own-time.ts'
import type { Said } from './said.ts'
import { insteadOfVerdict } from './of-oneself.ts'
import { isOfSeveral } from './several-sides.ts'

/** What is longer is more than the last question with one thing changed. */
export const LONGEST_CHANGE = 8

/**
 * Dates and verdicts are for what was rather heard than guessed. A deed that the words name is weighed as
 * such; a wish for a day is guessed only where more than one side of life may be meant.
 */
export function isUnearned(said: Said, { kind, mover, traits }: Intent): boolean {
  const { text, typed, thing, isUndertaking } = said
  const [wants] = thing.wants
  if (thing.confidence === 1 || mover || isOfTwo(traits)) return false
  const { gives, isLastResort } = KINDS[kind]
  const isOfOneself = traits.has('said_of_me') || isInstead(typed, wants!)
  if (wants === 'how' && WHAT_TO_DO.test(ownWords(typed)) && thing.confidence < SURE_OF_WHAT_TO_DO)
    return true
  if (!isOfOneself && isHeardOtherwise(typed, thing.wants)) return true
  // one of several was asked for, and none of them was heard by its name
  if (wants === 'which' && gives === null) return thing.about[0] !== 'love' || !asksWho(text)
  if (wants === 'which' && gives === 'date') return !ASKS_WHEN.test(text)
  // "how" and "who" end here where nothing narrower reads them
  if (isLastResort && wants !== 'why' && !isOfOneself) return thing.confidence < SURE_THOUGH_TOLD
  if (thing.confidence >= SURE_OF_VERDICT) return false
  if (gives === 'verdict') return !isUndertaking
  if (gives === 'date') return isOfSeveral(thing) || !ASKS_WHEN.test(text)
  return wants === 'whether' && gives !== 'road'
}

/** What is told in place of a yes or no of oneself. */
function isInstead(typed: string, wants: Wants): boolean {
  const [own] = ownQuestions(typed, 1)
  return own !== undefined && insteadOfVerdict(own.words) === wants
}

/** "Whom should I marry?" is asked of what one needs. */
function asksWho(text: string): boolean {
  return text.split(' ').some((word) => OF_PARTNERS.includes(word))
}
const OF_PARTNERS = ['who', 'whom', 'marry']

/** "What should I do?" after a long story: what is to be done is not in the question. */
const WHAT_TO_DO =
  /^(?:so )?what (?:should|do|can|shall|could) (?:i|we) do(?: now| then| about (?:it|this|that))?$/
const SURE_OF_WHAT_TO_DO = 0.8

/** The form of the question says plainly what is wanted, and the ear heard something else. */
function isHeardOtherwise(typed: string, heard: readonly Wants[]): boolean {
  const [own] = ownQuestions(typed, 1)
  const told = own?.wants ?? null
  return told !== null && !(ALIKE[told] ?? [told]).includes(heard[0]!)
}

/** Forms that can be meant by one another. */
const ALIKE: Partial<Record<Wants, readonly Wants[]>> = {
  whether: ['whether', 'which', 'when', 'outlook', 'fact'],
  which: ['which', 'whether', 'when', 'how', 'fact'],
  when: ['when', 'whether', 'which', 'outlook', 'fact'],
  why: ['why', 'who', 'fact', 'comfort'],
  who: ['who', 'why', 'fact', 'which', 'outlook'],
  how: ['how', 'who', 'comfort', 'which'],
  outlook: ['outlook', 'when', 'whether', 'how', 'fact', 'who'],
}

/** "And if I get the other job first?": an answer that leaves out what is supposed would be the old one. */
const SUPPOSES =
  /^(?:(?:and|but|ok|okay|so|right|well|hm+|yes|no|then|now) )*(?:(?:what )?if (?!not\b|so\b|(?:that|it|this) (?:does|is)(?: not|n't)\b)|say (?:i|we|he|she|it|they|that)\b|suppos\w+ |assuming |let us say |lets say |let's say )|\bdoes (?:that|this|it) change\b/

/** A turn that asks something of its own, which the answer before cannot give. */
export function isMisheard({ typed, text, thing, kept, timed, before }: Said, { kind }: Intent): boolean {
  // "and if I did retrain": one of the ways that were weighed
  const isOfWay = before?.choices !== undefined && wayMeant(before.choices, text) !== null
  if (kept.length === 0 && !timed && !isOfWay && SUPPOSES.test(text)) return true
  // a portrait is none of the things to choose from
  if (kept.length === 0 && thing.wants[0] === 'which' && KINDS[kind].gives === null) return true
  const isLong = text.split(' ').length > LONGEST_CHANGE
  if (isLong && kept.length === 0 && isHeardOtherwise(typed, thing.wants)) return true
  if (kept.length > 0 || !isOfTimeAlone(kind)) return false
  if (OF_NO_LIFE.includes(thing.about[0]!)) return true
  const asked = ownWords(typed).replace(/^if .*? (?=(?:will|would|is|are|does|do) )/, '')
  return thing.wants[0] === 'whether' && isPolar(asked) && isOfOtherShape(typed, thing, kind)
}

export function isUnshaped({ typed, thing, isUndertaking }: Said, { kind, traits, mover }: Intent): boolean {
  if (thing.confidence === 1 || thing.wants[0] !== 'whether' || mover || traits.has('said_of_me'))
    return false
  return (KINDS[kind].gives === 'verdict' || !isUndertaking) && isOfOtherShape(typed, thing, kind)
}

/** A yes or no was asked for, and there would only be a time to describe, or the good of somebody else. */
function isOfOtherShape(typed: string, thing: AskedThing, kind: Intent['kind']): boolean {
  const asked = ownWords(typed)
  if (KINDS[kind].gives === 'verdict') return FOR_ANOTHER.test(asked)
  if (isOfTimeAlone(kind) && OF_NO_LIFE.includes(thing.about[0]!)) return true
  return isOfTimeAlone(kind) && !isOfOwnTime(asked) && !isPromised(thing, asked) && !OF_TIME.test(asked)
}

function ownWords(typed: string): string {
  const [own] = ownQuestions(typed, 1)
  return own || typed.split(/\s+/).length <= LONGEST_QUESTION ? plain(own?.words ?? typed) : ''
}

/** What is longer tells more than it asks. */
const LONGEST_QUESTION = 16

/** How a time will be, and nothing that could be done in it. */
function isOfTimeAlone(kind: Intent['kind']): boolean {
  const { ofTime } = KINDS[kind]
  return ofTime === 'own' || ofTime === 'of_another'
}

const FOR_ANOTHER = /\b(?:good|bad|right|best|better|wrong|ok|okay|healthy|safe) for (?:him|her|them|my)\b/
/** "Is this week ok?", "are things looking up?": how a time will be. */
const OF_TIME =
  /^(?:is|are|will|does|do) (?:the |this |next |my )?(?:today|tomorrow|tonight|things?|life|luck|day|week|weekend|month|year|winter|spring|summer|autumn|january|february|march|april|may|june|july|august|september|october|november|december|20\d\d)\b|\b(?:look|looks|looking) (?:ok|okay|good|bad|fine|bright|better|rough)\b|\bstars?\b|\bsky\b|\bplanets?\b/
const ASKS_WHEN =
  /\b(when|ever|what (day|date|time|month|week|hour)|which (day|date|month|week|hour)|how soon|(best|good|right) (day|date|time|hour|month|week|moment))\b/

/**
 * "Will the offer come?", "exam on the 9th, chances?": surely heard and of one's own doing. No outcome is
 * promised, and the time around it is told.
 */
export function isPromised({ about: [about], confidence }: AskedThing, text: string): boolean {
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

export function isOfTwo(traits: Traits): boolean {
  return traits.has('compatible') || traits.has('soulmate')
}
