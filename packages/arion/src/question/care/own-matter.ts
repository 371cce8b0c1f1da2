/** Whether what is asked is a matter of its own, and not of whoever died or lies ill. */
import type { TimeFrame } from '../../time/span.ts'
import { choicesIn } from '../choices/choices.ts'
import { timesBetween } from '../choices/times-between.ts'
import { ownNouns } from '../gate/own-nouns.ts'
import { ownQuestions } from '../gate/own-question.ts'
import { plain } from '../plain-text.ts'

/**
 * Presence is for who tells, and for who asks how to bear it; whoever asks for a day is told a day.
 * `isInPassing`: the loss only tells when something was, so that "her" is somebody who lives.
 */
export function asksOwnMatter(typed: string, frame: TimeFrame, { isInPassing = false } = {}): boolean {
  if (weighsWays(typed, frame)) return true
  return ownQuestions(typed).some(({ words, wants }) => {
    const text = plain(words)
    if (OF_LOSS.test(text)) return false
    const isOfAnother = isInPassing || ownNouns(words).people.some((one) => /^\p{Lu}/u.test(one))
    if (!isOfAnother && OF_THEM.test(text)) return false
    return (wants !== null && OF_CHOICE.includes(wants)) || text.split(' ').length >= LONG_ENOUGH
  })
}

/** A decision of the asker's own is plainly asked for, and not how the loss is to be borne. */
export function decidesOwnMatter(typed: string, frame: TimeFrame): boolean {
  const asked = typed.split(/(?<=[.!?])\s+/).map(plain)
  if (asked.some((text) => OF_LOSS.test(text) && DECIDES.test(text))) return false
  return weighsWays(typed, frame) || asked.some((text) => DECIDES.test(text) && !AT_THEM.test(text))
}
const DECIDES =
  /(?<!\b(?:what|how|why) )\b(?:should|shall) (?:i|we) (?!have \w+(?:ed|en|ne)\b|feel\b|be\b)|\bis (?:it|now|this|\w+day|spring|summer|autumn|winter) (?:a |the )?(?:good|right|wise|better|best|too (?:early|soon|late))\b.* (?:to|for)\b|\b(?:when|which|what) (?:(?:is|would be) )?(?:a |the )?(?:good|right|best|better)?(?: ?(?:day|date|week|month|time))\b.* (?:to|for)\b/
/** What is done to whoever has died is no decision of another matter. */
const AT_THEM = /\b(?:him|them)\b|\bher(?= *$)|\bher (?:again|to|for|in|on|at|about)\b/

/** Days or ways to go are named with an "or". */
export function weighsWays(typed: string, frame: TimeFrame): boolean {
  return timesBetween(typed, frame) !== null || choicesIn(typed) !== null
}

const OF_CHOICE: readonly string[] = ['which', 'when']
/** "What do I do now" is asked of the loss. */
const LONG_ENOUGH = 6

const OF_THEM =
  /\b(?:he|she|him|her|his|hers|they|them|their|mother|mum|mom|mam|father|dad|husband|wife|brother|sister|son|daughter|baby|gran\w*|nan|uncle|aunt\w*)\b/
/** What one asks who can hardly bear it. */
const OF_LOSS =
  /\b(?:without|again|alone|grief|miss|cope|coping|bear|strong|brave|get through|help|cry|crying|pain|pray|god|hospital|doctors?|surgery|operation|funeral|die|dies|dying|died|death|dead|ill|sick|recover|survive|visit|goodbye|to work)\b|\bgo on\b|\bmake it\b|\bbe (?:ok|okay|all right|alright|fine)\b/
