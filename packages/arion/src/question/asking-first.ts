/** What an ear is given of a long letter: what it asks, and then what stands nearest to it. */
import { tokenize } from '../listen/tokenize.ts'
import { asksWithin, sentencesOf } from './asking.ts'

/** Pieces that an ear hears at once: two thirds of a hundred words. */
const MOST = 80
/** What leads up to a question says so much more of it than what follows. */
const FURTHER_AFTER = 1.5

/**
 * The message itself where it is short enough. Of a longer one whole sentences, as they stand: those that
 * ask, the last first, and then those nearest to them; and the same with one that tells, since what is told
 * around a question both explains it and leads away from it.
 */
export function looksAt(message: string): string[] {
  if (tokenize(message).length <= MOST) return [message]
  // of what only tells both are the same
  return [...new Set([cut(message, Infinity), cut(message, 1)])]
}

/** All of a message in order, in parts that an ear hears whole; itself where it is one. */
export function partsOf(message: string): string[] {
  const parts: { text: string; length: number }[] = []
  for (const text of sentencesOf(message)) {
    const length = tokenize(text).length
    const last = parts.at(-1)
    if (last && last.length + length <= MOST)
      Object.assign(last, { text: `${last.text} ${text}`, length: last.length + length })
    else parts.push({ text, length })
  }
  return parts.length > 1 ? parts.map(({ text }) => text) : [message]
}

/** `beside`: so many sentences that only tell. */
function cut(message: string, beside: number): string {
  const sentences = sentencesOf(message)
  const asking = sentences.flatMap((sentence, place) => (asksWithin(sentence) ? [place] : [])).reverse()
  const farness = (place: number) =>
    Math.min(...asking.map((one) => (one > place ? one - place : (place - one) * FURTHER_AFTER)))
  const telling = sentences
    .map((_, place) => place)
    .filter((place) => !asking.includes(place))
    .toSorted((one, other) => farness(one) - farness(other) || other - one)
  const kept = new Set<number>()
  let left = MOST
  for (const place of [...asking, ...telling.slice(0, asking.length > 0 ? beside : Infinity)]) {
    const length = tokenize(sentences[place]!).length
    if (length > left) continue
    kept.add(place)
    left -= length
  }
  return kept.size === 0 ? message : sentences.filter((_, place) => kept.has(place)).join(' ')
}
