/** What asks nothing of a chart, where it was surely heard so, is met as what it is, free. */
import { SURE_OF_ACT, SURE_OF_CRAFT, SURE_THOUGH_ASKING, SURE_THOUGH_READ } from '../../listen/calibration.ts'
import type { Reading } from '../../listen/reading.ts'
import type { About, Act } from '../../listen/vocabulary.ts'
import { askingSentences, sentencesOf } from '../asking.ts'
import { soundsLow } from '../care/care-indirect.ts'
import { KINDS } from '../../kinds/index.ts'
import { decisionTold } from '../gate/decision-told.ts'
import { namedIn } from '../named/named.ts'
import { ownQuestions } from '../gate/own-question.ts'
import type { ParsedQuestion } from '../intent.ts'
import { mendTypos } from '../mend-typos.ts'
import { plain } from '../plain-text.ts'
import type { SmallTalk } from '../small-talk.ts'
import { isGlad, moodIn } from '../talk/mood.ts'
import { knownIn } from '../talk/known-question.ts'
import { NO_TRAITS } from '../traits.ts'

/**
 * null where a reading is wanted, or it is unsure what is. `found`: what is made of it as a question,
 * which stands where a rule was certain of it.
 */
export function byAct(typed: string, reading: Reading, found: ParsedQuestion): ParsedQuestion | null {
  const [{ wants }] = reading.asks
  if (!reading.understood || wordsOf(typed) < FEWEST_WORDS) return null
  // an offer that waits for its answer is of a life, whatever is said of the app beside it
  if (decisionTold(typed)) return null
  if (isOfCraft(typed, found, reading)) return knownIn(reading)
  if (found.kind === 'asks_back' && reading.leans && isReport(typed)) return met(reading, typed)
  const share = SAID.reduce((sum, one) => sum + reading.act[one], 0)
  const mended = mendTypos(typed)
  if (share < (askingSentences(mended).length > 0 ? SURE_THOUGH_ASKING : SURE_OF_ACT)) return null
  if (ASKS_A_DAY.test(plain(mended))) return null
  // what was read for a chart stands, unless nothing is wanted, or a time is told of and nothing asks
  const isUnasked =
    found.kind === 'read' && (wants[0] === 'none' || (KINDS[found.intent.kind].isFact && isOnlySaid(typed)))
  if (found.kind !== 'asks_back' && !isUnasked) return null
  const act = SAID.reduce((best, one) => (reading.act[one] > reading.act[best] ? one : best))
  // nobody who is low is laughed with, and what is told beside a joke or thanks may be what matters
  if (act === 'tells' || soundsLow(plain(typed))) return met(reading, typed)
  // of seven that sounded half like a jibe one was: "that was honest"
  if (act === 'jibes' && reading.act.jibes < SURELY_JIBE)
    return PRAISES.test(plain(typed)) ? { kind: 'small_talk', talk: 'thanks' } : met(reading, typed)
  if (act === 'thanks') return { kind: 'small_talk', talk: isGlad(typed) ? 'good_news' : 'thanks' }
  return { kind: 'small_talk', talk: TALK_OF[act] }
}

/** "No, I will leave it", "I told him yes": what was decided or done since, and nothing is asked. */
function isReport(typed: string): boolean {
  const sentences = sentencesOf(typed)
  return (
    isOnlySaid(typed) && wordsOf(typed) <= LONGEST_REPORT && sentences.some((one) => REPORTS.test(plain(one)))
  )
}
const LONGEST_REPORT = 20
const REPORTS =
  /^(?:(?:no|nah|yes|ok|okay|well|so|right|then|and|but) )*i (?:told|asked|said|did|went|called|rang|wrote|sent|signed|booked|decided|chose|took|got|(?:will|shall) (?:leave|stay|keep|go|wait|take|let)|am (?:gonna|going to) (?!be|feel|get|have|die|lose|miss)\w+)\b/
const SURELY_JIBE = 0.85
const PRAISES = /\b(?:honest|good|fair|nice|well said|true|helpful|kind|spot on|clever|funny)\b/

/** However it is spelled, nobody tells or thanks that way. */
const ASKS_A_DAY = /^(?:when|which|should|shall) (?:\w+ )?i\b/

/** What is shorter says too little of what is done with it. */
const FEWEST_WORDS = 4
const OF_CRAFT: readonly About[] = ['arion', 'chart', 'sky']

/**
 * The app, Arion or astrology is asked about, and no life: nothing is charged for that. What would be read in
 * a chart instead has to be surer to give way.
 */
function isOfCraft(typed: string, found: ParsedQuestion, { act, asks }: Reading) {
  const [{ about, confidence }] = asks
  const share = act.app + act.craft
  const isOfCraftAlone = about.some((one) => OF_CRAFT.includes(one))
  if (found.kind === 'asks_back' && isOfCraftAlone) return share >= SURE_OF_CRAFT
  const isLong = wordsOf(typed) >= FEWEST_FOR_ALL
  // whoever names somebody asks about a life, unless it is plainly the app that they are to use
  const isOfSomebody = asks.some(({ people }) => people.length > 0) && act.app < SURE_THOUGH_READ
  if (!isLong || isOfSomebody || share < SURE_THOUGH_READ) return false
  if (found.kind !== 'read') return found.kind === 'asks_back' || found.kind === 'not_in_chart'
  const { follows, mover } = found.intent
  const isNamed = mover !== undefined || namedIn(typed, plain(typed)).matter !== null
  return !isNamed && follows === null && found.refusals.length === 0 && share > confidence
}

function wordsOf(typed: string): number {
  return typed.trim().split(/\s+/).length
}

/** In fewer words the head hears the craft where a life is asked about. */
const FEWEST_FOR_ALL = 10

/** No form stands in it that says plainly what is wanted. */
function isOnlySaid(typed: string): boolean {
  return !typed.includes('?') && ownQuestions(typed, 1).every(({ wants }) => wants === null)
}

/** What was told is met in its mood. */
export function met({ tone }: Reading, typed: string): ParsedQuestion {
  const mood = tone === 'fear' ? 'worried' : tone === 'anger' ? 'angry' : moodIn(typed)
  const isSore = mood === 'sad' || mood === 'worried' || mood === 'angry'
  if (!isSore && (tone === 'joy' || isGlad(typed))) return { kind: 'small_talk', talk: 'good_news' }
  return { kind: 'read', intent: { ...OF_ONESELF, kind: 'comfort', ...(mood && { mood }) }, refusals: [] }
}

/** Nothing is asked by them. */
const SAID = ['tells', 'jokes', 'greets', 'thanks', 'parts', 'jibes'] as const satisfies readonly Act[]
const TALK_OF = {
  jokes: 'joke',
  greets: 'greeting',
  parts: 'parting',
  jibes: 'jibe',
} as const satisfies Partial<Record<Act, SmallTalk>>

/** What nothing was heard of is no more than the person who asks. */
export const OF_ONESELF = {
  theme: 'self',
  topic: 'general',
  kind: 'why',
  span: null,
  subject: null,
  person: null,
  traits: NO_TRAITS,
  follows: null,
} as const
