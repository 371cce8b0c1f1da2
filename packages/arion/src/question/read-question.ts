/** From the reading of a question to what is answered: what a rule reads with certainty goes first. */
import { KINDS } from '../kinds/index.ts'
import type { Reading } from '../listen/reading.ts'
import type { ThreadTurn, Waiting } from '../types.ts'
import { saysItIsNone, saysItIsOne } from './care/asked-after.ts'
import { withTheIll } from './bedside-intent.ts'
import { deathsIn, offeredWithout, withTheDead } from './the-dead.ts'
import { asksPlainly, isTakenBack } from './care-in-thread.ts'
import { withOwnQuestion } from './meaning/with-own-question.ts'
import { intentAsPut, isLikely, meantAsPut, settled, SURE_AS_PUT } from './meaning/as-put.ts'
import type { Intent, Offered, ParsedQuestion } from './intent.ts'
import { openHalves } from './open-halves.ts'
import { ownQuestions } from './gate/own-question.ts'
import { completedBy } from './meaning/completed.ts'
import { CARE_OF } from './meaning/declined.ts'
import { namesTime } from './meaning/names-time.ts'
import { intentBefore } from './meaning/thread-state.ts'
import { withLimbs } from './meaning/with-limbs.ts'
import { isCorrection, withCorrection } from './meaning/corrected.ts'
import { withNamed } from './meaning/with-named.ts'
import { knownAsked } from './talk/known-question.ts'
import { plain } from './plain-text.ts'
import { LOW } from './told-event.ts'
import { seeksNewLove, tellsParting, toldPartingIn, withParting } from './parting.ts'
import { isUndertaking } from './undertaking.ts'
import { withEasing } from './parting-eases.ts'
import { withMissed } from './missed.ts'
import type { SpanFrame } from './time-asked.ts'
import { withScale } from './with-scale.ts'
import { withTold } from './with-told.ts'
import { traitsIn } from './traits.ts'
import { parsed } from './parsed.ts'
import { particularsOf } from './particulars-of.ts'
import { spokenIn } from './spoken-in.ts'
import { stateOf } from './turn-state.ts'
import { keyForAll } from './key-for-all.ts'
import { remembered } from '../language/remembered.ts'

export interface AskedQuestion {
  question: string
  thread: readonly ThreadTurn[]
  reading: Reading
  /** which offer of what was asked back it takes up */
  offer?: number | null
  /** what else the message asked */
  beside?: readonly Waiting[]
}

/** What a question means to whoever asks it there and then, in the light of its thread. */
export function readQuestion(asked: AskedQuestion, frame: SpanFrame): ParsedQuestion {
  const key = keyOf(asked, frame)
  if (key === null) return readWhole(asked, frame)
  const found = foundBy.get(asked.reading)
  if (found?.thread === asked.thread && found.key === key) return found.parsed
  const parsed = readForAll(asked, frame)
  foundBy.set(asked.reading, { thread: asked.thread, key, parsed })
  return parsed
}

/** A question is read once for its answer; what was found goes with its reading, and nobody's words stay. */
const foundBy = new WeakMap<
  Reading,
  { thread: AskedQuestion['thread']; key: string; parsed: ParsedQuestion }
>()

/** A chip is read once a day for everybody. */
const readForAll = remembered(
  readWhole,
  ({ question, thread, reading, offer, beside }, frame) => {
    const key = keyForAll(question, thread, frame)
    return key && JSON.stringify([key, reading, offer, beside])
  },
  200,
)

function keyOf({ question, offer = null, beside = [] }: AskedQuestion, frame: SpanFrame): string | null {
  // who is known to have died is asked of the asker's own memory
  if (frame.isDead) return null
  return JSON.stringify([question, offer, beside, frame])
}

function readWhole(asked: AskedQuestion, frame: SpanFrame): ParsedQuestion {
  const found = readOnce(asked, frame)
  const whole = (intent: Intent) => ({
    ...intent,
    particulars: particularsOf(asked, frame.today, intent.named?.words),
  })
  if (found.kind === 'asks_back' && found.likeliest) {
    const { intent, meant } = found.likeliest
    return { ...found, likeliest: { intent: whole(intent), meant } }
  }
  return found.kind === 'read' ? { ...found, intent: whole(found.intent) } : found
}

