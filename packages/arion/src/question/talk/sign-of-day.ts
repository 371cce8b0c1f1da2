/** "Is Bran a Leo? He was born on the 3rd of August": the sign of a birthday that is told without its year. */
import { SIGNS } from '@astrarium/sky'
import type { Sign } from '@astrarium/sky'
import { MONTHS } from '../../language/calendar.ts'
import { ownQuestions } from '../gate/own-question.ts'
import { plain } from '../plain-text.ts'

export interface SignOfDay {
  /** from 1 */
  month: number
  day: number
  /** the sign that they are taken for */
  guess: Sign | null
}

/** null where more than the sign is asked, no day or another one is told, or it is the asker's own. */
export function signOfDayIn(typed: string): SignOfDay | null {
  const text = plain(typed)
  const asked = ownQuestions(typed)
  if (OWN.test(text) || !BORN.test(text) || asked.length > 1) return null
  if (!ASKS.test(text) && !IS_ONE.test(text)) return null
  const days = [...text.matchAll(DAY)]
  const [found] = days
  if (!found || days.length > 1) return null
  const [, first, after, before, last] = found
  const [day, name] = [Number(first ?? last), (after ?? before)!]
  const month = MONTHS.findIndex((one) => one.toLowerCase().startsWith(name.slice(0, 3))) + 1
  if (day < 1 || day > LENGTHS[month - 1]!) return null
  return { month, day, guess: SIGNS.find((sign) => new RegExp(`\\b${sign}s?\\b`, 'i').test(text)) ?? null }
}

const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const SIGN = SIGNS.map((sign) => sign.toLowerCase()).join('|')
const ASKS =
  /\b(?:what|which|wat|whats) (?:(?:is|are) )?(?:(?:his|her|their|its|the|my \w+'s) )?(?:star |zodiac |sun |horoscope )?sign\b/
const IS_ONE = new RegExp(
  `\\b(?:is|isn'?t|are|aint|ain'?t|so|makes?|would|does)\\b(?: \\w+){0,5} (?:${SIGN})\\b|\\b(?:${SIGN}) (?:or|right|no|yes|then)\\b`,
)
const MONTH = MONTHS.map((name) => `${name.toLowerCase()}|${name.toLowerCase().slice(0, 3)}`).join('|')
const NO_YEAR = "(?! '?\\d)"
const DAY = new RegExp(
  `\\b(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})|(${MONTH}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?)\\b${NO_YEAR}`,
  'g',
)
/** It is a birthday, and no day to come. */
const BORN =
  /\b(?:born|birthday|bday|birth|hatched)\b|\b(?:he|she|they|it)(?:'s|s| is| are|'re| was)? (?:on |the )*(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/
const OWN = /\b(?:i was|i'm|im|i am|am i|my birthday|my bday|my sign|me)\b/
