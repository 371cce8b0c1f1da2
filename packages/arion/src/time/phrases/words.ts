/** Pieces of patterns that several readers share, and the numbers behind them. */
import { MONTHS, WEEKDAYS } from '../../language/calendar.ts'

const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase()).join('|')

export const MONTH = `(?:${lower(MONTHS)}|mar|marzo)`
export const WEEKDAY = `(?:${lower(WEEKDAYS)})`
/** "14", "14th", "o14": the fourteenth */
export const DAY = '(?:\\d{1,2}(?:st|nd|rd|th)?|o\\d{1,2})'
export const ORDINAL = '(?:\\d{1,2}(?:st|nd|rd|th)|o\\d{1,2})'
export const COUNT = '(?:\\d{1,4}|n\\d{1,3}|one|a couple(?: of)?|couple(?: of)?|a few|few|several|an?)'
export const UNIT = '(?:day|night|week|fortnight|weekend|month|quarter|year|decade)'
export const YEAR = '(?:1[89]\\d\\d|20\\d\\d|21\\d\\d|2200)'

/** Words after which a date has come to its end; a noun would make "7th" a house and "three" boys. */
export const NO_NOUN =
  '(?= (?:[.,!?;:)(\\-/&"]|$|of\\b|is\\b|was\\b|and\\b|or\\b|at\\b|to\\b|in\\b|for\\b|with\\b|without\\b|on\\b|he\\b|i\\b|im\\b|we\\b|she\\b|they\\b|it\\b|its\\b|his\\b|her\\b|my\\b|our\\b|will\\b|would\\b|do\\b|does\\b|did\\b|be\\b|as\\b|but\\b|so\\b|then\\b|when\\b|while\\b|if\\b|na\\b|that\\b|this\\b|an?\\b|the\\b|by\\b|from\\b|until\\b|which\\b|what\\b|how\\b|who\\b|where\\b|why\\b|am\\b|are\\b|can\\b|could\\b|should\\b|shall\\b|must\\b|or\\b|instead\\b|already\\b|because\\b|since\\b|like\\b|good\\b|ok\\b|okay\\b|looks?\\b|looking\\b|right\\b|too\\b|also\\b|not\\b|no\\b|rather\\b|better\\b|best\\b|even\\b|evening\\b|morning\\b|afternoon\\b|night\\b|yes\\b|please\\b|pls\\b|vs\\b|versus\\b|before\\b|after\\b|you\\b|your\\b|just\\b|there\\b|goes\\b|work\\b|any\\b|there\\b|up\\b|with\\b|via\\b|off\\b|then\\b|again\\b|n\\d))'

/** What a number in order counts, when it is no day. */
export const NO_COUNTED =
  '(?! (?:house|houses|time|birthday|anniversary|floor|grade|grader|century|degree|place|day|week|month|quarter|year|child|kid|son|daughter|baby|marriage|wife|husband|date|try|attempt|round|one|saturn|return|lord|step|draft|edition|cousin|street|avenue|st|line|interview|person|of (?!next|this|the)|row|form|class|hour|night|session|chapter|page|episode|trimester|job|boyfriend|man|girl|boy|car|chance|phone|call|letter|message|half|sound|harmonic|cusp|sign|planet|appointment|lap|hole)s?\\b)'

export function monthNumber(word: string): number {
  return MONTHS.findIndex((name) => name.toLowerCase().startsWith(word.slice(0, 3))) + 1
}

export function dayNumber(word: string): number {
  return Number(/\d+/.exec(word)?.[0] ?? 0)
}

/** "n3", "12", "a couple of" → 3, 12, 2. */
export function countOf(word: string | undefined): number {
  const digits = /\d+/.exec(word ?? '')
  if (digits) return Number(digits[0])
  if (!word || /^(one|an?)$/.test(word)) return 1
  if (word.includes('couple')) return 2
  return word.includes('few') ? 3 : 4
}
