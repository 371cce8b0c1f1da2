/** A question about somebody of the Circle: who it is, what is asked, and for which stretch of time. */
import { besideGrief, griefIn } from '../care/grief.ts'
import { isMourning } from '../grief-intent.ts'
import type { ParsedQuestion } from '../intent.ts'
import type { Reading } from '../../listen/reading.ts'
import { followsCare } from '../care-in-thread.ts'
import { tellsParting } from '../parting.ts'
import { asksNewLove } from '../new-love.ts'
import { plain } from '../plain-text.ts'
import { spanAhead } from '../time-asked.ts'
import type { SpanFrame } from '../time-asked.ts'
import type { Span } from '../../time/span.ts'
import { bondOf } from '../../circle/bond.ts'
import type { Bond } from '../../circle/bond.ts'
import type { CirclePerson, Company, ThreadTurn } from '../../types.ts'
import { firstNameOf } from '../../language/first-name.ts'
import { folded } from '../../language/folded.ts'
import { isLate } from './is-late.ts'
import { asidesIn, JOKE, MATTERS, PAIR_IN_LOVE, ROOM, sortsIn } from './sorts.ts'
import type { Aside, Sort } from './sorts.ts'
import { spokenOf } from './people-meant.ts'
import { SINGLE, whoIsMeant } from './who-is-meant.ts'

export type PairQuestion =
  | {
      kind: 'about'
      person: CirclePerson
      /** what somebody in no Circle is called, who has no page and no chart */
      stranger: string | null
      /** whom else the question names */
      others: CirclePerson[]
      sort: Sort
      /** what it is about, beside the form it asks for */
      matter: Sort | null
      asides: Aside[]
      span: Span | null
      /** a turn before was about the same person */
      goesOn: boolean
      wish: Wish[]
      /** something is owed, or to be given back */
      isOwed: boolean
      /** the two had stopped speaking */
      isUnspoken: boolean
      /** this very day is named */
      isOfToday: boolean
    }
  /** `words` of those whom it may mean, without "my" */
  | { kind: 'which'; words: string; at: [number, number]; among: CirclePerson[] }
  | { kind: 'stranger'; called: string }

/** A question that is answered. */
export type AboutTwo = Extract<PairQuestion, { kind: 'about' }>

const WISHES = [
  'short',
  'far',
  'room',
  'joke',
  'late',
  'supper',
  'warned',
  'raw',
  'small',
  'funeral',
  'seats',
] as const
/** What of the manner of an answer the words ask for. */
export type Wish = (typeof WISHES)[number]

export interface AskedInCompany {
  question: string
  thread: readonly ThreadTurn[]
  reading: Reading
  company: Pick<Company, 'people' | 'about'>
}

