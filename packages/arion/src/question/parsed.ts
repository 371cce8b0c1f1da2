/** What one question means, in the light of those before it: what a rule is certain of goes first. */
import { KINDS } from '../kinds/index.ts'
import { SURE_ENOUGH, SURE_OF_CHARGE, SURE_THOUGH_LEANING } from '../listen/calibration.ts'
import type { AskedThing, Reading } from '../listen/reading.ts'
import { readRefusals } from './care/care.ts'
import type { Refusal } from './care/care.ts'
import { asksOwnMatter, weighsWays } from './care/own-matter.ts'
import { againIn, bedsideOf, besideTheIll, isOwnMatterBeside } from './bedside-intent.ts'
import { presenceFor } from './presence-intent.ts'
import { asksOfDaysAlone, holdsOutDays } from './choices/times-between.ts'
import { asksFor } from './care/bedside.ts'
import { besideGrief, griefIn } from './care/grief.ts'
import { asksOfAnother, asksOfLost, asksOfPrice, isOfPastResult } from './care/unseen-facts.ts'
import { isPolar, witnessOf } from './care/not-in-chart.ts'
import { sentencesOf } from './asking.ts'
import { nounsToName, ownNouns } from './gate/own-nouns.ts'
import { decisionTold } from './gate/decision-told.ts'
import { ownQuestions } from './gate/own-question.ts'
import { termsOf } from './gate/terms.ts'
import { isInPassing } from './care/in-passing.ts'
import { asksOfOperation } from './operation.ts'
import { isNamedByTheWay } from './by-the-way.ts'
import { isAboutSkyAlone, cycleIn } from './cycle-question.ts'
import { aside, asksOfTheDead, mourning, isMourning } from './grief-intent.ts'
import type { Intent, ParsedQuestion } from './intent.ts'
import { isLetter } from './letter.ts'
import { byAct, OF_ONESELF } from './meaning/by-act.ts'
import { readByRule } from './meaning/by-rule.ts'
import { certainThing } from './meaning/certain.ts'
import { asNewLove } from './new-love.ts'
import { inherited } from './meaning/inherited.ts'
import { craftHeard } from './craft/craft-heard.ts'
import { unknownTermIn } from './chart/unknown-term.ts'
import { refusalsOf } from './meaning/declined.ts'
import { piecesOf } from './meaning/heard-pieces.ts'
import { withRefused } from './meaning/refused-before.ts'
import { FRAGMENT } from './meaning/follow-up.ts'
import { LONGEST_CHANGE } from './meaning/form-and-ear.ts'
import { meantBy } from './meaning/meant-by.ts'
import { namesTime } from './meaning/names-time.ts'
import type { Before } from './meaning/thread-state.ts'
import { turned } from './meaning/turned.ts'
import { turnIn } from './meaning/turns.ts'
import { themeFor } from './meaning/theme-for.ts'
import { chartIntentOf } from './chart-intent.ts'
import { asksFact, saidOfChart } from './chart/said-of-chart.ts'
import { mendTypos } from './mend-typos.ts'
import { plain } from './plain-text.ts'
import { weighsHarm } from './care/weighs-harm.ts'
import { cycleIntent, pastIntent } from './cycle-intent.ts'
import { tellsDream } from './dream.ts'
import { topicOf } from './theme-of-question.ts'
import { yearlyIn } from './yearly.ts'
import { addMonths, daysBetween, MONTHS } from '../language/calendar.ts'
import type { Span } from '../time/span.ts'
import { narrows } from './meaning/narrows.ts'
import { fragmentIn } from './talk/fragment.ts'
import { signOfDayIn } from './talk/sign-of-day.ts'
import { isGlad } from './talk/mood.ts'
import { isThanks } from './talk/thanks.ts'
import { withoutUnwanted, withRetrograde } from './sky-slang.ts'
import { asksBack, isOfThen, spanAhead, spanBehind } from './time-asked.ts'
import type { SpanFrame } from './time-asked.ts'
import { withoutBirth } from '../time/read-time.ts'
import type { Theme } from './themes.ts'
import { NO_TRAITS, traitsIn } from './traits.ts'
import { isUndertaking, weighsThat } from './undertaking.ts'
import { whoseReason } from './whom-it-asks-of.ts'

/** Care reads every word; the rest of a very long letter is not needed to see what it asks. */
const LONGEST = 3000

export interface Read {
  question: string
  reading: Reading
}

