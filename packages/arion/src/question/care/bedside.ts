/** Somebody of the asker's lies ill, and that comes before whatever else is asked. */
import { daysBetween } from '../../language/calendar.ts'
import { ILL_HALF_HEARD, ILL_HEARD, ILL_KNOWN_HEARD, ILL_SURELY_HEARD } from '../../listen/calibration.ts'
import { illnessMarks, wordsOf } from '../../listen/illness-marks.ts'
import { remembered } from '../../language/remembered.ts'
import { isSuggested } from '../suggested-questions.ts'
import { sentencesOf } from '../asking.ts'
import { plain } from '../plain-text.ts'
import { whoseIllness } from './whose-illness.ts'

/** Who it is, as the asker calls them, turned: "your mother"; how grave it is by their words. */
export interface Bedside {
  /** null where nobody is named */
  who: string | null
  is: 'hospital' | 'dying' | 'ill'
  /** what of it is asked for: words to say, strength, whether to work, or a way through it */
  asks: 'words' | 'strength' | 'work' | 'way'
  /** the asker is far away, and can neither sit there nor hold a hand */
  isFar?: true
  /** heard by half; told in a turn before; told another day. Left out: told here, and heard surely */
  told?: 'half' | 'again' | 'before'
}

/** The mark in a person's memory that somebody near to them was told to lie ill on a day. */
export const BEDSIDE = 'bedside'
/**
 * Shorter than a death is kept in mind: most who lay in a bed have left it by then, and a word about an
 * illness that is over hurts. Told of again, it begins anew.
 */
const ILL_DAYS = 14

export function hasBedside(told: readonly { unit: string; day: string }[], today: string): boolean {
  return told.some(({ unit, day }) => unit === BEDSIDE && daysBetween(day, today) < ILL_DAYS)
}

/**
 * By rule or by ear; null where nobody is ill now. `share`: how surely it was heard; `isKnown`: it was told
 * another day, so that less suffices.
 */
export const bedsideIn = remembered(bedsideOnce, (typed, share, { isKnown = false } = {}) =>
  isSuggested(typed) ? JSON.stringify([typed, share, isKnown]) : null,
)

function bedsideOnce(typed: string, share: number, { isKnown = false } = {}): Bedside | null {
  const text = plain(typed)
  if (LONG_AGO.test(text)) return null
  const told = NOT_NOW.test(text) ? null : toldIn(typed)
  const far = isFarIn(text) ? ({ isFar: true } as const) : {}
  if (told) return { ...told, asks: asksFor(text), ...far }
  // "ill be drunk by then" is "I'll"
  if (I_SHALL.test(text)) return null
  if (isOnlyOfTheWell(text)) return null
  const who = whoseIllness(typed)
  if (share < (who === null ? ILL_SURELY_HEARD : ILL_HALF_HEARD)) return null
  // who is sick of a job is not ill, nor is who works in a hospital
  if (share < ILL_HEARD && OF_THE_WELL.some((words) => text.includes(words))) return null
  const is = STATES.find(([, words]) => words.test(text))?.[0] ?? 'ill'
  const heard = { who, is, asks: asksFor(text), ...far }
  return share >= (isKnown ? ILL_KNOWN_HEARD : ILL_HEARD) ? heard : { ...heard, told: 'half' }
}

const I_SHALL =
  /\bill (?:either|just|probably|never|also|be|have|do|go|get|try|see|take|tell|call|ring|phone|ask|let|give|make|keep|come|say|send|text)\b/
