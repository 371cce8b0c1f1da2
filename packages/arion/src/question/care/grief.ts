/** A death that is told in a question: before anything is read, somebody is missing. */
import { daysBetween } from '../../language/calendar.ts'
import { remembered } from '../../language/remembered.ts'
import { plain } from '../plain-text.ts'
import { asksOwnMatter, decidesOwnMatter } from './own-matter.ts'

const EXAM = /\b(?:exams?|tests?|driving|licen[cs]e|degree|course|finals|boards?|interview)\b/

const KIN =
  '(?:husband|wife|partner|spouse|boyfriend|girlfriend|fianc[eé]e?|mother|mum|mom|mam|mama|mummy|mommy|father|dad|papa|daddy|parents?|brother|sister|twin|sibling|son|daughter|child|children|baby|boy|girl|grand\\w+|gran|nan|nana|nanny|granny|aunt\\w*|uncle|cousin|nephew|niece|stepmother|stepfather|stepdad|stepmum|mother-in-law|father-in-law|friend|best friend|mate|neighbou?r|colleague|boss|teacher|godmother|godfather|soul ?mate|ex|dog|cat|puppy|kitten|horse|pet|rabbit|budgie|parrot)'
const WHOSE = '(?:my|our|his|her|their)'
const WHO = `(?:${WHOSE} (?:\\w+ ){0,3}?${KIN}(?: \\w+)?|he|she|they|${KIN})`
const ALREADY =
  "(?: (?:has|have|had|just|recently|suddenly|sadly|also|only|both|already|finally|who|which|that|then|unexpectedly|peacefully|is|was|'s))*"
const TIME =
  '(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|(?:her|his|their) sleep|hospital|(?:19|20)\\d\\d)|last \\w+|yesterday|this (?:morning|week|month|year|spring|summer|autumn|winter)|(?:\\w+ ){1,2}(?:days|weeks|months|years) ago)'
const DIED = `(?:died|passed away|passed on(?! (?:the|my|that|his|her|it|to|a)\\b)|passed(?= ${TIME})|(?:is|are) dead|was killed|got killed|drowned|took (?:his|her|their) own li(?:fe|ves)|killed (?:himself|herself|themselves)|hanged (?:himself|herself)|(?:didn't|did not) make it(?= *$|[.,!?])|is no longer with us|is no more(?= *$|[.,!?]))`
/** Whom one loses by a death; friends are lost in other ways, too. */
const BLOOD = `(?!(?:best )?(?:friend|ex|boss|colleague|boyfriend|girlfriend|neighbou?r|mate|teacher)\\b)${KIN}`

/** Nothing follows, or the time of it: "lost it with my husband" is a temper. */
const SINCE = `(?= *$|[.,;!?]| (?:on (?:\\w+day\\b|the \\d)|at (?:\\w+ ){1,2}weeks|and i (?:am|feel|can)|so|again|${TIME}|today|last|this)\\b| ${TIME})`

