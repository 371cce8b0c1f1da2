/** What a person asks: theme, kind of answer wanted, stretch of time, and whom it is about. */
import type { Point } from '@astrarium/sky'
import type { ThreadTurn, Topic } from '../types.ts'
import { readCare, readRefusal } from './care.ts'
import type { Care, Refusal } from './care.ts'
import { readSpan } from './span.ts'
import type { Span, SpanFrame, SpanReading } from './span.ts'
import { THEME_MEANINGS } from './themes.ts'
import type { Theme } from './themes.ts'

export const KINDS = ['today', 'when', 'yes_no', 'outlook', 'purpose', 'gift', 'block', 'essence', 'need', 'manner', 'why', 'check_in'] as const
export type Kind = (typeof KINDS)[number]

export interface Person {
  /** as the asker calls them: "Maya", "your sister" */
  name: string
  /** house of that relation in the asker's chart */
  house: number
}

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
  const recent = [...thread.slice(-2).map((turn) => turn.question)].reverse()
  const care = readCare(question) ?? recent.map(readCare).find((found) => found !== null) ?? null
  if (care) return { kind: 'crisis', care }
  const refusal = readRefusal(question)
  if (refusal === 'outside') return { kind: 'outside' }
  // care reads every word; the rest of a very long letter is not needed to see what it asks
  const text = plain(question.slice(0, 3000))
  if (ABOUT_ARION.test(text)) return { kind: 'about_arion' }
  if (SKY_ONLY.test(text)) return { kind: 'sky_only' }
  const before = lastReading(thread, frame)
  const span = readSpan(question.slice(0, 3000), { ...frame, previous: before?.span ?? null })
  if (span.kind === 'past') return { kind: 'past' }
  if (span.kind === 'unclear') return { kind: 'unclear_span', words: span.words }
  const reading = readPlain(text, span, before)
  if (!reading && refusal) return { kind: 'read', reading: bare(refusal, span), refusal }
  if (!reading) return { kind: 'not_understood' }
  return { kind: 'read', reading, refusal }
}

const ABOUT_ARION = /^((hello|hi|hey|good (morning|evening|afternoon|day)|thanks|thank you|thx|ok|okay|great)( so much| very much)?( arion)?|who are you|what are you|what can you do|can you help( me)?|how (do|does) (you|this|it) work|are you (an? )?(ai|robot|bot|human|person|real|machine|program|computer)|hello who are you)$/
const SKY_ONLY = /\b(retrograde|what (is|s) the moon (phase|sign)|moon phase|phase of the moon|where is (mercury|venus|mars|jupiter|saturn|the (sun|moon))|when is the (next )?(full|new) moon|next (full|new) moon|eclipse)\b(?!.*\b(my|me|i)\b)/

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
    return { theme, topic: topicOf(theme, kind, null), kind, span: time ?? before.span, subject: before.subject, person: person ?? before.person, follows: { span: before.span, words } }
  }
  if (subject) return { theme: 'self', topic: 'self', kind: 'essence', span: time, subject, person: null, follows: null }
  const kind = kindOf(text, time, person, found)
  if (!kind) return null
  const asked = kind === 'check_in' && time && time.from !== time.to ? null : time
  const theme = found ?? (kind === 'today' ? 'today' : kind === 'purpose' || kind === 'gift' || kind === 'block' ? 'purpose' : person || kind === 'check_in' ? 'talk' : kind === 'yes_no' || kind === 'when' ? 'start' : 'self')
  return { theme, topic: topicOf(theme, kind, person), kind, span: asked, subject: null, person, follows: null }
}

