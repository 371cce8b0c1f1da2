/** What no rule was certain of: as it was heard, where that is sure enough. */
import { WITH_OTHERS } from '../../kinds/asked-for.ts'
import { KINDS } from '../../kinds/index.ts'
import {
  SURE_ENOUGH,
  SURE_OF_ACT,
  SURE_OF_CHANGE,
  SURE_THOUGH_LEANING,
  SURE_THOUGH_TOLD,
} from '../../listen/calibration.ts'
import type { AskedThing, Reading } from '../../listen/reading.ts'
import type { About, Wants } from '../../listen/vocabulary.ts'
import type { Piece } from '../piece.ts'
import type { Witness } from '../care/not-in-chart.ts'
import { bystanderOf, isAboutAsker, isPolar } from '../care/not-in-chart.ts'
import { choicesIn } from '../choices/choices.ts'
import { withTimes } from '../choices/choices-with-times.ts'
import { foreseesTimes, holdsOutDays, timesBetween } from '../choices/times-between.ts'
import { askingSentences, onlyTells } from '../asking.ts'
import { beyondChart } from '../care/beyond-chart.ts'
import { decisionTold } from '../gate/decision-told.ts'
import { ownNouns } from '../gate/own-nouns.ts'
import { ownQuestions } from '../gate/own-question.ts'
import { isOfLove, mourning } from '../grief-intent.ts'
import type { Intent, Offered, ParsedQuestion } from '../intent.ts'
import { mendTypos } from '../mend-typos.ts'
import { unspokenQuestions } from '../gate/unspoken.ts'
import { smallTalk, talkOfItself } from '../small-talk.ts'
import type { SpanFrame } from '../time-asked.ts'
import { traitsIn } from '../traits.ts'
import { met, OF_ONESELF } from './by-act.ts'
import { piecesOf } from './heard-pieces.ts'
import { followUp } from './follow-up.ts'
import { intentOf } from './intent-of.ts'
import { namesTime } from './names-time.ts'
import { isMisheard, isOfTwo, isPromised, isUnearned, isUnshaped, LONGEST_CHANGE } from './form-and-ear.ts'
import { isOfOwnTime } from './own-time.ts'
import type { Said } from './said.ts'
import { isOfSeveral } from './several-sides.ts'

/** One way to go stood in the turn before. */
const BEGINS_OR = /^\W*(?:(?:and|but) )?or (?!not\b|no\b|what\b|is\b|else\b)/i

/** How an answer is ended: read as something, or asked back. */
interface Ways {
  read: (intent: Intent) => ParsedQuestion
  back: () => ParsedQuestion
}