const TOLD = new RegExp(
  [
    `\\b${WHO}${ALREADY} ${DIED}\\b`,
    `\\b(?:since|when|after|because) ${WHO} passed(?! (?:the|his|her|their|out|by|on|a|an|with|me|it|this|that|through|over|up|down)\\b)`,
    `\\b(?:since|now that|ever since|after|because) (?:${WHO}|the \\w+)(?: is| are| was|'s| has been)? (?:gone|dead)(?! (?:for|to|on|out|with|back|home|off|from|abroad|away|there|fishing|shopping)\\b)`,
    `\\b(?:${WHOSE} (?:\\w+ ){0,2}?${KIN}'?s?'?|his|her|their) (?!own funeral)(?:own )?(?:death|passing|funeral|suicide|burial|cremation|ashes)\\b(?! (?:insurance|plan|policy|certificate)\\b)`,
    `\\b(?:death|loss|passing|funeral) of ${WHOSE} (?:\\w+ ){0,2}?${KIN}\\b`,
    `\\b(?:the|a) (?:funeral|burial|cremation|memorial service) (?:is|was|on|next|this|tomorrow|today|last)\\b`,
    `\\b(?:lost|after losing|buried|bury|burying|mourn\\w*|grieving|cremated) (?:for )?${WHOSE} (?:late |dead |dear )?(?:\\w+ )?${BLOOD}\\b(?!'s| (?:ring|keys?|job|house|phone|love|trust|number|respect)\\b)`,
    `\\b(?:lost|buried) (?:him|her|them|the baby|a (?:child|baby|son|daughter|brother|sister|parent)) (?:in|last|this|to|yesterday|today|on|when|at)\\b`,
    `\\b(?:i am|i'm|im|as|became|being|left|now) (?:a )?(?:\\w+ )?(?:widow(?:er|ed)?|bereaved|an orphan|orphaned)\\b|\\bwidowhood\\b|\\bwidowed\\b`,
    `\\bstill ?born\\b|\\b(?:had|after) (?:a|the|my|our|two|three|another) miscarriages?\\b|\\bmiscarried\\b|\\bsids\\b`,
    `\\b(?:my|the|this|with|in|of|through) (?:own )?(?:grief|bereavement|mourning)\\b|\\b(?:i am|i'm|im) (?:still |in )*(?:grieving|mourning|bereaved|in mourning)\\b`,
    `\\b(?:since|after|before|at|for) ${KIN}'?s?'? (?:death|passing|funeral|burial|cremation)\\b`,
    `\\b(?:lost|buried|bury|burying|cremated|scattered) (?:mum|mom|mam|mummy|mommy|dad|daddy|papa|mama|gran|nan|nana|granny|grandma|grandpa|granddad|grandad)\\b(?!'s| (?:keys?|ring)\\b)`,
    `\\bsince (?:the|that) (?:funeral|burial|wake|cremation)\\b`,
    `(?:^|[.,!?] |\\band )(?!(?:the|a|it|this|that|i|we|you|they|everyone)\\b)(?:\\w+ ){1,3}?(?:died|passed away|passed|buried) (?:on )?(?:this morning|last night|yesterday|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b`,
    `\\b(?:first|second|another|the|a|this) (?:\\w+ ){0,2}(?:christmas|xmas|birthday|anniversary|easter|eid|diwali|hanukkah|thanksgiving|new year|mother's day|father's day|winter|spring|summer|autumn|holidays?|year) without (?:her|him|them|${KIN}|${WHOSE} (?:\\w+ )?${KIN})\\b`,
    `\\bi(?: have|'ve|'ve just| have just| just)? lost (?:him|her)(?= *$|[.,!?]| and i\\b| so \\w+)`,
    `(?:^|[.,!?] |\\band )(?:he|she|${KIN})(?:'s| is| has) gone(?= *$|[.,!?]| now\\b| and i\\b| forever| for good)`,
    `\\b(?:he|she|${KIN}) (?:is not|isn't|isnt) (?:here|with us|alive) any ?more\\b`,
    `\\b(?:my|our) (?:\\w+ )?${KIN} (?:has |have |just |recently |suddenly )*passed(?= *$|[.,!?]| and\\b)`,
    `(?<!\\bnot )\\bpregnan(?:t|cy)\\b(?:(?!\\b(?:my|the|an?|this|that)\\b)[^?])*\\blost it${SINCE}`,
    `(?<!\\bnot )\\bpregnan(?:t|cy)\\b[^?]*\\blost (?:(?:him|her|them)(?: both)?${SINCE}|(?:the|my|our) (?:baby|pregnancy)(?! (?:weight|monitor|bag|seat|clothes|shoes)\\b))`,
    `\\bdid (?:${WHO}) die (?:because|due|through|from|alone|in pain|for)\\b`,
  ].join('|'),
)
/** The name alone: "Einar died in August". Seen by its capital. */
const NAME_DIED =
  /(?:^|[.,;:!?] |\b(?:since|when|after|that|because|and|my) )(?!(?:My|The|It|This|That|Our|His|Her|Nobody|Everything)\b)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?: (?:has|had|just|suddenly|recently))* (?:died|passed away)\b/u
