/** What a person asks: theme, kind of answer wanted, stretch of time, and whom it is about. */
import type { Planet, Point } from '@astrarium/sky'
import type { ChartPoint } from '../chart/certainty.ts'
import type { ThreadTurn, Topic } from '../types.ts'
import { readCare, readRefusals } from './care.ts'
import { soundsLow } from './care-indirect.ts'
import type { Care, Refusal } from './care.ts'
import { chartQuestionIn, HOUSE_THEMES } from './chart-question.ts'
import type { ChartQuestion } from './chart-question.ts'
import { cycleIn, isAboutSkyAlone } from './cycle-question.ts'
import type { Cycle } from './cycle-question.ts'
import { besideGrief, griefIn } from './grief.ts'
import type { Grief } from './grief.ts'
import { isEitherOr, kindOf } from './kind-of.ts'
import type { Kind } from './kind-of.ts'
import { mendTypos } from './mend-typos.ts'
import { readPastSpan } from './past-span.ts'
import { bystanderOf, isAboutAsker, isOfAnothersPast, isPolar, witnessOf } from './not-in-chart.ts'
import type { Witness } from './not-in-chart.ts'
import { personIn } from './person-in.ts'
import type { Person } from './person-in.ts'
import { languageOf, selfTalk, smallTalk } from './small-talk.ts'
import type { SmallTalk } from './small-talk.ts'
import { withRetrograde } from './sky-slang.ts'
import { readSpan } from './span.ts'
import type { Span, SpanFrame, ParsedSpan } from './span.ts'
import { THEME_MEANINGS } from './themes.ts'
import type { Theme } from './themes.ts'
import { subjectOf, themeOf } from './topic-words.ts'
import { undertakingIn } from './undertaking.ts'
import { capital } from '../language/text.ts'

export interface Intent {
  theme: Theme
  topic: Topic
  kind: Kind
  span: Span | null
  /** the point of an essence question */
  subject: Point | null
  person: Person | null
  /** the moving body that is asked about: "What does Saturn do to me now?" */
  mover?: Planet
  /** a day is asked for, and not a stretch of the year */
  wantsDay?: boolean
  /** the cycle or event that is asked about */
  cycle?: Cycle
  /** what of the chart itself is asked for, in a question of kind `chart` */
  chart?: ChartQuestion
  /** a death was told: what is asked beside it, or that it is not what the question is about */
  grief?: 'told' | 'asks' | 'asks_love' | 'asks_fault' | 'past'
  /** the turn before, when this question leans on it */
  follows: { span: Span | null; words: 'span' | 'theme' | 'more' | 'simpler' } | null
}

export type ParsedQuestion =
  /** `refusals`: what in it no chart can answer, gravest first */
  | { kind: 'read'; intent: Intent; refusals: Exclude<Refusal, 'outside' | null>[] }
  | { kind: 'crisis'; care: Exclude<Care, null> }
  | { kind: 'outside' }
  | { kind: 'small_talk'; talk: SmallTalk }
  /** about a point of the chart that is not read here */
  | { kind: 'unread_point'; name: string }
  /** about the sky alone, and not about the person */
  | { kind: 'sky_only' }
  /** a time before the birth, or outside the engine's years */
  | { kind: 'before_birth' }
  | { kind: 'beyond_tables' }
  | { kind: 'unclear_span'; words: string }
  /** sent with a place in it that was to be filled: "[person]" */
  | { kind: 'blank'; words: string }
  /** whether something is so or not in the world, which somebody else can tell */
  | { kind: 'not_in_chart'; witness: Witness }
  /** a yes or no is asked for, and nothing that the asker could do or begin */
  | { kind: 'no_undertaking' }
  | { kind: 'not_understood' }

/** Whether somebody is in need: such a question gets help lines and kind words, whatever limits there are. */
export function needsCare(question: string, thread: readonly ThreadTurn[] = []): boolean {
  return careIn(question, thread) !== null
}

/**
 * Crisis is read before anything else, and stays with a person until they ask for something else, for two
 * turns at most.
 */
function careIn(question: string, thread: readonly ThreadTurn[]): Care {
  const own = careOf(question)
  if (own || asksPlainly(question)) return own
  for (const turn of thread.slice(-2).toReversed()) {
    const before = careOf(turn.question)
    if (before || asksPlainly(turn.question)) return before
  }
  return null
}

function careOf(question: string): Care {
  return readCare(question) ?? readCare(mendTypos(question))
}