/** One question by itself: what a rule reads with certainty, then what was heard. */
export function parsed(read: Read, last: Before | null, frame: SpanFrame): ParsedQuestion {
  const found = withRefused(parsedAlone(read, last, frame), last, read.reading)
  return besideTheIll(found, read, frame)
}

function parsedAlone(
  { question, reading: heard }: Read,
  last: Before | null,
  frame: SpanFrame,
): ParsedQuestion {
  const before = last?.intent ?? null
  const grief = griefIn(question, frame.today)
  const kindsDeclined = refusalsOf(heard.declines)
  // "… the football. Why is he as he is?": what is told beside somebody who is asked about is not asked
  const isOfPerson = kindsDeclined.includes('outside') && asksOfPerson(question)
  const refusals = isOfPerson ? kindsDeclined.filter((one) => one !== 'outside') : kindsDeclined
  // a death or an illness is no small talk, whatever thanks or joke stands beside it
  const isGrave = grief === 'fresh' || refusals.some((refusal) => GRAVE.includes(refusal))
  const isThanked = THANKED.test(question.trim()) || isThanks(plain(question), question, heard.asks[0])
  if (isThanked && !isGrave) return { kind: 'small_talk', talk: isGlad(question) ? 'good_news' : 'thanks' }
  const typed = withoutUnwanted(withRetrograde(question.slice(0, LONGEST)))
  const text = plain(grief === 'past' ? besideGrief(typed, frame.today) : typed)
  const turn = last?.isAnswered && refusals.length === 0 ? turnOf(text, typed, last, heard, frame) : null
  if (turn) return { kind: 'read', intent: turn, refusals: [] }
  const lacks = last ? null : fragmentIn(text)
  if (lacks) return { kind: 'fragment', lacks }
  const claimed = refusals.length > 0 || grief !== null ? [] : saidOfChart(typed, heard.asks.some(asksFact))
  const certain = readByRule(typed, text, { before, isGrave })
  // one that is asked in few words is read by those, and what an app or a method is asked about is that
  const isOurs =
    certain === null ||
    (certain.kind === 'read' && (claimed.length > 1 || !certain.intent.chart)) ||
    (certain.kind === 'small_talk' && claimed.length > 1)
  if (claimed.length > 0 && isOurs)
    return { kind: 'read', intent: chartIntentOf({ about: 'said', said: claimed }), refusals: [] }
  const isOfChart = heard.asks[0].about[0] === 'chart'
  const unknown =
    certain && certain.kind !== 'read' ? null : unknownTermIn(text, isOfChart && certain === null)
  if (unknown) return { kind: 'unread_technique', name: unknown }
  const ofDay = refusals.length > 0 || grief !== null ? null : signOfDayIn(typed)
  if (ofDay && !(certain?.kind === 'read' && certain.intent.chart)) return { kind: 'sign_of_day', ...ofDay }
  const isUnread = certain?.kind === 'unread_point' || certain?.kind === 'unread_technique'
  if (certain && certain.kind !== 'read' && !isUnread) return certain
  const craft = refusals.every((one) => one === 'outside') ? craftHeard(text, heard.asks[0]) : null
  if (craft) return { kind: 'craft', about: craft }
  if (certain && isUnread) return certain
  if (refusals.includes('outside')) return { kind: 'outside' }
  // whoever takes an offer has said that it is no aside
  const isAside =
    refusals.includes('medical') &&
    heard.asks[0].confidence < 1 &&
    isInPassing(typed) &&
    !asksOfOperation(typed)
  const inside = refusals.filter((refusal) => refusal !== 'outside')
  const ofPrice = asksOfPrice(text) && !inside.includes('markets') ? (['markets'] as const) : []
  const isDeed = isUndertaking(text, heard.asks[0])
  const byEarAlone = [
    ...(isDeed ? weighed(typed, text, inside) : []),
    // days or ways to go are asked about, and a body is only told of
    ...(weighsWays(typed, frame) && !readRefusals(typed).includes('medical') ? (['medical'] as const) : []),
  ]
  const kept = [
    ...inside.filter((refusal) => !(isAside && refusal === 'medical') && !byEarAlone.includes(refusal)),
    ...ofPrice,
  ]
  // a child that is ill is for a doctor first
  const isElsewhere = grief !== null || (kept.includes('medical') && traitsIn(text).has('sick_child'))
  const bedside = isElsewhere ? null : againIn(bedsideOf({ question: typed, reading: heard }, frame), before)
  const isDeclined = kept.some((one) => !GRAVE.includes(one))
  const read = (intent: Intent): ParsedQuestion => ({
    kind: 'read',
    intent: { ...intent, ...aside(grief), ...(bedside && { bedside }) },
    refusals: kept,
  })
  if (tellsDream(typed) && kept.length === 0 && !isDeed) return { kind: 'dream' }
  if (certain?.kind === 'read') return read(certain.intent)
  if (isAboutSkyAlone(text)) return { kind: 'sky_only' }
  const stretch = spanAhead(typed, { ...frame, previous: before?.span ?? null })
  if (stretch.kind === 'beyond_tables') return stretch
  const own = asNewLove(certainThing(typed, heard.asks[0]), typed)
  // "the month after" names one beside the one that was spoken of
  const leans = { text, namesTime: namesTime(typed, { ...frame, previous: before?.span ?? null }) }
  const meant = heard.leans ? inherited(own, last, leans) : own
  const isThen = isOfThen(typed, frame)
  // when it was, is only told
  const thing = !isThen && meant.time && meant.time.to < frame.today ? { ...meant, time: null } : meant
  const reading: Reading = { ...heard, asks: [thing, ...heard.asks.slice(1)] }
  const isOver = thing.time !== null && thing.time.to < frame.today && ASKS.test(typed)
  if (grief === 'fresh' && !isOver && !isForDoctor(text, kept)) return mourning(text)
  const isOwn = isOwnMatterBeside(thing) || asksOwnMatter(typed, frame)
  if (!isDeclined && !isPolar(text) && !isOwn) {
    if (bedside && bedside.told !== 'half') return presenceFor({ bedside })
    if (before?.bedside && heard.leans && kept.length === 0)
      return presenceFor({ bedside: { ...before.bedside, asks: asksFor(text), told: 'again' } })
  }
  const back = (): ParsedQuestion => ({
    kind: 'asks_back',
    pieces: piecesOf(question, thing, frame),
    nouns: nounsToName(question),
    offers: offersOf(reading, thing),
    terms: termsOf(reading),
    ...(last?.isAnswered && {
      goesOn: { about: last.about ?? thing.about[0]!, isSimpler: SIMPLER.test(text) },
    }),
  })
  // a year or a retrograde that is only told of, or joked about, is no question
  const unasked = (found: ParsedQuestion): ParsedQuestion => {
    const met = grief || kept.length > 0 ? null : byAct(typed, reading, found)
    return met === null || met.kind === 'known' || met.kind === 'near_known' ? found : met
  }
  // of a body that hurts now no past is read, and nobody else's deeds at all
  const isNow = kept.includes('medical') && HEALS.test(text)
  if (asksOfAnother(text) && kept.every((one) => one === 'secret'))
    return { kind: 'not_in_chart', witness: 'them' }
  if (asksOfLost(text) && kept.length === 0 && !isOfChart) return { kind: 'not_in_chart', witness: 'lost' }
  if (isOfPastResult(text) && kept.length === 0) return { kind: 'not_in_chart', witness: 'past' }
  // what a body does each winter is asked of a doctor
  const yearly = kept.length === 0 && thing.about[0] !== 'body' ? yearlyIn(text, frame) : null
  if (yearly) return read(yearlyIntent(thing, yearly))
  const behind =
    !isNow && !AHEAD.test(text) && asksBack(plain(withoutBirth(typed)), frame.today) && isThen
      ? spanBehind(typed, frame)
      : null
  if (behind && (grief === null || ASKS_OF_SKY.test(text)))
    return unasked(read(pastIntent(themeOfPast(thing), behind)))
  if (!behind && HAPPENED.test(text)) return back()
  // no day and no yes of a chart for what may end or hurt somebody
  if (weighsHarm(text) && kept.length === 0) return { kind: 'outside' }
  const cycle = cycleIn(text) ?? cycleIn(plain(mendTypos(typed)))
  // its own time alone: that of the thread may be of another cycle
  const isOfDays = holdsOutDays(typed, frame)
  if (cycle && !isNamedByTheWay(typed) && !asksOfDaysAlone(typed, frame, (words) => cycleIn(words) !== null))
    return unasked(
      read(
        cycleIntent(
          cycle,
          namesTime(typed, frame) && !isJustOver(thing.time, text, frame) ? thing.time : null,
        ),
      ),
    )
  const weighs =
    isUndertaking(text, thing) ||
    (before !== null && KINDS[before.kind].gives === 'verdict' && weighsThat(text)) ||
    decisionTold(typed)?.wants === 'whether'
  const witness = isPolar(text) && !weighs ? witnessOf(text) : null
  // a death that was told is still what it is about
  const isMourned = before !== null && isMourning(before) && !weighs
  // whoever is named beside it is somebody to ask about, and alive for all that was said
  const isOfNobodyElse = ownNouns(question).people.length === 0 || heard.tone === 'grief'
  const isStillMourned =
    frame.hasMourned === true && !weighs && !isOwn && isOfNobodyElse && asksOfTheDead(text)
  const goesOn = isMourned && (reading.leans || witness) && !isOwn && !isOwnMatter(typed, text, thing, frame)
  if ((goesOn || isStillMourned) && kept.length === 0) return mourning(text)
  // somebody who can tell comes before what was only heard to be none of a chart's
  const declined = kept.filter((refusal) => GRAVE.includes(refusal) || readRefusals(typed).includes(refusal))
  const said = {
    question,
    typed,
    text,
    reading,
    thing,
    sureOfItself: own.confidence,
    grief,
    kept,
    declined,
    before,
    isOpen: last !== null && !last.isAnswered,
    stretch,
    isUndertaking: weighs,
    timed: namesTime(typed, frame),
  }
  const heardSo: ParsedQuestion =
    witness && declined.length === 0
      ? { kind: 'not_in_chart', witness }
      : meantBy(said, { read, back }, frame)
  const isSettled = grief || kept.length > 0 || own.confidence === 1 || isOfDays
  const found = isSettled ? heardSo : (byAct(typed, reading, heardSo) ?? heardSo)
  if (found.kind !== 'read') return found
  // several questions of a long letter: one is answered, and not as if it were surely the one
  const isHard = isHardToHear(typed, found, thing)
  if (isAside || (isHard && own.confidence < SURE_ENOUGH)) return back()
  // who only tells is met, and pays for nothing
  const isMet = KINDS[found.intent.kind].meets && !typed.includes('?')
  const isSure = isSettled || isMet || (!isHard && isSureOf(found.intent, own, text))
  const offered = isSure ? null : back()
  if (offered?.kind !== 'asks_back') return found
  return {
    ...found,
    otherwise: { ...offered, answered: { about: thing.about[0]!, wants: thing.wants[0]! } },
  }
}

