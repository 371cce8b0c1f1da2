/** From the reading of a question to what is answered: what a rule reads with certainty goes first. */
import { isWaiting } from '@astrarium/contracts'
import type { Reading } from '../listen/reading.ts'
import type { ThreadTurn } from '../types.ts'
import { saysItIsNone, saysItIsOne } from './care/asked-after.ts'
import { isAnother, offeredWithout, theDeadIn, withTheDead } from './the-dead.ts'
import { asksPlainly, isTakenBack } from './care/care-in-thread.ts'
import { withOwnQuestion } from './meaning/with-own-question.ts'
import type { Intent, ParsedQuestion, Waiting } from './intent.ts'
import { certainThing } from './meaning/certain.ts'
import { inherited } from './meaning/inherited.ts'
import { intentOf } from './meaning/intent-of.ts'
import { choicesIn } from './choices/choices.ts'
import { completedBy } from './meaning/completed.ts'
import { CARE_OF } from './meaning/declined.ts'
import { namesTime } from './meaning/names-time.ts'
import { intentBefore } from './meaning/thread-state.ts'
import type { Before } from './meaning/thread-state.ts'
import { withLimbs } from './meaning/with-limbs.ts'
import { withNamed } from './meaning/with-named.ts'
import { plain } from './plain-text.ts'
import { LOW } from './told-event.ts'
import { withMissed } from './missed.ts'
import { languageOf } from './language/language-of.ts'
import type { SpanFrame } from './time-asked.ts'
import { withScale } from './with-scale.ts'
import { withTold } from './with-told.ts'
import { traitsIn } from './traits.ts'
import { isDoing, isLetter, parsed } from './parsed.ts'
import type { Read } from './parsed.ts'

export interface AskedQuestion {
  question: string
  thread: readonly ThreadTurn[]
  reading: Reading
  /** which offer of what was asked back it takes up */
  offer?: number | null
}

export function readQuestion(asked: AskedQuestion, frame: SpanFrame): ParsedQuestion {
  const { reading, thread, question } = asked
  const cry = cryOf(asked)
  if (cry) return cry
  const last = thread.at(-1)
  if (last?.reading?.careIsGuessed && saysItIsNone(question))
    return readQuestion(
      { question: last.question, thread: thread.slice(0, -1), reading: { ...last.reading, care: null } },
      frame,
    )
  const language = languageOf(question)
  if (language) return { kind: 'other_language', language }
  const before = intentBefore(thread, (turn, earlier, previous) => spokenIn(turn, earlier, previous, frame))
  const completed = completedBy({ ...asked, namesTime: namesTime(question, frame) }, thread)
  const whole = completed
    ? parsed({ question: completed.question, reading: completed.reading }, before, frame)
    : parsed({ question, reading }, before, frame)
  const alone =
    whole.kind === 'asks_back' && !completed && !isLetter(question) ? clearest(asked, frame) : null
  const read = alone ?? whole
  const words = completed?.question ?? question
  const named = withNamed(read, words, before?.intent ?? null)
  const scaled = withScale(withLimbs(named, words, frame), words, before?.intent ?? null, frame)
  const isDead = deadTo(asked, frame)
  const met = withMissed(withTold(scaled, words), words, frame, before?.intent ?? null)
  const found = withTheDead(met, words, { isDead, today: frame.today })
  if (found.kind !== 'read') {
    const offered = reading.understood && !completed ? withOwnQuestion(found, words, thread) : found
    return offered.kind === 'asks_back' ? offeredWithout(offered, isDead) : offered
  }
  const waiting = isToldTogether(found.intent) ? [] : waitingBeside(asked).slice(alone ? 1 : 0)
  const hasMourned = frame.hasMourned || thread.some((turn) => turn.reading?.tone === 'grief')
  const isColoured = found.intent.kind !== 'comfort' || reading.tone === 'grief' || LOW.test(plain(question))
  const mourned = hasMourned && isColoured && !found.intent.grief ? { grief: 'before' as const } : {}
  const intent = { ...found.intent, ...mourned, traits: traitsIn(plain(question)) }
  return { ...found, intent: waiting.length > 0 ? { ...intent, waiting } : intent }
}

