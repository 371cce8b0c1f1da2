/**
 * A question as it was put, where the ear is not sure of it: of the likeliest side of life for what its form
 * wants.
 */
import { DEED_HALF_HEARD } from '../../listen/calibration.ts'
import type { Reading } from '../../listen/reading.ts'
import type { About, Wants } from '../../listen/vocabulary.ts'
import { KINDS } from '../../kinds/index.ts'
import type { Intent, ParsedQuestion } from '../intent.ts'
import { OF_NO_LIFE } from './inherited.ts'
import { plain } from '../plain-text.ts'
import type { Span } from '../../time/span.ts'
import { matterIn } from './matters.ts'
import { deliberates } from '../undertaking.ts'
import { insteadOfVerdict } from './of-oneself.ts'
import type { OwnQuestion } from '../gate/own-question.ts'

export type Meant = Reading['offers'][number]

/** What it is taken for; null where nothing was heard that a chart could answer. */
export function likeliestMeant(
  { wants, words }: Pick<OwnQuestion, 'wants' | 'words'>,
  offers: readonly Meant[],
): Meant | null {
  const ofLife = offers.filter(isOfLife)
  // what is asked asks for more than kind words
  const best = ofLife.find((one) => !OF_KINDNESS.includes(one.wants))
  if (!best) return null
  // "can she be on mine, or does she pay for her own" has an "or" in it and may be no choice
  const isHeard = ofLife.slice(0, LIKELIEST).some((one) => one.wants === wants)
  const wished = wants && isHeard ? wants : best.wants
  const meant = { ...(ofLife.find((one) => one.wants === wished) ?? best), wants: wished }
  const named = sideNamed(words)
  return named && !meant.isSideSure ? { ...meant, about: named } : meant
}

/** "Career", "my health?": two words at most. */
export function isBareQuestion(words: string): boolean {
  return words.split(' ').length <= 2
}

/** The side of life that a question names by a word of it, or that is all it says: "career". */
export function sideNamed(words: string): About | null {
  const text = plain(words)
  return matterIn(text) ?? (text === 'career' || text === 'job' ? 'work' : null)
}

/**
 * The same, then what it is taken for if that has no answer: "do I go, or is it silly" weighs one deed,
 * "am I too proud?" asks for what the chart says of it, and "new bloke for me?" for the time.
 */
export function meantAsPut(
  own: OwnQuestion,
  offers: readonly Meant[],
  { asks: [{ deed = 0, time }] }: Reading,
): Meant[] {
  const meant = likeliestMeant(own, offers)
  if (!meant) return []
  const isOfOneDeed = meant.wants === 'which' && deed >= DEED_HALF_HEARD
  const instead = insteadOfVerdict(own.words)
  // a deed that was heard to be of a body, of which nothing is guessed: the next side of life
  const besideBody =
    meant.about === 'body' && deed >= DEED_HALF_HEARD
      ? offers.find((one) => isOfLife(one) && one.about !== 'body' && one.wants === meant.wants)
      : undefined
  return [
    meant,
    ...(isOfOneDeed ? [{ ...meant, wants: 'whether' as const }] : []),
    ...(besideBody ? [besideBody] : []),
    ...(instead ? [{ ...meant, wants: instead }] : []),
    ...(!instead && isToCome(own, meant, time) ? [{ ...meant, wants: 'outlook' as const }] : []),
  ]
}

/** "A pay rise in spring, likely?": a yes or no of what nobody does, of which only the time can be told. */
function isToCome({ words }: Pick<OwnQuestion, 'words'>, { wants }: Meant, time: Span | null): boolean {
  const text = plain(words)
  // a day that no word names is no time that was asked about
  const isTimed = time !== null && (time.phrase !== 'today' || OF_TODAY.test(text))
  return (
    wants === 'whether' && (isTimed || TO_COME.test(text)) && !AS_IT_IS.test(text) && !OF_THE_WORLD.test(text)
  )
}
const OF_TODAY = /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/
const TO_COME =
  /\b(?:will|wont|going to|gonna|any|anyone|anybody|coming|ahead|in store|horizon|out there|chances?|hopes?|likely|possible|luck|lucky|cooked|doomed)\b/