/** Whether it is heard so well that its answer takes an Ask. */
function isSureOf(
  { kind, choices, follows }: Intent,
  { confidence, sureOfWants = confidence }: AskedThing,
  text: string,
): boolean {
  if (KINDS[kind].isOfTerms) return true
  if (follows?.turn) return true
  const length = text.split(' ').length
  // "and next month", "and for love": one thing of the last question was changed
  if (follows && length <= LONGEST_CHANGE)
    return (length <= BAREST_CHANGE && FRAGMENT.test(text)) || confidence >= SURE_THOUGH_LEANING
  // days are told alike, whatever side of life it is put under
  const isOfTimes = KINDS[kind].gives === 'road' && choices?.every(({ isTime }) => isTime)
  return (isOfTimes ? Math.max(confidence, sureOfWants) : confidence) >= SURE_OF_CHARGE
}

/** "The full moon on the 24th", said on the 25th: that day, and not the same number a month on. */
function isJustOver(time: Span | null, text: string, { today }: SpanFrame): boolean {
  if (!time || time.from !== time.to || text.split(' ').some((word) => MONTH_NAMES.includes(word)))
    return false
  const days = daysBetween(addMonths(time.from, -1), today)
  return days >= 0 && days <= 2
}
const MONTH_NAMES = MONTHS.map((month) => month.toLowerCase())

