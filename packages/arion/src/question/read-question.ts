/** From the reading of a question to what is answered: what a rule reads with certainty goes first. */
import { SURE_ENOUGH } from '../listen/calibration.ts'
import type { AskedThing, Reading } from '../listen/reading.ts'
import type { Wants } from '../listen/vocabulary.ts'
import { readTime } from '../time/read-time.ts'
import { capital } from '../language/text.ts'
import type { ThreadTurn } from '../types.ts'
import { choicesIn } from './choices/choices.ts'
import { bareTheme } from './meaning/bare-theme.ts'
import { besideGrief, griefIn } from './care/grief.ts'
import { bystanderOf, isPolar, witnessOf } from './care/not-in-chart.ts'
import { isAboutSkyAlone, cycleIn } from './cycle-question.ts'
import { aside, isOfLove, mourning } from './grief-intent.ts'
import type { Intent, ParsedQuestion } from './intent.ts'
import { certainThing, pointAsked } from './meaning/certain.ts'
import { completedBy } from './meaning/completed.ts'
import { CARE_OF, refusalsOf } from './meaning/declined.ts'
import { followUp } from './meaning/follow-up.ts'
import { piecesOf } from './meaning/heard-pieces.ts'
import { intentOf } from './meaning/intent-of.ts'
import { isOfOwnTime } from './meaning/own-time.ts'
import { intentBefore } from './meaning/thread-state.ts'
import { mendTypos } from './mend-typos.ts'
import { plain } from './plain-text.ts'
import { cycleReading, readChart } from './by-pattern/read-plain.ts'
import { withRetrograde } from './sky-slang.ts'
import { languageOf } from './language/language-of.ts'
import { selfTalk, smallTalk } from './small-talk.ts'
import { asksBack, spanAhead, spanBehind } from './time-asked.ts'
import type { SpanFrame } from './time-asked.ts'
import { traitsIn } from './traits.ts'
import type { Traits } from './traits.ts'
import { undertakingIn } from './undertaking.ts'

export interface AskedQuestion {
  question: string
  thread: readonly ThreadTurn[]
  reading: Reading
  /** which offer of what was asked back it takes up */
  offer?: number | null
}

/** Care reads every word; the rest of a very long letter is not needed to see what it asks. */
const LONGEST = 3000

export function readQuestion(asked: AskedQuestion, frame: SpanFrame): ParsedQuestion {
  const { reading, thread, question } = asked
  if (reading.care) return { kind: 'crisis', care: CARE_OF[reading.care] }
  const language = languageOf(question)
  if (language) return { kind: 'other_language', language }
  const before = intentBefore(thread, (turn, earlier) =>
    turn.reading && !turn.reading.care && !turn.asksBack
      ? parsed({ question: turn.question, reading: turn.reading }, earlier, frame)
      : null,
  )
  const completed = completedBy({ ...asked, namesTime: namesTime(question, frame) }, thread.at(-1))
  const found = completed
    ? parsed({ question: completed.question, reading: completed.reading }, before, frame)
    : parsed({ question, reading }, before, frame)
  if (found.kind !== 'read') return found
  const waiting = completed ? [] : reading.asks.slice(1).map(({ at }) => question.slice(...at))
  const mourned = frame.hasMourned && !found.intent.grief ? { grief: 'before' as const } : {}
  const intent = { ...found.intent, ...mourned, traits: traitsIn(plain(question)) }
  return { ...found, intent: waiting.length > 0 ? { ...intent, waiting } : intent }
}

interface Read {
  question: string
  reading: Reading
}

