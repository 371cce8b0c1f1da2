/** What a person asks: theme, kind of answer wanted, stretch of time, and whom it is about. */
import type { ThreadTurn } from '../../types.ts'
import { readRefusals } from '../care/care.ts'
import type { Refusal } from '../care/care.ts'
import { isAboutSkyAlone } from '../cycle-question.ts'
import { besideGrief, griefIn } from '../care/grief.ts'
import { mendTypos } from '../mend-typos.ts'
import { bystanderOf, isPolar, witnessOf } from '../care/not-in-chart.ts'
import { languageOf } from '../language/language-of.ts'
import { selfTalk, smallTalk } from '../small-talk.ts'
import { withRetrograde } from '../sky-slang.ts'
import { THEME_MEANINGS } from '../themes.ts'
import type { Theme } from '../themes.ts'
import { undertakingIn } from '../undertaking.ts'
import { capital } from '../../language/text.ts'
import type { Intent, ParsedQuestion } from '../intent.ts'
import { plain } from '../plain-text.ts'
import { careIn, careOf } from '../care/care-in-thread.ts'
import { aside, mourning, isOfLove, isMourned } from '../grief-intent.ts'
import { standsOnNothing } from './stands-on-nothing.ts'
import { chosenIn } from './read-choice.ts'
import { asksBack, spanAhead, spanBehind } from '../time-asked.ts'
import { readChart, readPlain, cycleReading } from './read-plain.ts'
import type { ParsedSpan, SpanFrame } from '../time-asked.ts'
import { NO_TRAITS, traitsIn } from '../traits.ts'
import { namedPerson } from '../person-in.ts'

export function readByRule(
  question: string,
  thread: readonly ThreadTurn[],
  frame: SpanFrame,
): ParsedQuestion {
  const care = careIn(question, thread)
  if (care) return { kind: 'crisis', care }
  const language = languageOf(question)
  if (language) return { kind: 'other_language', language }
  const parsed = readMended(question, thread, frame)
  if (parsed.kind !== 'read') return parsed
  const name = parsed.intent.kind === 'check_in' ? namedPerson(question) : null
  const person = name ? { house: 7, ...parsed.intent.person, name } : parsed.intent.person
  const before = frame.hasMourned && !parsed.intent.grief ? ({ grief: 'before' } as const) : {}
  return { ...parsed, intent: { ...parsed.intent, ...before, person, traits: traitsIn(plain(question)) } }
}

function readMended(question: string, thread: readonly ThreadTurn[], frame: SpanFrame): ParsedQuestion {
  if (beginsBent(question)) return readAsTyped(mendTypos(question), thread, frame)
  const found = readAsTyped(question, thread, frame)
  // the slips of a question that was understood are left alone
  return found.kind === 'not_understood' || found.kind === 'no_undertaking'
    ? readAsTyped(mendTypos(question), thread, frame)
    : found
}

/**
 * "wen shuld i move": without its first word a question is half understood, which is worse than not at all.
 */
