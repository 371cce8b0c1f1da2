/** A question that leans on the last answer: what it takes over from there, and what it changes. */
import { SURE_OF_CHANGE } from '../../listen/calibration.ts'
import type { Reading } from '../../listen/reading.ts'
import { daysBetween } from '../../language/calendar.ts'
import type { About, Wants } from '../../listen/vocabulary.ts'
import { KINDS } from '../../kinds/index.ts'
import { isMourning } from '../grief-intent.ts'
import type { Choice } from '../choices/choices.ts'
import { dayAsChoice, timeAlone } from '../choices/times-between.ts'
import type { Intent } from '../intent.ts'
import { plain } from '../plain-text.ts'
import { smallDeedIn } from '../scale/small-deed.ts'
import { NO_TRAITS } from '../traits.ts'
import { topicOf } from '../theme-of-question.ts'
import type { SpanFrame } from '../time-asked.ts'
import { ASKS_HOUR, intentOf } from './intent-of.ts'
import { themeFor } from './theme-for.ts'
import { bareTheme } from './bare-theme.ts'
import { called, nameIn } from '../person-in.ts'
import { THEME_MEANINGS } from '../themes.ts'
import type { Theme } from '../themes.ts'
import type { Turn } from '../turn.ts'
import { turned } from './turned.ts'

export interface Leaning {
  /** plain and small */
  text: string
  typed: string
  reading: Reading
  before: Intent
  isUndertaking: boolean
  /** in its own words */
  namesTime: boolean
  choices: readonly string[]
  times: readonly Choice[] | null
}

/** null where it stands by itself, or nothing was sure enough to be changed. */
export function followUp(leaning: Leaning, frame: SpanFrame): Intent | null {
  const { text, reading, before, namesTime } = leaning
  // after what was only told nothing is asked again of somebody else
  const isUnasked = KINDS[before.kind].meets && !isMourning(before)
  const held = isUnasked ? null : heldAgainst(leaning, frame)
  if (held) return held
  const changed = isUnasked ? null : changedIn(leaning, frame)
  if (changed) return changed
  if (!reading.leans) return null
  const [thing] = reading.asks
  const isSure = thing.confidence >= SURE_OF_CHANGE
  if (thing.wants[0] === 'more' && isSure) return turned({ is: 'more' }, { intent: before, words: '' }, frame)
  const own = withinAsked(ofBefore(intentOf({ ...leaning, thing }, frame), leaning), leaning)
  if (own && isSure) {
    const isSpan =
      (namesTime || isOther(own.span, before.span)) && own.kind === before.kind && own.theme === before.theme
    return {
      ...own,
      person: own.person ?? (own.theme === before.theme ? before.person : null),
      follows: { span: before.span, words: isSpan ? 'span' : 'theme' },
    }
  }
  if (!own || isUnasked || text.split(' ').length > LONGEST_FRAGMENT) return null
  // nothing new but a time, a person or a wish: the last question again, with that in place
  if (namesTime && own.span) return inTime(before, own.span)
  if (own.person)
    return again(before, { theme: themeFor(thing.about[0]!, own.traits), person: own.person }, 'theme')
  return ASKS.has(thing.wants[0]!) && (thing.wants[0] !== 'how' || thing.confidence >= SURE_OF_CHANGE)
    ? again(before, { kind: own.kind, ...(own.wantsDay && { wantsDay: true }) }, 'theme')
    : null
}

/** "And the 16th instead?": one more time beside those that were weighed, or beside the day that was. */
function heldAgainst({ text, typed, reading, before, times }: Leaning, frame: SpanFrame): Intent | null {
  if (times || text.split(' ').length > LONGEST_FRAGMENT) return null
  const isOfTimes = before.choices?.every(({ isTime }) => isTime) === true
  const words = text.split(' ')
  const asksInstead = words.some((word) => INSTEAD.includes(word))
  const isFragment = FRAGMENT.test(text) || words[0] === 'or'
  if (!isFragment && !asksInstead && !(isOfTimes && reading.leans)) return null
  const day = before.span?.from === before.span?.to && KINDS[before.kind].ofTime === 'for_a_deed'
  const earlier = isOfTimes
    ? before.choices!.filter(({ span }) => span !== null && span.to >= frame.today)
    : day && before.span && asksInstead
      ? [dayAsChoice(before.span, frame.today)]
      : null
  if (!earlier || earlier.length === 0) return null
  const added = timeAlone(typed, { ...frame, previous: earlier.at(-1)?.span ?? null })
  if (!added?.span || earlier.some(({ span }) => span?.from === added.span!.from)) return null
  const told = earlier.map((one) => ({ ...one, isTold: true as const }))
  const follows = { span: before.span, words: 'span' as const }
  return { ...before, kind: 'choice', span: null, choices: [...told, added], follows }
}

const INSTEAD: readonly string[] = ['instead', 'better', 'rather']

/** Days that an answer named are no limit to when something new is asked for; what the person named is. */
function withinAsked(own: Intent | null, { text, before, namesTime }: Leaning): Intent | null {
  if (!own || KINDS[own.kind].gives !== 'date' || namesTime || ASKS_HOUR.test(text)) return own
  const { choices } = before
  const way = choices && wayMeant(choices, text)
  // what was weighed against something else is done on a day; a way that is named again may take months
  const isDay = own.wantsDay || (choices !== undefined && (!way || isOfADay(way)))
  // nor is a stretch of months for a day that is asked for
  const span = way ? way.span : before.span
  const isLong = span !== null && daysBetween(span.from, span.to) > LONGEST_FOR_DAY
  return {
    ...own,
    ...(way?.deed &&
      isTheme(way.deed) && { theme: way.deed, topic: topicOf(way.deed, own.kind, own.person) }),
    span: isDay && isLong ? null : span,
    ...(choices && isDay && { wantsDay: true }),
  }
}

