/** What a person asks: theme, kind of answer wanted, stretch of time, and whom it is about. */
import type { Point } from '@astrarium/sky'
import type { ThreadTurn, Topic } from '../types.ts'
import { readCare, readRefusal } from './care.ts'
import type { Care, Refusal } from './care.ts'
import { kindOf } from './kind-of.ts'
import type { Kind } from './kind-of.ts'
import { personIn } from './person-in.ts'
import type { Person } from './person-in.ts'
import { readSpan } from './span.ts'
import type { Span, SpanFrame, SpanReading } from './span.ts'
import { THEME_MEANINGS } from './themes.ts'
import type { Theme } from './themes.ts'
import { subjectOf, themeOf } from './topic-words.ts'

export interface Reading {
  theme: Theme
  topic: Topic
  kind: Kind
  span: Span | null
  /** the point of an essence question */
  subject: Point | null
  person: Person | null
  /** the turn before, when this question leans on it */
  follows: { span: Span | null; words: 'span' | 'theme' | 'more' } | null
}

export type QuestionReading =
  | { kind: 'read'; reading: Reading; refusal: Exclude<Refusal, 'outside' | null> | null }
  | { kind: 'crisis'; care: Exclude<Care, null> }
  | { kind: 'outside' }
  /** a greeting, thanks, or who is speaking */
  | { kind: 'about_arion' }
  /** about the sky alone, and not about the person */
  | { kind: 'sky_only' }
  | { kind: 'past' }
  | { kind: 'unclear_span'; words: string }
  | { kind: 'not_understood' }

/** Crisis is read before anything else, and stays for the next two turns of its thread. */
export function readQuestion(question: string, thread: readonly ThreadTurn[], frame: SpanFrame): QuestionReading {
  const recent = thread.slice(-2).map((turn) => turn.question)
  const care = readCare(question) ?? recent.map(readCare).find((found) => found !== null) ?? null
  if (care) return { kind: 'crisis', care }
  const refusal = readRefusal(question)
  if (refusal === 'outside') return { kind: 'outside' }
  // care reads every word; the rest of a very long letter is not needed to see what it asks
  const text = plain(question.slice(0, 3000))
  if (ABOUT_ARION.test(text)) return { kind: 'about_arion' }
  if (SKY_ONLY.test(text)) return { kind: 'sky_only' }
  const before = lastReading(thread, frame)
  const span = readSpan(withoutBirth(question.slice(0, 3000)), { ...frame, previous: before?.span ?? null })
  if (span.kind === 'past') return { kind: 'past' }
  if (span.kind === 'unclear') return { kind: 'unclear_span', words: span.words }
  const reading = readPlain(text, span, before)
  if (!reading && refusal) return { kind: 'read', reading: bare(refusal, span), refusal }
  if (!reading) return { kind: 'not_understood' }
  return { kind: 'read', reading, refusal }
}

const ABOUT_ARION =
  /^((hello|hi|hey|good (morning|evening|afternoon|day)|thanks|thank you|thx|ok|okay|great)( so much| very much)?( arion)?|who are you|what are you|what can you do|can you help( me)?|how (do|does) (you|this|it) work|are you (an? )?(ai|robot|bot|human|person|real|machine|program|computer)|hello who are you)$/
const SKY_ONLY =
  /\b(retrograde|what (is|s) the moon (phase|sign)|moon phase|phase of the moon|where is (mercury|venus|mars|jupiter|saturn|the (sun|moon))|when is the (next )?(full|new) moon|next (full|new) moon|eclipse)\b(?!.*\b(my|me|i)\b)/

