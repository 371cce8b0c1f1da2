/** From the reading of a question to what is answered: what a rule reads with certainty goes first. */
import { KINDS } from '../kinds/index.ts'
import { isWaiting } from '@astrarium/contracts'
import type { Reading } from '../listen/reading.ts'
import type { ThreadTurn, Waiting } from '../types.ts'
import { saysItIsNone, saysItIsOne } from './care/asked-after.ts'
import { isAnother, offeredWithout, theDeadIn, withTheDead } from './the-dead.ts'
import { asksPlainly, isTakenBack } from './care/care-in-thread.ts'
import { withOwnQuestion } from './meaning/with-own-question.ts'
import type { ParsedQuestion } from './intent.ts'
import { certainThing } from './meaning/certain.ts'
import { inherited } from './meaning/inherited.ts'
import { intentOf } from './meaning/intent-of.ts'
import { firstOfTurn } from './first-asked.ts'
import { openHalves } from './open-halves.ts'
import { choicesIn } from './choices/choices.ts'
import { completedBy } from './meaning/completed.ts'
import { CARE_OF } from './meaning/declined.ts'
import { namesTime } from './meaning/names-time.ts'
import { intentBefore } from './meaning/thread-state.ts'
import type { Before } from './meaning/thread-state.ts'
import { withLimbs } from './meaning/with-limbs.ts'
import { isCorrection, withCorrection } from './meaning/corrected.ts'
import { withNamed } from './meaning/with-named.ts'
import { knownAsked } from './talk/known-question.ts'
import { plain } from './plain-text.ts'
import { LOW } from './told-event.ts'
import { tellsParting, toldPartingIn, withParting } from './parting.ts'
import { withMissed } from './missed.ts'
import { languageOf } from './language/language-of.ts'
import type { SpanFrame } from './time-asked.ts'
import { withScale } from './with-scale.ts'
import { withTold } from './with-told.ts'
import { traitsIn } from './traits.ts'
import { remembered } from '../language/remembered.ts'
import { frameKey } from '../time/frame-key.ts'
import { plainText } from '../time/plain-text.ts'
import { isDoing, parsed } from './parsed.ts'
import type { Read } from './parsed.ts'

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
export const readQuestion = remembered(readOnce, keyOf, 200)

/** A chip is read once for all on a day, and any question once for its answer. */
function keyOf(asked: AskedQuestion, frame: SpanFrame): string | null {
  // who is known to have died is asked of the asker's own memory
  if (Object.values(frame).some((one) => typeof one === 'function')) return null
  const said = [asked.question, ...asked.thread.flatMap(({ question, answer }) => [question, answer])]
  const { born: _born, birthday: _birthday, ...others } = frame
  return JSON.stringify([frameKey(frame, ...said.map((words) => plainText(words).text)), others, asked])
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
  const language = languageOf(question)
  if (language) return { kind: 'other_language', language }
  const known = knownAsked(question)
  if (known) return known
  const before = intentBefore(thread, (turn, earlier, previous) => spokenIn(turn, earlier, previous, frame))
  const completed = completedBy({ ...asked, namesTime: namesTime(question, frame) }, thread)
  const read = completed
    ? parsed({ question: completed.question, reading: completed.reading }, before, frame)
    : parsed({ question, reading }, before, frame)
  const words = completed?.question ?? question
  const named = withNamed(read, words, before?.intent ?? null)
  const scaled = withScale(withLimbs(named, words, frame), words, before?.intent ?? null, frame)
  const isDead = deadTo(asked, frame)
  const met = withMissed(withTold(scaled, words), words, frame, before?.intent ?? null)
  const held = withTheDead(met, words, { isDead, today: frame.today })
  const found = completed ? held : withCorrection(held, asked)
  if (found.kind !== 'read') {
    const offered =
      reading.understood && !completed && !isCorrection(found)
        ? withOwnQuestion(found, words, thread, asked.beside)
        : found
    return offered.kind === 'asks_back' ? offeredWithout(offered, isDead) : offered
  }
  const hasMourned = frame.hasMourned || thread.some((turn) => turn.reading?.tone === 'grief')
  const isColoured = !KINDS[found.intent.kind].meets || reading.tone === 'grief' || LOW.test(plain(question))
  const mourned = hasMourned && isColoured && !found.intent.grief ? { grief: 'before' as const } : {}
  const intent = { ...found.intent, ...mourned, traits: traitsIn(plain(question)) }
  const open = openHalves(words, intent)
  const whole = { ...found, intent: open.length > 0 ? { ...intent, open } : intent }
  const isParting = tellsParting(question, frame)
  const hasParted = frame.hasParted || thread.some((turn) => toldPartingIn(turn, frame))
  return isParting || hasParted ? withParting(whole, question, isParting) : whole
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
function spokenIn(turn: ThreadTurn, earlier: Before | null, previous: readonly ThreadTurn[], now: SpanFrame) {
  const frame = turn.day === undefined ? now : { ...now, today: turn.day }
  if (!turn.reading || (turn.reading.care && !turn.reading.careIsGuessed))
    return { parsed: null, isAnswered: false }
  const answered = firstOfTurn({ ...turn, reading: turn.reading })
  const { reading } = answered
  const offer = previous.at(-1)?.asksBack?.offers.findIndex(({ label }) => label === turn.question) ?? -1
  const sent = { ...answered, namesTime: namesTime(answered.question, frame) }
  const completed = completedBy({ ...sent, offer: offer < 0 ? null : offer }, previous)
  const { question, reading: meant } = completed ?? answered
  const isAnswered = !reading.care && (!turn.asksBack || isWaiting(turn.asksBack))
  const read = parsed({ question, reading: meant }, earlier, frame)
  const heard =
    isAnswered && read.kind !== 'asks_back' ? read : asHeard({ question, reading: meant }, earlier, frame)
  const last = earlier?.intent ?? null
  return {
    parsed:
      heard && withoutOver(withScale(withNamed(heard, question, last), question, last, frame), frame, now),
    isAnswered: isAnswered && read.kind !== 'asks_back',
  }
}

/** What was ahead then and is over now is no longer asked about. */
function withoutOver(found: ParsedQuestion, then: SpanFrame, now: SpanFrame): ParsedQuestion {
  if (found.kind !== 'read' || !found.intent.span) return found
  const { to } = found.intent.span
  return to >= then.today && to < now.today ? { ...found, intent: { ...found.intent, span: null } } : found
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
