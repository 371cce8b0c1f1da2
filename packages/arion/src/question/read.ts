/** The one reading of a message: what was heard, with what a rule reads with certainty beside it. */
import { timesBetween } from './choices/times-between.ts'
import {
  confidenceOf,
  CRY_ASKED,
  CRY_CERTAIN,
  CRY_HEARD,
  SIGN_BORNE_OUT,
  CRY_IN_PART,
  DECLINE_HEARD,
  ILL_HALF_HEARD,
  ILL_HEARD,
} from '../listen/calibration.ts'
import type { Heard } from '../listen/heard.ts'
import type { EarlierTurn } from '../listen/hearing.ts'
import { illnessMarks } from '../listen/illness-marks.ts'
import type { AskedThing, Reading } from '../listen/reading.ts'
import type { About, Cry, Decline, Need, Wants } from '../listen/vocabulary.ts'
import { timeInForce } from '../time/in-thread.ts'
import { readTime } from '../time/read-time.ts'
import { isOnlyTold } from '../time/told.ts'
import type { FoundTime, ReadTime, Span, TimeFrame } from '../time/span.ts'
import { asksForTheUnseen } from './chart/asks-for-the-unseen.ts'
import { termsNamed } from './chart/terms-named.ts'
import { isHeavyAbroad } from './care/abroad/foreign-cry.ts'
import { sentencesOf } from './asking.ts'
import { looksAt, partsOf } from './asking-first.ts'
import { readRefusals } from './care/care.ts'
import type { Care, Refusal } from './care/care.ts'
import { bearsOut, isOfCheck, isOfOwnLife, soundsWell, speaksAgainst } from './care/bears-out.ts'
import { isOutburst } from './care/care-harm.ts'
import { careIn } from './care-in-thread.ts'
import { SIGNS_TOGETHER, farewellSigns } from './care/farewell-signs.ts'
import { withoutAnothersEnd } from './care/of-illness.ts'
import { soundsHeavy } from './care/sounds-heavy.ts'
import { griefIn } from './care/grief.ts'
import { choicesIn } from './choices/choices.ts'
import { tellsDream } from './dream.ts'
import { heardByRule } from './heard-by-rule.ts'
import { asksHowLongAQuarrelLasts, asksWhenSymptomEnds } from './how-long.ts'
import { decisionTold, withUnsaid } from './gate/decision-told.ts'
import type { DecisionTold } from './gate/decision-told.ts'
import { withSureSides } from './gate/sure-side.ts'
import { languageOf } from './language/language-of.ts'
import { isLetter } from './letter.ts'
import { nameAlone } from './name-alone.ts'
import { peopleIn } from './people-in.ts'
import { namedPerson, personIn } from './person-in.ts'
import { plain } from './plain-text.ts'
import { moodIn } from './talk/mood.ts'
import { objectionIn } from './talk/objections.ts'
import { sentencesThatAsk, withoutOthers, wordsAlone } from './sentences-that-ask.ts'

/** A second reading stands beside the first from this share on. */
const ALSO = 0.15
/** Fingers laid on a keyboard: no ear knows that these are no words. */
const MASHED = /\b(?:asdf|sdfg|dfgh|hjkl|qwer|wert|uiop|zxcv|xcvb)/i
/** From here on somebody wants comfort, whatever the theme. */
const SURELY_COMFORT = 0.6
/** From here on a time is meant, though no word names it. */
const SURELY_TIMED = 0.6
/** Below this a time is only told: an eighth of such, and of 771 that were asked about none. */
const SURELY_UNTIMED = 0.05
/** Below this what a letter tells beside its question, or a turn before told, is no time it asks about. */
const HARDLY_ASKED = 0.3
/** What is due by a day is asked about sooner, and a short message tells little beside what it asks. */
const HARDLY_DUE = 0.1
/** Below this what is so today is only told where it stands beside what is asked. */
const HARDLY_TIMED = 0.4
/** From here on a question that is said in full is its own, though it follows another. */
const SURELY_ALONE = 0.8
/** From here on nothing is wanted: thanks, news, a joke. */
const SURELY_NOTHING = 0.8
/** What is shorter hardly says anything beside its time. */
const WORDS_THAT_TELL = 8

export interface ReadInput {
  question: string
  /** oldest turn first */
  thread: readonly EarlierTurn[]
  frame: TimeFrame
  /** hears a text in the light of a thread */
  hear: (question: string, thread: readonly EarlierTurn[], looks?: readonly string[]) => Heard
}

