/** A cry for help in another language: words that are certain, and grave ones that are asked after. */
import type { Cries } from './cries.ts'
import { EASTERN } from './eastern.ts'
import { GERMANIC } from './germanic.ts'
import { ROMANCE } from './romance.ts'
import { SLAVIC } from './slavic.ts'

/** Whatever a detector would say: short cries are too short for one. */
export function foreignCryIn(question: string): 'self_harm' | 'violence' | null {
  const text = meant(question)
  if (CRISIS.test(text)) return 'self_harm'
  return ABUSE.test(text) ? 'violence' : null
}

/** Grave of oneself, in words that may also be said of a long day: "ich kann nicht mehr". */
export function isHeavyAbroad(question: string): boolean {
  return HEAVY.test(meant(question))
}

/** The languages whose words for a cry stand in it, certain ones or grave ones. */
export function languagesOfCry(question: string): string[] {
  const text = meant(question)
  // most words are no cry, and each language's patterns are made for those alone that are
  if (![CRISIS, ABUSE, HEAVY].some((words) => words.test(text))) return []
  return Object.entries(TABLES).flatMap(([language, { crisis, abuse, heavy = [] }]) =>
    pattern([...crisis, ...abuse, ...heavy]).test(text) ? [language] : [],
  )
}

function meant(question: string): string {
  return withoutAccents(withAccentsRead(question.toLowerCase())).replace(IDIOMS, ' ')
}

/** In Vietnamese "tư vấn", advice, and "tự vẫn", one's own end, are parted by their accents alone. */
function withAccentsRead(text: string): string {
  return text
    .normalize('NFC')
    .replace(/tự tử|tự vẫn|tự vận/g, 'tu sat')
    .replace(/từ từ|tư vấn/g, ' ')
}

/** One way to write each letter, as one types it with the keys at hand. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\u064B-\u0655\u200C\u200D]/g, '')
    .normalize('NFC')
    .replace(/[łøđıßæœيىك\u0901’‘\u0060´]/g, (letter) => PLAIN[letter]!)
    .replace(/\s+/g, ' ')
}

const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  '\u0901': '\u0902',
  '’': "'",
  '‘': "'",
  '\u0060': "'",
  '´': "'",
}

// the short signs know plain letters alone; Greek and Cyrillic are the others that part their words
const LETTER = '[a-z\\u0370-\\u04FF]'
const NO_LETTER = '[^a-z\\u0370-\\u04FF]'
const EDGE = `(?:(?<=${LETTER})(?!${LETTER})|(?<!${LETTER})(?=${LETTER}))`

function joined(patterns: readonly string[]): string {
  return withoutAccents(patterns.join('|'))
    .replaceAll('~', EDGE)
    .replaceAll('\\w', LETTER)
    .replaceAll('\\W', NO_LETTER)
}

function pattern(patterns: readonly string[], flags = 'u'): RegExp {
  return new RegExp(joined(patterns), flags)
}

const TABLES: Readonly<Record<string, Cries>> = { ...ROMANCE, ...GERMANIC, ...SLAVIC, ...EASTERN }
const ALL = Object.values(TABLES)
const IDIOMS = pattern(
  ALL.flatMap(({ idioms = [] }) => idioms),
  'gu',
)
const CRISIS = pattern(ALL.flatMap(({ crisis }) => crisis))
const ABUSE = pattern(ALL.flatMap(({ abuse }) => abuse))
const HEAVY = pattern(ALL.flatMap(({ heavy = [] }) => heavy))