const BAREST_CHANGE = 4
/** What was said was not followed: it is not more that is wanted. */
const SIMPLER =
  /\b(?:simpl\w+|plain\w*|eas(?:y|ier)|normal|slow\w*|understand|explain|unpack|mean(?:t|s|ing)?)\b/

/** Why somebody is so is all that its own sentence asks. */
function asksOfPerson(question: string): boolean {
  const [own] = ownQuestions(question, 1)
  return whoseReason(question) !== null && !readRefusals(own?.words ?? '').includes('outside')
}

/** A long letter, or several questions in it. */
function isHardToHear(
  typed: string,
  { intent, refusals }: { intent: Intent; refusals: readonly Refusal[] },
  thing: AskedThing,
): boolean {
  if (!isLetter(typed) || refusals.length > 0) return false
  if (KINDS[intent.kind].meets || thing.confidence === 1) return false
  return ownQuestions(typed).length > 1 || thing.confidence < SURE_OF_LETTER
}

const SURE_OF_LETTER = 0.85

/** Of what a rule is surer of than the ear was. */
function offersOf({ asks: [heard], offers }: Reading, { about: [about] }: AskedThing): Reading['offers'] {
  if (heard.about[0] === about) return offers
  const meant = offers.map(({ wants }) => ({ about: about!, wants }))
  return meant.filter((one, index) => meant.findIndex(({ wants }) => wants === one.wants) === index)
}