/** Pure but for `hear`; the same input gives the same reading. */
export function read(input: ReadInput): Reading {
  const { question, thread, frame } = input
  // after other turns the same words may go on with these
  const ruled = thread.length > 0 ? null : heardByRule(question, frame)
  const hear: ReadInput['hear'] = ruled
    ? () => ruled
    : (text, before) => input.hear(text, before, looksAt(text))
  const language = languageOf(question)
  const decision = decisionTold(question)
  const asking = decision
    ? []
    : sentencesThatAsk(question, (one) => language === null && languageOf(one) !== null)
  // of several questions the first is heard with what is told beside it
  const own = decision ? withUnsaid(question) : withoutOthers(question, asking.slice(1))
  const within = hear(own, thread)
  const seemsToLean = thread.length > 0 && within.leans >= 0.5
  const alone = seemsToLean && isWhole(own) ? hear(own, []) : null
  const standsAlone = alone !== null && sureOf(alone) >= SURELY_ALONE && sureOf(alone) > sureOf(within)
  const heard = standsAlone ? alone : within
  const leans = seemsToLean && !standsAlone
  const at: AskedThing['at'] = asking.length > 1 ? asking[0]!.at : [0, question.length]
  const { thing, sure } = askedThing({ ...input, question: own }, heard, leans ? 'leans' : 'stands', at)
  const deadline = deadlineOf(decision, frame)
  const first = deadline ? { ...thing, time: deadline } : thing
  const others = asking.slice(1).map(({ text, at }) => {
    const alone = hear(text, [])
    const declines = declinesOf(text, alone)
    return {
      ...askedThing({ ...input, question: text, thread: [] }, alone, 'stands', at).thing,
      ...(text !== question.slice(...at) && { words: text }),
      ...(declines.length > 0 && { declines }),
    }
  })
  const inItsLanguage = (thing: AskedThing, index: number): AskedThing => {
    if (others.length === 0) return thing
    const itsOwn = languageOf(wordsAlone(question, [first, ...others], index))
    return itsOwn === language ? thing : { ...thing, language: itsOwn }
  }
  const whole = own === question ? heard : hear(question, thread)
  // whether somebody who is ill will die is no cry, and what is said beside it may be one
  const ofOneself = withoutAnothersEnd(question)
  const cried = (ofOneself === question ? whole : ofOneself && hear(ofOneself, thread)) || null
  const loudest = cried && loudestPart(cried, ofOneself, (part) => hear(part, thread))
  const heardCare = careHeard(question, thread, loudest, language !== null)
  // who weighs days or ways to go, and was only faintly heard to cry, is asked nothing beside it
  const care = heardCare.faintCry && timesBetween(question, frame) ? { care: null } : heardCare
  const declines = declinesOf(own, heard)
  const tone = toneOf(question, whole, frame)
  return {
    language,
    act: within.act,
    known: within.known,
    asks: [inItsLanguage(first, 0), ...others.map((thing, index) => inItsLanguage(thing, index + 1))],
    tone,
    ...care,
    declines,
    leans,
    ...illHeard({ ...input, hear }, whole),
    understood: heard.understood >= 0.5 && !MASHED.test(question),
    sureOf: {
      care: sureOfCare(care.care ?? care.faintCry ?? null, careIn(question, thread) !== null, loudest),
      declines: sureOfDeclines(own, declines, heard),
      leans: sureThat(leans, thread.length === 0 || standsAlone ? 0 : within.leans),
      understood: MASHED.test(question) ? 1 : sureThat(heard.understood >= 0.5, heard.understood),
      ...sure,
      ...(deadline && { time: 1 }),
      people: 1,
      tone: sureOfTone(tone, whole),
    },
    offers: withSureSides(heard, [question, thread.at(-1)?.question ?? '']),
  }
}

/** Until when an answer is owed is the time of a decision, whatever else is dated beside it. */
function deadlineOf(decision: DecisionTold | null, frame: TimeFrame): Span | null {
  const until = decision?.until ? readTime(decision.until, frame) : null
  return until?.kind === 'span' ? until.span : null
}

/** A question of its own, said in full: nothing in it points at what was said before. */
function isWhole(question: string): boolean {
  return question.trim().split(/\s+/).length >= WORDS_THAT_TELL && !POINTS_BACK.test(question)
}

const POINTS_BACK =
  /^(?:and|but|so|or|ok(?:ay)?|then|yes|no|why|thank)\b|\b(?:it|its|that|this one|those|these|them|they|their|him|his|he|her|hers|she|then|there|instead|either|other|another|again|else|ones?|you said|the (?:first|second|third|last))\b/i

function sureOf({ about, wants }: Heard): number {
  return confidenceOf(Math.max(...Object.values(about)), Math.max(...Object.values(wants)))
}

