/** A send that completes what was asked back: it takes an offer, or names what was missing. */
import { isWaiting } from '@astrarium/contracts'
import { SURE_ENOUGH } from '../../listen/calibration.ts'
import type { AskedThing, Reading } from '../../listen/reading.ts'
import type { About, Wants } from '../../listen/vocabulary.ts'
import type { ThreadTurn } from '../../types.ts'
import { termsNamed } from '../chart/terms-named.ts'
import { ownQuestions } from '../gate/own-question.ts'
import { aloneIn, questionsOf } from '../first-asked.ts'
import type { Several } from '../first-asked.ts'
import { offerNamed, offerSaid, placeNamed, THE_SAME } from '../offer-named.ts'
import { OF_NO_LIFE } from './inherited.ts'

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
  /** a local day */
  today: string
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
  const said = send.offer ?? offerSaid(send.question, last)
  // under an answer what is said goes on with it, unless it names an offer
  const isUnder = last.asksBack?.isOtherwise === true
  const index =
    said ?? (isUnder ? placeNamed(send.question, last.asksBack!) : offerNamed(send.question, readings.length))
  if (isUnder && index === null) return null
  const isBare =
    words(send.question) <= 6 &&
    !TELLS.test(send.question) &&
    !ASKS.test(send.question) &&
    (own.person !== null || send.namesTime)
  const isMeant = MEANT.test(send.question) && words(send.question) <= LONGEST_CORRECTION
  const chosen = readings[index ?? (isBare || isMeant ? 0 : -1)]
  if (!chosen) return null
  const offered = last.asksBack?.offers ?? []
  const label = offered[index ?? 0]?.label
  if (label !== undefined && index !== null && isOfTerms(chosen)) return byItself(label, last.reading, chosen)
  const isSame = label?.startsWith(THE_SAME) === true
  // under an answer it is the question that was answered
  const put = isSame ? (isUnder ? undefined : offered[0]!.label) : label
  const meant = askedIn(thread, put) ?? { question: last.question, reading: last.reading }
  const [earlier] = meant.reading.asks
  const [told] = last.reading.asks
  const isAsPut = isSame || ownQuestions(meant.question).some(({ words }) => words === label)
  const isOther = index !== null && !isAsPut && !OF_TOLD.includes(chosen.wants as Wants)
  // what is offered in other words than those that were sent is answered in these
  const other = isOther ? label : undefined
  const time = (send.namesTime ? own.time : told.time) ?? earlier.time
  const thing: AskedThing = {
    ...earlier,
    about: [chosen.about as About],
    wants: [chosen.wants as Wants],
    confidence: 1,
    // and asks of no time that is over
    time: other !== undefined && time && time.to < send.today ? null : time,
    person: own.person ?? told.person ?? earlier.person,
    ...(other !== undefined && { terms: termsNamed(other) }),
  }
  return {
    question: other ?? meant.question,
    reading: { ...meant.reading, asks: [thing], leans: false, understood: true },
  }
}

/** Who is met, is met for what was told. */
const OF_TOLD: readonly Wants[] = ['comfort', 'none']

/** A fact of chart or sky, or a question about the guide: a rule reads it by its own words. */
function isOfTerms({ about, wants }: { about: string; wants: string }): boolean {
  return wants === 'fact' || (wants !== 'none' && OF_NO_LIFE.includes(about as About))
}

function byItself(
  label: string,
  { asks: [heard], ...reading }: Reading,
  { about, wants }: { about: string; wants: string },
): Completed {
  const thing: AskedThing = {
    ...heard,
    about: [about as About],
    wants: [wants as Wants],
    confidence: 1,
    time: null,
    person: null,
    people: [],
    terms: termsNamed(label),
    choices: null,
    at: [0, label.length],
  }
  return {
    question: label,
    reading: { ...reading, asks: [thing], declines: [], leans: false, understood: true },
  }
}

/** An offer may be a question that was put earlier in the thread, also as one of several. */
function askedIn(thread: readonly ThreadTurn[], label: string | undefined): Several | undefined {
  if (label === undefined) return undefined
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
