/** A send that completes what was asked back: it takes an offer, or names what was missing. */
import { isWaiting } from '@astrarium/contracts'
import { SURE_ENOUGH, SURE_OF_MATTER } from '../../listen/calibration.ts'
import type { AskedThing, Reading } from '../../listen/reading.ts'
import type { About, Wants } from '../../listen/vocabulary.ts'
import type { ThreadTurn } from '../../types.ts'
import { ownQuestions } from '../gate/own-question.ts'
import { aloneIn, questionsOf } from '../first-asked.ts'
import type { Several } from '../first-asked.ts'
import { offerNamed, offerSaid, placeNamed } from '../offer-named.ts'

export interface Completed {
  reading: Reading
  /** words of the question that was asked back */
  question: string
}

interface Send {
  question: string
  reading: Reading
  offer?: number | null | undefined
  /** in its own words */
  namesTime: boolean
}

/** The earlier question with choice, person or time put in; null where something else is asked. */
export function completedBy(send: Send, thread: readonly ThreadTurn[]): Completed | null {
  const last = thread.at(-1)
  const readings = last?.asksBack?.readings ?? []
  if (!last?.reading || readings.length === 0) return null
  if (last.asksBack && isWaiting(last.asksBack)) {
    if (send.offer != null) return takenUp(send, readings[send.offer])
    const named = placeNamed(send.question, last.asksBack)
    const put = named === null ? undefined : askedIn(thread, last.asksBack.offers[named]!.label)
    return put ? takenUp(put, readings[named!]) : null
  }
  const [own] = send.reading.asks
  const index = send.offer ?? offerSaid(send.question, last) ?? offerNamed(send.question, readings.length)
  const isBare =
    words(send.question) <= 6 &&
    !TELLS.test(send.question) &&
    !ASKS.test(send.question) &&
    (own.person !== null || send.namesTime)
  const isMeant = MEANT.test(send.question) && words(send.question) <= LONGEST_CORRECTION
  const chosen = readings[index ?? (isBare || isMeant ? 0 : -1)]
  if (!chosen) return null
  const label = last.asksBack?.offers[index ?? 0]?.label
  const meant = askedIn(thread, label) ?? { question: last.question, reading: last.reading }
  const [earlier] = meant.reading.asks
  const [told] = last.reading.asks
  const isAsPut = ownQuestions(meant.question).some(({ words }) => words === label)
  // who takes the question as it was put has said what is wanted, and not of what
  const isSure = !isAsPut || isSureOfMatter(earlier)
  const thing: AskedThing = {
    ...earlier,
    about: isSure ? [chosen.about as About] : earlier.about,
    wants: [chosen.wants as Wants],
    confidence: isSure ? 1 : Math.min(earlier.confidence, SURE_ENOUGH - 0.01),
    time: (send.namesTime ? own.time : told.time) ?? earlier.time,
    person: own.person ?? told.person ?? earlier.person,
  }
  return {
    question: meant.question,
    reading: { ...meant.reading, asks: [thing], leans: false, understood: true },
  }
}

/** The side of life that is named beneath the question, so that who takes it knows what is looked at. */
export function isSureOfMatter({ confidence, sureOfAbout = confidence }: AskedThing): boolean {
  return sureOfAbout >= SURE_OF_MATTER
}

/** An offer may be a question that was put earlier in the thread, also as one of several. */
function askedIn(thread: readonly ThreadTurn[], label: string | undefined): Several | undefined {
  for (const { question, reading } of thread.toReversed()) {
    if (!reading) continue
    if (reading.asks.length === 1) {
      if (ownQuestions(question).some(({ words }) => words === label)) return { question, reading }
      continue
    }
    const several = questionsOf({ question, reading })
    const index = several.findIndex((one) => ownQuestions(one, 1)[0]?.words === label)
    if (index >= 0) return aloneIn({ question, reading }, index)
  }
  return undefined
}

/** A question that waited stands by itself; what was not heard surely is not surer for having waited. */
function takenUp(
  { question, reading }: Several,
  chosen: { about: string; wants: string } | undefined,
): Completed | null {
  if (!chosen) return null
  const [own] = reading.asks
  const confidence = own.confidence >= SURE_ENOUGH ? 1 : own.confidence
  const thing = { ...own, about: [chosen.about as About], wants: [chosen.wants as Wants], confidence }
  return { question, reading: { ...reading, asks: [thing], leans: false, understood: true } }
}

const LONGEST_CORRECTION = 8

/** "She needs to know by Friday" tells something, and completes nothing. */
const TELLS = /^(?:i|he|she|they|we|you|nobody|everybody)\b/i
const ASKS =
  /^(?:and |but |ok |so |then )*(?:why|when|what|how|who|which|where|is|are|am|will|would|should|shall|does|do|did|can|could|tell|give)\b/i
const MEANT = /^(no,? |sorry,? |well,? )*(i mean|i meant|it is|it's|about)\b/i

function words(question: string): number {
  return question.trim().split(/\s+/).length
}