function askedThing(
  { question, thread, frame }: ReadInput,
  heard: Heard,
  stands: 'leans' | 'stands',
  at: [number, number],
): { thing: AskedThing; sure: Pick<Reading['sureOf'], 'time' | 'choices'> } {
  const about = bestFirst(heard.about)
  const wants = bestFirst(heard.wants)
  // "I'm scared" is met as it is, whatever it is about
  const isComfort = wants[0]![0] === 'comfort' && wants[0]![1] >= SURELY_COMFORT
  const isWhich = wants[0]![0] === 'which'
  const { time, sure } = timeOf(
    timeInForce(question, thread, frame, stands),
    { question, about: about[0]!, wants: wants[0]![0], timed: heard.timed },
    frame,
  )
  const choices = isWhich || heard.chooses >= 0.5 ? choicesIn(question, isWhich) : null
  const named = nameAlone(question, thread.at(-1)?.question)
  const thing: AskedThing = {
    about: about.map(([name]) => name),
    wants: wants.map(([name]) => name),
    confidence: confidenceOf(isComfort ? 1 : about[0]![1], wants[0]![1]),
    sureOfWants: confidenceOf(1, wants[0]![1]),
    deed: heard.deed,
    time,
    person: personOf(question) ?? (named === null ? null : { name: named }),
    people: named ? [{ name: named }] : peopleIn(question),
    terms: termsNamed(question),
    choices,
    at,
  }
  const chooses = sureThat(choices !== null, Math.max(heard.wants.which, heard.chooses))
  return { thing, sure: { time: sure, choices: chooses } }
}

/**
 * "Back at work. Smiling." names no time, and speaks of this day; "then this week a man called me that, after
 * seven years" names one, and does not ask about it.
 */
function timeOf(
  named: ReadTime,
  {
    question,
    about,
    wants,
    timed,
  }: { question: string; about: [About, number]; wants: Wants; timed: number },
  frame: TimeFrame,
): { time: Span | null; sure: number } {
  const { today } = frame
  if (named.kind === 'span') {
    const words = question.trim().split(/\s+/).length
    const isTold =
      (named.isBeside && timed < (!isLetter(question) || isDue(named, today) ? HARDLY_DUE : HARDLY_ASKED)) ||
      (timed < SURELY_UNTIMED && words >= WORDS_THAT_TELL) ||
      ((named.span.to !== today || timed < HARDLY_TIMED) && isOnlyTold(question, frame))
    return isTold ? { time: null, sure: 1 - timed } : { time: named.span, sure: 1 }
  }
  if (named.kind !== 'none') return { time: null, sure: 1 }
  const isOfToday = about[0] === 'today'
  if (!isOfToday && (timed < SURELY_TIMED || wants === 'when')) return { time: null, sure: 1 - timed }
  return { time: { from: today, to: today, phrase: 'today' }, sure: isOfToday ? about[1] : timed }
}

function isDue({ span: { from, to } }: FoundTime, today: string): boolean {
  return from === today && to > today
}

function bestFirst<Name extends About | Wants>(shares: Record<Name, number>): [Name, number][] {
  const sorted = (Object.entries(shares) as [Name, number][]).sort((a, b) => b[1] - a[1])
  return sorted.filter(([, share], i) => i === 0 || share >= ALSO)
}

/** A cry may stand where a letter asks nothing, and no look at what it asks reaches it. */
function loudestPart(whole: Heard, message: string, hear: (part: string) => Heard): Heard {
  const parts = partsOf(message)
  if (parts.length === 1) return whole
  const heard = parts.map(hear).filter(({ care }) => 1 - care.none >= CRY_IN_PART)
  return [whole, ...heard].reduce((loudest, one) => (one.care.none < loudest.care.none ? one : loudest))
}

/** Rules and the learned ear: either of the two suffices, and half a cry that heavy words bear out. */
function careHeard(
  question: string,
  thread: readonly EarlierTurn[],
  heard: Heard | null,
  isAbroad: boolean,
): Pick<Reading, 'care' | 'careIsGuessed' | 'faintCry'> {
  const ruled = careIn(question, thread)
  if (ruled) return { care: NEED_OF_RULE[ruled] }
  if (isHeavyAbroad(question)) return { care: 'crisis', careIsGuessed: true }
  if (isOutburst(plain(question))) return { care: 'harm', careIsGuessed: true }
  const farewell = farewellSigns(question)
  if (farewell >= SIGNS_TOGETHER) return { care: 'crisis', careIsGuessed: true }
  if (!heard) return { care: null }
  const { care, wants } = heard
  const share = 1 - care.none
  const cry = loudestCry(care, question)
  const isCurious = asksForTheUnseen(question)
  if (share < CRY_HEARD && farewell > 0 && share >= SIGN_BORNE_OUT) return { care: null, faintCry: 'crisis' }
  if (share < CRY_HEARD)
    return !isCurious && bearsOut(question, cry, share) ? { care: null, faintCry: cry } : { care: null }
  // of a letter no ear is ever certain: three by strangers were a quarrel, a promise and an old love letter
  if (partsOf(question).length > 1 && !soundsHeavy(question)) return { care: null, faintCry: cry }
  // what only the ear is certain of is asked about: it may be joy over a list of hymns
  if (share >= CRY_CERTAIN) return soundsHeavy(question) ? { care: cry } : { care: cry, careIsGuessed: true }
  const isLoud = share >= CRY_ASKED || soundsHeavy(question)
  if (isCurious || soundsWell(question)) return isLoud ? { care: null, faintCry: cry } : { care: null }
  if (isOfCheck(question, cry)) return { care: null, faintCry: cry }
  const isAtEase = wants.none >= SURELY_NOTHING && !soundsHeavy(question)
  if (isAtEase || tellsDream(question) || speaksAgainst(question, cry, share)) return { care: null }
  // the ear learned English: of 200 ordinary questions in other languages it hears a cry in 53
  const isFaint = !isLoud || isAbroad
  return isFaint ? { care: null, faintCry: cry } : { care: cry, careIsGuessed: true }
}

