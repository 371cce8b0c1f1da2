/** A text as the readers of time want it: small words, slips mended, and where each of them stood. */
import { remembered } from '../language/remembered.ts'
import { weekdayMeant } from './short-weekdays.ts'
import { NUMBER_WORDS, ORDINAL_WORDS } from './number-words.ts'
import { WORDS_OF_TIME, respelled } from './spelling.ts'

export interface PlainText {
  text: string
  /** offsets in what was typed, of a stretch of the plain text */
  at: (start: number, end: number) => [number, number]
}

const TOKEN =
  /(?<=\s)['’]\d\d(?![\d\p{L}])|\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}\/\d{1,2}|\d{1,2}\. ?\d{1,2}\.(?!\d)|\d+(?:[.:]\d+)+|\d+(?=-)|[\p{L}\p{N}]+(?:['’`](?=\p{L})\p{L}+)?|[^\s]/gu

/** Ordinals in words become "o3", numbers in words "n3": they are no days of a month by themselves. */
export const plainText = remembered(plainTextOf, (typed) => typed)

function plainTextOf(typed: string): PlainText {
  const places: { plain: number; end: number; typed: [number, number] }[] = []
  let text = ''
  const add = (word: string, from: number, to: number) => {
    places.push({ plain: text.length + 1, end: text.length + 1 + word.length, typed: [from, to] })
    text += ` ${word}`
  }
  const tokens = [...typed.replace(/\bweek[- ]end\b/gi, 'weekend ').matchAll(TOKEN)]
  const small = tokens.map(([raw]) => raw.toLowerCase())
  for (let index = 0; index < tokens.length; index++) {
    const [raw] = tokens[index]!
    const from = tokens[index]!.index
    const word = weekdayMeant(small, index) ?? simple(raw)
    const ten = NUMBER_WORDS[word]
    // "twenty-one", "twenty first"
    const [joint, next] = tokens[index + 1]?.[0] === '-' ? [1, tokens[index + 2]] : [0, tokens[index + 1]]
    const unit = next && simple(next[0])
    const ones = unit === undefined ? undefined : (NUMBER_WORDS[unit] ?? ORDINAL_WORDS[unit])
    if (unit && ones && ten && ten >= 20 && ten % 10 === 0 && ones < 10) {
      add(`${unit in NUMBER_WORDS ? 'n' : 'o'}${ten + ones}`, from, next.index + next[0].length)
      index += 1 + joint
      continue
    }
    add(ten ? `n${ten}` : ORDINAL_WORDS[word] ? `o${ORDINAL_WORDS[word]}` : word, from, from + raw.length)
  }
  text += ' '
  return {
    text,
    at: (start, end) => {
      const inside = places.filter((place) => place.end > start && place.plain < end)
      return [inside[0]?.typed[0] ?? 0, inside.at(-1)?.typed[1] ?? typed.length]
    },
  }
}

function simple(raw: string): string {
  // "the winter of '88", "who wins in '28"
  if (/^['’]\d\d$/.test(raw)) return `${Number(raw.slice(1)) < 50 ? '20' : '19'}${raw.slice(1)}`
  const word = raw.toLowerCase().replace(/[’`]/g, "'").replace(/[–—]/g, '-')
  // without its apostrophe it would be a word of the past
  if (word === "we're") return 'weare'
  const own = /^(.+)'s$/.exec(word)
  const [stem, tail] = own ? [own[1]!, ' s'] : [word.replace(/'/g, ''), '']
  const spelled = respelled(stem)
  // "tonight's shift" is of tonight, "valentine's" has its name from a saint
  return own && WORDS_OF_TIME.has(spelled) ? spelled : `${spelled}${tail}`
}
