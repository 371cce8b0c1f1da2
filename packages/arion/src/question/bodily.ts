/** What of the body or of sleep is told that need not have a doctor first. */
import { plain } from './plain-text.ts'

const BODILY = ['sleep', 'child', 'ears', 'ache'] as const
export type Bodily = (typeof BODILY)[number]

/** What of the body or of sleep the words tell of; null where it is something graver, or nothing. */
export function bodilyIn(question: string): Bodily | null {
  const text = plain(question)
  if (GRAVE.test(text) || ALARMING.test(text) || CHILDS_HEAD.test(text)) return null
  return BODILY.find((one) => WORDS[one].test(text)) ?? null
}

const GRAVE =
  /\b(?:cancer|tumou?r|lump|biopsy|stroke|chest|blood|bleed\w*|pregnan\w*|ivf|miscarr\w*|overdos\w*|medicines?|medication|pills?|dose|operation|surger\w*|diagnos\w*|droop\w*|fever\w*|rash|vomit\w*|throwing up|breath\w*|not eating|won'?t eat|numb)\b(?<!bloods? done)/
/** What may be more than an ache, and is seen by a doctor before it is rested. */
const ALARMING =
  /\b(?:(?:hit|hits|bumped|banged|knocked) (?:\w+ ){0,3}head|head injur\w*|concuss\w*|fell|fallen|had a (?:\w+ )?fall|stiff neck|headaches?\b.*\bneck (?:\w+ ){0,2}stiff|light (?:\w+ )?hurts?|limp|drowsy|(?:won'?t|will not|hard to|doesn'?t) wake|seizures?|convuls\w*|(?:a|had|has|having) fits?|faint\w*|passed out|(?:worst|sudden\w*|thunderclap) (?:\w+ ){0,2}(?:headache|migraine)|headache\b.*\bsudden\w*|(?:legs?|calf|calves) (?:\w+ ){0,6}swollen|swollen (?:\w+ )?(?:legs?|calf|calves)|swollen\b.*\b(?:hot|red|warm)|(?:hot|red|warm)\b.*\bswollen|(?:since|after|from) (?:the|my|a|our) (?:\w+ ){0,2}(?:flight|fall|accident|crash)|(?:can'?t|cannot|can not|unable to) (?:even )?(?:walk|stand|move|put (?:\w+ )?weight|see (?:properly|well|clearly|out of))|vision|blurr\w*|see(?:ing)? double|bladder|bowels?)\b/

const CHILD = '(?:son|daughter|child|kid|boy|girl|grandson|granddaughter|little one|toddler)'
/** Nothing to wait with, other than a stomach before school. */
const CHILDS_HEAD = new RegExp(`\\b(?:my|our) (?:\\w+ )?${CHILD}\\b.*\\b(?:head ?-?aches?|sore head)\\b`)
const WORDS: Readonly<Record<Bodily, RegExp>> = {
  child: new RegExp(
    `\\b(?:my|our) (?:\\w+ )?${CHILD}\\b.*\\b(?:(?:stomach|tummy|belly) ?-?aches?|sore (?:tummy|stomach)|bedwetting|nightmares?|can'?t sleep|won'?t sleep)\\b`,
  ),
  sleep:
    /\b(?:(?:let|lets) me sleep|can'?t sleep|cannot sleep|cant sleep|not sleep(?:ing)?|no sleep|sleepless\w*|insomnia|(?:awake|wak(?:e|es|ing)|woken|woke)(?: up)? (?:\w+ ){0,3}(?:at|since|by|every|most|all) (?:\w+ ){0,3}(?:night|nights|morning|\d|three|four|five)|what is (?:it|up) with (?:me and )?(?:my )?sleep|with me and sleep)\b/,
  ears: /\b(?:ears? (?:\w+ ){0,4}ring\w*|ringing (?:in|ears?)|tinnitus)\b/,
  ache: /\b(?:(?:back|knee|wrist|hip|shoulder|neck|foot|feet|hands?|ankle|elbow|leg)(?:'s)? (?:\w+ ){0,6}(?:hurts?|hurting|aches?|aching|sore|numb|went|gone|going|been at me|stiff|swollen|bad|again)|bad (?:back|knee|hip|shoulder|neck)|carpal tunnel|migraines?|headaches?)\b/,
}

/** A doctor was named in the words, as done with or as not wanted. */
export function hasHadDoctor(question: string): boolean {
  return HAD.test(plain(question))
}

const HAD =
  /\b(?:(?:don'?t|do not|dont|please not?) (?:just )?(?:send|tell|refer|say) (?:me )?(?:to )?(?:\w+ )?(?:go |see )?(?:to )?(?:the |a |my )?(?:gp|doctors?)?|i know i know|i know,? doctor|bloods? (?:is |are |was |were )?(?:done|fine|clear|came)|(?:doctor|gp|consultant|specialist) (?:\w+ ){0,2}(?:(?:says?|said|thinks?) (?:that |to |all |i have|i am|i'm|it is|it's|nothing|everything|my )|found|has (?:looked|checked|examined|seen))|seen (?:the|a|my) (?:doctor|gp|specialist)|clinically)\b/
