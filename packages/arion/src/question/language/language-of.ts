/** Which language a question is written in, when it is not English. */
import { eld } from 'eld/small'
import { isSpoken } from './everyday-english.ts'

/**
 * Its ISO 639-1 code; null for English and what is too short to tell. Letters and names lead a detector
 * astray in short slang, so everyday English words outvote it: a mixed text whose question is English stays
 * English.
 */
export function languageOf(question: string): string | null {
  const text = question.slice(0, 600).trim()
  if (isEnglish(text)) return null
  const asked = text.match(/[^.!?\n]+\?/g)?.at(-1)
  if (asked && asked.trim() !== text && wordsOf(asked).length > 3 && isEnglish(asked)) return null
  const found = eld.detect(text)
  if (!found.language || found.language === 'en') return null
  const scores = found.getScores()
  return (scores[found.language] ?? 0) - (scores['en'] ?? 0) > MARGIN ? found.language : null
}

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