/** Who is known to have died, from this thread or from what was kept. */
function deadTo(
  { thread, question: now }: AskedQuestion,
  { today, isDead }: SpanFrame,
): (call: string) => boolean {
  const said = [...thread.map(({ question }) => question), now]
  const told = new Set(said.flatMap((words) => theDeadIn(words, today)))
  return (call) =>
    (told.has(call) || isDead?.(call) === true) && !said.some((words) => isAnother(words, call))
}

/** What a turn was about: as it was answered, else as far as it was heard. */
function spokenIn(
  turn: ThreadTurn,
  earlier: Before | null,
  previous: readonly ThreadTurn[],
  frame: SpanFrame,
) {
  const { reading } = turn
  if (!reading || (reading.care && !reading.careIsGuessed)) return { parsed: null, isAnswered: false }
  const offer = previous.at(-1)?.asksBack?.offers.findIndex(({ label }) => label === turn.question) ?? -1
  const sent = { question: turn.question, reading, namesTime: namesTime(turn.question, frame) }
  const completed = completedBy({ ...sent, offer: offer < 0 ? null : offer }, previous)
  const { question } = completed ?? turn
  const meant = completed?.reading ?? reading
  const isAnswered = !reading.care && (!turn.asksBack || isWaiting(turn.asksBack))
  const read = parsed({ question, reading: meant }, earlier, frame)
  const heard =
    isAnswered && read.kind !== 'asks_back' ? read : asHeard({ question, reading: meant }, earlier, frame)
  const last = earlier?.intent ?? null
  return {
    parsed: heard && withScale(withNamed(heard, question, last), question, last, frame),
    isAnswered: isAnswered && read.kind !== 'asks_back',
  }
}

/** What was asked back is spoken of all the same: as what it was most likely about. */
function asHeard({ question, reading }: Read, last: Before | null, frame: SpanFrame): ParsedQuestion | null {
  const text = plain(question)
  const heard = certainThing(question, reading.asks[0])
  const own = { text, namesTime: namesTime(question, frame) }
  const thing = reading.leans ? inherited(heard, last, own) : heard
  const isUndertaking = isDoing(text, last?.intent ?? null)
  const intent = intentOf({ ...own, thing, isUndertaking, choices: choicesIn(question) ?? [] }, frame)
  return intent && { kind: 'read', intent, refusals: [] }
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

/** Of several questions that are unclear together, the first by itself. */
function clearest({ question, reading }: AskedQuestion, frame: SpanFrame): ParsedQuestion | null {
  const [, thing] = reading.asks
  if (!thing) return null
  const found = parsed(
    {
      question: question.slice(...thing.at),
      reading: { ...reading, asks: [thing], leans: false, understood: true },
    },
    null,
    frame,
  )
  return found.kind === 'read' ? found : null
}

/** What else the message asks; of one that takes up what waited, the others that still do. */
function waitingBeside({ question, thread, reading, offer = null }: AskedQuestion): Waiting[] {
  const last = thread.at(-1)?.asksBack
  if (offer === null || !last)
    return reading.asks.slice(1).map(({ at, about, wants }) => ({
      words: question.slice(...at),
      about: about[0]!,
      wants: wants[0]!,
    }))
  if (!isWaiting(last)) return []
  const all = last.offers.map(({ label }, index) => ({ words: label, ...last.readings[index]! }))
  return all.filter((_, index) => index !== offer)
}

/** Several facts of the chart that were asked for in one breath stand in one answer. */
function isToldTogether({ chart, cycle }: Intent): boolean {
  return (chart?.about === 'techniques' && chart.techniques.length > 1) || cycle?.is === 'progressed'
}
