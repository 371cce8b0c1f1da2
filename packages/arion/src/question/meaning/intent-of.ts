/** From what was asked to the intent of an answer: theme, kind, time, person. */
import { SURE_OF_VERDICT } from '../../listen/calibration.ts'
import type { AskedThing } from '../../listen/reading.ts'
import type { Wants } from '../../listen/vocabulary.ts'
import { addDays, addMonths } from '../../language/calendar.ts'
import type { Span } from '../../time/span.ts'
import type { AskedFor } from '../../kinds/asked-for.ts'
import { kindFor, KINDS } from '../../kinds/index.ts'
import type { Intent } from '../intent.ts'
import type { Choice } from '../choices/choices.ts'
import { withTimes } from '../choices/choices-with-times.ts'
import { isAboutAsker } from '../care/not-in-chart.ts'
import { turned } from '../asked/turned.ts'
import { ownNouns } from '../gate/own-nouns.ts'
import { ownQuestions } from '../gate/own-question.ts'
import { plain } from '../plain-text.ts'
import { called, personIn } from '../person-in.ts'
import type { Person } from '../person-in.ts'
import { wantsDay } from './own-deed.ts'
import { isOfSeveral } from './several-sides.ts'
import { themeFor } from './theme-for.ts'
import { isOfResult } from '../care/unseen-facts.ts'
import { moverIn, topicOf } from '../theme-of-question.ts'
import { nearlyOver } from '../../time/nearly-over.ts'
import type { SpanFrame } from '../time-asked.ts'
import { traitsIn } from '../traits.ts'

export interface Asked {
  /** as it was sent, where days of the week may stand in it */
  typed?: string
  /** plain and small */
  text: string
  thing: AskedThing
  isUndertaking: boolean
  /** the time stands in its own words, and is not taken over from the thread */
  namesTime: boolean
  /** things to choose between, in the person's own words */
  choices: readonly string[]
  /** nothing but times to choose between */
  times?: readonly Choice[] | null
}

/** null where no chart answers it. */
export function intentOf(
  { text, typed, thing, isUndertaking, namesTime, choices, times = null }: Asked,
  frame: SpanFrame,
): Intent | null {
  const traits = traitsIn(text)
  const [about] = thing.about
  const isChoice = times !== null || choices.length > 1
  const heard = isChoice ? wantsOf(thing, text) : ofNoChoice(wantsOf(thing, text), text)
  // how each of two days looks is told with which of them is the better one
  const wants = times !== null && heard === 'outlook' ? 'which' : heard
  const named = stretchOf(thing, text, frame)
  // a day that an answer named is no limit to where another one is looked for
  const isOpen = wants === 'when' && !namesTime && named?.from === named?.to && !ASKS_HOUR.test(text)
  const time = isOpen ? null : named
  const other = otherIn(typed ?? text)
  const person = personOf(thing) ?? (wants === 'who' ? other : null)
  const asked: AskedFor = {
    about: about!,
    wants,
    time: timeOf(time, namesTime, frame),
    isOfPerson: person !== null,
    isOfOther: other !== null,
    isChoice,
    isUndertaking,
    traits,
  }
  const found = kindFor(asked)
  if (!found) return null
  // a result lies in other hands: no yes, and the time around it
  const kind = KINDS[found].gives === 'verdict' && isOfResult(text) ? 'outlook' : found
  const { gives, isOfPast, ofTime } = KINDS[kind]
  const theme = themeFor(about!, traits)
  const mover = moverIn(text)
  return {
    theme: gives === 'verdict' && (theme === 'self' || isGuessed(thing)) ? 'start' : theme,
    topic: topicOf(theme, kind, person),
    kind,
    span: ofTime === 'of_another' && time && time.from !== time.to ? null : time,
    subject: null,
    person,
    ...(isOfPast && { cycle: { is: 'past' as const } }),
    ...(gives === 'road' && { choices: times ?? withTimes(choices, frame), span: null }),
    ...(mover && { mover }),
    ...(gives === 'date' && wantsDay(text, traits) && { wantsDay: true }),
    traits,
    follows: null,
  }
}