/** Whether one is right to feel so, why it is so, what somebody else is or wants: no time tells it. */
const AS_IT_IS =
  /\b(?:is|are|was|were) (?:it|this|that) (?:weird|normal|odd|strange|bad|sad|wrong|allowed|something|because|why|me)\b|\ballowed to (?:be|feel|want)\b|\bmatter with me\b|\btrust\b|\b(?:is|are|was|were) (?:he|she|they|you)\b(?! (?:going to|gonna))|\b(?:does|did|has|had) (?!(?:it|this|that|the|an?|my|our|i|we|any|anything|everything|life|love|money|work)\b)\w+/

const OF_THE_WORLD =
  /\b(?:caught|arrested|jail|prison|war|election|vote|president|government|plane|crash\w*|safe|earthquake|flood|bitcoin|shares|stocks|lottery|match|cup|league|team)\b/

/** The reading of a question that was settled; with less than 1, by nobody who said so. */
export function settled(reading: Reading, { about, wants }: Meant, confidence = 1): Reading {
  const [own] = reading.asks
  const { deed = 0 } = own
  const asked = { about: [about], wants: [wants], confidence, deed: deed >= DEED_HALF_HEARD ? 1 : deed }
  const thing = { ...own, ...asked }
  return { ...reading, asks: [thing], leans: false, understood: true }
}

/** Whether one question is heard so well that its answer, at no charge, is right about as often as not. */
export function isLikely(
  { act, asks, leans, understood, faintCry }: Reading,
  { wants, words }: Pick<OwnQuestion, 'wants' | 'words'>,
): boolean {
  const [{ confidence }, ...others] = asks
  const isAsked = wants !== null || act.asks >= LIKELY_ASKED || insteadOfVerdict(words) !== null
  const isOfOne = others.length === 0 && understood && !faintCry && isAsked
  // a deed that is named needs no turn before to be understood
  const isGuessed = leans && !deliberates(plain(words))
  return isOfOne && confidence >= (isGuessed ? LIKELY_THOUGH_LEANING : LIKELY) && confidence < 1
}

/** null where it is answered with no reading of a chart, or of what weighs too much to be guessed. */
export function intentAsPut(
  found: ParsedQuestion,
  { about, wants }: Meant,
  { words }: Pick<OwnQuestion, 'words'>,
): Intent | null {
  if (found.kind !== 'read' || found.refusals.length > 0 || about === 'body') return null
  const { kind, grief, bedside, parted } = found.intent
  // a picture of whoever asks answers none of "who can see this" and "what makes him tick"
  const isOfOneself = wants === insteadOfVerdict(words)
  const isPicture = KINDS[kind].isLastResort && wants !== 'why' && !isOfOneself
  return KINDS[kind].meets || isPicture || grief || bedside || parted ? null : found.intent
}

/** Of 106 questions by new people answered from here on, what they were taken for was right in 54 of 100. */
const LIKELY = 0.3
/** The same of 48 that lean on a turn before. */
const LIKELY_THOUGH_LEANING = 0.5
/**
 * As sure as what is rather heard than guessed, and no surer: the answer has to have the shape of the
 * question, which one that somebody chooses need not have.
 */
export const SURE_AS_PUT = 0.69
const LIKELIEST = 3
/** From here on a reading is wanted, and no word about the app, and nobody only tells. */
const LIKELY_ASKED = 0.5
const OF_KINDNESS: readonly Wants[] = ['comfort', 'none']
/** By their own terms. */
const OF_TERMS: readonly Wants[] = ['fact', 'more']

function isOfLife({ about, wants }: Meant): boolean {
  return !OF_NO_LIFE.includes(about) && !OF_TERMS.includes(wants)
}
