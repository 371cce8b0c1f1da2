/** What has happened to somebody who tells and does not ask. */
import { isLeaving, isRelief } from './leaving.ts'

export const TOLD_EVENTS = [
  'blame',
  'quiet_marriage',
  'silence',
  'left_out',
  'left',
  'row',
  'overlooked',
  'lost',
  'strict',
] as const
export type ToldEvent = (typeof TOLD_EVENTS)[number]

/** `text` is plain and small; the first that is told. */
export function toldEventIn(text: string): ToldEvent | null {
  return (
    TOLD_EVENTS.find((event) =>
      event === 'left'
        ? (isLeaving(text) || WORDS.left.test(text)) && !isRelief(text)
        : WORDS[event].test(text),
    ) ?? null
  )
}

const NOT =
  "(?:not|isn't|isnt|is not|aren't|won't|wont|doesn't|doesnt|don't|dont|do not|does not|didn't|did not|never|stopped|no longer|hasn't|hasnt|has not|refuses to)"

const WORDS: Readonly<Record<ToldEvent, RegExp>> = {
  blame:
    /\b(?:(?:it is|it's|its|it was|that is|that's|so is it|all|entirely) (?:all |only |probably |just )?my (?:own )?fault|i am to blame|i'm to blame|blame myself|because of me|i (?:ruined|spoiled|destroyed|wrecked) (?:it|everything|us))\b/,
  quiet_marriage:
    /\b(?:married|marriage|husband|wife|partner|together)\b.*\b(?:we|he|she) (?:do not|don't|dont|no longer|hardly|barely|never) (?:\w+ )?(?:fight|talk|touch|speak|anything|laugh|kiss|look)\b|\b(?:like|as) (?:flatmates|room ?mates|lodgers|strangers) (?:now|under)\b/,
  silence: new RegExp(
    `\\b${NOT} (?:\\w+ )?(?:speak(?:ing)?|spoken|talk(?:ing|ed)?|answer(?:ing|ed)?|repl(?:y|ying|ied)|call(?:ed|ing)?(?: me)? back|text(?:ed|ing)? back|picks? up)\\b|\\b(?:silent treatment|cold shoulder|ghosted me|blocked me)\\b`,
  ),
  left_out:
    /\b(?:(?:did not|didn't|didnt|was not|wasn't|wasnt|never|not) (?:\w+ )?(?:invited?|asked (?:me|along)|included)|left (?:me )?out|uninvited|without me|instead of me|not me$|(?:walk\w*|walkin) her down the aisle|forgot my birthday)\b/,
  left: /\b(?:he|she|they|my (?:husband|wife|partner|boyfriend|girlfriend)) (?:has |have |just )?left(?: *$| (?:yesterday|today|last|this morning|after (?!work|lunch|dinner|breakfast|that)|eleven|ten|\d+|two|three|a (?:week|month|year)) ?)/,
  row: /\b(?:a (?:\w+ )?(?:row|fight|quarrel|argument)|(?:we|they|he|she) (?:fought|argued|quarrelled|shouted|yelled|screamed)|slammed the door|shouted at me|yelled at me|fell out)\b/,
  overlooked:
    /\b(?:nobody|no one|noone|none of them|not one)(?: \w+){0,4} (?:said|noticed|thanked|noticed|asked|listened|mentioned|cared)\b|\b(?:ignored|overlooked|passed (?:me )?over|took (?:the|all the) credit|taken for granted)\b/,
  lost: /\b(?:lost my (?:job|home|flat|place|savings|licence|license)|(?:got|was|been) (?:fired|sacked|laid off|let go|evicted)|made redundant|failed (?:my|the) (?:exam|test|driving test|course)|(?:did not|didn't|didnt) get the (?:job|place|flat|part))\b/,
  strict:
    /\b(?:perhaps|maybe|i think|i guess|i know|looking back) i (?:was|have been|had been|am) (?:\w+ ){0,2}(?:strict(?:er)?|hard(?:er)?|harsh(?:er)?|cold(?:er)?|unfair|stern(?:er)?|proud|demanding|impatient)\b|\bi (?:should|ought to) (?:not )?have (?:been|said|called|gone|listened|visited)\b/,
}

/** Somebody is low in body or mind, and says so. */
export const LOW =
  /\b(?:tired|exhausted|worn out|burn(?:t|ed) ?out|can(?:'t|not|t)? (?:get up|sleep|eat|go on|cope|stop crying|bear|take (?:it|this|any ?more))|hopeless|no hope|despair\w*|desperate|depress\w*|crying (?:all|every)|cry (?:all|every)|ill|unwell|panic\w*|empty|numb|worthless|no point|pointless|so low|very low|breaking down|falling apart|sad|lonely|miserable|awful|unhappy|heartbroken|scared|afraid|anxious|worried|feel(?:ing)? (?:so |very |really |absolutely )?(?:down|bad|low|terrible|lost|nothing))\b/

/** Whom the words name, as the asker would be told: "your mum". */
export function kinIn(text: string): string | null {
  const kin = KIN.exec(text)?.[1]
  return kin ? `your ${kin}` : null
}

const KIN =
  /\b(mum|mom|mam|dad|mother|father|brother|sister|son|daughter|husband|wife|partner|boyfriend|girlfriend|grandmother|grandfather|nan|aunt|uncle|cousin|boss|friend|mother-in-law|father-in-law)\b(?!'s (?:new|old))/

/** "He was my brother. Pavel.": who is missing, where a death is what was spoken of. */
export function whoWas(typed: string): string | null {
  if (!/\b(?:he|she|they|it) (?:was|were) (?:my|our) /i.test(typed)) return null
  return (
    /(?:^|[.,:;–-] ?)(?!He\b|She\b|They\b|It\b|My\b|We\b|I\b)(\p{Lu}\p{L}+)[.!]?\s*$/u.exec(typed)?.[1] ?? ''
  )
}

export const OF_DEATH =
  /\b(?:(?:is|was|are|were|is one|one is) dead(?! (?:tired|serious|on|right|easy|calm|set))|died|(?:my|our) late (?:wife|husband|partner|mother|father|mum|mom|dad|brother|sister|son|daughter|friend)|passed away|death|funeral)\b(?!line)/i

/** Nothing is asked in it, in whatever words. */
export function onlyTells(typed: string, text: string): boolean {
  return !typed.includes('?') && !ASKS.test(text)
}

const ASKS =
  /\b(?:how|what|whats|why|when|which|who|where|should|shall|can you|could you|would|will|am i|is it|are we|do i|does|help|tell me|show me|look|read|advice|explain|chart|stars|day|week|month|curious|thoughts|please|mean)\b/
