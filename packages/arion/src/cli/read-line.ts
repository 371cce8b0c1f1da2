/** One line of `arion read`: a question in, its reading out. */
import { KINDS } from '../kinds/index.ts'
import type { RelationshipTag } from '@astrarium/contracts'
import { z } from 'zod'
import { offersBeneath, offersFor } from '../almanac/replies/offers.ts'
import { nearOffers } from '../almanac/replies/term-offers.ts'
import type { AskedThing, Reading, Somebody } from '../listen/reading.ts'
import { isSouthernZone } from '../question/care/country-of-zone.ts'
import type { ParsedQuestion } from '../question/intent.ts'
import { ABOUT, ACTS } from '../listen/vocabulary.ts'
import type { Act, Decline } from '../listen/vocabulary.ts'
import { certainThing } from '../question/meaning/certain.ts'
import { OF_NO_LIFE } from '../question/meaning/inherited.ts'
import { themeFor } from '../question/meaning/theme-for.ts'
import { NO_TRAITS } from '../question/traits.ts'
import { firstAsked } from '../question/first-asked.ts'
import { readQuestion } from '../question/read-question.ts'
import type { Reader } from '../reader/open-reader.ts'
import { takesNoAsk } from '../takes-no-ask.ts'
import { readTurns } from '../reader/with-readings.ts'
import { hash } from '../language/hash.ts'
import { pairQuestionOf } from '../question/two/pair-question.ts'
import type { PairQuestion } from '../question/two/pair-question.ts'
import { whomItMeant } from '../question/two/people-meant.ts'
import type { CirclePerson } from '../types.ts'

const Line = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  question: z.string().min(1, 'the question as typed'),
  thread: z.array(z.object({ question: z.string(), answer: z.string() })).default([]),
  today: z.iso.date('a local day, YYYY-MM-DD'),
  zone: z.string().default('UTC'),
  people: z.array(z.object({ name: z.string().min(1), ring: z.string().optional() })).default([]),
})

/** Of whom a ring is; whoever stands in another one is somebody. */
const TAGS: Record<string, RelationshipTag> = {
  love: 'partner',
  family: 'family',
  friends: 'friend',
  work: 'colleague',
}

export interface Printed {
  id?: string | number | undefined
  care: string | null
  /** a line for help stands beneath what is answered, and nothing is put aside */
  careIsFaint?: true
  /** `term`: of a word of the trade that is not read here */
  declines: (Decline | 'term')[]
  about: string[]
  wants: string[]
  time: { from: string; to: string } | null
  person: Somebody | null
  choices: string[] | null
  /** each of the questions in it, in order, with everybody whom it names */
  asks: PrintedAsk[]
  leans: boolean
  understood: boolean
  asksBack: boolean
  /** it takes no Ask: nothing is read for it, or it was not surely heard */
  isFree: boolean
  offers: { about: string; wants: string }[]
  confidence: number
  /** how sure each of these is, as it is printed: 1 by a rule */
  sureOf: Reading['sureOf']
  /** what is done with the message: the likeliest of the acts, and how sure that is */
  k: Act
  sureOfK: number
}

interface PrintedAsk {
  words: string
  about: string
  wants: string
  time: Printed['time']
  people: Somebody[]
  terms: string[]
  choices: string[] | null
  confidence: number
}

export function readLine(line: string, reader: Reader): { printed: Printed } | { fault: string } {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    return { fault: 'not JSON; one object a line is wanted' }
  }
  const parsed = Line.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { fault: `${issue?.path.join('.') || 'the line'}: ${issue?.message ?? 'not as wanted'}` }
  }
  const { id, question, thread, today, zone } = parsed.data
  const company = { people: parsed.data.people.map(asPerson), about: null }
  const frame = { today, isSouthern: isSouthernZone(zone), zone }
  const reading = reader.read(question, thread, frame)
  const whole = { question, thread: readTurns(reader, thread, frame), reading, company }
  const asked = firstAsked(whole, today, (one) => readQuestion(one, frame))
  const found = readQuestion(asked, frame)
  const pair = company.people.length > 0 ? pairQuestionOf(asked, found, frame) : null
  const isOfTwo = pair !== null && pair.kind !== 'stranger'
  const isUnread = found.kind === 'unread_technique' || found.kind === 'unread_point'
  const act = ACTS.reduce((best, one) => (reading.act[one] > reading.act[best] ? one : best))
  const free = !isOfTwo && found.kind === 'asks_back' ? found.likeliest?.meant : undefined
  const isFree = !isOfTwo && (found.kind !== 'read' || !!found.otherwise || takesNoAsk(found, thread))
  const heard = certainThing(question, reading.asks[0])
  // a yes or no was understood, and only its time is told
  const isForVerdict = found.kind === 'asks_back' && found.likeliest?.intent.isForVerdict === true
  const first = free
    ? { ...heard, about: [free.about], wants: [isForVerdict ? ('whether' as const) : free.wants] }
    : byRule(found, heard)
  return {
    printed: {
      ...(id !== undefined && { id }),
      care: reading.care ?? reading.faintCry ?? null,
      ...(reading.faintCry && { careIsFaint: true as const }),
      declines: [...reading.declines, ...(isUnread ? (['term'] as const) : [])],
      about: first.about,
      wants: first.wants,
      time: first.time && { from: first.time.from, to: first.time.to },
      person: isOfTwo ? whomOf(pair, first) : first.person,
      choices: first.choices,
      asks: reading.asks.map((thing) => printedAsk(thing, question, company.people)),
      leans: reading.leans,
      understood: reading.understood && found.kind !== 'other_language',
      asksBack: isOfTwo ? pair.kind === 'which' : ASKS_BACK.includes(found.kind) && !free,
      isFree,
      offers: isOfTwo ? offersOfTwo(pair) : offersOf(found, question, asked.reading),
      // what is declined by its own name is read by a rule
      confidence: isUnread ? 1 : rounded(first.confidence),
      sureOf: {
        ...roundedOf(reading.sureOf),
        ...(isUnread && { declines: 1 }),
        // another one was read by a rule
        ...(first.time !== reading.asks[0].time && { time: 1 }),
      },
      k: act,
      sureOfK: rounded(reading.act[act]),
    },
  }
}

