/** "Is Bran a Leo? He was born on the 3rd of August": the sign of a birthday without its year. */
import { SIGNS } from '@astrarium/sky'
import type { Sign } from '@astrarium/sky'
import { MONTHS } from '../../language/calendar.ts'
import { sentencesOf } from '../asking.ts'
import { plain } from '../plain-text.ts'
import { OF_DEATH } from '../told-event.ts'

export interface SignOfDay {
  /** from 1 */
  month: number
  day: number
  /** the sign that they are taken for; null where none or one of two is named */
  guess: Sign | null
}

/**
 * null where more than the sign is asked, no day or another one is told, its year is told with it, or it is
 * the asker's own.
 */
export function signOfDayIn(typed: string): SignOfDay | null {
  const text = plain(typed)
  if (OWN.test(text) || OF_A_POINT.test(text) || !BORN.test(text) || OF_DEATH.test(typed)) return null
  const asking = sentencesOf(typed).flatMap((sentence) => askedIn(plain(sentence)))
  const [asked, ...others] = asking
  const asksMore = sentencesOf(typed).filter((sentence) => sentence.endsWith('?')).length > asking.length
  if (asked === undefined || others.length > 0 || asksMore) return null
  const days = [...text.matchAll(DAY)]
  const [found] = days
  if (!found || days.length > 1) return null
  const [, first, after, before, last] = found
  const [day, name] = [Number(first ?? last), (after ?? before)!]
  const month = MONTHS.findIndex((one) => one.toLowerCase().startsWith(name.slice(0, 3))) + 1
  return day >= 1 && day <= LENGTHS[month - 1]! ? { month, day, guess: asked } : null
}

/** Which sign is asked for in a sentence: null in it where none is named. */
function askedIn(text: string): (Sign | null)[] {
  if (WHICH.test(text)) return [null]
  const [, one, other] = IS_ONE.exec(text) ?? SO_ONE.exec(text) ?? []
  if (!one) return []
  return [other ? null : SIGNS.find((sign) => sign.toLowerCase() === one)!]
}

const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const NAMES = SIGNS.map((sign) => sign.toLowerCase()).join('|')
/** Without an article cancer is an illness. */
const ONE = `(?:(?:a|an) (${NAMES})s?|((?!cancer)(?:${NAMES}))s?)`
const WHICH =
  /\b(?:what|which|whats|wat) (?:star |zodiac |sun )?sign (?:is|was|are|would|does)\b(?! (?:(?:his|her|my|their|the) )?(?:best|most|compatible|match\w*|good|right|next|i|we|for)\b)|\b(?:what|which) (?:star |zodiac |sun )?sign (?:(?:my|our|the) )?\w+(?: \w+)? (?:is|are)\b|\b(?:what is|whats|what's|tell me|know) (?:his|her|their|its|\w+'s) (?:star |zodiac |sun )?sign\b/
const PERSON = '(?:(?:my|our|the|his|her) \\w+(?: \\w+)?|(?!that\\b|this\\b|saturn\\b|it is\\b)\\w+)'
const TAIL =
  "(?: (?:too|then|baby|or what|right|no|yes|lol|please|really))*(?: (?:born|(?:he|she|they|it)(?:'s|s| is| was)?) .*)?$"
const IS_ONE = oneOf(
  `^(?:so |and |but |ok |wait )*(?:is|isn'?t|are|aren'?t|aint|ain'?t|would) ${PERSON} (?:be |really |actually |also )*${ONE}`,
)
const SO_ONE = oneOf(
  `\\b(?:so|makes (?:him|her|them|it)|that's|is (?:he|she|it)|(?:he|she)(?:'s| is)) (?:she's |he's |shes |hes )?${ONE}(?= right| no| yes| or what| then|$)`,
)

/** The sign in the first group, and in the second what it may be besides. */
function oneOf(lead: string): { exec: (text: string) => (string | undefined)[] | null } {
  const pattern = new RegExp(`${lead}(?: or (?:a |an )?(${NAMES})s?)?${TAIL}`)
  return {
    exec(text) {
      const [whole, withArticle, bare, other] = pattern.exec(text) ?? []
      return whole === undefined ? null : [whole, withArticle ?? bare, other]
    },
  }
}

const OF_A_POINT =
  /\b(?:moon|rising|ascendant|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|man|woman|men|women)\b/
const MONTH = [
  ...MONTHS.map((name) => `${name.toLowerCase()}|${name.toLowerCase().slice(0, 3)}`),
  'sept',
].join('|')
const NO_YEAR = "(?! (?:in |of )?'?\\d)"
const DAY = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})|(${MONTH}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?)\\b${NO_YEAR}`,
  'g',
)
/** It is a birthday, and no day to come. */
const BORN =
  /\b(?:born|birthday|bday|birth|hatched)\b|\b(?:he|she|they|it)(?:'s|s| is| are|'re| was)? (?:on |the )*(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/
const OWN = /\b(?:i was|i'm|im|i am|am i|my birthday|my bday|my sign|me (?:a|an))\b/
