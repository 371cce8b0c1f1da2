/** Which kind of answer a question wants. The order matters: the narrow before the wide. */
import type { Person } from '../person-in.ts'
import type { Kind } from '../kinds/kind.ts'
import type { Theme } from '../themes.ts'
import { traitsIn } from '../traits.ts'
import type { Span } from '../../time/span.ts'

const SORROW =
  /^((today|yesterday|last \w+) )?(i|we) (just |have |'ve |have just )*(lost (my|our) (job|home|house|flat|dog|cat|mother|father|mum|mom|dad|baby|friend|brother|sister|wife|husband|partner|child)|got (fired|dumped|laid off|divorced)|(was|were) (fired|dumped|laid off|rejected)|broke up)\b|^my (\w+ )?(mother|father|mum|mom|dad|brother|sister|friend|dog|cat|wife|husband|partner|grandmother|grandfather|son|daughter) (just |has |recently )*(died|passed away)\b|^(he|she|my (\w+ )?(boyfriend|girlfriend|husband|wife|partner)) (just |has )*(left|dumped|broke up with) me\b|^(i feel|i am feeling|i'm feeling|i am|i'm|im|feeling) (so |very |really |a bit |just |terribly |completely )*(sad|scared|afraid|lost|down|low|lonely|overwhelmed|worried|nervous|hopeless|heartbroken|desperate|miserable|empty|anxious|hurt|alone)\b/

export function kindOf(
  text: string,
  span: Span | null,
  person: Person | null,
  theme: Theme | null,
): Kind | null {
  const traits = traitsIn(text)
  if (SORROW.test(text) || (traits.has('numb') && !/^(why|when|what|how)\b/.test(text))) return 'comfort'
  if (traits.has('compatible') || traits.has('soulmate')) return 'need'
  if (
    /\b(mars|jupiter|saturn|uranus|neptune|pluto)\b/.test(text) &&
    !/\bmy (natal )?(mars|jupiter|saturn|uranus|neptune|pluto)\b(?! return)/.test(text)
  )
    return 'outlook'
  if (traits.has('either') && (theme || person || /\bwho\b/.test(text)) && !traits.has('parting'))
    return 'need'
  if (
    /\b(check in|how (is|are|s) (?!(this|that|my|the|next|it|work|money|love|today|tomorrow|things) )[a-z' ]+ (doing|feeling|coping|today)|what does [a-z' ]+ need)\b/.test(
      text,
    ) &&
    !/\b(how (am|are) (i|we))\b/.test(text)
  )
    return 'check_in'
  if (/^(and )?how (is|are) (my [a-z]+( [a-z]+)?)$/.test(text) && person) return 'check_in'
  if (person && /\bhow (is|are) (my|your|\w+)\b.*\b(doing|feeling|today|tonight|now)\b/.test(text))
    return 'check_in'
  if (
    /\b(purpose|calling|vocation|meant to (do|be)|what am i here for|why am i here|reason i (exist|am here)|meaning (of|in) my life|here to do|life path|my path|north node|direction (in|of) my life|what should i do with my life|destiny|mission|right path|come here to learn|heading|going in life)\b/.test(
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
  if (
    /^(and |so |but )?why\b|\bwhy (do|am|is|are|does|can't|cant|did)\b|\b(keep|keeps) \w+ing\b|\bhow come\b|\bwhat makes me\b/.test(
      text,
    )
  )
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
    !/^(what|which|where|who|how|why|when)\b/.test(text) &&
    !/\bwhat (should|can|could|do|shall) (i|we) (do|say|make)\b/.test(text)
  )
    return traits.has('parting') || traits.has('reversed') || (traits.has('promise') && theme !== 'meet')
      ? 'outlook'
      : 'yes_no'
  if (
    /\b(how (will|is|are|does|do|s|was)|what (will|is|does|do|s|can|should|lies|to)|forecast|outlook|look like|ahead|expect|coming|horoscope|in store|prepare|aware|know|transits?|going on|happening|overview|plan for|watch (out )?for|bring)\b/.test(
      text,
    ) &&
    (span ||
      /\b(forecast|outlook|ahead|coming|future|horoscope|in store|transits?|going on|happening|expect)\b/.test(
        text,
      ))
  )
    return 'outlook'
  if (
    /\b(focus|horoscope|my day|for me now|advice|guidance|surprise me|tell me something|what do you see|message for me|anything i should know)\b/.test(
      text,
    ) &&
    !theme &&
    !/about (me|myself)\b/.test(text)
  )
    return 'today'
  if (/\b(focus|horoscope|my day|for me now)\b/.test(text)) return 'today'
  if (/\bwhat (should|can|could|do|shall) (i|we) (do|say)\b/.test(text) && !theme && !person) return 'today'
  if (
    /\b(who am i|about me|my (birth |natal )?chart|my personality|describe me|chart ruler|ruling planet|understand myself|know about myself|about myself|my (strongest|true) self)\b/.test(
      text,
    )
  )
    return theme && theme !== 'self' && theme !== 'purpose' ? 'why' : 'essence'
  if (theme && /\bwhere (should|do|could) i (live|belong|move|settle)\b/.test(text)) return 'need'
  if (
    theme &&
    /\b(do i (need|want)|what .*\b(need|want|looking for|lack)\b|need (in|from)|want (in|from))/.test(text)
  )
    return 'need'
  if ((theme === 'talk' || person) && /\bhow (can|do|should|could|might|shall) (i|we)\b/.test(text))
    return 'manner'
  if (theme && /\b(how|what|tell|about|advice|help|want|need|my|do i|am i|can i)\b/.test(text)) return 'why'
  if (theme) return span ? 'outlook' : 'why'
  if (span && /\b(how|what|tell|about)\b/.test(text)) return 'outlook'
  if (
    /\b(feel|feeling|i am|i'm|im) (so |very |really |a bit |just )?(sad|scared|afraid|lost|down|low|lonely|overwhelmed|worried|nervous|hopeless)\b/.test(
      text,
    )
  )
    return 'comfort'
  // a stretch of time and nothing else: "December", "next week?"
  if (span && text.split(' ').length <= 4) return span.from === span.to ? 'today' : 'outlook'
  return null
}
