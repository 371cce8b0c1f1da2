/** The things to choose between, in the person's own words. */
import type { Span } from '../../time/span.ts'
import type { Hours } from '../scale/hours-asked.ts'
import type { Matter } from './matters.ts'

export interface Choice {
  /** as typed, without what leads up to it: "stay in nursing" */
  words: string
  /** the stretch that it names: "after Christmas" */
  span: Span | null
  /** as its answer names it: "ring your sister" */
  name: string
  /** a number stands in that name: "the 14th" */
  hasNumber: boolean
  /** that name is a thing or a time; what begins with a verb is quoted in a sentence */
  isNoun: boolean
  /** it is put off: without a time, or to the one that it names */
  isPutOff: boolean
  /** no time is named, and the time after the others is meant: "wait" */
  isLater: boolean
  /** what it is about, no two of them the same; null where their words leave two of them alike */
  matter: Matter | null
  /** the matter is what one would do, and no word by the way */
  isDone: boolean
  /** what one would do, by itself */
  deed: Matter['name'] | null
  /** nothing but a time for what is done in any case */
  isTime?: true
  /** the age that it names lies behind */
  isOver?: true
  /** it was told a turn ago, and another one is held against it now */
  isTold?: true
  /** the part of the day that is said with it */
  hours?: Hours
  /** the weekday that was said with its number and is not its own */
  misnamed?: string
}

/** @param isAsked one of several was heard to be asked for: then their words need no lead */
export function choicesIn(question: string, isAsked = false): string[] | null {
  const told = oneAndTheOther(question) ?? couldBe(question) ?? (isAsked ? numbered(question) : null)
  if (told) return told
  for (const sentence of question
    .replace(/[’‘`]/g, "'")
    .replace(COUNTED, ' some ')
    .replace(GOES_ON, ' $1')
    .split(/[.?!;\n]+(?:\s|$)/)) {
    if (BETWEEN_TWO.test(sentence) || (OF_PEOPLE.test(question) && NAMES.test(sentence))) return null
    const found =
      daysIn(sentence) ??
      between(sentence) ??
      either(sentence.replace(ASIDE, ''), isAsked && isHeldOut(sentence, question))
    if (found) return found
  }
  return null
}

/** It asks itself, or which of them is asked beside it; else an "or" may stand in what is told. */
function isHeldOut(sentence: string, question: string): boolean {
  return question.includes(`${sentence}?`) || question.trim() === sentence || ASKS_WHICH.test(question)
}

/** "Should I sell it? Or should I wait?": the first way to go stands in the sentence before. */
const GOES_ON = /[.?!;,\s]+(or (?:(?:should|shall|do|could|would) (?:i|we)\b|just\b|rather\b))/gi

/** "(1) stay at the school, pension sure; (2) take the other": each by its first words. */
function numbered(question: string): string[] | null {
  const [, ...each] = question.split(NUMBERED)
  return each.length > 1
    ? kept(
        each.map((words) =>
          words
            .split(/[,.;:?!\n]/)[0]!
            .replace(/ (?:and|or)\s*$/i, '')
            .trim(),
        ),
      )
    : null
}
const NUMBERED = /(?:^|[\s:;,])\(?[1-5a-e]\) /

/** "Either the 12th, the 19th or the 26th": days that are held out to choose from. */
function daysIn(sentence: string): string[] | null {
  const found = DAYS_HELD_OUT.exec(sentence)
  if (!found) return null
  const [, days = '', month = ''] = found
  return kept(days.split(/,? or (?:on )?|, /i).map((day) => `${day.trim()}${month}`))
}

const ONE_DAY =
  '(?:(?:on )?(?:the )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?(?:the )?\\d{1,2}(?:st|nd|rd|th))'
const DAYS_HELD_OUT = new RegExp(
  `\\b(?:either |on |for |choices?,? |between |(?:offered|given|got|gave|have) (?:us |me |him |her |them )?)+(${ONE_DAY}(?:, ${ONE_DAY})*,? or (?:on )?${ONE_DAY})( of [\\p{L} ]+?(?= *$|[,.?!]| and\\b))?`,
  'iu',
)

/** "One is a bank, twelve months. The other is a friend's start-up": told one after the other. */
function oneAndTheOther(question: string): string[] | null {
  const found = ONE_AND_OTHER.exec(question.replace(/[’‘`]/g, "'"))
  return found && ASKS_WHICH.test(question) ? kept([found[1]!.trim(), found[2]!.trim()]) : null
}

