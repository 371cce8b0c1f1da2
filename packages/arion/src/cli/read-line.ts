/** One line of `arion read`: a question in, its reading out. */
import { KINDS } from '../kinds/index.ts'
import { z } from 'zod'
import { offersFor } from '../almanac/replies/offer-words.ts'
import type { AskedThing } from '../listen/reading.ts'
import { isSouthernZone } from '../question/care/country-of-zone.ts'
import type { ParsedQuestion } from '../question/intent.ts'
import { ABOUT, ACTS } from '../listen/vocabulary.ts'
import type { Act } from '../listen/vocabulary.ts'
import { certainThing } from '../question/meaning/certain.ts'
import { OF_NO_LIFE } from '../question/meaning/inherited.ts'
import { themeFor } from '../question/meaning/theme-for.ts'
import { NO_TRAITS } from '../question/traits.ts'
import { firstAsked } from '../question/first-asked.ts'
import { readQuestion } from '../question/read-question.ts'
import type { Reader } from '../reader/open-reader.ts'
import { readTurns } from '../reader/with-readings.ts'

const Line = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  question: z.string().min(1, 'the question as typed'),
  thread: z.array(z.object({ question: z.string(), answer: z.string() })).default([]),
  today: z.iso.date('a local day, YYYY-MM-DD'),
  zone: z.string().default('UTC'),
})

export interface Printed {
  id?: string | number | undefined
  care: string | null
  /** a line for help stands beneath what is answered, and nothing is put aside */
  careIsFaint?: true
  declines: string[]
  about: string[]
  wants: string[]
  time: { from: string; to: string } | null
  person: { name?: string; role?: string } | null
  choices: string[] | null
  leans: boolean
  understood: boolean
  asksBack: boolean
  offers: { about: string; wants: string }[]
  confidence: number
  /** what is done with the message: the likeliest of the acts, and how sure that is */
  k: Act
  sureOfK: number
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
  const frame = { today, isSouthern: isSouthernZone(zone), zone }
  const reading = reader.read(question, thread, frame)
  const whole = { question, thread: readTurns(reader, thread, frame), reading }
  const found = readQuestion(
    firstAsked(whole, today, (one) => readQuestion(one, frame)),
    frame,
  )
  const act = ACTS.reduce((best, one) => (reading.act[one] > reading.act[best] ? one : best))
  const first = byRule(found, certainThing(question, reading.asks[0]))
  return {
    printed: {
      ...(id !== undefined && { id }),
      care: reading.care ?? reading.faintCry ?? null,
      ...(reading.faintCry && { careIsFaint: true as const }),
      declines: reading.declines,
      about: first.about,
      wants: first.wants,
      time: first.time && { from: first.time.from, to: first.time.to },
      person: first.person,
      choices: first.choices,
      leans: reading.leans,
      understood: reading.understood,
      asksBack: ASKS_BACK.includes(found.kind),
      offers: offersOf(found, question),
      confidence: Math.round(first.confidence * 1000) / 1000,
      k: act,
      sureOfK: Math.round(reading.act[act] * 1000) / 1000,
    },
  }
}

/** Nothing is charged, and the person is asked for what is missing. */
const ASKS_BACK: readonly ParsedQuestion['kind'][] = ['asks_back', 'near_known', 'unclear_span', 'blank']

/** What is offered to the person, and nothing else. */
function offersOf(found: ParsedQuestion, question: string): Printed['offers'] {
  if (found.kind !== 'asks_back') return []
  return offersFor(found, question).map(({ about, wants }) => ({ about, wants }))
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
