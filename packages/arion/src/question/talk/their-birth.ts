/** Somebody else's birthday or sign is told, and nothing is asked with it but whether that helps. */
import { ownQuestions } from '../gate/own-question.ts'
import { plain } from '../plain-text.ts'

/** Whether the day or the sign of another's birth stands in the words. */
export function namesTheirBirth(typed: string): boolean {
  return THEIR_BIRTH.some((words) => words.test(plain(typed)))
}

/** `follows`: something was asked before; alone, a sign is only gossip. */
export function tellsTheirBirth(typed: string, follows: boolean): boolean {
  if (!follows && !BIRTHDAY.test(plain(typed))) return false
  if (!namesTheirBirth(typed) || plain(typed).split(' ').length > LONGEST) return false
  return ownQuestions(typed).every(({ words }) => OF_USE.test(plain(words)))
}

const LONGEST = 45
const SIGN =
  '(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|(?:january|february|march|april|may|june|july|august|september|october|november|december) one)'
const BIRTHDAY =
  /\b(?:his|her|their|\p{L}+'s) (?:own )?(?:birth ?day|bday|birth ?date|date of birth|birth ?time|(?:hour|day|time) of (?:his |her |their )?birth)\b(?! (?:party|present|gift|card|cake|dinner|lunch|do)\b)/u
const THEIR_BIRTH: readonly RegExp[] = [
  BIRTHDAY,
  new RegExp(`\\b(?:he|she|they)(?:'s|s| is| are| was)? (?:an? |the )?${SIGN}\\b`),
  new RegExp(
    `\\b(?!(?:rising|moon|sun|sign|it|this|that|ascendant)\\b)\\p{L}+(?:'s| is| was) (?:an?|the) ${SIGN}\\b`,
    'u',
  ),
  /\b(?:he|she|they) (?:was|were|is) born\b/,
  // "he is oct 9 1979, uruapan"
  /\b(?:he|she|they)(?:'s|s| is| are)? (?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}(?:st|nd|rd|th)?) (?:19|20)\d\d\b/,
]
/** "Does that help?", "tell me what you can from that". */
const OF_USE =
  /\b(?:help|matters?|need|enough|use|useful|from (?:that|it|this)|can you (?:do|say|tell|see)|know|cannot?)\b/