/**
 * Whether the turn before was one of care, so that an answer which is none does not begin as if nothing had
 * been said.
 */
export function followsCare(thread: readonly ThreadTurn[]): boolean {
  const last = thread.at(-1)
  return last !== undefined && careIn(last.question, thread.slice(0, -1)) !== null
}

/**
 * A question with a matter of its own and no word of distress: "tell me about my moon", and not "no" or "what
 * should I do".
 */
function asksPlainly(question: string): boolean {
  const text = plain(mendTypos(question))
  if (soundsLow(text)) return false
  if (readRefusals(question).includes('outside') || selfTalk(text) || isAboutSkyAlone(text)) return true
  const isAsked =
    /^(and |so |ok |okay |but |now )*(what|when|which|where|who|how|why|should|shall|will|can|could|is|are|am|may|do|does|would|tell|show|give|read|explain|write)\b/.test(
      text,
    )
  return (
    isAsked &&
    text.split(' ').length > 2 &&
    (chartQuestionIn(text) ??
      subjectOf(text) ??
      themeOf(text) ??
      cycleIn(text) ??
      moverIn(text) ??
      timeIn(text)) !== null
  )
}

function timeIn(text: string): string | null {
  return (
    /\b(today|tomorrow|tonight|(this|next|coming) (week|weekend|month|year)|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/.exec(
      text,
    )?.[0] ?? null
  )
}

export function readQuestion(
  question: string,
  thread: readonly ThreadTurn[],
  frame: SpanFrame,
): ParsedQuestion {
  const care = careIn(question, thread)
  if (care) return { kind: 'crisis', care }
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
  if (BEYOND_TABLES.test(text)) return { kind: 'beyond_tables' }
  const stretch = readSpan(withoutBirth(question.slice(0, 3000)), {
    ...frame,
    previous: before?.span ?? null,
  })
  const behind = asksBack(text, frame.today)
    ? readPastSpan(plain(withoutBirth(question.slice(0, 3000))), frame)
    : null
  if (behind && (grief === null || ASKS_OF_SKY.test(text)))
    return {
      kind: 'read',
      intent: { ...cycleReading({ is: 'past' }, text, behind), ...aside(grief) },
      refusals: kept,
    }
  if (grief === 'fresh' && !kept.includes('death') && (!kept.includes('medical') || !isPolar(text)))
    return mourning(text)
  if (stretch.kind === 'past' && asksBack(text, frame.today))
    return { kind: 'unclear_span', words: VAGUE_PAST.exec(text)?.[0] ?? 'that time' }
  // "I lost my job yesterday" tells of the past and asks about what is now
  const span: ParsedSpan = stretch.kind === 'past' ? { kind: 'none' } : stretch
  if (span.kind === 'unclear') return { kind: 'unclear_span', words: span.words }
  const witness = isPolar(text) && undertakingIn(text) !== 'named' ? witnessOf(text) : null
  if (witness && kept.length === 0) return { kind: 'not_in_chart', witness }
  const reading = readPlain(text, span, before)
  const talk = smallTalk(text)
  // a matter in the words makes it a question, however it is put
  if (talk && (talk === 'good_news' || reading === null || reading.follows || text.split(' ').length <= 4))
    return { kind: 'small_talk', talk }
  if (isMourned(before, reading, text) && kept.length === 0) return mourning(text)
  if (reading && kept.length === 0 && standsOnNothing(text, reading, before)) {
    if (grief) return mourning(text)
    const bystander = bystanderOf(text, question)
    return bystander ? { kind: 'not_in_chart', witness: bystander } : { kind: 'no_undertaking' }
  }
  if (grief && kept.length === 0 && (!reading || (isPolar(text) && isOfLove(reading)))) return mourning(text)
  if (reading) return { kind: 'read', intent: { ...reading, ...aside(grief) }, refusals: kept }
  if (kept[0]) return { kind: 'read', intent: bare(kept[0], span), refusals: kept }
  const bystander = isPolar(text) && languageOf(question) === null ? bystanderOf(text, question) : null
  return bystander ? { kind: 'not_in_chart', witness: bystander } : { kind: 'not_understood' }
}

const ASKS_OF_SKY =
  /\b(chart|stars?|sky|planets?|transits?|saturn|jupiter|uranus|neptune|pluto)\b|^(how|what) (was|were)\b/

function aside(grief: Grief | null): Pick<Intent, 'grief'> {
  return grief ? { grief: 'past' } : {}
}

/** Somebody is missing, and that comes before whatever else is asked. */
function mourning(text: string): ParsedQuestion {
  const asksLove =
    /\b(love again|dat(e|ing)( again)?|meet (someone|somebody)|new (partner|love|relationship|man|woman|husband|wife)|remarry|marry again|find (love|someone|somebody))\b/
  const asksTime = /\bhow (will|is|are|does)\b|\bwhat (will|does|do the)\b|\b(which|what) (day|week|month)\b/
  const grief = asksLove.test(text)
    ? 'asks_love'
    : witnessOf(text) === 'fault'
      ? 'asks_fault'
      : undertakingIn(text) === 'named' || asksTime.test(text)
        ? 'asks'
        : 'told'
  const intent: Intent = {
    theme: 'self',
    topic: 'general',
    kind: 'comfort',
    span: null,
    subject: null,
    person: null,
    grief,
    follows: null,
  }
  return { kind: 'read', intent, refusals: [] }
}

function isOfLove({ theme }: Intent): boolean {
  return theme === 'love' || theme === 'meet' || theme === 'unavailable'
}

/** "Does it get lighter?" after a death was told: what was told is still what it is about. */
function isMourned(before: Intent | null, reading: Intent | null, text: string): boolean {
  if (before?.kind !== 'comfort' || !before.grief) return false
  return reading === null || reading.follows !== null || (themeOf(text) === null && !undertakingIn(text))
}

/**
 * A yes or no, or a forecast taken for one, of something that the asker neither does nor begins.
 * A fragment that leans on the turn before ("and Friday?") takes over what was recognised there.
 */
function standsOnNothing(text: string, reading: Intent, before: Intent | null): boolean {
  const { kind, follows } = reading
  if (follows && (follows.words === 'simpler' || !isPolar(text))) return false
  const undertaking = undertakingIn(text)
  if (undertaking === 'named' || (undertaking === 'pointed_at' && before)) return false
  if (kind === 'yes_no') return true
  if (!isPolar(text)) return false
  if (kind === 'outlook' || kind === 'today')
    return !isAboutAsker(text) || !(isOfOwnTime(text) || (before && /\b(it|this|that|things)\b/.test(text)))
  return kind === 'why' && isOfAnothersPast(text)
}

/** "Will things get easier?": of a side of life, or of how a time will be, and of no single event. */
function isOfOwnTime(text: string): boolean {
  return (
    themeOf(text) !== null ||
    moverIn(text) !== null ||
    timeIn(text) !== null ||
    /\b(be|get|feel|become|stay|go|become|look|turn out) (\w+ )?(happy|happier|ok|okay|fine|alright|right|rich|wealthy|famous|successful|lonely|alone|single|free|better|best|worse|easier|harder|busy|content|loved|good|bad|hard|easy|difficult|different|quiet|calm|well|wrong|up|lucky|fired|like this)\b|\b(change|improve|pass|end|last|happen|succeed|work out|calm down|settle|lose|fail|make it|luck|year|month|week|regret|mistake)\b/.test(
      text,
    )
  )
}

/**
 * A question about what has been; a year that lies behind is one, too, unless it only tells what led to the
 * question.
 */
function asksBack(text: string, today: string): boolean {
  if (ASKS_BACK.test(text)) return true
  const years = (text.match(/\b(?:18|19|20)\d\d\b/g) ?? []).map(Number)
  return (
    years.some((year) => year < Number(today.slice(0, 4))) &&
    !/^should\b|\b(will|shall|next|going to|coming|now|today)\b/.test(text)
  )
}
const ASKS_BACK =
  /^(and )?(how|what|why|when|who|where|which) (was|were|did|had|has|have|happened|went)\b|\bhappened\b|^(was|were|did|had|tell me about)\b|^(and |what about |how about )?(yesterday|last \w+)$|\bwhat (was|were) .*\b(about|like|on)\b/
const VAGUE_PAST = /\b\w+ (days|weeks|months|years) ago\b|\bwhen i was( \w+)?\b|\bmy (childhood|youth)\b/
const BEYOND_TABLES =
  /\b(?:in|of|for|around|was|is|will|year) (?:the year )?(?:1[0-7]\d\d|22[1-9]\d|220[1-9]|2[3-9]\d\d)\b/

const BLANK =
  /[[<{](?:the |their |your |his |her |my |a |insert |enter )*(?:person|name|someone|somebody|partner|friend|them|him|her|who|date|day|month|year|place|city|event|project|thing|topic|decision|job|company|x|\.\.\.|…|_+)(?: name| here|'s name)?[\]>}]|\b(?:with|for|to|about|support|is|does|and|on) _{2,}/i
const UNREAD_POINTS = /\b(vertex|part of fortune|ceres|juno|vesta|pallas)\b/

/** Before the words of a theme are looked for: a house of the chart is no home. */
function readChart(text: string, before: Intent | null): Intent | null {
  const chart = chartQuestionIn(text, before?.chart)
  if (!chart) return null
  const house = 'house' in chart ? chart.house : null
  const theme = house ? HOUSE_THEMES[house - 1]! : (chart.about === 'active' && chart.theme) || 'self'
  return {
    theme,
    topic: THEME_MEANINGS[theme].topic,
    kind: 'chart',
    span: null,
    subject: null,
    person: null,
    follows: null,
    chart,
  }
}

function readPlain(text: string, span: ParsedSpan, before: Intent | null): Intent | null {
  const time = span.kind === 'span' ? span.span : null
  const cycle = cycleIn(text)
  if (cycle) return cycleReading(cycle, text, time)
  const person = personIn(text)
  const follow = before ? followWords(text, time) : null
  const subject = subjectOf(text)
  const found = themeOf(text)
  if (before && follow && !subject) {
    const theme = found ?? before.theme
    const isMore = follow === 'more' || follow === 'simpler'
    const isTurned = found !== null && found !== before.theme
    const kind =
      follow === 'simpler'
        ? before.kind
        : isMore || (isTurned && !time)
          ? isTurned
            ? onNewTheme(before.kind)
            : lasting(before.kind)
          : time
            ? spanKind(before.kind, time)
            : before.kind
    const words = isTurned && !isMore ? 'theme' : follow
    const point = follow === 'more' && before.chart?.about === 'point' ? before.chart.point : null
    if (point && hasEssence(point))
      return {
        theme,
        topic: 'self',
        kind: 'essence',
        span: null,
        subject: point,
        person: null,
        follows: { span: null, words },
      }
    return {
      theme,
      topic: topicOf(theme, kind, null),
      kind,
      span: time ?? before.span,
      subject: before.subject,
      person: person ?? before.person,
      follows: { span: before.span, words },
      ...(kind === 'cycle' && before.cycle && { cycle: before.cycle }),
      ...(kind === 'chart' && before.chart && { chart: before.chart }),
    }
  }
  if (subject)
    return { theme: 'self', topic: 'self', kind: 'essence', span: time, subject, person: null, follows: null }
  const kind = kindOf(text, time, person, found)
  if (!kind) return null
  // "When does it get better?" is about what was spoken of
  if (
    before &&
    !found &&
    !person &&
    /\b(it|this|that|things)\b/.test(text) &&
    ['when', 'yes_no', 'outlook', 'why'].includes(kind)
  ) {
    const { theme } = before
    return {
      theme,
      topic: topicOf(theme, kind, null),
      kind,
      span: time,
      subject: null,
      person: before.person,
      follows: { span: before.span, words: 'theme' },
    }
  }
  const asked = kind === 'check_in' && time && time.from !== time.to ? null : time
  const theme =
    found ??
    (kind === 'today'
      ? 'today'
      : kind === 'purpose' || kind === 'gift' || kind === 'block'
        ? 'purpose'
        : isEitherOr(text) && /\bwho(m)?\b/.test(text)
          ? 'love'
          : person || kind === 'check_in'
            ? 'talk'
            : kind === 'yes_no' || kind === 'when'
              ? 'start'
              : 'self')
  const mover = moverIn(text)
  return {
    theme,
    topic: topicOf(theme, kind, person),
    kind,
    span: asked,
    subject: null,
    person,
    follows: null,
    ...(mover && { mover }),
    ...(kind === 'when' && WANTS_DAY.test(text) && { wantsDay: true }),
  }
}

const WANTS_DAY =
  /\b(which|what|what is the|the|a) (exact |best |right |good |perfect |lucky |ideal |next good )*(day|date|hour|time of day|weekday)\b|\b(best|good|right|lucky|exact|perfect|ideal) (day|date|hour|weekday)s?\b/

/** A cycle touches all of a chart; what lies behind may be asked of one side of life. */
function cycleReading(cycle: Cycle, text: string, span: Span | null): Intent {
  const isDated = cycle.is !== 'big' && cycle.is !== 'progressed'
  return {
    theme: (cycle.is === 'past' && themeOf(text)) || 'today',
    topic: 'forecast',
    kind: 'cycle',
    span: isDated ? span : null,
    subject: null,
    person: null,
    cycle,
    follows: null,
  }
}

/** A point of which there is more to say than its place. */
function hasEssence(point: ChartPoint): point is Point {
  return !['true_node', 'south_node', 'chiron', 'mean_lilith', 'desc', 'ic'].includes(point)
}

function followWords(text: string, span: Span | null): 'span' | 'theme' | 'more' | 'simpler' | null {
  if (SIMPLER.test(text) && text.split(' ').length <= 10) return 'simpler'
  if (
    /^(tell me more|more|go on|say more|explain|can you explain|how so|why|why is that|why so|anything else|what else|continue|elaborate|and why)\b/.test(
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

const SIMPLER =
  /^((can you |could you |please )*(explain|say|put|tell)( it| that| this| me)*( please| a bit| more| much)* (simply|simpler|simple|shorter|easier|in (simple|simpler|plain|easy|other|normal) (words|english|terms|language))|simpler|simplify( it| that| this)?|shorter|in (simple|simpler|plain|short|other)( words| english| terms)?|eli5|tl ?dr|summari[sz]e( it| that| this)?|(that is |that's |this is |it is |it's )?too (long|complicated|much)|(sorry )?i (don't|do not|didn't|did not) (understand|get)( it| that| this)?|what does (that|this|it) mean|what do you mean( by (that|this|it))?|huh|what)( please)?$/

/** A new topic after a purpose asks why it is so there. */
function onNewTheme(before: Kind): Kind {
  return ['purpose', 'gift', 'block', 'essence', 'chart'].includes(before) ? 'why' : before
}

/** "Why?" after a verdict or a forecast asks for the reasons in the chart. */
function lasting(before: Kind): Kind {
  return ['purpose', 'gift', 'block', 'essence', 'chart', 'need', 'manner', 'why'].includes(before)
    ? before
    : 'why'
}

/** "And next month?" after a question about today asks for an outlook, and the other way round. */
function spanKind(before: Kind, span: Span): Kind {
  if (before === 'today' && span.from !== span.to) return 'outlook'
  if (before === 'outlook' && span.from === span.to) return 'today'
  if (['purpose', 'why', 'gift', 'block', 'essence', 'chart'].includes(before))
    return span.from === span.to ? 'today' : 'outlook'
  return before
}

/**
 * The thread is read again rather than stored: the last question that stands on its own gives plan and topic.
 */
function lastReading(thread: readonly ThreadTurn[], frame: SpanFrame): Intent | null {
  let reading: Intent | null = null
  for (const turn of thread.slice(-6)) {
    if (careOf(turn.question)) continue
    const span = readSpan(withoutBirth(turn.question), { ...frame, previous: reading?.span ?? null })
    if (span.kind === 'past' || span.kind === 'unclear') continue
    const text = plain(turn.question)
    if (griefIn(turn.question, frame.today) === 'fresh') {
      const told = mourning(text)
      if (told.kind === 'read') reading = told.intent
      continue
    }
    const next: Intent | null = readChart(text, reading) ?? readPlain(text, span, reading)
    // what was asked back is no ground for the next question
    if (next && (next.kind === 'chart' || !standsOnNothing(text, next, reading))) reading = next
  }
  return reading
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

function moverIn(text: string): Planet | null {
  return (/\b(mars|jupiter|saturn|uranus|neptune|pluto)\b/.exec(text)?.[1] as Planet | undefined) ?? null
}

/**
 * The day of a birth is not the time that is asked about: "I was born on 3 May 1990. How will next month be?"
 */
function withoutBirth(question: string): string {
  return question.replace(/\b(born|birth ?(day|date) (is|was)|date of birth)\b[^.!?;]*/gi, ' ')
}

function plain(question: string): string {
  return question
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\b(how|what|when|who|where|that|it)'s\b/g, '$1 is')
    .replace(
      /^(please |hey |hi |hello |arion )*(can|could|would|will) you (please )?(help me (with|understand|to)|tell me( about)?|explain( to me)?|show me|look at|read)\b/,
      'tell me about',
    )
    .replace(/[^\p{L}\p{N}' -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
