/** Whether the craft or the service is asked about, by what the ear heard, and what of it, by its words. */
import type { AskedThing } from '../../listen/reading.ts'
import { TERMS } from './craft-terms.ts'
import type { Craft, Matter } from './craft-terms.ts'

/** At most two things to explain; null where the ear heard a life, or the words want a chart or a day. */
export function craftHeard(text: string, { about }: AskedThing): readonly Craft[] | null {
  const heard = about.slice(0, 2).findIndex((one) => OF_CRAFT.includes(one))
  const place = ASKED_OF_IT.test(text) ? 0 : heard < 0 && OF_CHARTS.test(text) ? 1 : heard
  if (place < 0 || text.split(' ').length > LONGEST) return null
  const isOfArion = about[0] === 'arion' || ASKED_OF_IT.test(text)
  const matter = MATTERS_HEARD.find(
    ([one, words]) => words.test(text) && (isOfArion || !OF_ARION.includes(one)),
  )
  if (matter) return [matter[0]]
  if (place > 0 || ASKS_FOR_ONESELF.test(text) || ASKS_OF_NOW.test(text) || !EXPLAINS.test(text)) return null
  const named = TERMS.filter(([term, words]) => !PLAIN_WORDS.includes(term) && inWords(words).test(text))
  return named.length > 0 ? named.slice(0, 2).map(([term]) => term) : null
}

const OF_CRAFT: readonly string[] = ['chart', 'arion', 'sky']
/** Whoever says so speaks of the craft, whatever was heard. */
const OF_CHARTS =
  /\b(?:(?:second|birth|natal|two|a|the) charts?|horoscopes?|astrolog\w+|zodiac|kundali|kundli|glyphs?|symbols? on|quadrant houses|big three)\b/
/** How the guide or the craft gets along with something is asked of it, and of no life. */
const ASKED_OF_IT =
  /\bhow (?:do|does|can|could|would|did) (?:you|u|ye|astrology|astrologers|arion|this|it all|the stars) (?:even |then |possibly )*(?:square|reconcile|fit|account for|explain|make room for|allow for|go together|sit)\b/
const LONGEST = 60

/** Words of every day as well: alone they are no sign of the craft. */
export const PLAIN_WORDS: readonly Craft[] = [
  'chart',
  'signs',
  'planets',
  'symbols',
  'degrees',
  'modes',
  'ic',
  'station',
]

const PATTERNS = new Map<string, RegExp>()
/** `words`: alternatives of a pattern. */
export function inWords(words: string): RegExp {
  const pattern = PATTERNS.get(words) ?? new RegExp(`\\b(?:${words})\\b`)
  PATTERNS.set(words, pattern)
  return pattern
}

const POINT =
  '(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|rising|ascendant|midheaven|mc|node|nodes|chiron|lilith|chart|birth chart|natal chart|horoscope|houses?|signs?|star sign|lord|dasha|mahadasha|profection|return|stellium|\\d+(?:st|nd|rd|th) house|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth) house)'
const ASKS_FOR_ONESELF = new RegExp(
  `\\b(?:my|our|his|her|their|mine|your own) (?:\\w+ ){0,2}${POINT}\\b|\\bmine\\b|\\b(?:about|for|of|in|on|with|to|at) (?:me|us|him|her)\\b|\\b(?:do|did|have|am|will|should|shall|can) i (?:have|get|got|really|born|be|a|an|in|under)\\b|\\bi (?:have|am|got|was) (?:a |an |in |born )|\\bi've (?:got )?(?!heard|read|been told|never|always|seen)|\\bborn (?:on |in )?(?:the )?\\d`,
)
const ASKS_OF_NOW =
  /\b(?:when|today|tonight|tomorrow|right now|now|currently|this (?:week|month|year|weekend|evening|morning)|next|these days|at the moment|(?:what|which|in which|whose) (?:sign|house|houses|planets?|day|dates?|degree)|where|exact\w*|how many|degrees? of|until|finish|over|done|still|do i|does it|is it|am i)\b/
