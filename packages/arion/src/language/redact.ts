/**
 * Words of a person, made fit to leave the house: no names, addresses, numbers, birth dates, times or places.
 * Leans towards leaving out: a capital letter inside a sentence is a name unless it is known to be something
 * else.
 */
import { firstCharacters } from '@astrarium/contracts'
import { PLANETS, SIGNS } from '@astrarium/sky'
import { MONTHS, WEEKDAYS } from './calendar.ts'

const KNOWN = new Set(
  [
    ...SIGNS,
    ...PLANETS,
    ...MONTHS,
    ...WEEKDAYS,
    'I',
    "I'm",
    "I'd",
    "I'll",
    "I've",
    'Ascendant',
    'Midheaven',
    'Arion',
    'Christmas',
    'Easter',
    'New',
    'Year',
    'Full',
    'OK',
  ].map((word) => word.toLowerCase()),
)
/** Words that begin a question without being a name. */
const STARTERS = new Set(
  `a about after again all also am an and any anything are as ask at be because been before being best but by can check could describe did do does
  don't each else every everything explain feeling finally first for forget from give go good great had happy has have having he hello help her here
  hey hi his how i i'm if in is isn't it its just last later let's lately life long looking love make maybe me mine more most much my need next no not
  now of oh ok okay on one or other our out over please really sad say shall she should show since so some something sometimes soon still suppose
  sure take tell than thank thanks that the their them then there these they thing things think this those though tired today tomorrow tonight too
  tough trying two under until up us very wait want was we well were what what's whats when when's where where's which while who who's whom whose why
  will with within without won't work worried would yes yesterday yet you your money career home health family am i'd i've i'll`
    .split(/\s+/)
    .filter(Boolean),
)
const MONTH = MONTHS.join('|')

type Author = 'asker' | 'arion'

/**
 * `secrets`: names, places and dates that never leave, such as the person's own. Sentences of Arion begin
 * with any word but a name.
 */
export function redact(text: string, secrets: readonly string[] = [], author: Author = 'asker'): string {
  let plain = firstCharacters(text.replace(/[’‘`]/g, "'").replace(/\p{Cc}+/gu, ' '), 1500)
  for (const word of secrets.flatMap(wordsOf))
    plain = plain.replace(new RegExp(`(?<![\\p{L}\\d])${escaped(word)}(?![\\p{L}\\d])`, 'giu'), '[name]')
  return (
    plain
      .replace(/\S+@\S+/g, '[left out]')
      .replace(/https?:\/\/\S+|www\.\S+/gi, '[left out]')
      .replace(/\[\[|\]\]/g, '')
      .replace(/\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b(?:19|20)\d\d-\d\d-\d\d\b/g, '[left out]')
      // a sentence about a birth tells when or where it was
      .replace(/[^.!?]*\b(born|birth ?(day|date|time|place)|my time of birth)\b[^.!?]*[.!?]?/gi, (sentence) =>
        /\d|\[left out\]|\b(in|at|on)\b/.test(sentence) ? ' [left out] ' : sentence,
      )
      .replace(/\b(1[89]\d\d|200\d|201\d|202[0-4])\b/g, '[left out]')
      .replace(
        new RegExp(
          `\\b(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})|(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?),? \\[left out\\]`,
          'gi',
        ),
        '[left out]',
      )
      .replace(/\+?\d[\d ()-]{6,}\d/g, '[left out]')
      .replace(/(?<![\p{L}\p{N}'])\p{Lu}[\p{L}'-]*/gu, (word, at: number, whole: string) =>
        isKept(word, at, whole, author) ? word : '[name]',
      )
      .replace(/(\[name\][ -]?)+/g, (run) => (run.endsWith(' ') ? '[name] ' : '[name]'))
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/**
 * A secret as it stands, and each of its words that is not one of everyday's ("Isle of Man"); the parts of a
 * date mean nothing alone.
 */
function wordsOf(secret: string): string[] {
  const whole = secret.replace(/[’‘`]/g, "'").trim()
  const words = /\d/.test(whole)
    ? []
    : whole
        .split(/[\s,;/]+/)
        .filter((word) => !STARTERS.has(word.toLowerCase()) && !KNOWN.has(word.toLowerCase()))
  return [whole, ...words].filter((word) => word.length > 1)
}

function isKept(word: string, at: number, whole: string, author: Author): boolean {
  const small = word.toLowerCase().replace(/'s$/, '')
  if (KNOWN.has(small) || word === 'A') return true
  const isStart = at === 0 || /(^|[.!?:"“(]\s*|\[left out\]\s*)$/.test(whole.slice(0, at))
  return isStart && (author === 'arion' || STARTERS.has(word.toLowerCase()) || /(ing|ly)$/.test(small))
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