/** A way to go is often a side of life of its own: to retrain is to study, whatever it was weighed with. */
function isTheme(deed: string): deed is Theme {
  return deed in THEME_MEANINGS
}

/** The way to go that the words name again, else the only one of which a time is known. */
export function wayMeant(choices: readonly Choice[], text: string): Choice | null {
  const said = text.split(' ')
  const named = choices.filter((one) => own(one, choices).some((word) => said.includes(word)))
  const timed = choices.filter(({ span }) => span !== null)
  const [only, ...others] = named.length > 0 ? named : timed
  return only && others.length === 0 ? only : null
}

/** Words of weight that stand in none of the others. */
function own({ words }: Choice, choices: readonly Choice[]): string[] {
  const others = choices.filter((one) => one.words !== words).flatMap((one) => plain(one.words).split(' '))
  return plain(words)
    .split(' ')
    .filter((word) => word.length >= SHORTEST_OWN && !others.includes(word))
}
const SHORTEST_OWN = 4

function isOfADay({ words, isTime }: Choice): boolean {
  return isTime === true || smallDeedIn(plain(`should I ${words}`), NO_TRAITS) !== null
}

const LONGEST_FOR_DAY = 62

function isOther(span: Intent['span'], before: Intent['span']): boolean {
  return span !== null && before !== null && span.from > before.from
}

/** "When does it get better?" is about what was spoken of. */
function ofBefore(own: Intent | null, { text, before }: Leaning): Intent | null {
  if (!own || !OPEN_THEMES.includes(own.theme) || !/\b(it|this|that|things)\b/.test(text)) return own
  return { ...own, theme: before.theme, topic: topicOf(before.theme, own.kind, own.person) }
}

const OPEN_THEMES: readonly Intent['theme'][] = ['self', 'today']
const LONGEST_FRAGMENT = 8
const ASKS: ReadonlySet<Wants> = new Set<Wants>(['when', 'why', 'how', 'outlook'])

/** "And at work?", "and for my son?", "no, I meant my brother": the same, with one thing changed. */
function changedIn(leaning: Leaning, frame: SpanFrame): Intent | null {
  const { text, typed, reading, before, namesTime } = leaning
  const isMeant = MEANT.test(text)
  const isNameAlone = reading.asks[0].person?.name?.toLowerCase() === text
  const isFragment = FRAGMENT.test(text) && text.split(' ').length <= SHORTEST_FRAGMENT
  if (!isMeant && !isFragment && !isNameAlone) return null
  const words = text.replace(FRAGMENT, '').replace(/^the /, '')
  const isOption = before.choices?.some((choice) => choice.words.toLowerCase().includes(words)) === true
  if (isOption && !isMeant) return { ...before, follows: { span: before.span, words: 'more' } }
  const [thing] = reading.asks
  const named = nameIn(typed)
  const own = intentOf({ ...leaning, thing }, frame)
  const person = own?.person ?? (named ? called(named, before.person?.house ?? 7) : null)
  const turn = (isMeant || isNameAlone) && person ? { turn: { is: 'meant' as const, whom: person.name } } : {}
  const theme = !isMeant && !isNameAlone && PEOPLE.has(thing.about[0]!) && own ? own.theme : before.theme
  if (person) return withTurn(again(before, { person, theme }, 'theme'), turn)
  if (namesTime && own?.span) return inTime(before, own.span)
  const side = themeAlone(text)
  if (!side || side === before.theme) return null
  return again(before, { theme: side, kind: KINDS[before.kind].onNewTheme, person: null }, 'theme')
}

/** "And at work?" names a side of life and nothing else. */
function themeAlone(text: string): Theme | null {
  const words = text.replace(FRAGMENT, '').replace(/^(?:(?:in|at|for|with|my|the|about|on) )*/, '')
  return bareTheme(words)?.theme ?? null
}

function withTurn(intent: Intent, turn: { turn?: Turn }): Intent {
  return { ...intent, follows: { span: intent.follows?.span ?? null, words: 'theme', ...turn } }
}

const SHORTEST_FRAGMENT = 6
/** Sides of life that a person stands for. */
const PEOPLE: ReadonlySet<About> = new Set<About>(['children', 'family', 'friends', 'love', 'parting'])
export const FRAGMENT =
  /^(?:(?:and|but|ok|so) )?(?:and|what about|how about|same(?: question| thing)?(?: for| with| about)?) /
const MEANT =
  /^(?:no |sorry |wait |well |oh )*(?:i mean|i meant|i am asking about|i'm asking about|i was asking about|i asked about|i ask(?: now)? about)\b/

function again(before: Intent, change: Partial<Intent>, words: 'span' | 'theme'): Intent {
  const next: Intent = { ...before, ...change, follows: { span: before.span, words } }
  // condolence is said once
  if (next.grief === 'past') delete next.grief
  return { ...next, topic: topicOf(next.theme, next.kind, next.person) }
}

/** "And next month?": a fact of the chart holds at any time; after one, it asks how that time will be. */
function inTime(before: Intent, span: NonNullable<Intent['span']>): Intent {
  const { day, stretch } = KINDS[before.kind].onNewSpan
  const next = again(before, { kind: span.from === span.to ? day : stretch, span }, 'span')
  delete next.chart
  return next
}