function readOnce(asked: AskedQuestion, frame: SpanFrame): ParsedQuestion {
  const { reading, thread, question } = asked
  const cry = cryOf(asked)
  if (cry) return cry
  const last = thread.at(-1)
  if (last?.reading?.careIsGuessed && saysItIsNone(question))
    return readQuestion(
      { question: last.question, thread: thread.slice(0, -1), reading: { ...last.reading, care: null } },
      frame,
    )
  const { language } = reading
  if (language) return { kind: 'other_language', language }
  const before = intentBefore(thread, frame.today, (turn, earlier, previous) =>
    spokenIn(turn, earlier, previous, frame),
  )
  const completed = completedBy(
    { ...asked, namesTime: namesTime(question, frame), today: frame.today },
    thread,
  )
  const known = knownAsked(completed?.question ?? question)
  if (known) return known
  const read = completed
    ? parsed({ question: completed.question, reading: completed.reading }, before, frame)
    : parsed({ question, reading }, before, frame)
  const words = completed?.question ?? question
  const weighs = isUndertaking(plain(words), (completed?.reading ?? reading).asks[0])
  const named = withNamed(read, words, before?.intent ?? null)
  const scaled = withScale(withLimbs(named, words, frame, weighs), words, before?.intent ?? null, frame)
  const isDead = deadTo(asked, frame)
  const met = withMissed(withTold(scaled, words), words, frame, before?.intent ?? null)
  const held = withTheDead(met, words, { isDead, today: frame.today, isUndertaking: weighs })
  const isParting = tellsParting(question, frame)
  const hasParted = frame.hasParted || thread.some((turn) => toldPartingIn(turn, frame))
  const parted = isParting ? ('told' as const) : hasParted ? ('before' as const) : null
  const eased = withEasing(held, asked, { parted, frame })
  if (eased !== held) return eased
  const found = completed ? held : withCorrection(held, asked, before, frame)
  if (found.kind !== 'read') {
    const offered =
      reading.understood && !completed && !isCorrection(found)
        ? withOwnQuestion(found, words, thread, asked.beside)
        : found
    if (offered.kind !== 'asks_back') return offered
    const free = offeredWithout(offered, isDead)
    const likeliest = completed ? null : likeliestOf(free, asked, frame)
    return likeliest ? { ...free, likeliest } : free
  }
  const hasMourned = frame.hasMourned || thread.some((turn) => turn.reading?.tone === 'grief')
  const isColoured = !KINDS[found.intent.kind].meets || reading.tone === 'grief' || LOW.test(plain(question))
  const mourned = hasMourned && isColoured && !found.intent.grief ? { grief: 'before' as const } : {}
  const intent = { ...found.intent, ...mourned, traits: traitsIn(plain(question)) }
  const open = openHalves(words, intent)
  const whole = { ...found, intent: open.length > 0 ? { ...intent, open } : intent }
  const after = parted ?? (seeksNewLove(question) ? ('after' as const) : null)
  const told = withTheIll(after ? withParting(whole, question, after, weighs) : whole, frame)
  return completed ? charged(told) : withOtherwise(told, asked)
}

/** What else it may mean, beneath an answer that takes no Ask; not beside a bed, nor what waits. */
function withOtherwise(found: ParsedQuestion, { question, beside = [] }: AskedQuestion): ParsedQuestion {
  if (found.kind !== 'read' || !found.otherwise) return found
  const { intent, refusals, otherwise } = found
  const isGrave = intent.grief || intent.bedside || intent.parted
  if (isGrave || refusals.length > 0 || beside.length > 0) return charged(found)
  return { ...found, otherwise: { ...otherwise, own: ownQuestions(question) } }
}

function charged(found: ParsedQuestion): ParsedQuestion {
  if (found.kind !== 'read' || !found.otherwise) return found
  const { otherwise: _, ...read } = found
  return read
}

/** What was not surely heard is read as it was put. */
function likeliestOf(
  { own: [own] = [], offers, isTold, isCorrected }: Offered,
  asked: AskedQuestion,
  frame: SpanFrame,
): Offered['likeliest'] | null {
  const { reading, beside = [] } = asked
  const isTried = reading.asks[0].confidence === SURE_AS_PUT
  if (!own || isTold || isCorrected || beside.length > 0 || isTried || !isLikely(reading, own)) return null
  const ways = meantAsPut(own, offers, reading)
  const [asPut] = ways
  for (const meant of ways) {
    const found = readOnce({ ...asked, reading: settled(reading, meant, SURE_AS_PUT) }, frame)
    const intent = intentAsPut(found, meant, own)
    if (!intent) continue
    const isForVerdict = meant.wants === 'outlook' && asPut!.wants === 'whether'
    return { intent: isForVerdict ? { ...intent, isForVerdict } : intent, meant }
  }
  return null
}

/** Who is known to have died, from this thread or from what was kept. */
function deadTo(
  { thread, question }: AskedQuestion,
  { today, isDead }: SpanFrame,
): (call: string) => boolean {
  const told = [
    ...thread.map((turn) => stateOf(turn)?.told ?? deathsIn(turn.question, turn.day ?? today)),
    deathsIn(question, today),
  ]
  return (call) =>
    (told.some(({ dead }) => dead.includes(call)) || isDead?.(call) === true) &&
    !told.some(({ others }) => others.includes(call))
}

/** What the ear heard a turn ago is not over because the next words are fewer; a guess is over in a word. */
function cryOf({ question, thread, reading }: AskedQuestion): ParsedQuestion | null {
  const last = thread.at(-1)?.reading
  if (last?.careIsGuessed && !reading.care)
    return saysItIsOne(question) ? { kind: 'crisis', care: CARE_OF[last.care!] } : null
  if (reading.careIsGuessed && last?.careIsGuessed && saysItIsNone(question)) return null
  if (reading.care) {
    // who is asked and does not say that it is none is believed to be in need
    const isGuessed = reading.careIsGuessed && !last?.careIsGuessed
    return { kind: 'crisis', care: CARE_OF[reading.care], ...(isGuessed ? { isGuessed } : {}) }
  }
  const isOver = last?.care !== 'abuse' && isTakenBack(question)
  return last?.care && !asksPlainly(question) && !isOver ? { kind: 'crisis', care: CARE_OF[last.care] } : null
}
