/** What a turn of a thread was about: as it was answered, else as far as it was heard. */
import { isUnderAnswer } from '@astrarium/contracts'
import { remembered } from '../language/remembered.ts'
import type { ThreadTurn } from '../types.ts'
import { careOf } from './care-in-thread.ts'
import { choicesIn } from './choices/choices.ts'
import { foreseesTimes } from './choices/times-between.ts'
import { firstOfTurn } from './first-asked.ts'
import { isLikely, likeliestMeant, settled } from './meaning/as-put.ts'
import type { Meant } from './meaning/as-put.ts'
import { ownQuestions } from './gate/own-question.ts'
import type { ParsedQuestion } from './intent.ts'
import { certainThing } from './meaning/certain.ts'
import { completedBy } from './meaning/completed.ts'
import { inherited } from './meaning/inherited.ts'
import { intentOf } from './meaning/intent-of.ts'
import { namesTime } from './meaning/names-time.ts'
import { themeFor } from './meaning/theme-for.ts'
import type { Before } from './meaning/thread-state.ts'
import { withNamed } from './meaning/with-named.ts'
import { keyForAll } from './key-for-all.ts'
import { parsed } from './parsed.ts'
import { isUndertaking } from './undertaking.ts'
import type { Read } from './parsed.ts'
import { plain } from './plain-text.ts'
import type { SpanFrame } from './time-asked.ts'
import { NO_TRAITS } from './traits.ts'
import type { Spoken } from './turn-state.ts'
import { withScale } from './with-scale.ts'

/** By its words, in the light of those before it and on its own day; null where nothing was read. */
export const spokenIn = remembered(
  spokenOnce,
  ({ question, reading, asksBack, day }, earlier, previous, now) => {
    const key = earlier === null ? keyForAll(question, previous, now) : null
    return key && JSON.stringify([key, reading, asksBack, day])
  },
  200,
)

function spokenOnce(
  turn: ThreadTurn,
  earlier: Before | null,
  previous: readonly ThreadTurn[],
  now: SpanFrame,
): Spoken | null {
  const frame = turn.day === undefined ? now : { ...now, today: turn.day }
  if (careOf(turn.question) || !turn.reading || (turn.reading.care && !turn.reading.careIsGuessed))
    return null
  const answered = firstOfTurn({ ...turn, reading: turn.reading })
  const offer = previous.at(-1)?.asksBack?.offers.findIndex(({ label }) => label === turn.question) ?? -1
  const sent = { ...answered, namesTime: namesTime(answered.question, frame), today: frame.today }
  const completed = completedBy({ ...sent, offer: offer < 0 ? null : offer }, previous)
  const { question, reading: own } = completed ?? answered
  const alone = parsed({ question, reading: own }, earlier, frame)
  const asPut = turn.asksBack ? turn.asksBack.answered : likeliestIn(alone, { question, reading: own })
  const reading = asPut ? settled(own, asPut as Meant) : own
  const read = asPut ? parsed({ question, reading }, earlier, frame) : alone
  const isAnswered =
    !turn.reading.care && (!turn.asksBack || isUnderAnswer(turn.asksBack)) && read.kind !== 'asks_back'
  const heard = isAnswered ? read : asHeard({ question, reading }, earlier, frame)
  if (!heard) return null
  const last = earlier?.intent ?? null
  const found = withScale(withNamed(heard, question, last), question, last, frame)
  if (found.kind !== 'read') return null
  const { intent } = found
  // what is asked of a word of an answer leaves it declined
  const refusals = found.refusals.length === 0 && intent.follows?.turn ? earlier?.refusals : found.refusals
  const about = turn.reading.asks[0].about.find((one) => themeFor(one, NO_TRAITS) === intent.theme)
  return { intent, about: about ?? null, isAnswered, ...(refusals?.length && { refusals }) }
}

/** What it was answered as, where nothing was kept of that. */
function likeliestIn(found: ParsedQuestion, { question, reading }: Read): Meant | null {
  const [own] = ownQuestions(question)
  return own && found.kind === 'asks_back' && isLikely(reading, own)
    ? likeliestMeant(own, found.offers)
    : null
}

/** What was asked back is spoken of all the same: as what it was most likely about. */
function asHeard({ question, reading }: Read, last: Before | null, frame: SpanFrame): ParsedQuestion | null {
  const text = plain(question)
  const heard = certainThing(question, reading.asks[0])
  const own = { text, namesTime: namesTime(question, frame) }
  const thing = reading.leans ? inherited(heard, last, own) : heard
  const choices = foreseesTimes(question, frame) ? [] : (choicesIn(question) ?? [])
  const intent = intentOf({ ...own, thing, isUndertaking: isUndertaking(text, thing), choices }, frame)
  return intent && { kind: 'read', intent, refusals: [] }
}