/**
 * Told by the way it is heard in its own sentence. An illness of before is heard along with what is said
 * after it: of that, words of its own have to speak.
 */
function illHeard({ question, thread, hear }: ReadInput, whole: Heard): Pick<Reading, 'ill'> {
  if (thread.length > 0 && !illnessMarks(question).some((mark) => mark > 0)) return {}
  const sentences = sentencesOf(question)
  const telling = sentences.filter((sentence) => illnessMarks(sentence)[0] === 1).slice(0, MOST_TELLING)
  const alone = sentences.length > 1 && whole.ill < ILL_HEARD ? telling : []
  const ill = Math.max(whole.ill, ...alone.map((sentence) => hear(sentence, []).ill))
  return ill >= ILL_HALF_HEARD ? { ill } : {}
}
const MOST_TELLING = 2

function sureOfCare(cry: Need | null, isRuled: boolean, heard: Heard | null): number {
  if (isRuled || !heard) return 1
  return cry === null ? heard.care.none : 1 - heard.care.none
}

/** Of several the least sure; of none that none of them was heard. */
function sureOfDeclines(question: string, declines: readonly Decline[], heard: Heard): number {
  const ruled: readonly Decline[] = ruledOut(question)
  const shares = declines.map((one) => (ruled.includes(one) ? 1 : heard.declines[one]))
  return shares.length > 0 ? Math.min(...shares) : 1 - Math.max(...Object.values(heard.declines))
}

/** Sorrow and fear are told by words alone; of joy nothing may be wanted, and of a plain one no comfort. */
function sureOfTone(tone: Reading['tone'], { wants }: Heard): number {
  if (tone === 'joy') return wants.none
  return tone === null ? 1 - wants.comfort : 1
}

function sureThat(isSo: boolean, share: number): number {
  return isSo ? share : 1 - share
}

function loudestCry(care: Heard['care'], question: string): Cry {
  const cries = ['crisis', 'harm', 'abuse'] as const
  const cry = cries.reduce((best, one) => (care[one] > care[best] ? one : best))
  return cry === 'harm' && isOfOwnLife(question) ? 'crisis' : cry
}

const NEED_OF_RULE = {
  self_harm: 'crisis',
  harm: 'harm',
  violence: 'abuse',
  body: 'body',
} as const satisfies Record<Exclude<Care, null>, Need>

function declinesOf(question: string, { declines }: Heard): Decline[] {
  const isOfQuarrel = asksHowLongAQuarrelLasts(plain(question))
  const heard = (Object.entries(declines) as [Decline, number][]).filter(
    ([name, share]) => share >= DECLINE_HEARD && !(name === 'death' && isOfQuarrel),
  )
  return [...new Set([...ruledOut(question), ...heard.map(([name]) => name)])]
}

function ruledOut(question: string): Decline[] {
  const ruled: Decline[] = readRefusals(question).map((refusal) => DECLINE_OF_RULE[refusal])
  return asksWhenSymptomEnds(plain(question)) ? [...ruled, 'medical'] : ruled
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

function toneOf(question: string, { wants }: Heard, { today }: TimeFrame): Reading['tone'] {
  if (griefIn(question, today) === 'fresh') return 'grief'
  if (wants.none >= 0.3 && JOY.test(question.toLowerCase())) return 'joy'
  const mood = moodIn(question)
  if (mood === 'worried') return 'fear'
  if (mood === 'angry') return 'anger'
  const objection = objectionIn(plain(question))
  // who asks whether it is a machine may well believe it
  return objection !== null && objection !== 'who' ? 'doubt' : null
}

const JOY = /\b(yay|woo+|hooray|we did it|i got (it|the)|so happy|over the moon|guess what|best news)\b/