/**
 * To sell a house needs no lawyer, and to wish for a child no doctor, as long as no rule hears more in it
 * than the deed.
 */
function weighed(typed: string, text: string, heard: readonly Refusal[]): readonly Refusal[] {
  const ruled = readRefusals(typed.replace(CHILD, '$1 this'))
  return heard.filter(
    (refusal) =>
      (refusal === 'legal' || (refusal === 'medical' && CHILD.test(text))) && !ruled.includes(refusal),
  )
}
const CHILD =
  /\b((?:should|shall|do) (?:i|we) (?:\w+ )?have) (?:an?|another|more|any) (?:more )?(?:child|children|kids?|baby|babies)\b/i

/** What asks of a death to come or of an illness is declined, though somebody is missing. */
function isForDoctor(text: string, kept: readonly Refusal[]): boolean {
  return kept.includes('death') || (kept.includes('medical') && isPolar(text))
}

/** What is asked of the answer before; one who mourns is answered by what was told, and not by its words. */
function turnOf(
  text: string,
  typed: string,
  last: Before,
  { asks: [thing] }: Reading,
  frame: SpanFrame,
): Intent | null {
  // a thumb or a heart is no question mark
  if (text === '' && !typed.includes('?')) return null
  if (isMourning(last.intent)) return null
  if (narrows(typed, last.intent, frame)) return turned({ is: 'narrowed' }, last, frame)
  const firstQuestion = plain(/^[^.?!\n]+(?=\?)/.exec(typed)?.[0] ?? '')
  const lastQuestion = plain(sentencesOf(typed).at(-1) ?? '')
  const turn = turnIn({ text, firstQuestion, lastQuestion }, thing.time, frame)
  return turn && turned(turn, last, frame)
}

/** A thumb, a heart, folded hands and nothing else: somebody is content. */
const THANKED =
  /^(?:[👍👌🙏❤♥💛💚💙💜🧡🤍💕💖💗🥰😍😊🙂☺😀😃😄🤗👏🎉✨💯🫶]|\p{Emoji_Modifier}|\uFE0F|\u200D|\s)+[!.]*$/u

const ASKS_OF_SKY =
  /\b(chart|stars?|sky|planets?|transits?|saturn|jupiter|uranus|neptune|pluto)\b|^(how|what) (was|were)\b/

/** After a death was told: another matter or a time of its own, and not how it goes on with the grief. */
function isOwnMatter(typed: string, text: string, thing: AskedThing, frame: SpanFrame): boolean {
  if (/\b(it|he|she|him|her|them|they|without|again|alone|grief|miss)\b/.test(text)) return false
  const isPractical = ['when', 'outlook', 'whether', 'how', 'fact'].includes(thing.wants[0]!)
  return isPractical && (thing.confidence === 1 || namesTime(typed, frame))
}

function yearlyIntent({ about, confidence }: AskedThing, yearly: Span): Intent {
  const theme = confidence >= SURE_ENOUGH ? themeFor(about[0]!, NO_TRAITS) : 'self'
  return { ...OF_ONESELF, theme, topic: topicOf(theme, 'why', null), yearly }
}

/** Whoever asks what to do asks of no past, whatever was told before it. */
const AHEAD = /\b(?:should|shall|will|must) (?:i|we)\b/
const ASKS = /\?|^(and |so |but )?(how|what|why|when|which|who|was|were|did|do|does|is|are|tell)\b/i
/** "What happened years ago?" tells no time in which to look. */
const HAPPENED = /^(and |so )?what happened\b/
const HEALS = /\b(?:will|does|do|should|is|can)\b/
const GRAVE: readonly Refusal[] = ['death', 'medical']

function themeOfPast({ about, confidence }: AskedThing): Theme {
  return confidence >= SURE_ENOUGH ? themeFor(about[0]!, NO_TRAITS) : 'today'
}