/** A death by the way: the one who is named has died, and the question may be about anything. */
const MENTIONED = new RegExp(`\\b(?:my|our) (?:late|dead|deceased) (?:\\w+ )?${KIN}\\b`)
/** What is said to die and was never alive, and whom one lost without a death. */
const NO_DEATH =
  /\b(?:phone|laptop|computer|car|battery|boiler|oven|heating|(?:heat )?pump|fridge|printer|router|machine|passport|engine|plants?|tree|conversation|love|hope|spark|idea|project|company|business|marriage|relationship|friendship|joke|internet|wifi|character|hero|party|mood|connection|part of me) (?:has |have |had |just |suddenly |is |was )*(?:died|dead|passed)\b/g

/** "My late husband", and what is asked is he himself: whether one sees him again, whether he is at peace. */
const ASKS_OF_THE_DEAD =
  /\b(?:see|meet|hear|feel|reach|hold) (?:him|her|them|my late|each other)\b.*\bagain\b|\bat peace\b|\bmiss (?:him|her|them|my late)\b/

/** The mark in a person's memory that a death was told on a day; for a month it is not forgotten. */
export const MOURNING = 'mourning'
const MOURNED_DAYS = 31

export function hasMourned(told: readonly { unit: string; day: string }[], today: string): boolean {
  return told.some(({ unit, day }) => unit === MOURNING && daysBetween(day, today) < MOURNED_DAYS)
}

/** `fresh`: it is what the question is about; `past`: it lies years back, or something else is asked. */
export type Grief = 'fresh' | 'past'

export const griefIn = remembered(griefOf, (question, today) => `${today} ${question}`)

function griefOf(question: string, today: string): Grief | null {
  const text = question.toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ').replace(NO_DEATH, ' ')
  if (EXAM.test(text) && /\bpassed\b(?! away)/.test(text)) return null
  if (!TOLD.test(text) && !NAME_DIED.test(question))
    return MENTIONED.test(text) ? (ASKS_OF_THE_DEAD.test(text) ? 'fresh' : 'past') : null
  const isAside =
    isLongAgo(text, Number(today.slice(0, 4))) ||
    isForAnother(text) ||
    isOfTheLiving(text) ||
    isByTheWay(question, today) ||
    isOfAnother(question) ||
    asksBeside(question, today)
  return isAside ? 'past' : 'fresh'
}

/** "Carol lost her husband": the loss is hers, whatever she is to the asker. */
function isOfAnother(question: string): boolean {
  const telling = question.split(/(?<=[.!?])\s+/).filter((sentence) => TOLD.test(sentence.toLowerCase()))
  return telling.length > 0 && telling.every((sentence) => LOST_THEIRS.test(sentence))
}
const LOST_THEIRS =
  /\b(?:\p{Lu}\p{L}+|[Hh]e|[Ss]he|[Tt]hey|who|[Mm]y (?:\w+ )?(?:friend|neighbou?r|boss|colleague|teacher|tenant|client)) (?:has |had |have |recently |just )*(?:lost|buried) (?:his|her|their) \w+/u