const EXPLAINS =
  /\b(?:mean(?:s|ing|t)?|explain|understand|define|good|bad|harm\w*|spoil\w*|real|omen|matter|dangerous|unlucky|different|difference|differs?|simple words|nobody agrees?)\b/
/** What is asked of the guide, and of no chart: told only where the guide was heard. */
const OF_ARION: readonly Matter[] = [
  'accuracy',
  'cost',
  'service',
  'learns',
  'checkable',
  'wrong',
  'far_ahead',
  'tarot',
  'age',
]

const MATTERS_HEARD: readonly (readonly [Matter, RegExp])[] = [
  ['big_three', /(?<!\bmy )\bbig (?:three|3)\b/],
  [
    'relocation',
    /\buse the \w+ sky\b|\b(?:i am|i'm|im|i) (?:live |living )?(?:in|at) \w+ now\b.{0,20}\bborn in\b|\bborn in \w+.{0,20}\b(?:live|living|moved)\b|\b(?:caesarean|cesarean|c[- ]?section|surgeon|induced|premature|adopt\w*|spelling|(?:married|maiden|new) name|chang\w+ (?:\w+ )?name|first (?:cry|breath)|cord|instant of birth|mov(?:e|ed|ing) (?:to|country|abroad)|other country|emigrat\w+)\b/,
  ],
  [
    'remedies',
    /\b(?:gem ?stones?|sapphires?|rub(?:y|ies)|emeralds?|crystals?|talismans?|amulets?|mantras?|pujas?|remed(?:y|ies))\b/,
  ],
  [
    'mechanism',
    /\b(?:carlson|stud(?:y|ies)|scien\w+|proof|prove[nds]?|evidence|research|(?:a|no|the|what|any) causes?|ptolemy|physics|gravity|sceptic\w*|skeptic\w*|debunk\w*|placebo)\b/,
  ],
  [
    'animals',
    /\b(?:dogs?|cats?|pets?|horses?|whippet|pupp(?:y|ies)|kitten|animals?)\b.{0,40}\b(?:charts?|horoscopes?|star ?signs?|birthdays?|born)\b|\b(?:charts?|horoscopes?|star ?signs?|do (?:you|owt|anything))\b.{0,25}\b(?:dogs?|cats?|pets?|horses?|animals?)\b/,
  ],
  [
    'date_unknown',
    /\b(?:birth ?)?(?:date|day)\b.{0,30}\b(?:invented|guess\w*|unknown|wrong|not known|made up|estimated|approximate)\b|\borphan\w*\b|\bfoundling\b/,
  ],
  ['age', /\bhave to be \d+\b|\bold enough\b|\bage limit\b|\bminimum age\b|\bunder ?age\b/],
  [
    'name',
    /\b(?:name|named|called)\b.{0,25}\barion\b|\barion\b.{0,25}\b(?:name|named|called|mean)\b|\bwhy arion\b/,
  ],
  [
    'vedic',
    /\b(?:vedic|jyotish\w*|mahadasha|dashas?|doshas?|manglik|mangal|kundli|kundali|guna?s?|milan|sade ?sati|ayanamsa|lahiri|sidereal|indian astrolog\w+|pandit)\b/,
  ],
  ['nakshatra', /\bnak?shatras?\b/],
  [
    'best_sign',
    /\b(?:worst|best|strongest|weakest|rarest|luckiest|smartest|evil|bad|hated) (?:\w+ )?(?:signs?|star ?sign|zodiac)\b/,
  ],
  [
    'pluto',
    /\bpluto\b.{0,40}\b(?:demoted|dwarf|planet any|not a planet|still|count)\b|\b(?:demoted|dwarf planet)\b/,
  ],
  ['hemisphere', /\bhemisphere\b|\bupside ?down\b|\bsouth of the equator\b|\bseasons (?:are|is|were)\b/],
  [
    'house_systems',
    /^(?!.*\bmy\b).*\b(?:latitudes?|polar|arctic|quadrant|troms\w+|placidus|whole[ -]signs?|koch)\b/,
  ],
  [
    'place',
    /\b(?:why|need|matters?|which)\b.{0,25}\b(?:city|town|place)\b.{0,25}\b(?:born|birth)\b|\b(?:why|need|matters?)\b.{0,25}\b(?:birth ?place|place of birth|birth city)\b|\bcity for\b/,
  ],
  [
    'children_charts',
    /\b(?:child(?:ren)?'?s?|bab(?:y|ies)|kids?'?s?|toddler|newborn)\b.{0,20}\b(?:charts?|horoscopes?|read)\b/,
  ],
  ['chinese', /\b(?:chinese|year of the|animal signs?|bazi|feng shui)\b/],
  [
    'tarot',
    /\b(?:tarot|palms?|palmistry|numerolog\w+|tea ?lea(?:f|ves)|runes?|i ching|crystal ball|coffee grounds|cards)\b/,
  ],
  [
    'wrong',
    /\b(?:been|be|get|got|are) (?:\w+ )?wrong\b|\bmistak\w+\b|\berrors?\b|\bfail(?:ed|s)?\b|\bmiss(?:ed)? the mark\b/,
  ],
  ['fate', /\b(?:fate|fated|destiny|destined|free will|predetermined|written in the stars|set in stone)\b/],
  ['far_ahead', /\bhow far\b|\byears ahead\b|\bin advance\b/],
  [
    'time_span',
    /\b(?:off|out|wrong) by (?:about )?(?:an?|one|half an?|two|a few|some|\d+) (?:hours?|minutes?)\b|\b(?:an?|one|half an|two|\d+) (?:hours?|minutes?) (?:off|out|wrong|either way)\b|\bbirth ?time is (?:off|out|wrong|not right|different)\b|\b(?:only|just|no) (?:the |an? )?(?:hour|minutes?|morning|evening|approximate|rough)\b|\b(?:no|without) minutes?\b|\btwo (?:possible |different )?(?:charts?|times)\b|\bbetween\b.{0,20}\band\b.*\b(?:born|birth|hour|time)\b|\b(?:born|birth|hour|time)\b.*\bbetween\b.{0,20}\band\b|\b(?:dinner|lunch|supper|tea|bed) ?time\b|\bround(?:ed)?\b.{0,20}\b(?:hour|time)\b/,
  ],
  ['checkable', /\b(?:check|verify|verifiable|test you|prove (?:it|yourself)|google|look (?:it )?up)\b/],
  ['accuracy', /\b(?:accura\w+|precis\w+|reliab\w+|exact|trust\w*)\b/],
  ['learns', /\b(?:learn\w*|train(?:ed|ing)?)\b/],
  ['cost', /\b(?:cost\w*|charge[ds]?|price|free|pay|paid|money back)\b/],
  [
    'chart_change',
    /\b(?:charts?|horoscopes?|stars)\b.{0,25}\b(?:change[sd]?|changing|shift\w*|stay\w*|the same|grow\w*)\b|\bchange\w*\b.{0,25}\b(?:chart|horoscope)\b/,
  ],
  [
    'service',
    /\b(?:what|how) (?:can|do|could|should|may|am) i (?:\w+ )?(?:ask|say|use|talk|write)\b|\b(?:you|u|ye) (?:\w+ )?(?:good for|for exactly|able to|do for|help (?:me )?with|know about|offer)\b|\bwhat (?:can|do|could) (?:you|u|ye) (?:actually |really )?(?:do|offer|know)\b(?! with| about (?:my|me))|\bwhat (?:is|are) (?:okay|ok|allowed)\b/,
  ],
]