/** null where nobody of a Circle is what the question is about. */
export function pairQuestionOf(
  { company, question, thread, reading }: AskedInCompany,
  parsed: ParsedQuestion,
  frame: SpanFrame,
): PairQuestion | null {
  if (reading.faintCry || followsCare(thread) || asksNewLove(question)) return null
  if (parsed.kind === 'read' && isMourning(parsed.intent)) return null
  const isLeftBehind = company.about === null && isOfAskerAlone(thread.at(-1)) && !SINGLE.test(question)
  const before = isLeftBehind ? [] : spokenOf(thread, company)
  const meant = whoIsMeant(question, { people: company.people, before })
  if (meant.kind === 'nobody' && before.length === 0) return null
  const sorts = sortsAsked(question, company.people)
  if (!isOpenTo(parsed, sorts.length > 0 && meant.kind === 'people' && meant.isNamed)) return null
  if (meant.kind === 'unsure' && sorts.length === 0) return null
  if (meant.kind === 'unsure')
    return {
      kind: 'which',
      words: meant.words.replace(/^(?:my|our) /i, ''),
      at: meant.at,
      among: meant.among,
    }
  const text = small(question, company.people)
  const ahead = spanAhead(question, frame)
  const said = {
    asides: asidesIn(text),
    span: ahead.kind === 'span' ? ahead.span : null,
    wish: wishesIn(text),
    isOwed: /\b(back|owe|return)/.test(question),
    isUnspoken: UNSPOKEN.test(question),
    isOfToday: /\btoday\b/.test(question.toLowerCase()),
  }
  const isLeft = hasBeenLeft(question, parsed, frame)
  if (meant.kind === 'stranger' && isLeft) return null
  if (meant.kind === 'stranger') return ofStranger({ called: meant.called, question }, sorts, said, parsed)
  const people = meant.kind === 'people' ? meant.people : leansOn(text, before, company, parsed)
  const isNamed = meant.kind === 'people' && meant.isNamed
  const [person, ...others] = isNamed && COMPARES.test(text) ? together(people, before) : people
  if (!person) return null
  if (isLeft && LEFT.includes(bondOf(person.tag))) return null
  if (isOnlyTold(question, person, company, frame)) return null
  if (!isNamed && isOfOneself(text, company, parsed, sorts)) return null
  if (isNamed && sorts.length === 0 && parsed.kind === 'read' && parsed.intent.topic !== 'relationships')
    return null
  const isLove = LOVERS.includes(bondOf(person.tag)) && PAIR_IN_LOVE.test(text)
  const fitting = sorts.filter((one) => one !== 'love' || isLove)
  if (fitting.length < sorts.length && fitting.length === 0) return null
  const asked = sortOf(text, fitting, { person, others, before, isNamed })
  const goesOn = thread.length > 0 && before.some(({ id }) => id === person.id)
  const last = thread.at(-1)
  return {
    kind: 'about',
    person,
    stranger: null,
    ...said,
    ...asked,
    wish: ofOne(said.wish, person, [question, ...(goesOn ? thread.map((turn) => turn.question) : [])]),
    matter: asked.matter ?? (goesOn && last ? matterOf(sortsAsked(last.question, company.people)) : null),
    goesOn,
  }
}

/** What was asked of somebody before the day of their birth was told: of the two, whatever it was. */
export function aboutTold(
  { question }: Pick<AskedInCompany, 'question'>,
  person: CirclePerson,
  parsed: ParsedQuestion,
): AboutTwo | null {
  if (!isOpenTo(parsed, true)) return null
  const sorts = sortsAsked(question, [person])
  return {
    kind: 'about',
    person,
    stranger: null,
    others: [],
    sort: sorts[0] ?? 'match',
    matter: matterOf(sorts),
    asides: [],
    span: null,
    goesOn: false,
    wish: [],
    isOwed: false,
    isUnspoken: false,
    isOfToday: false,
  }
}

/** Whose death is told beside a question of something else. */
function isOnlyTold(
  question: string,
  person: CirclePerson,
  { people }: AskedInCompany['company'],
  { today }: SpanFrame,
): boolean {
  if (griefIn(question, today) !== 'past' || !isLate(question, person)) return false
  const rest = besideGrief(question, today)
  const meant = rest === question ? null : whoIsMeant(rest, { people, before: [] })
  return meant !== null && (meant.kind !== 'people' || meant.people.every(({ id }) => id !== person.id))
}

/** After a parting nothing is read of those who may have parted. */
const LEFT: readonly Bond[] = ['couple', 'past', 'others']

function hasBeenLeft(question: string, parsed: ParsedQuestion, frame: SpanFrame): boolean {
  if (parsed.kind === 'read') return parsed.intent.parted !== undefined
  return frame.hasParted === true || tellsParting(question, frame)
}

/** Between whom liking and desire are spoken of. */
const LOVERS: readonly Bond[] = ['couple', 'past', 'friends', 'others']

type Said = Pick<AboutTwo, 'asides' | 'span' | 'wish' | 'isOwed' | 'isUnspoken' | 'isOfToday'>