/** A deed is weighed as a beginning where its side of life would only be guessed. */
function isGuessed(thing: AskedThing): boolean {
  return thing.confidence < SURE_OF_VERDICT && isOfSeveral(thing)
}

/** "Am I ever going to date again": no verdict, and the times that are open to it. */
function wantsOf({ wants: [wants], time }: AskedThing, text: string): Wants {
  return wants === 'whether' && time === null && EVER.test(text) ? 'when' : wants!
}

/** The hour is asked for, and the day is the one that was spoken of. */
export const ASKS_HOUR = /\b(?:what|which) (?:hour|time)\b(?! (?:of (?:the )?(?:year|month)|period))/

/** "Which of my talents", "is it good or do I wait": no two roads, but a picture or a yes or no. */
function ofNoChoice(wants: Wants, text: string): Wants {
  if (
    /^(?:and |so |but )*(?:which|what) of my (?!(?:two|three|\w+ (?:or|and) my)\b)/.test(text) &&
    wants === 'which'
  )
    return 'who'
  return wants
}

const EVER =
  /\b(?:will|shall) (?:i|we)(?: \w+){0,2} ever\b|\bever (?:going to|gonna|be able to|get to|find|meet|date|fall|marry|earn|own)\b/

function timeOf(time: Span | null, namesTime: boolean, { today }: SpanFrame): AskedFor['time'] {
  if (!time) return 'none'
  if (time.to < today) return 'past'
  return !namesTime ? 'none' : time.from === time.to ? 'day' : 'stretch'
}

/**
 * The stretch an answer is about: what is left of it from today on; one that is over stays, where what has
 * been is asked for.
 */
function stretchOf({ time, wants }: AskedThing, text: string, frame: SpanFrame): Span | null {
  if (!time) return null
  const { today } = frame
  const asksOfPast = ['outlook', 'why', 'fact', 'who', 'none', 'more', 'whether'].includes(wants[0]!)
  if (time.to < today) return asksOfPast ? time : null
  const isRunning = /^(this|today)\b/.test(time.phrase)
  // "since August" ends today, and is over but for today
  if (time.from < today && time.to === today && !isRunning)
    return asksOfPast && !AHEAD.test(text) ? { ...time, to: addDays(today, -1) } : null
  const farthest = frame.keepsLongSpans ? time.to : addMonths(today, 36)
  const isCounted = time.from <= today && time.phrase.startsWith('the next ')
  return nearlyOver(
    {
      from: time.from < today ? today : time.from,
      to: isCounted && time.to > farthest ? farthest : time.to,
      phrase: time.phrase,
    },
    today,
  )
}

/** "Been limping since June, will it pass": what was told lies behind, and what is asked does not. */
const AHEAD = /\b(?:will|going to|gonna|should i|do i|shall|when (?:does|do|is|will))\b/

/** Not whom they will marry, nor what suits them, nor what the dead were. */
const ASKS_OF_THEM =
  /^(?!.*\b(?:will|would|was|were|late|marry|(?:right|good|meant) for)\b).*\b(?:is|are|s|like|about)\b/i

/** Whom the question is about, where nothing of the asker's own stands in it. */
function otherIn(typed: string): Person | null {
  // what is told after a comma is no part of it
  const [asked = ''] = (ownQuestions(typed, 1)[0]?.words ?? typed).split(',')
  if (!ASKS_OF_THEM.test(asked)) return null
  const [first, ...others] = ownNouns(asked).people
  if (first === undefined || others.length > 0) return null
  const rest = plain(asked.toLowerCase().replace(first.toLowerCase(), ''))
  return isAboutAsker(rest) ? null : (personIn(first.toLowerCase()) ?? called(turned(first), 7))
}

function personOf({ person }: AskedThing): Person | null {
  if (!person) return null
  const known = person.role ? personIn(`my ${person.role.toLowerCase()}`) : null
  const name = person.name ?? known?.name ?? (person.role ? `your ${person.role}` : null)
  return name ? called(name, known?.house ?? 7) : null
}
