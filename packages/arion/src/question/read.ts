/** The one reading of a message: what was heard, with what a rule reads with certainty beside it. */
import { confidenceOf, CRY_HEARD, DECLINE_HEARD } from '../listen/calibration.ts'
import type { Heard } from '../listen/heard.ts'
import type { EarlierTurn } from '../listen/hearing.ts'
import type { AskedThing, Reading } from '../listen/reading.ts'
import type { About, Cry, Decline, Wants } from '../listen/vocabulary.ts'
import { timeInForce } from '../time/in-thread.ts'
import type { ReadTime, Span, TimeFrame } from '../time/span.ts'
import { readRefusals } from './care/care.ts'
import type { Care, Refusal } from './care/care.ts'
import { careIn } from './care/care-in-thread.ts'
import { griefIn } from './care/grief.ts'
import { choicesIn } from './choices/choices.ts'
import { namedPerson, personIn } from './person-in.ts'
import { sentencesThatAsk } from './sentences-that-ask.ts'

/** A second reading stands beside the first from this share on. */
const ALSO = 0.15
const OFFERS = 3
/** From here on a time is meant, though no word names it. */
const SURELY_TIMED = 0.6

export interface ReadInput {
  question: string
  /** oldest turn first */
  thread: readonly EarlierTurn[]
  frame: TimeFrame
  /** hears a text in the light of a thread */
  hear: (question: string, thread: readonly EarlierTurn[]) => Heard
}

/** Pure but for `hear`; the same input gives the same reading. */
export function read(input: ReadInput): Reading {
  const { question, thread, frame, hear } = input
  const heard = hear(question, thread)
  const leans = thread.length > 0 && heard.leans >= 0.5
  const first = askedThing(input, heard, leans ? 'leans' : 'stands', [0, question.length])
  const others = sentencesThatAsk(question).flatMap(({ text, at }) => {
    const alone = hear(text, [])
    const thing = askedThing({ ...input, question: text, thread: [] }, alone, 'stands', at)
    return isAnother(thing, first) ? [thing] : []
  })
  return {
    asks: [first, ...others],
    tone: toneOf(question, heard, frame),
    care: cryOf(question, thread, heard),
    declines: declinesOf(question, heard),
    leans,
    understood: heard.understood >= 0.5,
    offers: offersOf(heard),
  }
}

function askedThing(
  { question, thread, frame }: ReadInput,
  heard: Heard,
  stands: 'leans' | 'stands',
  at: [number, number],
): AskedThing {
  const about = bestFirst(heard.about)
  const wants = bestFirst(heard.wants)
  const time = timeOf(
    timeInForce(question, thread, frame, stands),
    { about: about[0]![0], wants: wants[0]![0], timed: heard.timed },
    frame,
  )
  return {
    about: about.map(([name]) => name),
    wants: wants.map(([name]) => name),
    confidence: confidenceOf(about[0]![1], wants[0]![1]),
    time,
    person: personOf(question),
    choices: heard.chooses >= 0.5 || wants[0]![0] === 'which' ? choicesIn(question) : null,
    at,
  }
}

/** "Back at work. Smiling." names no time, and speaks of this day. */
function timeOf(
  named: ReadTime,
  { about, wants, timed }: { about: About; wants: Wants; timed: number },
  { today }: TimeFrame,
): Span | null {
  if (named.kind === 'span') return named.span
  const isMeant = about === 'today' || (timed >= SURELY_TIMED && wants !== 'when')
  return named.kind === 'none' && isMeant ? { from: today, to: today, phrase: 'today' } : null
}

/** Another theme or another kind of wish, heard clearly: not the same question put twice. */
function isAnother(thing: AskedThing, first: AskedThing): boolean {
  return (
    thing.confidence >= 0.6 &&
    !first.about.includes(thing.about[0]!) &&
    !['small_talk', 'arion'].includes(thing.about[0]!)
  )
}

function bestFirst<Name extends About | Wants>(shares: Record<Name, number>): [Name, number][] {
  const sorted = (Object.entries(shares) as [Name, number][]).sort((a, b) => b[1] - a[1])
  return sorted.filter(([, share], i) => i === 0 || share >= ALSO)
}

/** The likeliest pairs of theme and wish. */
function offersOf(heard: Heard): Reading['offers'] {
  const pairs = (Object.entries(heard.about) as [About, number][]).flatMap(([about, a]) =>
    (Object.entries(heard.wants) as [Wants, number][]).map(([wants, w]) => ({ about, wants, share: a * w })),
  )
  return pairs
    .sort((a, b) => b.share - a.share)
    .slice(0, OFFERS)
    .map(({ about, wants }) => ({ about, wants }))
}

/** Rules and the learned ear: either of the two suffices. */
function cryOf(question: string, thread: readonly EarlierTurn[], { care }: Heard): Cry | null {
  const ruled = careIn(question, thread)
  if (ruled) return CRY_OF_RULE[ruled]
  if (1 - care.none < CRY_HEARD) return null
  return (['crisis', 'harm', 'abuse'] as const).reduce((best, cry) => (care[cry] > care[best] ? cry : best))
}

const CRY_OF_RULE = { self_harm: 'crisis', harm: 'harm', violence: 'abuse' } as const satisfies Record<
  Exclude<Care, null>,
  Cry
>

function declinesOf(question: string, { declines }: Heard): Decline[] {
  const heard = (Object.entries(declines) as [Decline, number][]).filter(
    ([, share]) => share >= DECLINE_HEARD,
  )
  const ruled = readRefusals(question).map((refusal) => DECLINE_OF_RULE[refusal])
  return [...new Set([...ruled, ...heard.map(([name]) => name)])]
}

const DECLINE_OF_RULE = {
  death: 'death',
  medical: 'medical',
  legal: 'legal',
  secret: 'spying',
  markets: 'investment',
  outside: 'outside',
} as const satisfies Record<Exclude<Refusal, null>, Decline>

function personOf(question: string): AskedThing['person'] {
  const name = namedPerson(question)
  const relation = personIn(question.toLowerCase())
  const role = relation?.name.startsWith('your ') ? relation.name.slice('your '.length) : undefined
  return name || role ? { ...(name && { name }), ...(role && { role }) } : null
}

function toneOf(question: string, { wants, about }: Heard, { today }: TimeFrame): Reading['tone'] {
  if (griefIn(question, today) === 'fresh') return 'grief'
  const text = question.toLowerCase()
  if (about.arion >= 0.5 && DOUBT.test(text)) return 'doubt'
  if (ANGER.test(text)) return 'anger'
  if (FEAR.test(text)) return 'fear'
  return wants.none >= 0.3 && JOY.test(text) ? 'joy' : null
}

const DOUBT =
  /\b(wrong|fake|rubbish|nonsense|barnum|prove|proof|believe|really|made up|generic|bs|bullshit|how do you know)\b/
const ANGER = /\b(furious|angry|so mad|pissed|livid|hate|fed up|sick of|had enough)\b/
const FEAR = /\b(scared|afraid|terrified|frightened|anxious|panic\w*|worried sick|dread\w*)\b/
const JOY = /\b(yay|woo+|hooray|we did it|i got (it|the)|so happy|over the moon|guess what|best news)\b/