/** Somebody in no Circle: answered here where nothing else was read, or they are dead. */
function ofStranger(
  { called, question }: { called: string; question: string },
  sorts: readonly Sort[],
  said: Said,
  parsed: ParsedQuestion,
): PairQuestion | null {
  const sort = sorts.find((one) => OF_STRANGERS.includes(one)) ?? sorts[0]
  const person: CirclePerson = { id: '', name: called, tag: 'other' }
  const wish = ofOne(said.wish, person, [question])
  if (!sort || (parsed.kind === 'read' && parsed.refusals.length > 0)) return null
  if (!wish.includes('late') && parsed.kind === 'read') return { kind: 'stranger', called }
  return {
    kind: 'about',
    person,
    stranger: called,
    others: [],
    sort,
    matter: matterOf(sorts),
    goesOn: false,
    ...said,
    wish,
  }
}
const OF_STRANGERS: readonly Sort[] = ['good', 'them', 'match', 'trust', 'learn', 'compare', 'details']

/** Of several sentences those that ask come first. */
function sortsAsked(question: string, people: readonly CirclePerson[]): Sort[] {
  const asking = question.match(/[^.?!\n]+\?/g)?.join(' ') ?? ''
  const found = [...new Set([...sortsIn(small(asking, people)), ...sortsIn(small(question, people))])]
  return found.toSorted((one, other) => Number(other === 'spite') - Number(one === 'spite'))
}

function together(people: readonly CirclePerson[], before: readonly CirclePerson[]): CirclePerson[] {
  return [...people, ...before.filter(({ id }) => people.every((one) => one.id !== id))]
}

/** Whatever was declined, cried or told in another language is answered as it is without a Circle. */
function isOpenTo(parsed: ParsedQuestion, isPlain: boolean): boolean {
  // a name and what is asked of it is no talk about Arion, nor of the sky alone
  if (parsed.kind === 'small_talk' || parsed.kind === 'beyond_tables' || parsed.kind === 'sky_only')
    return isPlain
  if (parsed.kind === 'read') return parsed.refusals.every((refusal) => refusal === 'secret')
  return parsed.kind === 'asks_back' || parsed.kind === 'not_in_chart' || parsed.kind === 'unclear_span'
}

/** "How is my week?" stays a question of one, whomever the conversation is about. */
function isOfOneself(
  text: string,
  { about }: Pick<Company, 'about'>,
  parsed: ParsedQuestion,
  sorts: readonly Sort[],
): boolean {
  const speaksOfThem = /\b(she|shes|her|hers|he|hes|him|his)\b/.test(text)
  const speaksOfTwo = about !== null && /\b(we|us|our|ours|each other|together|they|them|their)\b/.test(text)
  if (parsed.kind !== 'read' || speaksOfThem || speaksOfTwo) return false
  // "when should I call?" and "and with money?" go on about them; "when will I find a new job?" does not
  const isOwn = parsed.intent.topic !== 'relationships' && /\b(i|me|my|mine|myself)\b/.test(text)
  return sorts.length === 0 || isOwn
}

/** Small letters, names as "she": "what is Tom like?" is "what is she like?". */
function small(question: string, people: readonly CirclePerson[]): string {
  let text = ` ${folded(plain(question))} `
  for (const first of people
    .map(({ name }) => folded(firstNameOf(name)))
    .filter((name) => name.length > 1 && !SMALL_WORDS.test(name)))
    text = text.replaceAll(
      new RegExp(`(?<![\\p{L}])${first.replaceAll(/[^\p{L}\d]/gu, '.')}(?=$|[^\\p{L}])`, 'gu'),
      'she',
    )
  return text
    .replaceAll(
      /\bmy (?:sister|brother|mother|father|mum|mam|mom|dad|wife|husband|partner|boss|best friend|friend|ex|son|daughter|boy)\b/g,
      'she',
    )
    .trim()
}

/** Names that are words, of which no small letters tell which they are. */
const SMALL_WORDS = /^(a[mnst]|b[ey]|do|go|he|i[fnst]|m[ey]|no|o[fnr]|so|to|u[ps]|we)$/