export function meantBy(said: Said, { read, back }: Ways, frame: SpanFrame): ParsedQuestion {
  const { typed, text, reading, thing, grief, kept, declined, before, stretch, isUndertaking } = said
  // an offer that was taken says itself whether it is a choice
  const isOffer = thing.confidence === 1 && thing.wants[0] !== 'which'
  const isOfTimes = before?.choices?.every(({ isTime }) => isTime) === true
  const goesOn =
    before?.named && BEGINS_OR.test(typed) && !isOfTimes ? `${before.named.words} ${typed}` : null
  const times = isOffer ? null : (timesBetween(typed, frame) ?? (goesOn ? timesBetween(goesOn, frame) : null))
  const isForetold = times === null && foreseesTimes(typed, frame)
  const named = isForetold
    ? null
    : (times?.map(({ words }) => words) ??
      choicesIn(decisionTold(typed)?.words ?? typed, thing.wants[0] === 'which') ??
      (goesOn ? choicesIn(goesOn) : null))
  const meant = {
    text,
    typed,
    isUndertaking,
    namesTime: namesTime(typed, frame),
    choices: isOffer ? [] : (named ?? thing.choices ?? []),
    times,
  }
  // whoever takes it up that nothing was asked is met, and no more
  if (thing.confidence === 1 && thing.wants[0] === 'none') return met(reading, typed)
  const isSurelyAsked = thing.confidence === 1 || said.sureOfItself >= SURE_THOUGH_TOLD
  // "Cafe has 18, 19 and 27" asks, though no word of it does
  const isHeldOut = times !== null && holdsOutDays(typed, frame)
  const isTold = onlyTells(typed) && !isHeldOut && !decisionTold(typed)
  if (!isSurelyAsked && kept.length === 0 && isTold) return isLeftUnsaid(said) ? back() : met(reading, typed)
  const isTimed = times !== null && (isHeldOut || isChoosingTime(thing) || isBetween(said))
  if (!isTimed && isLeft(said)) return back()
  const follows =
    before && thing.confidence < 1 && !kept.some((one) => one === 'secret')
      ? followUp({ ...meant, reading, before }, frame)
      : null
  if (follows && isMisheard(said, follows)) return back()
  if (follows) return read(follows)
  const talk = smallTalk(text)
  if (
    talk &&
    (talk === 'good_news' || isTalk(thing) || (thing.confidence < 1 && text.split(' ').length <= 4))
  )
    return { kind: 'small_talk', talk }
  const asksNothing =
    thing.wants[0] === 'none' && askingSentences(typed).length === 0 && declined.length === 0
  if (reading.understood && isTalk(thing) && asksNothing) return talkTo(said)
  if (stretch.kind === 'unclear' && ['when', 'whether', 'outlook'].includes(thing.wants[0]!))
    return { kind: 'unclear_span', words: stretch.words }
  // days are told alike, whatever side of life it is put under, so that this need not be sure
  // two things to choose between, or whether two people suit, are read by their words
  const traits = traitsIn(text)
  const isRead =
    isTimed ||
    (named !== null &&
      (thing.confidence === 1 || thing.confidence >= (grief ? SURE_BESIDE_GRIEF : SURE_OF_ROADS)) &&
      isChoosing(thing, named, frame)) ||
    isOfTwo(traits)
  const isHeard =
    isRead || isSure(reading, thing) || isComfort(said) || (reading.understood && isHalfSure(said))
  // the day on which it comes is told by whoever does it, or by the day itself
  if (isForetold && kept.length === 0 && thing.confidence < 1)
    return { kind: 'not_in_chart', witness: 'outcome', instead: insteadOf(said, 'outcome', frame) }
  const beyond =
    kept.length === 0 && !isUndertaking && !isOfTwo(traits) && thing.confidence < 1
      ? (beyondChart(typed) ?? (!isHeard && reading.act.world >= SURE_OF_ACT ? 'world' : null))
      : null
  if (beyond) return { kind: 'not_in_chart', witness: beyond, instead: insteadOf(said, beyond, frame) }
  if (kept.length === 0 && !isHeard) return back()
  if (kept.length === 0 && !isRead && isOfArion(said)) return talkTo(said)
  const isOfDays = isTimed && thing.confidence < SURE_OF_ROADS
  const intent = intentOf({ ...meant, thing: isOfDays ? { ...thing, about: ['today'] } : thing }, frame)
  // what is kept from a chart is said, and nothing else is offered in its place
  if (kept.length > 0 && (!intent || !isHeard || thing.confidence < SURE_BESIDE))
    return refusedAlone(read(intent ?? OF_ONESELF))
  if (!intent) return thing.about[0] === 'sky' ? { kind: 'sky_only' } : isTalk(thing) ? talkTo(said) : back()
  if (kept.length === 0 && !isRead && isUnearned(said, intent)) return back()
  const unearned = declined.length === 0 ? noVerdict(said, intent, back) : null
  if (unearned) return unearned
  if (kept.length === 0 && !isRead && isUnshaped(said, intent)) return back()
  if (grief && kept.length === 0 && isPolar(text) && isOfLove(intent)) return mourning(text)
  return read(intent)
}

/** So many words are more than the last question with one thing changed, and they were not understood. */
function isLeft({ reading, text, sureOfItself, kept, isOpen, thing, isUndertaking, timed }: Said): boolean {
  // what names a deed or a time stands by itself
  const isOwn = (isUndertaking || timed) && sureOfItself >= SURE_ENOUGH
  // nothing can be built on what was not answered itself
  if (reading.leans && isOpen && kept.length === 0 && sureOfItself < SURE_ALONE && !isOwn) return true
  const isLong = text.split(' ').length > LONGEST_CHANGE
  if (reading.leans && thing.wants[0] === 'how' && sureOfItself < SURE_OF_CHANGE && kept.length === 0)
    return true
  return reading.leans && isLong && sureOfItself < SURE_THOUGH_LEANING && kept.length === 0
}