function parsed({ question, reading }: Read, before: Intent | null, frame: SpanFrame): ParsedQuestion {
  const typed = withRetrograde(question.slice(0, LONGEST))
  const grief = griefIn(question, frame.today)
  const text = plain(grief === 'past' ? besideGrief(typed, frame.today) : typed)
  const refusals = refusalsOf(reading.declines)
  const certain = byRule(typed, text, before)
  if (certain && certain.kind !== 'read') return certain
  if (refusals.includes('outside')) return { kind: 'outside' }
  const kept = refusals.filter((refusal) => refusal !== 'outside')
  const read = (intent: Intent): ParsedQuestion => ({
    kind: 'read',
    intent: { ...intent, ...aside(grief) },
    refusals: kept,
  })
  if (certain?.kind === 'read') return read(certain.intent)
  if (isAboutSkyAlone(text)) return { kind: 'sky_only' }
  const stretch = spanAhead(typed, { ...frame, previous: before?.span ?? null })
  if (stretch.kind === 'beyond_tables') return stretch
  const thing = certainThing(typed, reading.asks[0])
  const isOver = thing.time !== null && thing.time.to < frame.today
  if (
    grief === 'fresh' &&
    !isOver &&
    !kept.includes('death') &&
    (!kept.includes('medical') || !isPolar(text))
  )
    return mourning(text)
  const behind = asksBack(text, frame.today) ? spanBehind(typed, frame) : null
  if (behind && (grief === null || ASKS_OF_SKY.test(text)))
    return read(cycleReading({ is: 'past' }, text, behind))
  const cycle = cycleIn(text) ?? cycleIn(plain(mendTypos(typed)))
  if (cycle) return read(cycleReading(cycle, text, thing.time))
  const isUndertaking = isDoing(text, before)
  const witness = isPolar(text) && !isUndertaking ? witnessOf(text) : null
  // a death that was told is still what it is about
  const isMourned = before?.kind === 'comfort' && before.grief !== undefined && !isUndertaking
  if (isMourned && (reading.leans || witness) && kept.length === 0) return mourning(text)
  if (witness && kept.length === 0) return { kind: 'not_in_chart', witness }
  const named = choicesIn(typed)
  const meant = {
    text,
    isUndertaking,
    namesTime: namesTime(typed, frame),
    // an offer that was taken says itself whether it is a choice
    choices: thing.confidence === 1 && thing.wants[0] !== 'which' ? [] : (named ?? thing.choices ?? []),
  }
  const follows = before && thing.confidence < 1 ? followUp({ ...meant, reading, before }, frame) : null
  if (follows) return read(follows)
  const talk = smallTalk(text)
  if (talk && (talk === 'good_news' || isTalk(thing) || text.split(' ').length <= 4))
    return { kind: 'small_talk', talk }
  if (stretch.kind === 'unclear' && ['when', 'whether', 'outlook'].includes(thing.wants[0]!))
    return { kind: 'unclear_span', words: stretch.words }
  const back = (): ParsedQuestion => ({
    kind: 'asks_back',
    pieces: piecesOf(question, thing, frame),
    offers: reading.offers,
  })
  // two things to choose between, or whether two people suit, are read by their words
  const isRead = (named !== null && CHOOSES.includes(thing.wants[0]!)) || isOfTwo(traitsIn(text))
  if (kept.length === 0 && !isSure(reading.understood, thing) && !isRead && !isHalfSure(thing, isUndertaking))
    return back()
  const intent = intentOf({ ...meant, thing }, frame)
  if (!intent) return thing.about[0] === 'sky' ? { kind: 'sky_only' } : isTalk(thing) ? talkTo(thing) : back()
  if (kept.length === 0 && isVerdictOnNothing(thing, intent) && !isUndertaking) {
    if (grief) return mourning(text)
    const bystander = isPolar(text) ? bystanderOf(text, question) : null
    if (bystander) return { kind: 'not_in_chart', witness: bystander }
    if (intent.span === null && thing.confidence < 1 && !isOfOwnTime(text)) return back()
  }
  if (grief && kept.length === 0 && isPolar(text) && isOfLove(intent)) return mourning(text)
  return read(intent)
}

/** Names of points, of Arion itself, of places left blank: no ear is needed for those. */
function byRule(typed: string, text: string, before: Intent | null): ParsedQuestion | null {
  const self = selfTalk(text)
  if (self) return { kind: 'small_talk', talk: self }
  const blank = BLANK.exec(typed)
  if (blank) return { kind: 'blank', words: blank[0] }
  const unread = UNREAD_POINTS.exec(text)
  if (unread) return { kind: 'unread_point', name: capital(unread[1]!) }
  const bare = before ? null : bareTheme(text)
  if (bare) return { kind: 'read', intent: bare, refusals: [] }
  const chart = readChart(text, before) ?? readChart(plain(mendTypos(typed)), before)
  const intent = chart ?? pointAsked(text)
  return intent && { kind: 'read', intent, refusals: [] }
}

const ASKS_OF_SKY =
  /\b(chart|stars?|sky|planets?|transits?|saturn|jupiter|uranus|neptune|pluto)\b|^(how|what) (was|were)\b/
const BLANK =
  /[[<{](?:the |their |your |his |her |my |a |insert |enter )*(?:person|name|someone|somebody|partner|friend|them|him|her|who|date|day|month|year|place|city|event|project|thing|topic|decision|job|company|x|\.\.\.|…|_+)(?: name| here|'s name)?[\]>}]|\b(?:with|for|to|about|support|is|does|and|on) _{2,}/i
const UNREAD_POINTS = /\b(vertex|part of fortune|lot of fortune|ceres|juno|vesta|pallas)\b/

function isDoing(text: string, before: Intent | null): boolean {
  const undertaking = undertakingIn(text)
  return undertaking === 'named' || (undertaking === 'pointed_at' && before !== null)
}

const CHOOSES: readonly Wants[] = ['which', 'whether', 'when']

/** The time stands in the words themselves. */
function namesTime(typed: string, frame: SpanFrame): boolean {
  const time = readTime(typed, frame)
  return time.kind === 'span' && time.grain !== 'open'
}

function isOfTwo(traits: Traits): boolean {
  return traits.has('compatible') || traits.has('soulmate')
}

function isSure(understood: boolean, { confidence }: AskedThing): boolean {
  return confidence === 1 || (understood && confidence >= SURE_ENOUGH)
}

/** It is plain what is wanted, and only the side of life is not: something to do, or time as such. */
function isHalfSure({ about, wants, confidence, time }: AskedThing, isUndertaking: boolean): boolean {
  if (wants[0] === 'whether') return isUndertaking && confidence >= SURE_ENOUGH / 2
  const isGeneral = about.every((one) => one === 'today' || one === 'self')
  return wants[0] === 'outlook' && time !== null && isGeneral
}

function isTalk({ about }: AskedThing): boolean {
  return about[0] === 'small_talk' || about[0] === 'arion'
}

function talkTo({ about, wants }: AskedThing): ParsedQuestion {
  return {
    kind: 'small_talk',
    talk: about[0] === 'arion' ? (wants[0] === 'none' ? 'disagree' : 'who') : 'thanks',
  }
}

/** A yes or no that nobody could give, so that at most the time is described. */
function isVerdictOnNothing({ wants }: AskedThing, { kind }: Intent): boolean {
  return wants[0] === 'whether' && (kind === 'outlook' || kind === 'today')
}
