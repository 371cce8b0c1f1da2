/** "You said something about a door": the sentence in which it was said. */
import { sentencesOf } from '../check/check-sentence.ts'
import type { Composer } from '../almanac/composer.ts'
import type { LineOrBreak } from '../almanac/line.ts'
import { isTask, OF_THE_SKY } from './carried.ts'

export function* quotedPlan(composer: Composer, words: readonly string[]): Iterable<LineOrBreak> {
  const sentence = sentenceWith(composer.input.thread, words)
  if (!sentence) {
    const none = composer.unit('turn.quoted.none')
    if (none) yield composer.line(none.text)
    return
  }
  const unit = composer.unit('turn.quoted')
  const plain = sentence.replace(/[.\s]+$/, '').replace(/"/g, '')
  yield composer.line(`"${plain}." ${unit?.text ?? ''}`.trim())
}

/** The last sentence with these words in it, of those that name no place and no day and ask for nothing. */
export function sentenceWith(thread: readonly { answer: string }[], words: readonly string[]): string | null {
  if (words.length === 0) return null
  for (const { answer } of thread.toReversed()) {
    const found = sentencesOf(answer).find(
      (sentence) =>
        !OF_THE_SKY.test(sentence) &&
        !isTask(sentence) &&
        words.every((word) => new RegExp(`\\b${word}`, 'i').test(sentence)),
    )
    if (found) return found
  }
  return null
}
