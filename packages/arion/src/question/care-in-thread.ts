/** Whether somebody is in need, by this question or by one that it follows. */
import type { ThreadTurn } from '../types.ts'
import { remembered } from '../language/remembered.ts'
import { careInEnglish, readCare, readRefusals } from './care/care.ts'
import { redFlagIn, tellsBodyEmergency } from './care/body-emergency.ts'
import { isOutburst } from './care/care-harm.ts'
import { withoutAnothersEnd } from './care/of-illness.ts'
import { takesItBack } from './care/asked-after.ts'
import { soundsLow } from './care/care-indirect.ts'
import type { Care } from './care/care.ts'
import { chartQuestionIn } from './chart/chart-question.ts'
import { cycleIn, isAboutSkyAlone } from './cycle-question.ts'
import { mendTypos } from './mend-typos.ts'
import { selfTalk } from './small-talk.ts'
import { subjectOf } from './chart/subject-of.ts'
import { themeNamed } from './theme-names.ts'
import { plain } from './plain-text.ts'
import { timeIn, moverIn } from './theme-of-question.ts'
import { stateOf } from './turn-state.ts'
import type { Told } from './turn-state.ts'

type Turn = Pick<ThreadTurn, 'question' | 'state'>

/** Whether somebody is in need: such a question gets help lines and kind words, whatever limits there are. */
export function needsCare(question: string, thread: readonly Turn[] = []): boolean {
  return careIn(question, thread) !== null
}

/**
 * Crisis is read before anything else, and stays with a person until they ask for something else, for two
 * turns at most.
 */
export function careIn(question: string, thread: readonly Turn[]): Care {
  return careOfTurn({ question }, thread)
}

function careOfTurn(turn: Turn, thread: readonly Turn[]): Care {
  const own = needIn(turn)
  if (own.care || own.asksPlainly) return own.care
  for (const earlier of thread.slice(-2).toReversed()) {
    const before = needIn(earlier)
    // whoever is being hurt takes it back too easily
    if (own.isTakenBack && before.care !== 'violence') return null
    if (before.care || before.asksPlainly) return before.care
  }
  return null
}

type Need = Pick<Told, 'care' | 'asksPlainly' | 'isTakenBack'>

/** As it was kept with a turn, else by its words. */
function needIn(turn: Turn): Need {
  return stateOf(turn)?.told ?? needBy(turn.question)
}

/** Asked several times on the way to one answer. */
export const needBy = remembered(needRead, (question) => question)

function needRead(question: string): Need {
  const care = careOf(question)
  if (care) return { care, asksPlainly: false, isTakenBack: false }
  const asks = asksPlainly(question)
  return { care, asksPlainly: asks, isTakenBack: !asks && isTakenBack(question) }
}

/** A joke is over when it is said to be one, in words that are no distress themselves. */
export function isTakenBack(question: string): boolean {
  return takesItBack(question) && !soundsLow(plain(mendTypos(question)))
}

export const careOf = remembered(careTold, (question) => question)

function careTold(question: string): Care {
  if (tellsBodyEmergency(question)) return 'body'
  const own = withoutAnothersEnd(question)
  const ruled = isLaughedOff(own) ? null : (readCare(own) ?? careInEnglish(mendTypos(own)))
  return (ruled === 'harm' && isOutburst(plain(own)) ? null : ruled) ?? redFlagIn(question)
}

/** "I will die here, bury me in the fitted sheet 😂": left to the ear, which hears no cry in it. */
function isLaughedOff(question: string): boolean {
  return LAUGHS.test(question) && IN_JEST.test(question)
}
const LAUGHS = /[😂🤣]|\b(?:haha\w*|hehe\w*|lol|lmao)\b/iu
const IN_JEST =
  /\bi(?: will|['’]?ll|['’]?m gonna| am going to) die (?:here|of|from|laughing|in (?:this|that))\b|\bbury me (?:in|with)\b|\bkill me (?:now|already)\b/i

/**
 * Whether the turn before was one of care, so that an answer which is none does not begin as if nothing had
 * been said.
 */
export function followsCare(thread: readonly Turn[]): boolean {
  const last = thread.at(-1)
  return last !== undefined && careOfTurn(last, thread.slice(0, -1)) !== null
}

/**
 * A question with a matter of its own and no word of distress: "tell me about my moon", and not "no" or "what
 * should I do".
 */
export function asksPlainly(question: string): boolean {
  const text = plain(mendTypos(question))
  if (soundsLow(text)) return false
  if (readRefusals(question).includes('outside') || selfTalk(text) || isAboutSkyAlone(text)) return true
  const isAsked =
    /^(and |so |ok |okay |but |now )*(what|when|which|where|who|how|why|should|shall|will|can|could|is|are|am|may|do|does|would|tell|show|give|read|explain|write)\b/.test(
      text,
    )
  return (
    isAsked &&
    text.split(' ').length > 2 &&
    (chartQuestionIn(text) ??
      subjectOf(text) ??
      themeNamed(text) ??
      cycleIn(text) ??
      moverIn(text) ??
      timeIn(text)) !== null
  )
}