function beginsBent(question: string): boolean {
  const first = (text: string) => /[a-z0-9']+/.exec(text.toLowerCase())?.[0] ?? ''
  const mended = first(mendTypos(question))
  return (
    mended !== first(question) && /^(what|when|which|where|how|why|should|would|could|will)$/.test(mended)
  )
}

function readAsTyped(typed: string, thread: readonly ThreadTurn[], frame: SpanFrame): ParsedQuestion {
  const question = withRetrograde(typed)
  const self = selfTalk(plain(question.slice(0, 3000)))
  if (self) return { kind: 'small_talk', talk: self }
  const blank = BLANK.exec(question)
  if (blank) return { kind: 'blank', words: blank[0] }
  const refusals = readRefusals(question)
  if (refusals.includes('outside')) return { kind: 'outside' }
  // care reads every word; the rest of a very long letter is not needed to see what it asks
  const grief = griefIn(question, frame.today)
  const text = plain((grief === 'past' ? besideGrief(question, frame.today) : question).slice(0, 3000))
  const unread = UNREAD_POINTS.exec(text)
  if (unread) return { kind: 'unread_point', name: capital(unread[1]!) }
  const before = lastReading(thread, frame)
  const kept = refusals.filter((refusal) => refusal !== 'outside')
  const ofChart = readChart(text, before)
  if (ofChart) return { kind: 'read', intent: { ...ofChart, ...aside(grief) }, refusals: kept }
  if (isAboutSkyAlone(text)) return { kind: 'sky_only' }
  const asked = question.slice(0, 3000)
  const stretch = spanAhead(asked, { ...frame, previous: before?.span ?? null })
  if (stretch.kind === 'beyond_tables') return { kind: 'beyond_tables' }
  const behind = asksBack(text, frame.today) ? spanBehind(asked, frame) : null
  if (behind && (grief === null || ASKS_OF_SKY.test(text)))
    return {
      kind: 'read',
      intent: { ...cycleReading({ is: 'past' }, text, behind), ...aside(grief) },
      refusals: kept,
    }
  if (grief === 'fresh' && !kept.includes('death') && (!kept.includes('medical') || !isPolar(text)))
    return mourning(text)
  if (stretch.kind === 'past' && asksBack(text, frame.today))
    return { kind: 'unclear_span', words: 'that time' }
  // "I lost my job yesterday" tells of the past and asks about what is now
  const span: ParsedSpan = stretch.kind === 'past' ? { kind: 'none' } : stretch
  if (span.kind === 'unclear') return { kind: 'unclear_span', words: span.words }
  const witness = isPolar(text) && undertakingIn(text) !== 'named' ? witnessOf(text) : null
  if (witness && kept.length === 0 && before?.kind === 'comfort' && before.grief) return mourning(text)
  if (witness && kept.length === 0) return { kind: 'not_in_chart', witness }
  const reading = chosenIn(question, frame) ?? readPlain(text, span, before)
  const talk = smallTalk(text)
  // a matter in the words makes it a question, however it is put
  if (talk && (talk === 'good_news' || reading === null || reading.follows || text.split(' ').length <= 4))
    return { kind: 'small_talk', talk }
  if (isMourned(before, reading, text) && kept.length === 0) return mourning(text)
  if (reading && reading.kind !== 'choice' && kept.length === 0 && standsOnNothing(text, reading, before)) {
    if (grief) return mourning(text)
    const bystander = bystanderOf(text, question)
    return bystander ? { kind: 'not_in_chart', witness: bystander } : { kind: 'no_undertaking' }
  }
  if (grief && kept.length === 0 && (!reading || (isPolar(text) && isOfLove(reading)))) return mourning(text)
  if (reading) return { kind: 'read', intent: { ...reading, ...aside(grief) }, refusals: kept }
  if (kept[0]) return { kind: 'read', intent: bare(kept[0], span), refusals: kept }
  const bystander = isPolar(text) ? bystanderOf(text, question) : null
  return bystander ? { kind: 'not_in_chart', witness: bystander } : { kind: 'not_understood' }
}

const ASKS_OF_SKY =
  /\b(chart|stars?|sky|planets?|transits?|saturn|jupiter|uranus|neptune|pluto)\b|^(how|what) (was|were)\b/

const BLANK =
  /[[<{](?:the |their |your |his |her |my |a |insert |enter )*(?:person|name|someone|somebody|partner|friend|them|him|her|who|date|day|month|year|place|city|event|project|thing|topic|decision|job|company|x|\.\.\.|…|_+)(?: name| here|'s name)?[\]>}]|\b(?:with|for|to|about|support|is|does|and|on) _{2,}/i
const UNREAD_POINTS = /\b(vertex|part of fortune|ceres|juno|vesta|pallas)\b/

/**
 * The thread is read again rather than stored: the last question that stands on its own gives plan and topic.
 */
function lastReading(thread: readonly ThreadTurn[], frame: SpanFrame): Intent | null {
  let reading: Intent | null = mournedBefore(frame)
  for (const turn of thread.slice(-6)) {
    if (careOf(turn.question)) continue
    const text = plain(turn.question)
    if (griefIn(turn.question, frame.today) === 'fresh') {
      const told = mourning(text)
      if (told.kind === 'read') reading = told.intent
      continue
    }
    const span = spanAhead(turn.question, { ...frame, previous: reading?.span ?? null })
    if (span.kind !== 'span' && span.kind !== 'none') continue
    const next: Intent | null =
      readChart(text, reading) ?? chosenIn(turn.question, frame) ?? readPlain(text, span, reading)
    // what was asked back is no ground for the next question
    if (next && (next.kind === 'chart' || next.kind === 'choice' || !standsOnNothing(text, next, reading)))
      reading = next
  }
  return reading
}

/** Told another day, a death is still what an open question is about. */
function mournedBefore({ hasMourned }: SpanFrame): Intent | null {
  const told = hasMourned ? mourning('') : null
  return told?.kind === 'read' ? told.intent : null
}

function bare(refusal: Exclude<Refusal, 'outside' | null>, span: ParsedSpan): Intent {
  const theme: Theme = (
    { death: 'talk', medical: 'tired', secret: 'talk', legal: 'work', markets: 'money' } as const
  )[refusal]
  return {
    theme,
    topic: THEME_MEANINGS[theme].topic,
    kind: 'why',
    span: span.kind === 'span' ? span.span : null,
    subject: null,
    traits: NO_TRAITS,
    person: null,
    follows: null,
  }
}