/** From here on a turn is a question of its own, whatever was left open before it. */
const SURE_ALONE = 0.8

/** Something is told that leaves a question open. */
function isLeftUnsaid(said: Said): boolean {
  const { reading, thing, typed, before } = said
  // slips of the fingers hide a question
  if (!reading.understood || !onlyTells(mendTypos(typed))) return true
  const isNews = reading.tone === 'grief' || reading.tone === 'joy'
  if (!isNews && unspokenQuestions(typed).length > 0) return true
  // what is told after a question belongs to it
  return before !== null && !KINDS[before.kind].meets && !isMet(reading, thing)
}

/** Nothing is wanted of a chart, as far as the ear heard. */
function isMet({ tone }: Reading, { wants: [wants] }: AskedThing): boolean {
  return wants === 'none' || wants === 'comfort' || tone === 'joy'
}

/** What a chart can look at instead: the asker's own part, and a time for a step. */
function insteadOf({ question, thing }: Said, beyond: Witness, frame: SpanFrame): Offered {
  const [heard] = thing.about
  const about = heard === 'chart' || heard === 'sky' || heard === 'arion' ? 'self' : heard!
  const nouns = ownNouns(question)
  // a team is no person, and what will come of it is no talk
  if (beyond === 'outcome') nouns.people.length = 0
  const pieces = piecesOf(question, { ...thing, choices: null }, frame).filter(({ is }) => is !== 'time')
  const isOfSomebody = nouns.people.length > 0 || pieces.some(({ is }) => OF_SOMEBODY.includes(is))
  const wishes: readonly Wants[] = isOfSomebody ? ['who', 'when', 'how'] : ['outlook', 'how', 'when']
  return { pieces, nouns, offers: wishes.map((wants) => ({ about, wants })) }
}

const OF_SOMEBODY: readonly Piece['is'][] = ['person', 'unknown_person']

function refusedAlone(found: ParsedQuestion): ParsedQuestion {
  return found.kind === 'read' ? { ...found, endsInRefusal: true } : found
}

/** A yes or no that nobody can give: who could tell, or asked back; null where it is of a time. */
function noVerdict(
  { question, text, thing, grief, isUndertaking }: Said,
  intent: Intent,
  back: Ways['back'],
) {
  if (!isVerdictOnNothing(thing, intent) || isUndertaking) return null
  if (grief) return mourning(text)
  const bystander = isPolar(text) ? bystanderOf(text, question) : null
  if (bystander) return { kind: 'not_in_chart' as const, witness: bystander }
  const isOfTime = intent.span !== null && isAboutAsker(text)
  return !isOfTime && !isPromised(thing, text) && thing.confidence < 1 && !isOfOwnTime(text) ? back() : null
}

/** Of two ways to go one is asked for, and of two days when. */
function isChoosing(
  { about, wants: [wants] }: AskedThing,
  named: readonly string[],
  frame: SpanFrame,
): boolean {
  if (isTalkOf(about)) return false
  if (wants === 'when') return withTimes(named, frame).every(({ span }) => span !== null)
  return wants === 'which' || wants === 'whether'
}

function isChoosingTime({
  about,
  wants: [wants],
  confidence,
  sureOfWants = confidence,
}: AskedThing): boolean {
  const isSureOfIt = confidence >= SURE_OF_ROADS || sureOfWants >= SURE_ENOUGH
  return !isTalkOf(about) && OF_TIMES.includes(wants!) && isSureOfIt
}

/** Times that are named with an "or", whatever the ear makes of the story round them. */
function isBetween({ typed, thing: { about } }: Said): boolean {
  const own = ownQuestions(typed)
  return !isTalkOf(about) && own.some(({ wants }) => wants === null || OF_TIMES.includes(wants))
}

