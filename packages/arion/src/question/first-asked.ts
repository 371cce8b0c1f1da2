/** Of several questions in a message one is answered, and the others wait in their own words. */
import { isWaiting } from '@astrarium/contracts'
import { capital } from '../language/text.ts'
import type { AskedThing, Reading } from '../listen/reading.ts'
import type { AskInput, Company, ThreadTurn, Waiting } from '../types.ts'
import { griefIn } from './care/grief.ts'
import { techniquesIn } from './chart/techniques.ts'
import { asksOfTheDead } from './grief-intent.ts'
import type { ParsedQuestion } from './intent.ts'
import { goingOn } from './going-on.ts'
import { placeNamed } from './offer-named.ts'
import { plain } from './plain-text.ts'
import { wordsAlone } from './sentences-that-ask.ts'

/** What is asked, and what it is read with. */
type Asked = Several & Pick<AskInput, 'thread' | 'offer' | 'beside'> & { company?: Pick<Company, 'people'> }

/**
 * The input with the question that is answered, and with what is told beside it: the first, or the first that
 * is clear enough. What waits is in `beside`; where it stands there already, nothing is changed.
 */
export function firstAsked<Input extends Asked>(
  sent: Input,
  today: string,
  read: (one: Input) => ParsedQuestion,
): Input {
  if (sent.beside) return sent
  const input = goingOn(sent)
  const { question, thread, reading, offer = null } = input
  const last = thread.at(-1)?.asksBack
  const named = offer === null && last && isWaiting(last) ? placeNamed(question, last) : null
  if (named !== null) return { ...input, beside: othersOf(last!, named) }
  if (offer !== null && last) return { ...input, beside: isWaiting(last) ? othersOf(last, offer) : [] }
  if (reading.asks.length === 1 || isToldTogether(question) || reading.care) return { ...input, beside: [] }
  const doctors = reading.asks.findIndex(({ declines }) => declines?.includes('medical'))
  // what belongs to a doctor is said at once, and costs nothing
  if (doctors > 0) return alone(input, doctors, today)
  const [first, ...others] = reading.asks.map((_, index) => alone(input, index, today))
  if (isOfCompany(first!) || read(first!).kind !== 'asks_back') return first!
  return others.find((one) => read(one).kind === 'read') ?? first!
}

/** Somebody of the Circle is named, so that both charts may be read. */
function isOfCompany({ question, company }: Asked): boolean {
  return company?.people.some(({ name }) => isNamed(question, name.split(' ')[0]!)) === true
}

/** "Will I" and "in May" name nobody, and neither does "Also" for an Al. */
function isNamed(question: string, first: string): boolean {
  const name = first.replaceAll(/[^\p{L}\d]/gu, '.')
  const words = `(?<!\\p{L})(?<!\\b(?:in|this|next|will) )${name}(?!\\p{L}| (?:i|we|he|she|it|they|you|my|the|be)\\b)`
  return new RegExp(words, 'u').test(question.replaceAll(/\bI\b/g, 'i'))
}

/** A turn of the thread by the question that was answered: the first that does not wait. */
export function firstOfTurn(turn: Several & Pick<ThreadTurn, 'asksBack'>): Several {
  const { question, reading, asksBack } = turn
  if (reading.asks.length === 1 || isToldTogether(question)) return { question, reading }
  const waiting = asksBack && isWaiting(asksBack) ? asksBack.offers.map(({ label }) => plain(label)) : []
  const index = reading.asks.findIndex(
    (thing) => !waiting.some((words) => plain(wordsOf(question, thing)).endsWith(words)),
  )
  return aloneIn(turn, Math.max(index, 0))
}

/** One of several questions with what is told beside them, and its reading. */
export function aloneIn({ question, reading }: Several, index: number): Several {
  const thing = reading.asks[index]!
  const { language = reading.language } = thing
  const words = wordsAlone(question, reading.asks, index)
  const own =
    index === 0 ? {} : { leans: false, understood: true, offers: [], declines: thing.declines ?? [] }
  return {
    question: words,
    reading: { ...reading, ...own, language, asks: [{ ...thing, at: [0, words.length] }] },
  }
}

/** The questions of a message as they stand by themselves, in order. */
export function questionsOf({ question, reading }: Several): string[] {
  return reading.asks.map((thing) => wordsOf(question, thing))
}

export interface Several {
  question: string
  reading: Reading
}

/** Several facts of the chart that were asked for in one breath stand in one answer. */
function isToldTogether(question: string): boolean {
  return techniquesIn(plain(question)).length > 1
}

/**
 * Where the progressed Moon stands is told with when it moves on, and what rises in a solar return with where
 * its Moon is.
 */
function isToldWith(first: string, other: string): boolean {
  const [of, also] = [plain(first), plain(other)].map((text) => new Set(text.split(' ')))
  const speaksOf = (words: Set<string>, ...names: string[]) => names.some((name) => words.has(name))
  if (of!.has('progressed') && of!.has('moon'))
    return speaksOf(also!, 'it', 'progressed') && speaksOf(also!, 'sign', 'house', 'change', 'enter', 'move')
  return (
    speaksOf(of!, 'solar', 'sr') &&
    of!.has('return') &&
    speaksOf(also!, 'sr', 'its', 'return') &&
    speaksOf(also!, 'moon', 'rising', 'ascendant')
  )
}

function alone<Input extends Asked>(input: Input, index: number, today: string): Input {
  const { question, reading } = input
  const isMourning = griefIn(question, today) === 'fresh'
  const beside = reading.asks.flatMap((thing, at) => {
    const words = wordsOf(question, thing)
    const isAnswered = isMourning
      ? asksOfTheDead(plain(words))
      : at === index || isToldWith(wordsOf(question, reading.asks[index]!), words)
    return isAnswered
      ? []
      : [{ words, label: labelOf(words), about: thing.about[0]!, wants: thing.wants[0]! }]
  })
  const one = aloneIn(input, index)
  if (!isMourning) return { ...input, ...one, beside }
  // a death that is told stands in all that is answered
  return { ...input, reading: { ...one.reading, language: reading.language }, beside }
}

/** "Also, should I …" asks nothing by its first word. */
function labelOf(words: string): string {
  return capital(words.replace(LEAD, '').replace(/[^?!.]$/, '$&?'))
}
const LEAD = /^(?:(?:and|also|plus|oh|ps|then|so|but)\b[\s,:]*)+/i

function wordsOf(question: string, { at, words }: AskedThing): string {
  return words ?? question.slice(...at)
}

/** Of what waited, the others that still do. */
function othersOf({ offers, readings }: NonNullable<ThreadTurn['asksBack']>, taken: number): Waiting[] {
  return offers
    .map(({ label }, index) => ({ words: label, label, ...readings[index]! }))
    .filter((_, index) => index !== taken)
}
