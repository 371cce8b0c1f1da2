/** Which kind of answer a question wants. The order matters: the narrow before the wide. */
import type { Person } from './person-in.ts'
import type { Span } from './span.ts'
import type { Theme } from './themes.ts'

const KINDS = [
  'today',
  'when',
  'yes_no',
  'outlook',
  'purpose',
  'gift',
  'block',
  'essence',
  'need',
  'manner',
  'comfort',
  'why',
  'check_in',
] as const
export type Kind = (typeof KINDS)[number]

/** A parting, or a fear: a yes would be read the wrong way round, so the time is described and nobody is told to go. */
export const PARTING =
  /\b(break up|breakup|divorce|leave (him|her|them|my (partner|husband|wife|boyfriend|girlfriend|marriage|family))|end (it|things|this|the relationship|my marriage|my relationship)|separate|split up|dump)\b/
const REVERSED =
  /\b(wait|give up|cancel|worry|worried|lose|fail|fired|laid off|postpone|delay|go wrong|bad (day|week|month|year|time|idea|moment)|regret|mistake|afraid|stop)\b/
/** An outcome that nobody can promise: "Will I get the job?", "Is my marriage going to last?" */
export const PROMISE = /^(and )?(will|is .*\b(going to|gonna)|are .*\b(going to|gonna)|am i (going to|gonna))\b/
const SORROW =
  /^(i feel|i am feeling|i'm feeling|i am|i'm|im|feeling) (so |very |really |a bit |just |terribly |completely )*(sad|scared|afraid|lost|down|low|lonely|overwhelmed|worried|nervous|hopeless|heartbroken|desperate|miserable|empty|anxious|hurt|alone)\b/

export function kindOf(text: string, span: Span | null, person: Person | null, theme: Theme | null): Kind | null {
  if (SORROW.test(text)) return 'comfort'
  if (
    /\b(check in|how (is|are|s) (?!(this|that|my|the|next|it|work|money|love|today|tomorrow|things) )[a-z' ]+ (doing|feeling|coping|today)|what does [a-z' ]+ need)\b/.test(
      text,
    ) &&
    !/\b(how (am|are) (i|we))\b/.test(text)
  )
    return 'check_in'
  if (/^(and )?how (is|are) (my [a-z]+( [a-z]+)?)$/.test(text) && person) return 'check_in'
  if (person && /\bhow (is|are) (my|your|\w+)\b.*\b(doing|feeling|today|tonight|now)\b/.test(text)) return 'check_in'
  if (
    /\b(purpose|calling|vocation|meant to (do|be)|here to do|life path|my path|north node|direction (in|of) my life|what should i do with my life|destiny|mission|right path|come here to learn|heading|going in life)\b/.test(
      text,
    )
  )
    return 'purpose'
  if (
    /\b(holding me back|hold me back|in my way|blocks? (me|my)|blocking|block me|stuck|sabotag\w*|my (biggest |greatest |main )?(weakness\w*|challenge|flaw|obstacle|shadow|blind spot)|standing in my own way|stop myself|need to let go|let go of|should i work on|learn about myself|(lesson|lessons) )\b/.test(
      text,
    )
  )
    return 'block'
  if (
    /\b(my (biggest |greatest |natural |hidden |main |true )?(gift|gifts|talent|talents|strength|strengths|superpower)|good at|best at|natural talent|suits? me|suited (to|for)|right (career|job|work) for me|what kind of (work|career|job)|which (career|job))\b/.test(
      text,
    )
  )
    return theme === 'love' || theme === 'meet' ? 'need' : 'gift'
  if (/^(and |so |but )?why\b|\bwhy (do|am|is|are|does|can't|cant|did)\b|\b(keep|keeps) \w+ing\b|\bhow come\b|\bwhat makes me\b/.test(text))
    return 'why'
  if (
    /\b(when|what (day|time|week|month|is the best (day|time))|which (day|days|week|weeks|month|months|hour)|best (day|time|moment|week|month|hour)s?|good (day|time|moment|hour)( \w+)? (for|to))\b/.test(
      text,
    ) &&
    !/^(is|will|would|are) /.test(text)
  )
    return 'when'
  if (
    span &&
    span.from === span.to &&
    /\b(focus|should i (do|know|watch|pay|expect|be|keep)|how (is|will|does|should)|what (is|s|does|about|can|will|do|lies|energy|mood)|advice|guidance|horoscope|tell me|today|tomorrow|tonight)\b/.test(
      text,
    ) &&
    !/^(is|should i|will i|can i|shall i|would|may i|could i)\b/.test(text)
  )
    return 'today'
  if (
    !/^(what|which|where|who|how|why|when)\b/.test(text) &&
    /^(should|shall|will|can|could|is|are|am|may|would|do|does|might|ought)\b|\b(should i|is (it|this|now|that) (a |the )?(good|right|wise|bad)|good (week|month|year|idea|moment|time) to|will i|shall i|worth it)\b/.test(
      text,
    ) &&
    !/^(what|which|where|who|how|why|when)\b/.test(text)
  )
    return PARTING.test(text) || REVERSED.test(text) || (PROMISE.test(text) && theme !== 'meet') ? 'outlook' : 'yes_no'
  if (
    /\b(how (will|is|are|does|do|s|was)|what (will|is|does|do|s|can|should|lies|to)|forecast|outlook|look like|ahead|expect|coming|horoscope|in store|prepare|aware|know|transits?|going on|happening|overview|plan for|watch (out )?for|bring)\b/.test(
      text,
    ) &&
    (span || /\b(forecast|outlook|ahead|coming|future|horoscope|in store|transits?|going on|happening|expect)\b/.test(text))
  )
    return 'outlook'
  if (/\b(focus|horoscope|my day|for me now)\b/.test(text)) return 'today'
  if (
    /\b(who am i|about me|my (birth |natal )?chart|my personality|describe me|understand myself|know about myself|about myself|my (strongest|true) self)\b/.test(
      text,
    )
  )
    return 'essence'
  if (theme && /\bwhere (should|do|could) i (live|belong|move|settle)\b/.test(text)) return 'need'
  if (theme && /\b(do i (need|want)|what .*\b(need|want|looking for|lack)\b|need (in|from)|want (in|from))/.test(text)) return 'need'
  if ((theme === 'talk' || person) && /\bhow (can|do|should|could|might|shall) (i|we)\b/.test(text)) return 'manner'
  if (theme && /\b(how|what|tell|about|advice|help|want|need|my|do i|am i|can i)\b/.test(text)) return 'why'
  if (theme) return span ? 'outlook' : 'why'
  if (span && /\b(how|what|tell|about)\b/.test(text)) return 'outlook'
  if (
    /\b(feel|feeling|i am|i'm|im) (so |very |really |a bit |just )?(sad|scared|afraid|lost|down|low|lonely|overwhelmed|worried|nervous|hopeless)\b/.test(
      text,
    )
  )
    return 'comfort'
  return null
}