const OF_TIMES: readonly Wants[] = ['which', 'whether', 'when', 'outlook']

function isSure({ understood, leans }: Reading, { confidence }: AskedThing): boolean {
  return confidence === 1 || (understood && confidence >= (leans ? SURE_OF_CHANGE : SURE_ENOUGH))
}

/** Kind words for who asks nothing cost nothing, so that less has to be sure. */
function isComfort({ typed, thing, reading }: Said): boolean {
  return (
    reading.understood &&
    thing.wants[0] === 'comfort' &&
    !typed.includes('?') &&
    thing.confidence >= SURE_OF_COMFORT
  )
}

const SURE_OF_COMFORT = 0.4
/** "Do I type or talk" has an "or" in it and is no choice for a chart. */
const SURE_OF_ROADS = 0.35
/** A death that is told by the way leaves the ear less sure of what else it is about. */
const SURE_BESIDE_GRIEF = 0.2
/** What is answered beside what was declined is charged. */
const SURE_BESIDE = 0.6

/** Nothing but the question, so that no story beside it was heard for it. */
const SHORT = 9
/** It is plain what is wanted, and only the side of life is not: something to do, or time as such. */
function isHalfSure({ typed, text, thing, isUndertaking }: Said): boolean {
  const { about, wants, confidence, time } = thing
  // a deed is weighed as a beginning, where no one side of life would be guessed for it
  if (wants[0] === 'whether')
    return (
      isUndertaking &&
      (isOfSeveral(thing) || text.split(' ').length <= SHORT) &&
      !about.includes('arion') &&
      confidence >= SURE_ENOUGH / 2
    )
  if (wants[0] === 'how' && about[0] !== 'today') {
    // how to be with somebody is told alike, whatever they are to the asker
    const isOfSomebody = about.every((one) => WITH_SOMEBODY.includes(one))
    return isOfSomebody && confidence >= SURE_ENOUGH / 2 && ownQuestions(typed, 1)[0]?.wants === 'how'
  }
  const isGeneral = about.every((one) => one === 'today' || one === 'self')
  return (wants[0] === 'how' || (wants[0] === 'outlook' && isGeneral)) && time !== null
}

const WITH_SOMEBODY: readonly About[] = WITH_OTHERS.filter((one) => one !== 'meeting')

function isTalk({ about }: AskedThing): boolean {
  return isTalkOf(about)
}

function isTalkOf([about]: readonly About[]): boolean {
  return about === 'small_talk' || about === 'arion'
}

/** Heard to be about Arion, and nobody else is spoken to: answered, however it was put. */
function isOfArion({ text, thing }: Said): boolean {
  return (
    thing.about[0] === 'arion' &&
    thing.confidence < 1 &&
    thing.wants[0] !== 'comfort' &&
    /\b(you|your|u|ye|arion|astrology|horoscopes?|stars?|app|program)\b/.test(text)
  )
}

/** Who chats and asks for something asks for nothing that a chart has. */
function talkTo({ text, thing: { about, wants } }: Said): ParsedQuestion {
  const asksNothing = wants[0] === 'none' || wants[0] === 'comfort'
  if (about[0] === 'small_talk')
    return asksNothing ? { kind: 'small_talk', talk: 'thanks' } : { kind: 'outside' }
  if (asksNothing && !AGAINST.test(text))
    return { kind: 'read', intent: { ...OF_ONESELF, kind: 'comfort' }, refusals: [] }
  return { kind: 'small_talk', talk: asksNothing ? 'disagree' : talkOfItself(text) }
}

/** Something is held against what was said. */
const AGAINST =
  /\b(?:wrong|not (?:true|me|so|right|it|what)|(?:is|was|did|does|do|are)n't|disagree|nonsense|rubbish|bull\w*|cobblers|no way|doubt|cautious|vague|generic|never|nothing)\b/

/** A yes or no that nobody could give, so that at most the time is described. */
function isVerdictOnNothing({ wants }: AskedThing, { kind }: Intent): boolean {
  return wants[0] === 'whether' && KINDS[kind].ofTime === 'own'
}