/** "I could paint the fence, write to Ann or rest. Which?", in one sentence or in several. */
function couldBe(question: string): string[] | null {
  if (!ASKS_WHICH.test(question) && !/\bwhat (?:should|do|shall|would) (?:i|we|you)\b/i.test(question))
    return null
  const each = [...question.replace(/[’‘`]/g, "'").matchAll(COULD)].map(([, words]) => words!.trim())
  const [only] = each
  if (each.length > 1)
    return kept(each.map((words) => words.replace(/(?:, (?:and|but|so|which|seriously)\b|,).*$/i, '')))
  return only && / or /i.test(only) ? kept(parted(listed(only, SHORT_PART), AT_OR)) : null
}

/** What befalls somebody, and is no road to take: "I might be fired or moved". */
const BEFALLS =
  'lose (?!weight)|die\\b|fail\\b|miss\\b|cry\\b|scream\\b|explode\\b|burst\\b|faint\\b|collapse\\b|break\\b|fall\\b|suffer\\b|have (?:lost|been|a (?:heart|stroke|breakdown|panic))|be (?!(?:an?|the|my|with|at|near|on my|in (?!trouble|danger|pain|debt|prison|jail|hospital))\\b)|go (?:blind|deaf|bankrupt|broke|mad|crazy|bald|under|hungry|to (?:jail|prison|hospital))\\b|get (?:fired|sacked|laid|ill|sick|hurt|worse|evicted|arrested|deported|caught|divorced|dumped|cancer|robbed|lost)\\b|end up\\b'
const COULD = new RegExp(
  `\\b(?:I|[Ww]e) (?:could|might)(?: (?:also|just|simply|either|always|even|still|well|soon|go and))* (?!also |just |simply |either |always |even |still |well |soon |not\\b|never\\b|${BEFALLS})([^.;!?\\n–—:(]{2,90})`,
  'g',
)

const ONE_AND_OTHER =
  /\b(?:[Oo]ne|[Tt]he first)(?: one)?(?:'s| is| was| would be) ((?:an?|the|my|to|in|with|at) [^:,.;!?\n–—]{2,40})[:,.;!–—].*?\b[Tt]he (?:other|second)(?: one)?(?:'s| is| was| would be)(?: more)? ((?:an?|the|my|to|in|with|at) [^:,.;!?\n–—]{2,40})/s
const ASKS_WHICH = /\b(?:which|choose|pick|decide|torn|better|regret)\b/i

/** "Dates between now and the end of March" are no two things to choose from. */
const RANGE = /\bbetween (?:now|today|tomorrow|this|next)\b/i

/** "torn between the job in Berlin and the one in Hamburg" · "uni vs gap year" */
function between(sentence: string): string[] | null {
  const named = /\b(?:between|torn:) (?:either )?(.+? (?:and|or|vs\.?|versus) .+)$/i.exec(sentence)?.[1]
  const rivals = /^(?:so |ok |and )*(.+? (?:vs\.?|versus) .+)$/i.exec(sentence.trim())?.[1]
  const whole = named && DECIDING.test(sentence) && !RANGE.test(sentence) ? named : rivals
  return whole ? kept(parted(whole, /,? (?:and|or|vs\.?|versus) |, /i)) : null
}

function either(sentence: string, isAsked: boolean): string[] | null {
  const whole = sentence.replace(/\s+/g, ' ').trim()
  // "Three futures on my desk: …"
  const text = isAsked
    ? whole
        .slice(whole.indexOf(': ') + 1)
        .trim()
        .replace(ASKED_LAST, '')
    : whole
  if (!/ or /i.test(text) || OTHERWISE.test(text) || ASKS_ELSE.test(text)) return null
  const lead = LEADS.find((pattern) => pattern.test(text) && / or /i.test(text.replace(pattern, ' ')))
  if (!lead && !isAsked && (NO_CHOICE.test(text) || text.split(' ').length > 14)) return null
  if (lead) return kept(parted(listed(text.replace(lead, ''), SHORT_PART), AT_OR))
  // of what is only listed none is left out
  const [, ...before] = text.split(/,(?: or)? | or /i).toReversed()
  if (isAsked && before.length > 1 && before.some((part) => part.split(' ').length > LONG_PART)) return null
  return kept(parted(listed(text, isAsked ? LONG_PART : SHORT_PART), AT_OR))
}

/** "launch, hire or wait" is three; what follows a comma after the last of them is told beside it. */
function listed(text: string, atMost: number): string {
  const last = text.search(/ or (?!.* or )/i)
  const head = text.slice(0, last).split(/,(?: or)? /)
  const isList = head.every((part) => part.split(' ').length <= atMost)
  const tail = text.slice(last + 4).replace(/(?:,| - | – | — | because | since (?!\d)| but ).*$/i, '')
  return `${isList ? head.join(' or ') : head.at(-1)} or ${tail}`
}

const AT_OR = / or (?:else )?/i

/** What stands before a comma is one of the things where it has no more words. */
const SHORT_PART = 5
const LONG_PART = 9

function parted(text: string, at: RegExp): string[] {
  return text.split(at).map((part) => part.replace(PART_LEAD, '').replace(PART_TAIL, '').trim())
}

const PART_LEAD =
  /^(?:(?:and|but|so|then|just|rather|either|better|simply|maybe|instead) |(?:(?:should|shall|do|would|could|can|must|will) i|(?:i|we) can) (?:rather )?|(?:ask|go) for (?=the \d|\w+day|next|january|february|march|april|may|june|july|august|september|october|november|december)|to (?=\w+)(?!\w*day\b))+/i
const PART_TAIL =
  /(?:(?: itself)?(?: be)?(?: the| a)? (?:better|best|wiser|kinder)(?: (?:one|day|time|week|evening|night|choice|idea))?|,? (?:ok|okay|good|fine|best|better|right)(?: (?:for|to|time|day|week)\b.*)?|,? (?:instead|first|please|do you think|what do you think|which is better|i wonder|though|tho|lol)|[\s,:–-])+$/i

/** At least two things that are not the same and not people to choose between, each short enough to say. */
function kept(parts: readonly string[]): string[] | null {
  const isOfDays = parts.every((part) => DAY.test(part))
  const named = isOfDays ? parts.map((part) => part.replace(BEFORE_DAY, '')) : parts
  const things = [...new Set(named.filter((part) => part.length > 1))]
  const isShort = things.every((thing) => thing.split(' ').length <= 12)
  if (things.length < 2 || things.length > 5 || !isShort) return null
  if (things.some((thing) => OWN_SIGN.test(thing))) return null
  return things.some((thing) => JUDGED.test(thing) || NO_ROAD.test(thing)) ? null : things
}

/** "The plumber can come the 14th", or the 20th: only the days are chosen from. */
const DAY = /\bthe \d+(?:st|nd|rd|th)$/i
const BEFORE_DAY = /^.* (?=the \d)/i

/** "quick one - is the 4th ok or the 11th": what is said before a dash leads up to nothing. */
const ASIDE =
  /^\s*(?:sorry|quick|one more|just|ok|hi|hey|hello|also|last|another|by the way|btw)\b[^—–-]{0,30}\s[—–-]+\s+/i

/** "… or the hot tub which one is going to keep the peace": what is asked of them comes last. */
const ASKED_LAST =
  /(?<= or .*)[,;:–-]? (?:so )?which(?: one)?(?: (?:is|do|should|shall|would|will|i|we)\b.*)?$/i

const DECIDING = /\b(?:torn|decid\w+|choos\w+|choice|pick\w*|stuck|hesitat\w+|wavering|which|better)\b/i
const OTHERWISE =
  /^\W*(?:so |and |but )*am i\b|\bor (?:not|no|never|so|less|more|is it|what|something|anything|someone|somebody|whatever|am i|are we|does|did|will)\b/i
/** The time, the place or the way is asked for, and the things named are what it is asked of. */
const ASKS_ELSE =
  /^(?:so |and |but |ok )*who (?:(?:should|shall|has to|must|gets to)(?! i\b| we\b)|goes|calls?|rings?|pays?|asks?|begins?|starts?|wins?)\b|^(?:so |and |but |ok )*(?:how|why|when|where|what (?:time|day)|which (?:day|week|month))\b/i
const NO_CHOICE =
  /^(?:so |and |but |ok )*(?:how|why|when|what|where|is|are|am|was|were|will|would|does|do|did|has|have|had|can|could|may|might|tell|give|show|i|my|he|she|we|they)\b/i
const LEADS: readonly RegExp[] = [
  /^.*?\b(?:who|which|what|whom)\b[^,:]*[,:] ?(?=.* or )/i,
  // what could be done is told, and what else is asked of it
  /^.*?\b(?:(?:i|we) (?:could|might|can)|there(?: is|'s)|(?:i|we)(?: have|'ve)(?: got| been offered)?) (?=.* or (?:should|shall|do) (?:i|we)\b)/i,
  // the days to choose from are told, and what is asked of them follows
  /^.*?\b(?:(?:choices|options|dates|slots|appointments|days)\b[,:] ?|either )(?=.* or )/i,
  /^.*?\bdo (?:i|we) (?!have|need|know|look|seem|like|want|feel|get|own|ever|sound|come|owe|deserve|really)/i,
  /^.*?\bdo (?:you|u) (?:think|reckon|say|see) (?:that )?(?:i|we) (?:should|could|ought to|must) (?:rather )?/i,
  /^.*?\b(?:should|shall|ought) (?:i|we)(?: (?:rather|better|now|just|maybe|either))* /i,
  /^.*?\b(?:whether|if) (?:i should|we should|to) /i,
  /^.*?\b(?:is it|would it be|is it a|what is|what's|what would be|which is|which would be) (?:wiser|better|best|smarter|right)(?: for me)?(?: to|,|:)? /i,
  /^(?:so |and |but )*(?:is|would|are) (?=.*\b(?:ok|okay|good|fine|best|better)\b)/i,
]
/** Two people are no two roads: who is meant to be loved or married is not weighed here. */
const OF_PEOPLE =
  /\b(?:who|whom|marry|date|dating|love|girls?|guys?|boys?|boyfriend|girlfriend|husband|wife|propose|be with)\b/i
const BETWEEN_TWO = /\b(?:him|her|them) or (?:him|her|them|the other|my \w+)\b/i
const NAMES =
  /(?:\p{Lu}\p{Ll}+|\b(?:him|her|them|(?:my |the )(?:ex|husband|wife|boyfriend|girlfriend|partner|first|second|other))(?: \w+)?) or (?:\p{Lu}\p{Ll}+|(?:him|her|them|(?:my |the )(?:ex|husband|wife|boyfriend|girlfriend|partner|first|second|other))\b)/u
const NUMBER =
  '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|\\d+)'
/** "Thirty or forty pupils", "a year or two ago": between two numbers lies no choice. */
const COUNTED = new RegExp(
  `\\b${NUMBER}(?: (?:years?|months?|weeks?|days?|hours?|times?|minutes?))? or (?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|so)(?= (?!o'?clock)[a-z])`,
  'gi',
)
/** What nobody could do or take: a state of things, somebody else's doings, a time that is over. */
const NO_ROAD =
  /^(?:so )?which\b|^(?:\w+ )?if (?:it|its|it's|he|hes|he's|she|shes|she's|they|theyre|they're)\b|^(?:its?|it's|it is|that's|that is|there|is|are|was|were|too|already|not yet|really|in (?:former|the past|those))\b(?! \w+ing\b)|^still (?!with |at |in )\w+|\b(?:he|she|they) (?:\w+ )?(?:shouts|says|said|wrote|came|was|were|had)\b|\b(?:wrote|came|happened) (?:to|each|every|me)\b|\b(?:too late|too early|too soon|still hope|yet to come)\b/i
/** "I am Libra or Scorpio" asks which sign one is, and nobody chooses that. */
const OWN_SIGN =
  /^(?:(?:i|he|she) (?:am|is)|(?:i|he|she)['’]?[ms]|(?:am|is) (?:i|he|she))(?: an?)? (?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)$/i
/** "Is it good or bad?" asks for a judgement. */
const JUDGED =
  /^(?:is .*|are .*)?\b(?:good|bad|right|wrong|true|false|worse|crazy|stupid|him|her|them|he|she)\b(?: .*)?$/i