/** Words of illness that only date a thing, name a trade, or tell how the asker feels. */
function isOnlyOfTheWell(text: string): boolean {
  const isIll = (words: string) => illnessMarks(words)[0] === 1
  return isIll(text) && !isIll(text.replaceAll(DATES_OR_NAMES, ' '))
}
const DATES_OR_NAMES =
  /\b(?:since|before|after|during|in|pre|post)[ -](?:the )?covid\b(?: (?:times|years|days))?|\b(?:be|being|become|becoming|became|as|am|i'm|is|was) (?:a |an )?(?:doctor|nurse|surgeon|paramedic)\b|\bi (?:\w+ )?(?:feel|felt|am|get|got) (?:\w+ )?(?:sick|ill)\b/g
const OF_THE_WELL = ['sick of ', 'works in ', 'works at ', 'works as ']

/** "I am far", "from here", "I can't fly before next week". `text` is plain and small. */
function isFarIn(text: string): boolean {
  return FAR.some((words) => ` ${text} `.includes(words))
}
const FAR: readonly string[] = [
  ' so far',
  ' far away',
  ' far from ',
  ' am far ',
  ' from afar',
  ' from here ',
  ' from abroad',
  ' over here ',
  ' am abroad',
  ' overseas',
  ' other side of the world',
  ' another country',
  ' miles away',
  ' hours away',
  ' cannot fly',
  " can't fly",
  ' cant fly',
  " can't travel",
  ' cannot travel',
  " can't get there",
  " can't be there",
  ' cannot be there',
  " can't come",
  ' and i live in ',
  ' but i live in ',
  ' i am stuck in ',
  " i'm stuck in ",
]

/** A state that is certain, of somebody who is named. */
function toldIn(typed: string): Pick<Bedside, 'who' | 'is'> | null {
  const sentences = sentencesOf(typed).map((sentence) => sentence.toLowerCase())
  for (const [is, state] of STATES) {
    const sentence = sentences.findIndex((words) => state.test(words))
    const found = sentence < 0 ? null : state.exec(sentences[sentence]!)!
    const lead = found && sentences[sentence]!.slice(0, found.index + found[0].length)
    const who = lead && whoseIllness(typed, { sentence, words: wordsOf(lead).length - 1 })
    if (who) return { who, is }
  }
  return null
}

/** `text` is plain and small. */
export function asksFor(text: string): Bedside['asks'] {
  if (
    /\bwhat (?:should |shall |can |could |do |would )?i (?:\w+ )?(?:say|tell|answer|reply|write|type)\b|\bhow (?:to|do i|should i|can i) (?:tell|speak|talk)\b|\bwords\b/.test(
      text,
    )
  )
    return 'words'
  if (
    /\b(?:go|going) (?:in )?to work\b|\bwork (?:today|tomorrow)\b|\bcall (?:in|out)\b|\b(?:day|days|time) off\b/.test(
      text,
    )
  )
    return 'work'
  return /\b(?:be|stay|being) (?:strong|brave|there)\b|\buseless\b|\bhelpless\b|\bhow (?:can|do|could|should) i (?:\w+ )?(?:help|support|be)\b/.test(
    text,
  )
    ? 'strength'
    : 'way'
}

const STATES: readonly (readonly [Bedside['is'], RegExp])[] = [
  [
    'dying',
    /\b(?:(?:is|are|'s|s|was) (?:slowly |now )*(?:dying|terminal|terminally ill)|dying (?:in|at|of|from|and)|hospice|palliative|end of life|matter of (?:days|hours|weeks)|(?:days|weeks|months|hours) (?:left )?to live|(?:not|never|wont|won't) (?:going to |gonna )?make it|life support)\b/,
  ],
  [
    'hospital',
    /\b(?:(?:is|are|'s|s|been|lies|lying|back|still|went|taken|rushed|admitted|brought|now|just|mums?|moms?|dads?|husbands?|wifes?|sons?|daughters?|sisters?|brothers?|grans?|nans?) (?:still |back |now |just |again )*(?:in|into|to) (?:the |a )?(?:hospital|icu|intensive care|a&e|er|emergency|coma|theatre|surgery)|(?:on (?:a |the )?|(?:a|the) )ventilator|(?:in|into) (?:intensive care|the icu|icu|a coma)|(?:had|having|suffered|has had|just had) (?:a |an |another )?(?:\w+ )?(?:stroke|heart attack|brain bleed|aneurysm)|(?:having|has|in|needs|going (?:in )?for|waiting for|out of|facing) (?:\w+ ){0,2}(?:surgery|an operation|operation|bypass|transplant)|took (?:him|her|them) (?:in|to (?:theatre|hospital|the hospital|surgery|a&e|the er))|(?:rushed|ambulance))\b/,
  ],
  [
    'ill',
    /\b(?:diagnosed with|(?:has|have|got|with|found|of|his|her|their) (?:\w+ ){0,3}(?:cancer|leuk\w+|lymphoma|dementia|alzheimer\w*|parkinson\w*|tumou?r|sepsis|pneumonia|heart failure|motor neurone)(?! (?:sun|moon|rising|ascendant|season|stellium|mars|venus|mercury|sign))|(?:cancer|tumou?r) (?:is|has|'s|s) (?:back|spread|come back|terminal)|(?:is|are|'s|s|been|so|really|very|terribly|seriously|gravely|critically) (?:so |really |very |terribly |seriously |gravely |critically )*(?:ill|poorly|bedridden|unconscious|sedated)|(?:my|our) (?:\w+ )?\w+(?:'?s| is| are) (?:so |very |really |now )*(?:sick(?! (?:of|and tired)\b)|unwell|frail|depressed)|(?:my|our) (?:sick|ill|unwell|frail|dying) (?!of\b)|(?:in|having|has|had) chemo|(?:on|starts?|starting) chemo\w*)\b/,
  ],
]

/** It lies years behind, or it was got over. */
const LONG_AGO =
  /\b(?:years? (?:ago|clean)|in (?:19|20)\d\d|last (?:year|summer|winter|spring|autumn)|as a (?:kid|child)|when i was|met (?:my|him|her|in)|survived|recovered|remission|all clear)\b/

/** It is over, or it is somebody's work, or how one met. */
const NOT_NOW =
  /\b(?:works? (?:in|at|for|on)|working (?:in|at|for)|worked|volunteer\w*|job (?:in|at)|born|met|months? ago|back in|used to|(?:fine|ok|okay|well|better|healthy|home) (?:now|again)|came home|(?:out of|left|leaves) (?:the )?hospital|discharged|died|dead|passed away|funeral|vet|dog|cat|horse|birthday|party|stocks?|movie|show|series|book|dream(?:ed|t)?)\b/