function kindOf(text: string, span: Span | null, person: Person | null, theme: Theme | null): Kind | null {
  if (/\b(check in|how (is|are|s) (?!(this|that|my|the|next|it|work|money|love|today|tomorrow|things) )[a-z' ]+ (doing|feeling|coping|today)|what does [a-z' ]+ need)\b/.test(text) && !/\b(how (am|are) (i|we))\b/.test(text)) return 'check_in'
  if (/^(and )?how (is|are) (my [a-z]+( [a-z]+)?)$/.test(text) && person) return 'check_in'
  if (person && /\bhow (is|are) (my|your|\w+)\b.*\b(doing|feeling|today|tonight|now)\b/.test(text)) return 'check_in'
  if (/\b(purpose|calling|vocation|meant to (do|be)|here to do|life path|my path|north node|direction (in|of) my life|what should i do with my life|destiny|mission|right path|come here to learn|heading|going in life)\b/.test(text)) return 'purpose'
  if (/\b(holding me back|hold me back|in my way|blocks? (me|my)|blocking|block me|stuck|sabotag\w*|my (biggest |greatest |main )?(weakness\w*|challenge|flaw|obstacle|shadow|blind spot)|standing in my own way|stop myself|need to let go|let go of|should i work on|learn about myself|(lesson|lessons) )\b/.test(text)) return 'block'
  if (/\b(my (biggest |greatest |natural |hidden |main |true )?(gift|gifts|talent|talents|strength|strengths|superpower)|good at|best at|natural talent|suits? me|suited (to|for)|right (career|job|work) for me|what kind of (work|career|job)|which (career|job))\b/.test(text)) return theme === 'love' || theme === 'meet' ? 'need' : 'gift'
  if (/^(and |so |but )?why\b|\bwhy (do|am|is|are|does|can't|cant|did)\b|\b(keep|keeps) \w+ing\b|\bhow come\b|\bwhat makes me\b/.test(text)) return 'why'
  if (/\b(when|what (day|time|week|month|is the best (day|time))|which (day|days|week|weeks|month|months|hour)|best (day|time|moment|week|month|hour)s?|good (day|time|moment|hour)( \w+)? (for|to))\b/.test(text) && !/^(is|will|would|are) /.test(text)) return 'when'
  if (span && span.from === span.to && /\b(focus|should i (do|know|watch|pay|expect|be|keep)|how (is|will|does|should)|what (is|s|does|about|can|will|do|lies|energy|mood)|advice|guidance|horoscope|tell me|today|tomorrow|tonight)\b/.test(text) && !/^(is|should i|will i|can i|shall i|would|may i|could i)\b/.test(text)) return 'today'
  if (!/^(what|which|where|who|how|why|when)\b/.test(text) && /^(should|shall|will|can|could|is|are|am|may|would|do|does|might|ought)\b|\b(should i|is (it|this|now|that) (a |the )?(good|right|wise|bad)|good (week|month|year|idea|moment|time) to|will i|shall i|worth it)\b/.test(text) && !/^(what|which|where|who|how|why|when)\b/.test(text)) return 'yes_no'
  if (/\b(how (will|is|are|does|do|s|was)|what (will|is|does|do|s|can|should|lies|to)|forecast|outlook|look like|ahead|expect|coming|horoscope|in store|prepare|aware|know|transits?|going on|happening|overview|plan for|watch (out )?for|bring)\b/.test(text) && (span || /\b(forecast|outlook|ahead|coming|future|horoscope|in store|transits?|going on|happening|expect)\b/.test(text))) return 'outlook'
  if (/\b(focus|horoscope|my day|for me now)\b/.test(text)) return 'today'
  if (/\b(who am i|about me|my (birth |natal )?chart|my personality|describe me|understand myself|know about myself|about myself|my (strongest|true) self)\b/.test(text)) return 'essence'
  if (theme && /\bwhere (should|do|could) i (live|belong|move|settle)\b/.test(text)) return 'need'
  if (theme && /\b(do i (need|want)|what .*\b(need|want|looking for|lack)\b|need (in|from)|want (in|from))/.test(text)) return 'need'
  if ((theme === 'talk' || person) && /\bhow (can|do|should|could|might|shall) (i|we)\b/.test(text)) return 'manner'
  if (theme && /\b(how|what|tell|about|advice|help|want|need|my|do i|am i|can i)\b/.test(text)) return 'why'
  if (theme) return span ? 'outlook' : 'why'
  if (span && /\b(how|what|tell|about)\b/.test(text)) return 'outlook'
  if (/\b(feel|feeling|i am|i'm|im) (so |very |really |a bit |just )?(sad|scared|afraid|lost|down|low|lonely|overwhelmed|worried|nervous|hopeless)\b/.test(text)) return 'today'
  return null
}

/** First match wins: the narrow before the wide. */
const THEME_WORDS: [Theme, RegExp][] = [
  ['unavailable', /\b(unavailable|avoidant|half out of reach|wrong (men|women|people|partners?|guys?|girls?|person)|never commit|not commit|same (type|kind) of (man|woman|person|partner|people|guy|men|women)|taken (men|women|people)|ghost(ed|s|ing)?|emotionally (distant|closed))\b/],
  ['meet', /\b(meet (someone|somebody|a (partner|man|woman)|my|the one|new people|anyone|love)|find (love|someone|somebody|a (partner|boyfriend|girlfriend|husband|wife)|the one|my person)|single|dating|date (someone|again)|soul ?mate|get married|marry|wedding|fall in love)\b/],
  ['talk', /\b(talk|conversation|discuss|speak (with|to)|tell (my|him|her|them)|confront|apologi[sz]e|argument|quarrel|fight(ing)? with|message (him|her|them|my)|write to|raise with|negotiat\w*|get along|ask (him|her|them|my (boss|manager|landlord|father|mother|partner)))\b/],
  ['friends', /\b(friend|friends|friendship|friendships|social life|lonely|loneliness|community)\b/],
  ['love', /\b(love|relationship|relationships|partner|partners|boyfriend|girlfriend|husband|wife|romance|romantic|marriage|attract|ex|crush|intimacy|intimate|sex|attachment|jealous\w*|break ?up|broke up|divorce|trust (him|her|them))\b/],
  ['move', /\b(move (to|abroad|out|house|away|in|city|country|back)|moving|abroad|relocat\w*|emigrat\w*|immigrat\w*|another country|travel\w*|journey|trip|live in|where (should|do|could) i (live|settle|belong))\b/],
  ['home', /\b(home|house|flat|apartment|family|parents?|mother|father|rent|buy a (house|flat|place)|roots|childhood)\b/],
  ['money', /\b(money|financ\w*|income|salary|savings?|debts?|rich|afford|spend|spending|earn\w*|budget|raise|wealth|abundance|pay rise|invest\w*|buy)\b/],
  ['work', /\b(work|job|jobs|career|profession\w*|boss|colleague|business|promotion|interview|office|project|client|clients|company|employ\w*|quit|resign|success\w*|study|studies|exam|exams|degree|university)\b/],
  ['tired', /\b(tired|exhausted|exhaustion|sleep|body|health|fatigue|burn ?out|burnt out|stress\w*|rest|strength|drained|anxious|anxiety|insomnia|(my|no|low|more|little|enough) energy|vitality|weight|fit)\b/],
  ['spirit', /\b(spirit\w*|soul|meditat\w*|faith|god|prayer|intuition|meaning|dreams?|healing|belief\w*|inner (life|peace|voice))\b/],
  ['purpose', /\b(purpose|calling|vocation|life path|my path|destiny|mission|direction|meant to)\b/],
  ['self', /\b(confiden\w*|self (esteem|worth)|insecur\w*|overthink\w*|procrastinat\w*|perfectionis\w*|anger|angry|patien(t|ce)|fears?|shy|courage|boundaries|say no|change myself|my life)\b/],
  ['start', /\b(start|begin|launch|new (project|beginning|thing|something)|something new|beginning|sign|decide|decision|publish|take the (step|leap)|leap)\b/],
]

function themeOf(text: string): Theme | null {
  return THEME_WORDS.find(([, words]) => words.test(text))?.[0] ?? null
}

const SUBJECTS: [Point, RegExp][] = [
  ['asc', /\b(ascendant|rising( sign)?|how (do|would) (others|other people|people|strangers) see me|first impression)\b/],
  ['mc', /\b(midheaven|mc)\b/],
  ...(['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const).map((body): [Point, RegExp] => [body, new RegExp(`\\b(my (natal )?${body}( sign)?|${body} (in my chart|sign mean|placement))\\b`)]),
]

function subjectOf(text: string): Point | null {
  if (/\b(transit\w*|return|opposite|square|trine|cross\w*|passing|now)\b/.test(text)) return null
  return SUBJECTS.find(([, words]) => words.test(text))?.[0] ?? null
}

const RELATIONS: [RegExp, number][] = [
  [/\bmy (brother|sister|sibling|cousin|neighbou?r|twin)\b/, 3],
  [/\bmy (father|dad|landlord|parents|family|grandfather|grandmother|grandma|grandpa)\b/, 4],
  [/\bmy (child|son|daughter|kid|kids|children|lover|crush)\b/, 5],
  [/\bmy (colleague|co-worker|coworker|assistant|employee|team|doctor)\b/, 6],
  [/\bmy (partner|husband|wife|boyfriend|girlfriend|ex|fiance|fiancee|business partner|spouse|client)\b/, 7],
  [/\bmy (mother|mum|mom|boss|manager|supervisor|chief)\b/, 10],
  [/\bmy (best friend|friend|friends|roommate|flatmate|housemate)\b/, 11],
]

function personIn(text: string): Person | null {
  for (const [pattern, house] of RELATIONS) {
    const found = pattern.exec(text)
    if (found) return { name: `your ${found[1]}`, house }
  }
  const named = /\b(?:with|on|is|about|to|does|for|and) \[?(?:person|name|someone|this person|them|him|her)\]?\b/.exec(text)
  if (/\b(person|name)\b/.test(text) && named) return { name: 'that person', house: 7 }
  return null
}

/** A name is only seen by its capital, so it is looked for in the question as typed. */
export function namedPerson(question: string): string | null {
  const found = /\b(?:[Hh]ow (?:is|are)|[Ww]ith|[Cc]heck in on|[Aa]bout|[Dd]oes|[Tt]o) ([A-Z][\p{L}'’-]{1,24})(?=[ ?.,!]|$)/u.exec(question)
  const name = found?.[1] ?? null
  return name && !NOT_NAMES.test(name) ? name : null
}
const NOT_NAMES = /^(I|The|This|That|My|It|Is|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Aries|Taurus|Gemini|Cancer|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|Ascendant|Midheaven|Christmas|Love|Work|Money|Arion|Europe|Italy|France|Germany|Spain|London|Paris|Berlin|Name|Person)$/

function followWords(text: string, span: Span | null): 'span' | 'theme' | 'more' | null {
  if (/^(tell me more|more|go on|say more|explain|can you explain|what do you mean|how so|why|why is that|why so|anything else|what else|continue|elaborate|and why)\b/.test(text) && text.split(' ').length <= 6) return 'more'
  if (/^(and|what about|how about|ok and|but what about|and what about|then)\b/.test(text)) return span ? 'span' : themeOf(text) ? 'theme' : 'more'
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
  if (before === 'purpose' || before === 'why' || before === 'gift' || before === 'block' || before === 'essence') return span.from === span.to ? 'today' : 'outlook'
  return before
}

/** The thread is read again rather than stored: the last question that stands on its own gives plan and topic. */
function lastReading(thread: readonly ThreadTurn[], frame: SpanFrame): Reading | null {
  let reading: Reading | null = null
  for (const turn of thread.slice(-6)) {
    const span = readSpan(turn.question, { ...frame, previous: reading?.span ?? null })
    if (span.kind === 'past' || span.kind === 'unclear') continue
    reading = readPlain(plain(turn.question), span, reading) ?? reading
  }
  return reading
}

function bare(refusal: Exclude<Refusal, 'outside' | null>, span: SpanReading): Reading {
  const theme: Theme = ({ death: 'talk', medical: 'tired', secret: 'talk', legal: 'work', markets: 'money' } as const)[refusal]
  return { theme, topic: THEME_MEANINGS[theme].topic, kind: 'why', span: span.kind === 'span' ? span.span : null, subject: null, person: null, follows: null }
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

function plain(question: string): string {
  return question.toLowerCase().replace(/[’‘`]/g, "'").replace(/[^\p{L}\p{N}' -]+/gu, ' ').replace(/\s+/g, ' ').trim()
}