function readPlain(text: string, span: SpanReading, before: Reading | null): Reading | null {
  const time = span.kind === 'span' ? span.span : null
  const person = personIn(text)
  const follow = before ? followWords(text, time) : null
  const subject = subjectOf(text)
  const found = themeOf(text)
  if (before && follow && !subject) {
    const theme = found ?? before.theme
    const isMore = follow === 'more'
    const isTurned = found !== null && found !== before.theme
    const kind = isMore || (isTurned && !time) ? lasting(before.kind, isTurned) : time ? spanKind(before.kind, time) : before.kind
    const words = isTurned && !isMore ? 'theme' : follow
    return {
      theme,
      topic: topicOf(theme, kind, null),
      kind,
      span: time ?? before.span,
      subject: before.subject,
      person: person ?? before.person,
      follows: { span: before.span, words },
    }
  }
  if (subject) return { theme: 'self', topic: 'self', kind: 'essence', span: time, subject, person: null, follows: null }
  const kind = kindOf(text, time, person, found)
  if (!kind) return null
  const asked = kind === 'check_in' && time && time.from !== time.to ? null : time
  const theme =
    found ??
    (kind === 'today'
      ? 'today'
      : kind === 'purpose' || kind === 'gift' || kind === 'block'
        ? 'purpose'
        : person || kind === 'check_in'
          ? 'talk'
          : kind === 'yes_no' || kind === 'when'
            ? 'start'
            : 'self')
  return { theme, topic: topicOf(theme, kind, person), kind, span: asked, subject: null, person, follows: null }
}

function followWords(text: string, span: Span | null): 'span' | 'theme' | 'more' | null {
  if (
    /^(tell me more|more|go on|say more|explain|can you explain|what do you mean|how so|why|why is that|why so|anything else|what else|continue|elaborate|and why)\b/.test(
      text,
    ) &&
    text.split(' ').length <= 6
  )
    return 'more'
  if (/^(and|what about|how about|ok and|but what about|and what about|then)\b/.test(text))
    return span ? 'span' : themeOf(text) ? 'theme' : 'more'
  if (span && text.split(' ').length <= 4 && !themeOf(text)) return 'span'
  return null
}

/** "Why?" after a verdict or a forecast asks for the reasons in the chart; a new topic after a purpose asks why it is so there. */
function lasting(before: Kind, isTurned: boolean): Kind {
  if (isTurned) return ['purpose', 'gift', 'block', 'essence'].includes(before) ? 'why' : before
  return ['purpose', 'gift', 'block', 'essence', 'need', 'manner', 'why'].includes(before) ? before : 'why'
}

/** "And next month?" after a question about today asks for an outlook, and the other way round. */
function spanKind(before: Kind, span: Span): Kind {
  if (before === 'today' && span.from !== span.to) return 'outlook'
  if (before === 'outlook' && span.from === span.to) return 'today'
  if (before === 'purpose' || before === 'why' || before === 'gift' || before === 'block' || before === 'essence')
    return span.from === span.to ? 'today' : 'outlook'
  return before
}

/** The thread is read again rather than stored: the last question that stands on its own gives plan and topic. */
function lastReading(thread: readonly ThreadTurn[], frame: SpanFrame): Reading | null {
  let reading: Reading | null = null
  for (const turn of thread.slice(-6)) {
    const span = readSpan(withoutBirth(turn.question), { ...frame, previous: reading?.span ?? null })
    if (span.kind === 'past' || span.kind === 'unclear') continue
    reading = readPlain(plain(turn.question), span, reading) ?? reading
  }
  return reading
}

function bare(refusal: Exclude<Refusal, 'outside' | null>, span: SpanReading): Reading {
  const theme: Theme = ({ death: 'talk', medical: 'tired', secret: 'talk', legal: 'work', markets: 'money' } as const)[refusal]
  return {
    theme,
    topic: THEME_MEANINGS[theme].topic,
    kind: 'why',
    span: span.kind === 'span' ? span.span : null,
    subject: null,
    person: null,
    follows: null,
  }
}

function topicOf(theme: Theme, kind: Kind, person: Person | null): Topic {
  if (kind === 'check_in') return 'check_in'
  if (kind === 'today' && (theme === 'today' || theme === 'self')) return 'today'
  if (kind === 'outlook' && (theme === 'self' || theme === 'today' || theme === 'start')) return 'forecast'
  if (kind === 'purpose' || ((kind === 'block' || kind === 'gift') && theme === 'purpose')) return 'purpose'
  if (kind === 'essence') return 'self'
  if (person && theme === 'talk') return 'relationships'
  return THEME_MEANINGS[theme].topic
}

/** The day of a birth is not the time that is asked about: "I was born on 3 May 1990. How will next month be?" */
function withoutBirth(question: string): string {
  return question.replace(/\b(born|birth ?(day|date) (is|was)|date of birth)\b[^.!?;]*/gi, ' ')
}

function plain(question: string): string {
  return question
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[^\p{L}\p{N}' -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