/** "He died in May. Should I sell the house?": a decision is answered, and later whatever is asked. */
function asksBeside(question: string, today: string): boolean {
  const parts = question.replace(/[’‘`]/g, "'").split(BEFORE_ASKING)
  const others = parts.filter((part) => !TOLD.test(part.toLowerCase()) && !NAME_DIED.test(part)).join(' ')
  if (others === '' || IN_THESE_DAYS.test(question)) return false
  const frame = { today, isSouthern: false }
  if (decidesOwnMatter(others, frame)) return true
  return (
    YEARS_BEHIND.test(question.toLowerCase()) &&
    !HOW_TO_BEAR_IT.test(plain(others)) &&
    asksOwnMatter(others, frame, { isInPassing: true })
  )
}
const BEFORE_ASKING = /(?<=[.!?])\s+|[,;]? (?:and |so |but )?(?=(?:should|shall) (?:i|we)\b)/i
const SOME_YEARS =
  '(?:an?|one|1|two|2|[3-9]|[1-9]\\d|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|a couple of|a few|many|some|several)'
const YEARS_BEHIND = new RegExp(
  `\\b${SOME_YEARS}(?: and a half)? years?(?: and a half)? (?:ago|back|now)\\b|\\b(?:for|since) ${SOME_YEARS} years?\\b|\\b(?:last year|the year before last|a year and a half ago)\\b`,
)
/** In the first days nothing has to be decided. */
const IN_THESE_DAYS =
  /\b(?:just|yesterday|today|tonight|this (?:morning|week)|last (?:night|week)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|days ago)\b/i
const HOW_TO_BEAR_IT = /\b(?:feel|feels|feeling|lighter|easier|bearable|hurt|hurts|heal|over it)\b/

/** "Since Maureen died I cook for one": a time is told by it, and something else is asked. */
function isByTheWay(question: string, today: string): boolean {
  const sentences = question.replace(/[’‘`]/g, "'").split(/(?<=[.!?])\s+/)
  const telling = sentences.filter(
    (sentence) => TOLD.test(sentence.toLowerCase()) || NAME_DIED.test(sentence),
  )
  const others = sentences.filter((sentence) => !telling.includes(sentence)).join(' ')
  return (
    telling.length > 0 &&
    telling.every(tellsWhen) &&
    asksOwnMatter(others, { today, isSouthern: false }, { isInPassing: true })
  )
}

function tellsWhen(sentence: string): boolean {
  const found = TOLD.exec(sentence.toLowerCase()) ?? NAME_DIED.exec(sentence)
  return found !== null && TELLS_WHEN.test(sentence.slice(0, found.index + found[0].length))
}
const TELLS_WHEN =
  /\b(?:since|after|before|when|until|the (?:same )?(?:day|night|week|month|year|spring|summer|autumn|winter)(?: that)?)\b[^.,;!?]*$/i

/** "My mother is on her own since my father passed": told of how somebody else has fared since. */
function isOfTheLiving(text: string): boolean {
  const telling = text.split(/(?<=[.!?])\s+/).filter((sentence) => TOLD.test(sentence))
  return telling.length > 0 && telling.every((sentence) => FARES_SINCE.test(sentence))
}
const FARES_SINCE = new RegExp(
  `^(?:and |but |so |well,? )?(?:${WHOSE} (?:\\w+ ){0,2}?${KIN}|he|she|they)(?:'s)?\\b(?! and i\\b)(?!.*\\b(?:me|i)\\b.*\\bsince\\b).+\\b(?:ever )?since\\b`,
)

/** What is asked in other sentences than the one that tells of it; the whole where there are none. */
export function besideGrief(question: string, today: string): string {
  const others = question.split(/(?<=[.!?])\s+/).filter((sentence) => griefIn(sentence, today) === null)
  return others.join(' ') || question
}

function isLongAgo(text: string, year: number): boolean {
  const years = (text.match(/\b(?:19|20)\d\d\b/g) ?? []).map(Number)
  return (
    years.some((one) => one < year - 1) ||
    // how long two have not met is measured by it
    /(?:\b(?:not|never|hardly|barely|havent|hasnt)|n't) (?:\w+ ){0,3}(?:spoken|spoke|talked|met|seen|heard|visited|written|called|rung|phoned|texted|answered|been in touch)\b[^.?!]* since\b|\b(?:stopped|quit|no longer|isn't|is not) (?:talk|speak|writ|call|answer|phon)\w*\b[^.?!]* (?:since|after)\b|\b(?:it is|it's|its|been|for) (?:over |about |almost |nearly )?(?:[3-9]|[1-9]\d|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty) years now\b/.test(
      text,
    ) ||
    /\b(?:(?:[3-9]|[1-9]\d|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|many|some|several) years ago|when i was (?:a (?:child|kid|boy|girl|baby|teenager)|\d+|little|small|young)|as a child|in my childhood|decades ago)\b/.test(
      text,
    )
  )
}

/** How to stand by somebody who is in grief is a question of its own. */
function isForAnother(text: string): boolean {
  return /\bhow (?:can|do|could|should|might) i (?:best )?(?:support|help|be there|comfort|console|stand by)\b|\bwhat (?:can|should|do) i (?:say|do for|write) (?:to|him|her|them)\b/.test(
    text,
  )
}
