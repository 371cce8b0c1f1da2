/**
 * One spelling for everything that people mean by the same name: lower case, no accents, no spaces, hyphens
 * or apostrophes, "St." as "Saint". Names are folded when the gazetteer is built and queries when they are
 * typed, by this one rule, so a change here needs a new `GAZETTEER_FORMAT`.
 */
export function fold(text: string): string {
  const letters = foldLetters(text)
  return (MAYBE_ABBREVIATED.test(letters) ? letters.replace(ABBREVIATED, unabbreviated) : letters).replace(
    NO_WORD,
    '',
  )
}

/** The folded words of a text, in groups parted by commas or brackets; abbreviations are left as typed. */
export function foldGroups(text: string): string[][] {
  return foldLetters(text)
    .split(GROUP_BREAK)
    .map((group) => group.split(WORD_BREAK).filter((word) => word !== ''))
    .filter((group) => group.length > 0)
}

/** "st" → "saint"; what is no abbreviation stays. */
export function unabbreviated(word: string): string {
  return ABBREVIATIONS.get(word) ?? word
}

/**
 * Spellings in which an umlaut or a Nordic letter is written out: München → Muenchen, Tromsø → Tromsoe,
 * Ålesund → Aalesund.
 */
export function writtenOut(name: string): string | null {
  return UMLAUT.test(name) ? name.replaceAll(UMLAUTS, (letter) => WRITTEN_OUT[letter.toLowerCase()]!) : null
}

function foldLetters(text: string): string {
  const lower = text.toLowerCase()
  if (ASCII_ONLY.test(lower)) return lower.replace(/['`]/g, '')
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(SPECIAL, (letter) => SPECIAL_LETTERS[letter] ?? '')
    .normalize('NFC') // puts Hangul syllables and Japanese voicing marks together again
}

// oxlint-disable-next-line no-control-regex -- the whole of ASCII is meant
const ASCII_ONLY = /^[\x00-\x7f]*$/
// Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowels and hamza; the vowel signs of Indic scripts
// carry the name and stay
// oxlint-disable-next-line no-misleading-character-class -- ranges of marks, no letter among them
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u1dc0-\u1dff]/g
const GROUP_BREAK = /[,;()[\]\u060c\u3001]/
const WORD_BREAK = /[^\p{L}\p{M}\p{N}]+/u
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu
const MAYBE_ABBREVIATED = /st|mt|ft/
const ABBREVIATED = /(?<![\p{L}\p{M}\p{N}])(?:ste?|mt|ft)(?![\p{L}\p{M}\p{N}])/gu

const SPECIAL_LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
  ŧ: 't',
  ə: 'e',
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ـ: '',
  "'": '',
  '`': '',
  '\u2018': '',
  '\u2019': '',
  '\u02bb': '',
  '\u02bc': '',
  '\u02bf': '',
  '\u02be': '',
  '\u02b9': '',
  '\u02ba': '',
  '\u2032': '',
  '\u00b4': '',
  '\u00b7': '',
}
const SPECIAL = new RegExp(`[${Object.keys(SPECIAL_LETTERS).join('')}]`, 'g')
const UMLAUT = /[äöüåøÄÖÜÅØ]/
const UMLAUTS = /[äöüåøÄÖÜÅØ]/g
const WRITTEN_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }
const ABBREVIATIONS = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mount'],
  ['ft', 'fort'],
])