/** The last answer rests on the asker's own chart: the thread has left whoever was spoken of before. */
function isOfAskerAlone(last: ThreadTurn | undefined): boolean {
  const { facts = [] } = last ?? {}
  return facts.length > 0 && facts.every(({ whose }) => whose === undefined)
}

/** In a conversation about somebody, what asks for nothing of one's own is about the two. */
function leansOn(
  text: string,
  before: readonly CirclePerson[],
  { about }: Pick<Company, 'about'>,
  parsed: ParsedQuestion,
): CirclePerson[] {
  if (before.length === 0) return []
  const isShort = text.split(' ').length <= 9
  const goesOn =
    isShort &&
    /^(and|but|so|ok|okay|why|what about|how about|what else|tell me more|more|when|should|do i|what (should|can|could) i)\b/.test(
      text,
    )
  return goesOn || (about !== null && parsed.kind !== 'read') ? [...before] : []
}

interface Who {
  person: CirclePerson
  others: readonly CirclePerson[]
  before: readonly CirclePerson[]
  isNamed: boolean
}

function sortOf(
  text: string,
  sorts: readonly Sort[],
  { person, others, before, isNamed }: Who,
): Pick<AboutTwo, 'sort' | 'matter' | 'others'> {
  if (others.length > 0 && COMPARES.test(text)) return { sort: 'compare', matter: null, others: [...others] }
  const beside = isNamed
    ? together(
        others,
        before.filter(({ id }) => id !== person.id),
      )
    : []
  if (beside.length > 0 && BETWEEN.test(text)) return { sort: 'between', matter: null, others: beside }
  return { sort: sorts[0] ?? 'match', matter: matterOf(sorts), others: isNamed ? [...others] : [] }
}

function matterOf(sorts: readonly Sort[]): Sort | null {
  return sorts.find((one) => MATTERS.some((matter) => matter === one)) ?? null
}

const COMPARES =
  /\b(which of|who do i|with whom|whom do i|her or him|him or her|better with|more with|click w|rather)\b/
const BETWEEN = /\b(she and she|they two|the two of them|between (them|she)|with she|w she|each other)\b/

const WISH: readonly (readonly [Wish, RegExp])[] = [
  ['short', /\b(yes or no|dont give me an essay|no essay|short(ly)?|one sentence|briefly|in a word)\b/],
  [
    'far',
    /\b(offshore|abroad|away (until|till|to)|only (telephone|phone)|long distance|far away|other (city|country)|by phone)\b/,
  ],
  ['room', ROOM],
  ['joke', JOKE],
  ['supper', /\bwould (he|she|they) mind\b.*\b(supper|dinner|date|somebody|someone)\b/],
  ['warned', /\b(one more late|cut(ting)? my (shifts|hours)|(final|written|last) warning|(fire|sack) me)\b/],
  ['small', /\b(small one|little one|is \d\b|is 1[0-4]\b|toddler|school|years old)\b/],
  ['funeral', /\bsince\b.{0,24}\bfuneral\b/],
  ['seats', /\bsilence\b.*\bchange the (places|seats)\b/],
  ['raw', /\b(yesterday|yday|massive|last night|just now|hung up)\b/],
]

function wishesIn(text: string): Wish[] {
  return WISH.flatMap(([wish, words]) => (words.test(text) ? [wish] : []))
}

/** What hangs on who it is: a boss warns, and leave is asked of the dead alone. */
function ofOne(wish: readonly Wish[], person: CirclePerson, told: readonly string[]): Wish[] {
  const isDead = person.isLate === true || told.some((words) => isLate(words, person))
  const fitting = wish.filter(
    (one) => (one !== 'supper' || isDead) && (one !== 'warned' || person.tag === 'boss'),
  )
  return isDead ? [...fitting, 'late'] : fitting
}

const UNSPOKEN =
  /\b(?:didn['’]?t|not|never|hardly|stopped) (?:speak|talk|spoken|talked|speaking|talking)|without a word|silen\w+/i