/** Nothing is charged, and the person is asked for what is missing. */
const ASKS_BACK: readonly ParsedQuestion['kind'][] = [
  'asks_back',
  'near_known',
  'unclear_span',
  'blank',
  'other_language',
]

function asPerson({ name, ring }: { name: string; ring?: string | undefined }, index: number): CirclePerson {
  return { id: String(index), name, tag: TAGS[ring ?? ''] ?? 'other' }
}

/** By the name that they have in the Circle, with what else was said of them. */
function whomOf(pair: PairQuestion, { person }: AskedThing): Somebody | null {
  return pair.kind === 'about' ? { ...person, name: pair.person.name } : person
}

/** Two of one name: whom it means is asked, and what is wanted of them is the same. */
function offersOfTwo(pair: PairQuestion): Printed['offers'] {
  return pair.kind === 'which' ? pair.among.map(() => ({ about: 'friends', wants: 'how' })) : []
}

function printedAsk(thing: AskedThing, question: string, circle: readonly CirclePerson[]): PrintedAsk {
  const words = thing.words ?? question.slice(...thing.at)
  const meant = whomItMeant(words, { people: circle, before: [] }).map(({ name }) => ({ name }))
  const others = thing.people.filter(({ name }) => meant.every((one) => one.name !== name))
  return {
    words,
    about: thing.about[0]!,
    wants: thing.wants[0]!,
    time: thing.time && { from: thing.time.from, to: thing.time.to },
    people: [...meant, ...others],
    terms: thing.terms,
    choices: thing.choices,
    confidence: rounded(thing.confidence),
  }
}

function roundedOf(sureOf: Reading['sureOf']): Reading['sureOf'] {
  const shares = Object.entries(sureOf).map(([name, share]) => [name, rounded(share)])
  return Object.fromEntries(shares) as Reading['sureOf']
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000
}

/** What is offered to the person, and nothing else. */
function offersOf(found: ParsedQuestion, question: string, reading: Reading): Printed['offers'] {
  return shownOf(found, question, reading).map(({ about, wants }) => ({ about, wants }))
}

function shownOf(
  found: ParsedQuestion,
  question: string,
  reading: Reading,
): readonly Printed['offers'][number][] {
  const choose = (nth: number) => hash(`${question}${nth}`)
  if (found.kind === 'near_known') return nearOffers(found.questions, reading.offers)
  if (found.kind === 'asks_back')
    return found.likeliest ? offersBeneath(found, choose) : offersFor(found, choose)
  return found.kind === 'read' && found.otherwise ? offersBeneath(found.otherwise, choose) : []
}

/** What is of the chart or of the sky is read by its terms, whatever was heard. */
function byRule(found: ParsedQuestion, thing: AskedThing): AskedThing {
  const about =
    found.kind === 'sky_only'
      ? 'sky'
      : found.kind === 'read' && KINDS[found.intent.kind].isOfTerms && !found.intent.follows
        ? 'chart'
        : null
  if (about) return { ...thing, about: [about] }
  // what a later turn took over from the thread
  if (found.kind !== 'read' || !found.intent.follows) return thing
  const { theme } = found.intent
  if (themeFor(thing.about[0]!, NO_TRAITS) === theme) return thing
  const meant = ABOUT.find((one) => !OF_NO_LIFE.includes(one) && themeFor(one, NO_TRAITS) === theme)
  return meant ? { ...thing, about: [meant, ...thing.about.filter((one) => one !== meant)] } : thing
}
