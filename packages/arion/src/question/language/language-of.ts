/** Which language a question is written in, when it is not English. */
import { eld } from 'eld/small'
import { sentencesOf } from '../asking.ts'
import { isSpoken } from './everyday-english.ts'

/**
 * Its ISO 639-1 code; null for English and what is too short to tell. Letters and names lead a detector
 * astray in short slang, so everyday English words outvote it: a mixed text whose question is English stays
 * English.
 */
export function languageOf(question: string): string | null {
  const text = question.slice(0, 600).trim()
  if (isEnglish(text)) return otherHalf(text)
  const asked = text.match(/[^.!?\n]+\?/g)?.at(-1)
  if (asked && asked.trim() !== text && wordsOf(asked).length > 3 && isEnglish(asked)) return null
  return detected(text)
}

/** Half of a sentence is in another language: an answer to the other half would be none. */
function otherHalf(text: string): string | null {
  const words = wordsOf(text)
  const middle = Math.floor(words.length / 2)
  if (middle < FEWEST || sentencesOf(text).length > 1) return null
  const halves = [words.slice(0, middle), words.slice(-middle)]
  // "im" is German, too
  const abroad = halves.find((half) => half.filter(isSpoken).length <= 1)
  return abroad ? detected(abroad.join(' ')) : null
}

function detected(text: string): string | null {
  const found = eld.detect(text)
  if (!found.language || found.language === 'en') return null
  const scores = found.getScores()
  return (scores[found.language] ?? 0) - (scores['en'] ?? 0) > MARGIN ? found.language : null
}

/** Fewer words may be names, or slang. */
const FEWEST = 5

const MARGIN = 0.05
/** From such a share of everyday English words on, it is English. */
const SHARE = 0.22

function isEnglish(text: string): boolean {
  const words = wordsOf(text)
  const isPlain = !/[^\p{ASCII}\p{P}\p{S}]/u.test(text)
  if (words.length === 0 || (isPlain && words.length < 3)) return true
  return words.filter(isSpoken).length / words.length >= SHARE
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{M}]+/gu) ?? []
  )
}
